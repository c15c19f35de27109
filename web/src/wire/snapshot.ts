/** What the server says about a match, decoded. */

import type { Draw, GameName, Move, View } from "./games";

export interface Snapshot<G extends GameName = GameName> {
  game: G;
  variant: Record<string, unknown>;
  view: View<G>;
  turn: { kind: "decision" | "chance" | "ended"; seat: number | null };
  /** Rows, decoded from the server's columns; empty unless it is my turn. */
  legal: readonly Move<G>[];
  /** Seats this browser may move for. */
  mySeats: readonly number[];
  seats: readonly { name: string; bot: boolean }[];
  /** What happened since the previous snapshot, to be animated and told. */
  lastEvents: readonly GameEvent<G>[];
  /** The last move and the draws after it: stays marked until the next. Left out in pictures. */
  lastStep?: readonly GameEvent<G>[];
  outcome: Outcome | null;
  version: number;
}

/** A scene that nobody plays: seat 0 is to choose among these moves. */
export function still<G extends GameName>(game: G, view: View<G>, legal: readonly Move<G>[] = []): Snapshot<G> {
  return {
    game,
    variant: {},
    view,
    turn: { kind: "decision", seat: 0 },
    legal,
    mySeats: [],
    seats: [],
    lastEvents: [],
    outcome: null,
    version: 0,
  };
}

/** A move, or a draw, which nobody made. */
export interface GameEvent<G extends GameName = GameName> {
  move: Move<G> | Draw<G>;
  seat: number | null;
  notation: string;
}

export interface Outcome {
  scores: readonly number[];
  ranks: readonly number[];
  utilities: readonly number[];
  reason: string;
}

/** Why something cannot be done: in words, and the places that are in its way. */
export interface Objection {
  text: string;
  at: readonly (readonly number[])[];
}

/** How a puzzle can be completed: not known if the time was over first. */
export interface Solution<G extends GameName = GameName> {
  verdict: "solved" | "none" | "unknown";
  /** In an order that can be played; empty unless solved. */
  moves: readonly Move<G>[];
}

/** Those of some moves or draws that are of one of these kinds. */
export function ofKind<M extends { kind: string }, K extends M["kind"]>(
  moves: readonly M[],
  ...kinds: readonly K[]
): Extract<M, { kind: K }>[] {
  return moves.filter((move): move is Extract<M, { kind: K }> => kinds.some((kind) => kind === move.kind));
}
