/** Generated from the game's dataclasses; `make schema` renews it. */

type Kind<K extends string, Fields> = { readonly kind: K } & Fields;

export interface TaloView {
  readonly seat: number;
  readonly phase: "restart" | "roll" | "take" | "build" | "stalled" | "over";
  readonly sticks: readonly Stick[];
  readonly figures: readonly (readonly [number, number, number])[];
  /** by length */
  readonly store: readonly number[];
  readonly rolls: number;
  /** the roll, 0 before it */
  readonly number: number;
  readonly taken: readonly number[];
  readonly held: Stick | null;
  /** figures that can never again reach the top */
  readonly stuck: readonly boolean[];
  /** the sticks that came down, if the building fell */
  readonly fallen: readonly Fall[];
  readonly turns: number;
  readonly is_over: boolean;
}

export interface Balance {
  readonly firmness: "firm" | "shaky" | "falls";
  /** the sticks that would come down */
  readonly fallen: readonly Fall[];
}

export interface TakeSticks {
  readonly lengths: readonly number[];
}

export interface PlaceStick {
  readonly length: number;
  readonly axis: "x" | "y" | "z";
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface HoldStick {
  readonly length: number;
  readonly axis: "x" | "y" | "z";
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface TakeBack {
}

export interface Walk {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

export interface Restart {
  readonly x: number;
  readonly y: number;
}

export interface EndTurn {
}

export interface Roll {
  readonly number: number;
}

export interface Stick {
  readonly length: number;
  readonly axis: "x" | "y" | "z";
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Fall {
  readonly stick: Stick;
  readonly towards: "east" | "west" | "north" | "south";
}

export type View = TaloView;

export type Outlook = Balance;

export type Move = Kind<"TakeSticks", TakeSticks> | Kind<"PlaceStick", PlaceStick> | Kind<"HoldStick", HoldStick> | Kind<"TakeBack", TakeBack> | Kind<"Walk", Walk> | Kind<"Restart", Restart> | Kind<"EndTurn", EndTurn>;

export type Draw = Kind<"Roll", Roll>;

/** How the usual match begins. */
export const START: View = {"seat": 0, "phase": "roll", "sticks": [], "figures": [[2, 2, 0], [7, 7, 0]], "store": [0, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], "rolls": 0, "number": 0, "taken": [], "held": null, "stuck": [false, false], "fallen": [], "turns": 0, "is_over": false};
