/** The seam between shell and stage: what a table is given, and what it can ask for. */

import type { GameName, Move, Outlook } from "../wire/games";
import type { GameEvent, Objection, Snapshot, Solution } from "../wire/snapshot";

export interface TableHost<G extends GameName = GameName> {
  /** null: no WebGL, the twin alone plays. */
  canvas: HTMLCanvasElement | null;
  /** The DOM twin goes here: 2D view, screen reader view and keyboard view at once. */
  twin: HTMLElement;
  /** Buttons of the present choice: stones to pick, roll on, stop, rotate. */
  tray: HTMLElement;
  /** Send a legal move; the shell guards double taps and shows that it is on its way. */
  choose(move: Move<G>): void;
  /** What the server says against a move, or null if it is legal. */
  whyNot(move: Move<G>): Promise<Objection | null>;
  /** Let the user read a rule while the match stays. Left out where there is no room for it. */
  showRule?(rule: string): void;
  /** How the puzzle can be completed from here; null if that was refused. Left out where nothing is asked. */
  solve?(): Promise<Solution<G> | null>;
  /** What the server tells of a move before it is made; null if that is nothing. */
  outlook(move: Move<G>): Promise<Outlook<G> | null>;
  /** Point at a cell, seen by all. */
  point(cell: readonly number[]): void;
  say(id: string, args?: Record<string, unknown>): string;
  /** What happened in words, with the names of who did it. */
  tell(events: readonly GameEvent<G>[]): string;
  settings: { motion: boolean; dark: boolean; sound: boolean; reflections: boolean };
  /** A picture in a text: shown, not touched. */
  isPicture?: boolean;
}

/** A move that was advised; `number` stands beside it, as in a list. */
export interface Hint<G extends GameName = GameName> {
  readonly move: Move<G>;
  readonly number?: number;
}

export interface GameTable<G extends GameName = GameName> {
  /** Show exactly this snapshot. */
  sync(snapshot: Snapshot<G>): void;
  /** True if the key was used. */
  key(event: KeyboardEvent): boolean;
  /** One step back (Escape); false if there was nothing to take back. */
  back(): boolean;
  settingsChanged(): void;
  /** Somebody (null: the host) points at a cell. */
  pointed?(cell: readonly number[], seat: number | null): void;
  /** Moves that were advised are shown on the table, several of them with their numbers. */
  hinted?(moves: readonly Hint<G>[]): void;
  dispose(): void;
}

/** Default export of `games/<game>/index.ts`, loaded lazily. */
export type MakeTable<G extends GameName = GameName> = (host: TableHost<G>) => GameTable<G>;

/** Default export of `games/<game>/lessons.ts`: its scenes, by the id of the rule that they show. */
export type Lessons = Readonly<Record<string, Snapshot>>;
