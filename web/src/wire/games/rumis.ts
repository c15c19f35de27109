/** Generated from the game's dataclasses; `make schema` renews it. */

type Kind<K extends string, Fields> = { readonly kind: K } & Fields;

export interface RumisView {
  readonly mode: "standard" | "four-colours" | "ruinas" | "cube";
  /** to place now; None if the player picks it */
  readonly colour: number | null;
  /** the seat of each colour; None for a ruin */
  readonly owners: readonly (number | null)[];
  /** everything that lies */
  readonly stones: readonly PlaceStone[];
  /** the allowed height of each cell, row by row, 0 outside (RUM-26) */
  readonly limits: readonly (readonly number[])[];
  /** the limit of the whole building for this number of players (RUM-26) */
  readonly max_height: number;
  readonly heights: readonly (readonly number[])[];
  /** the colour seen from above */
  readonly tops: readonly (readonly (number | null)[])[];
  /** stones of each colour */
  readonly left: readonly (readonly string[])[];
  /** colours that could not place */
  readonly out: readonly number[];
  /** of each colour as it stands */
  readonly scores: readonly number[];
  readonly is_over: boolean;
}

export interface PlaceStone {
  /** I2 I3 V3 I4 O4 T4 L4 S4 Y4 A4 B4 */
  readonly stone: string;
  /** (x, y, z), kept sorted */
  readonly cells: readonly (readonly [number, number, number])[];
  readonly colour: number;
}

export type View = RumisView;

export type Outlook = never;

export type Move = Kind<"PlaceStone", PlaceStone>;

export type Draw = Kind<"PlaceStone", PlaceStone>;

/** How the usual match begins. */
export const START: View = {"mode": "standard", "colour": 0, "owners": [0, 1], "stones": [], "limits": [[4, 4, 4, 4], [4, 4, 4, 4], [4, 4, 4, 4], [4, 4, 4, 4], [4, 4, 4, 4]], "max_height": 4, "heights": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "tops": [[null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, null]], "left": [["I2", "I3", "V3", "I4", "O4", "T4", "L4", "S4", "Y4", "A4", "B4"], ["I2", "I3", "V3", "I4", "O4", "T4", "L4", "S4", "Y4", "A4", "B4"]], "out": [], "scores": [-11, -11], "is_over": false};
