/** What the server shows of Tulum. */

import { BLUE, GREEN, ORANGE, RED, VIOLET, YELLOW, type Tone } from "../../stage/palette";
import type { Move, Snapshot } from "../../stage/seam";

export type Place = readonly [row: number, place: number];

export interface TulumView {
  seat: number;
  boards: readonly (readonly Place[])[];
  loose: readonly Place[];
  dice: readonly number[];
  num_dice: number;
  carried: readonly Place[];
  /** A fraction, "3/8". */
  bust: string;
  turns: number;
  is_over: boolean;
}

/** The colour of each row, from the bottom up. */
export const ROWS: readonly Tone[] = [GREEN, BLUE, RED, YELLOW, ORANGE, VIOLET];

export const rowTone = (row: number): Tone => ROWS[row] as Tone;

export const places: readonly Place[] = ROWS.flatMap((_, row) =>
  Array.from({ length: ROWS.length - row }, (_, place) => [row, place] as const),
);

/** The moves that lay a block, by "row,place". */
export function placements(snapshot: Snapshot): ReadonlyMap<string, Move> {
  const blocks = snapshot.legal.filter((move) => move.kind === "PlaceBlock");
  return new Map(blocks.map((move) => [`${move["row"]},${move["place"]}`, move]));
}

export const moveOf = (snapshot: Snapshot, kind: string): Move | undefined =>
  snapshot.legal.find((move) => move.kind === kind);

/** The last roll that gave nothing, if one was seen just now: the next thing was another roll. */
export function inVain({ lastEvents, view }: Snapshot): readonly number[] | null {
  const lost = lastEvents.filter(({ move }, i) => {
    const next = lastEvents[i + 1]?.move;
    return move.kind === "Roll" && (next ? next.kind === "Roll" : (view as TulumView).dice.length === 0);
  });
  return (lost.at(-1)?.move["rows"] as readonly number[] | undefined) ?? null;
}

export function percent(fraction: string): number {
  const [above, below = 1] = fraction.split("/").map(Number) as [number, number?];
  return Math.round((100 * above) / below);
}
