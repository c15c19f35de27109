/** What the page makes of the view of Pyramido, and what a player has in mind. */

import type { Move, PyramidoView, PyramidView } from "../../wire/games/pyramido";
import { ofKind, type Snapshot } from "../../wire/snapshot";
import { TONES, type Tone } from "../../wire/tones";

export type { PyramidoView, PyramidView };
export type PyramidoSnapshot = Snapshot<"pyramido">;
export type Place = readonly [level: number, x: number, y: number];
export type Stone = readonly [level: number, x: number, y: number, colour: number];

/** Where a stone is taken from. */
export type Source = "hand" | "quarry" | "store";

export interface PyramidoChoice {
  source: Source;
  colour: number | null;
  spot: Place | null;
  /** Levels above this one are faded, out of the way. */
  open: number;
  /** Numbers of the hand's stones to exchange; null while nothing is exchanged. */
  out: readonly number[] | null;
}

/** How high a level is. */
export const STEP = 0.66;

export const COLOURS = TONES.pyramido;
export const toneOf = (colour: number): Tone => COLOURS[colour] as Tone;

const BUILD = { hand: "BuildStone", quarry: "BuildFromQuarry", store: "BuildFromStore" } as const;

/** The pyramid that is built on now: the player's own in a contest, otherwise the one there is. */
export const present = (view: PyramidoView): number => (view.mode === "contest" ? (view.seat ?? 0) : 0);

export const buildMove = (source: Source, colour: number, [level, x, y]: Place): Move => ({
  kind: BUILD[source],
  colour,
  level,
  x,
  y,
});

/** The legal builds of the stone picked, by place. */
export function builds(snapshot: PyramidoSnapshot, { source, colour }: PyramidoChoice): Map<string, Move> {
  const found = ofKind(snapshot.legal, BUILD[source]).filter((move) => move.colour === colour);
  return new Map(found.map((move) => [`${move.level},${move.x},${move.y}`, move]));
}

/** Where the last step built: "pyramid,level,x,y". */
export function lastPlaces({ lastStep = [], view }: PyramidoSnapshot): ReadonlySet<string> {
  const isContest = view.mode === "contest";
  return new Set(
    lastStep.flatMap(({ move, seat }) =>
      "level" in move ? [`${isContest ? seat : 0},${move.level},${move.x},${move.y}`] : [],
    ),
  );
}

export const hasBuild = (snapshot: PyramidoSnapshot, source: Source, colour: number): boolean =>
  ofKind(snapshot.legal, BUILD[source]).some((move) => move.colour === colour);

/** Whether a turn without building or exchanging would now lose the match (PYR-15i). */
export const isLastIdle = ({ mode, idle, hands }: PyramidoView): boolean =>
  mode !== "contest" && idle + 1 >= 2 * hands.filter((hand) => hand.length > 0).length;

export const moveOf = (snapshot: PyramidoSnapshot, kind: Move["kind"]): Move | undefined =>
  snapshot.legal.find((move) => move.kind === kind);

export function storing(snapshot: PyramidoSnapshot, { source, colour }: PyramidoChoice): Move | undefined {
  if (source !== "quarry") return undefined;
  return ofKind(snapshot.legal, "StoreStone").find((move) => move.colour === colour);
}

/** The exchange of these stones of the hand, if it is allowed. */
export function exchange(
  snapshot: PyramidoSnapshot,
  hand: readonly number[],
  out: readonly number[],
): Move | undefined {
  const colours = out.map((i) => hand[i] as number).sort((a, b) => a - b);
  return ofKind(snapshot.legal, "ExchangeStones").find((move) => String(move.colours) === String(colours));
}

/** The stones that the player to move can take, from every source. */
export function sources(view: PyramidoView): { source: Source; stones: readonly number[] }[] {
  const seat = view.seat ?? 0;
  if (view.mode !== "contest") return [{ source: "hand", stones: view.hands[seat] ?? [] }];
  const store = view.stores[seat] ?? [];
  return [
    { source: "quarry", stones: view.quarry },
    ...(store.length ? [{ source: "store" as const, stones: store }] : []),
  ];
}

/** Begin with a stone that can be built. */
export function freshChoice(snapshot: PyramidoSnapshot, before: PyramidoChoice | null): PyramidoChoice {
  const { view } = snapshot;
  const all = sources(view).flatMap(({ source, stones }) => stones.map((colour) => ({ source, colour })));
  const can = all.filter(({ source, colour }) => hasBuild(snapshot, source, colour));
  const same = can.find(({ source, colour }) => source === before?.source && colour === before.colour);
  const { source, colour } = same ?? can[0] ?? { source: all[0]?.source ?? "hand", colour: null };
  return { source, colour, spot: null, open: before?.open ?? view.base, out: null };
}
