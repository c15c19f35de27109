/** The seam between shell and stage: what a table is given, and what it can ask for. */

/** What the server says about a match, decoded. */
export interface Snapshot {
  game: string;
  variant: Record<string, unknown>;
  /** The encoded `rules.view(state)`; each game narrows it to its own type. */
  view: unknown;
  turn: { kind: "decision" | "chance" | "ended"; seat: number | null };
  /** Rows, decoded from the server's columns; empty unless it is my turn. */
  legal: readonly Move[];
  /** Seats this browser may move for. */
  mySeats: readonly number[];
  seats: readonly { name: string; bot: boolean }[];
  /** What happened since the previous snapshot, to be animated and told. */
  lastEvents: readonly GameEvent[];
  outcome: Outcome | null;
  version: number;
}

export interface Move {
  kind: string;
  [field: string]: unknown;
}

/** A move, or a draw, which nobody made. */
export interface GameEvent {
  move: Move;
  seat: number | null;
  notation: string;
}

export interface Outcome {
  scores: readonly number[];
  ranks: readonly number[];
  utilities: readonly number[];
  reason: string;
}

/** How a puzzle can be completed: not known if the time was over first. */
export interface Solution {
  verdict: "solved" | "none" | "unknown";
  /** In an order that can be played; empty unless solved. */
  moves: readonly Move[];
}

export interface TableHost {
  /** null: no WebGL, the twin alone plays. */
  canvas: HTMLCanvasElement | null;
  /** The DOM twin goes here: 2D view, screen reader view and keyboard view at once. */
  twin: HTMLElement;
  /** Buttons of the present choice: stones to pick, roll on, stop, rotate. */
  tray: HTMLElement;
  /** Send a legal move; the shell guards double taps and shows that it is on its way. */
  choose(move: Move): void;
  /** The server's sentence, or null if the move is legal. */
  whyNot(move: Move): Promise<string | null>;
  /** How the puzzle can be completed from here; null if that was refused. Left out where nothing is asked. */
  solve?(): Promise<Solution | null>;
  /** What the server tells of a move before it is made; null if that is nothing. */
  outlook(move: Move): Promise<unknown>;
  /** Point at a cell, seen by all. */
  point(cell: readonly number[]): void;
  say(id: string, args?: Record<string, unknown>): string;
  /** A move or draw in words, without the name of who made it. */
  tell(event: GameEvent): string;
  settings: { motion: boolean; dark: boolean; sound: boolean; reflections: boolean };
  /** A picture in a text: shown, not touched. */
  isPicture?: boolean;
}

export interface GameTable {
  /** Show exactly this snapshot. */
  sync(snapshot: Snapshot): void;
  /** True if the key was used. */
  key(event: KeyboardEvent): boolean;
  /** One step back (Escape); false if there was nothing to take back. */
  back(): boolean;
  settingsChanged(): void;
  /** Somebody (null: the host) points at a cell. */
  pointed?(cell: readonly number[], seat: number | null): void;
  dispose(): void;
}

/** Default export of `games/<game>/index.ts`, loaded lazily. */
export type MakeTable = (host: TableHost) => GameTable;
