/** Generated from the game's dataclasses; `make schema` renews it. */

type Kind<K extends string, Fields> = { readonly kind: K } & Fields;

export interface PyramidoView {
  readonly mode: "coop" | "solo" | "contest";
  readonly base: number;
  readonly seat: number | null;
  readonly pyramids: readonly PyramidView[];
  readonly hands: readonly (readonly number[])[];
  readonly stores: readonly (readonly number[])[];
  readonly quarry: readonly number[];
  readonly bag: readonly number[];
  /** turns in a row without building or exchanging, or passes in a row */
  readonly idle: number;
  readonly game: number;
  readonly games: number;
  /** of every finished game of a series, by seat */
  readonly points: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly is_over: boolean;
}

export interface BuildStone {
  readonly colour: number;
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

export interface ExchangeStones {
  /** a multiset, kept sorted */
  readonly colours: readonly number[];
}

export interface EndTurn {
}

export interface BuildFromQuarry {
  readonly colour: number;
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

export interface StoreStone {
  readonly colour: number;
}

export interface BuildFromStore {
  readonly colour: number;
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

export interface Pass {
}

export interface DrawStone {
  readonly colour: number;
}

export interface PyramidView {
  readonly stones: readonly (readonly [number, number, number, number])[];
  readonly fits: readonly Fit[];
  /** empty base places that no colour can fill any more */
  readonly dead: readonly (readonly [number, number, number])[];
  readonly missing: number;
  /** no dead place, and stones enough */
  readonly can_complete: boolean;
}

export interface Fit {
  readonly place: readonly [number, number, number];
  readonly colours: readonly number[];
}

export type View = PyramidoView;

export type Outlook = never;

export type Move = Kind<"BuildStone", BuildStone> | Kind<"ExchangeStones", ExchangeStones> | Kind<"EndTurn", EndTurn> | Kind<"BuildFromQuarry", BuildFromQuarry> | Kind<"StoreStone", StoreStone> | Kind<"BuildFromStore", BuildFromStore> | Kind<"Pass", Pass>;

export type Draw = Kind<"DrawStone", DrawStone>;

/** How the usual match begins. */
export const START: View = {"mode": "coop", "base": 5, "seat": null, "pyramids": [{"stones": [], "fits": [], "dead": [], "missing": 55, "can_complete": true}], "hands": [[], []], "stores": [], "quarry": [], "bag": [13, 13, 13, 13, 13], "idle": 0, "game": 0, "games": 1, "points": [], "totals": [0, 0], "is_over": false};
