/** What the page makes of the view of Tulum. */

import type { Move, TulumView } from "../../wire/games/tulum";
import { ofKind, type Snapshot } from "../../wire/snapshot";
import { TONES, type Tone } from "../../wire/tones";

export type { TulumView };
export type TulumSnapshot = Snapshot<"tulum">;
export type Place = readonly [row: number, place: number];

/** The colour of each row, from the bottom up. */
export const ROWS = TONES.tulum;

export const rowTone = (row: number): Tone => ROWS[row] as Tone;

export const places: readonly Place[] = ROWS.flatMap((_, row) =>
  Array.from({ length: ROWS.length - row }, (_, place) => [row, place] as const),
);

/** The moves that lay a block, by "row,place". */
export function placements(snapshot: TulumSnapshot): ReadonlyMap<string, Move> {
  return new Map(ofKind(snapshot.legal, "PlaceBlock").map((move) => [`${move.row},${move.place}`, move]));
}

/** Where the last step laid a block: "seat,row,place". */
export function lastPlaces({ lastStep = [] }: TulumSnapshot): ReadonlySet<string> {
  return new Set(
    lastStep.flatMap(({ move, seat }) => (move.kind === "PlaceBlock" ? [`${seat},${move.row},${move.place}`] : [])),
  );
}

export const moveOf = (snapshot: TulumSnapshot, kind: Move["kind"]): Move | undefined =>
  snapshot.legal.find((move) => move.kind === kind);

/** The last roll that gave nothing, if it lies there or was seen just now: the next thing was another roll. */
export function inVain({ lastEvents, turn, view }: TulumSnapshot): readonly number[] | null {
  if (turn.kind === "chance" && view.dice.length > 0) return view.dice;
  const events = lastEvents.map(({ move }) => move);
  const lost = events.filter((_, i) => {
    const next = events[i + 1];
    return next ? next.kind === "Roll" : view.dice.length === 0;
  });
  return ofKind(lost, "Roll").at(-1)?.rows ?? null;
}

/** Who has just rolled in vain: whoever is to roll no longer, or the seat before. */
export function rollerOf({ turn, view }: TulumSnapshot): number {
  const seats = view.boards.length;
  return turn.kind === "chance" && view.dice.length > 0 ? view.seat : (view.seat - 1 + seats) % seats;
}

export function percent(fraction: string): number {
  const [above, below = 1] = fraction.split("/").map(Number) as [number, number?];
  return Math.round((100 * above) / below);
}
