/** What the server shows of Pyramido, and what a player has in mind. */

import { BLUE, GREEN, RED, WHITE, YELLOW, type Tone } from "../../stage/palette";
import type { Move, Snapshot } from "../../stage/seam";

export type Place = readonly [level: number, x: number, y: number];
export type Stone = readonly [level: number, x: number, y: number, colour: number];

export interface PyramidView {
  stones: readonly Stone[];
  fits: readonly { place: Place; colours: readonly number[] }[];
  dead: readonly Place[];
  missing: number;
  can_complete: boolean;
}

export interface PyramidoView {
  mode: "coop" | "solo" | "contest";
  base: number;
  seat: number | null;
  pyramids: readonly PyramidView[];
  hands: readonly (readonly number[])[];
  stores: readonly (readonly number[])[];
  quarry: readonly number[];
  bag: readonly number[];
  refilling: boolean;
  built: number;
  idle: number;
  finisher: number | null;
  game: number;
  games: number;
  first: number;
  /** Of every finished game of a series, by seat. */
  points: readonly (readonly number[])[];
  totals: readonly number[];
  is_over: boolean;
}

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

export const COLOURS: readonly Tone[] = [RED, YELLOW, GREEN, BLUE, WHITE];
export const toneOf = (colour: number): Tone => COLOURS[colour] as Tone;

const BUILD: Readonly<Record<Source, string>> = {
  hand: "BuildStone",
  quarry: "BuildFromQuarry",
  store: "BuildFromStore",
};

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
export function builds(snapshot: Snapshot, { source, colour }: PyramidoChoice): Map<string, Move> {
  const found = snapshot.legal.filter((move) => move.kind === BUILD[source] && move["colour"] === colour);
  return new Map(found.map((move) => [`${move["level"]},${move["x"]},${move["y"]}`, move]));
}

export const hasBuild = (snapshot: Snapshot, source: Source, colour: number): boolean =>
  snapshot.legal.some((move) => move.kind === BUILD[source] && move["colour"] === colour);

export const moveOf = (snapshot: Snapshot, kind: string): Move | undefined =>
  snapshot.legal.find((move) => move.kind === kind);

export function storing(snapshot: Snapshot, { source, colour }: PyramidoChoice): Move | undefined {
  if (source !== "quarry") return undefined;
  return snapshot.legal.find((move) => move.kind === "StoreStone" && move["colour"] === colour);
}

/** The exchange of these stones of the hand, if it is allowed. */
export function exchange(snapshot: Snapshot, hand: readonly number[], out: readonly number[]): Move | undefined {
  const colours = out.map((i) => hand[i] as number).sort((a, b) => a - b);
  return snapshot.legal.find((move) => move.kind === "ExchangeStones" && String(move["colours"]) === String(colours));
}

/** The stones that the player to move can take, from every source. */
export function sources(view: PyramidoView): { source: Source; stones: readonly number[] }[] {
  const seat = view.seat ?? 0;
  if (view.mode !== "contest") return [{ source: "hand", stones: view.hands[seat] ?? [] }];
  return [
    { source: "quarry", stones: view.quarry },
    { source: "store", stones: view.stores[seat] ?? [] },
  ];
}

/** Begin with a stone that can be built. */
export function freshChoice(snapshot: Snapshot, before: PyramidoChoice | null): PyramidoChoice {
  const view = snapshot.view as PyramidoView;
  const all = sources(view).flatMap(({ source, stones }) => stones.map((colour) => ({ source, colour })));
  const can = all.filter(({ source, colour }) => hasBuild(snapshot, source, colour));
  const same = can.find(({ source, colour }) => source === before?.source && colour === before.colour);
  const { source, colour } = same ?? can[0] ?? { source: all[0]?.source ?? "hand", colour: null };
  return { source, colour, spot: null, open: before?.open ?? view.base, out: null };
}
