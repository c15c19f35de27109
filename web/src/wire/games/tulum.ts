/** Generated from the game's dataclasses; `make schema` renews it. */

type Kind<K extends string, Fields> = { readonly kind: K } & Fields;

export interface TulumView {
  readonly seat: number;
  /** secured blocks of each seat */
  readonly boards: readonly (readonly (readonly [number, number])[])[];
  /** dot-up blocks of the seat whose turn it is */
  readonly loose: readonly (readonly [number, number])[];
  /** rolled and unused */
  readonly dice: readonly number[];
  /** still in play this turn */
  readonly num_dice: number;
  /** the chance that rolling `num_dice` dice now gives no block */
  readonly bust: string;
  readonly is_over: boolean;
}

export interface PlaceBlock {
  /** 0–5 from the bottom */
  readonly row: number;
  /** from the left */
  readonly place: number;
}

export interface RollOn {
}

export interface Stop {
}

export interface Roll {
  /** kept sorted */
  readonly rows: readonly number[];
}

export type View = TulumView;

export type Outlook = never;

export type Move = Kind<"PlaceBlock", PlaceBlock> | Kind<"RollOn", RollOn> | Kind<"Stop", Stop>;

export type Draw = Kind<"Roll", Roll>;

/** How the usual match begins. */
export const START: View = {"seat": 0, "boards": [[], []], "loose": [], "dice": [], "num_dice": 6, "bust": "15625/46656", "is_over": false};
