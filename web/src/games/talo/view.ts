/** What the server shows of Talō, and what a player has in mind. */

import { BLUE, GREEN, RED, YELLOW, type Tone } from "../../stage/palette";
import type { Move, Snapshot } from "../../stage/seam";

export type Axis = "x" | "y" | "z";
export type Spot = readonly [x: number, y: number, z: number];

export interface Stick {
  length: number;
  axis: Axis;
  x: number;
  y: number;
  z: number;
}

/** A stick that comes down, and the way it goes. */
export interface Fall {
  stick: Stick;
  towards: "east" | "west" | "north" | "south";
}

/** How the building would stand with the stick in hand. */
export interface Balance {
  firmness: "firm" | "shaky" | "falls";
  fallen: readonly Fall[];
}

export interface TaloView {
  seat: number;
  phase: "restart" | "roll" | "take" | "build" | "stalled" | "over";
  sticks: readonly Stick[];
  figures: readonly Spot[];
  store: readonly number[];
  rolls: number;
  number: number;
  taken: readonly number[];
  held: Stick | null;
  reach: readonly Spot[];
  stuck: readonly boolean[];
  fallen: readonly Fall[];
  turns: number;
  is_over: boolean;
}

export interface TaloChoice {
  /** Whether places for a stick or for the figure are shown. */
  mode: "build" | "walk";
  length: number | null;
  axis: Axis;
  /** Only places on this level; null shows all. */
  level: number | null;
  /** Hold the stick instead of letting it go. */
  hold: boolean;
  spot: Spot | null;
  /** Where the building may fall: the spot for which its balance was asked. */
  tested: Spot | null;
}

export const GROUND = 10;
export const SEATS: readonly Tone[] = [RED, BLUE, GREEN, YELLOW];
export const seatTone = (seat: number): Tone => SEATS[seat] as Tone;

export const AXES: readonly Axis[] = ["x", "y", "z"];

export const movesOf = (snapshot: Snapshot, ...kinds: string[]): Move[] =>
  snapshot.legal.filter((move) => kinds.includes(move.kind));

const spotOf = (move: Move): string => `${move["x"]},${move["y"]},${move["z"] ?? move["level"] ?? 0}`;

/** The moves that the places now shown stand for. */
export function targets(snapshot: Snapshot, choice: TaloChoice): Map<string, Move> {
  const { mode, length, axis, level, hold } = choice;
  if (mode === "walk") return new Map(movesOf(snapshot, "Walk", "Restart").map((move) => [spotOf(move), move]));
  const found = movesOf(snapshot, hold ? "HoldStick" : "PlaceStick").filter(
    (move) => move["length"] === length && move["axis"] === axis && (level === null || move["z"] === level),
  );
  return new Map(found.map((move) => [spotOf(move), move]));
}

/** Whether there is anything to set or to send somewhere now. */
export const hasPlaces = (snapshot: Snapshot): boolean =>
  movesOf(snapshot, "PlaceStick", "HoldStick", "Walk", "Restart").length > 0;

/** What would be tried at a spot. */
export function moveAt({ mode, length, axis, hold }: TaloChoice, [x, y, z]: Spot): Move {
  return mode === "walk"
    ? { kind: "Walk", x, y, level: z }
    : { kind: hold ? "HoldStick" : "PlaceStick", length, axis, x, y, z };
}

export const stickOf = ({ length, axis }: TaloChoice, [x, y, z]: Spot): Stick => ({
  length: length ?? 1,
  axis,
  x,
  y,
  z,
});

/** The cells that a stick fills. */
export function cellsOf({ length, axis, x, y, z }: Stick): Spot[] {
  return Array.from({ length }, (_, i) => [
    x + (axis === "x" ? i : 0),
    y + (axis === "y" ? i : 0),
    z + (axis === "z" ? i : 0),
  ]);
}

/** Whether anything may be tried here, and the building may come down. */
export const mayFall = ({ variant }: Snapshot): boolean => variant["collapse"] === "fall";

/** The move whose balance is shown before it is made: always, but where the building may fall only if asked. */
export function foreseen(snapshot: Snapshot, choice: TaloChoice): Move | null {
  const { mode, length, spot, tested } = choice;
  if (mode !== "build" || length === null || !spot) return null;
  return mayFall(snapshot) && tested !== spot ? null : moveAt(choice, spot);
}

/** The way to hold a stick where it would not stand alone. */
export function holdAt(snapshot: Snapshot, choice: TaloChoice): Move | undefined {
  return choice.spot && choice.mode === "build" && !choice.hold
    ? targets(snapshot, { ...choice, hold: true }).get(String(choice.spot))
    : undefined;
}

/** Whether a stick is one of those that come down; no two sticks begin in the same cell. */
export const isAmong = (fallen: readonly Fall[], { x, y, z }: Stick): boolean =>
  fallen.some(({ stick }) => stick.x === x && stick.y === y && stick.z === z);

/** The directions in which a stick can be laid, or held. */
export function axesOf(snapshot: Snapshot, length: number | null, hold: boolean): Axis[] {
  const can = movesOf(snapshot, hold ? "HoldStick" : "PlaceStick").filter((move) => move["length"] === length);
  return AXES.filter((axis) => can.some((move) => move["axis"] === axis));
}

/** Begin with a stick in hand that can be built; otherwise with the figure. */
export function freshChoice(snapshot: Snapshot, before: TaloChoice | null): TaloChoice {
  const builds = movesOf(snapshot, "PlaceStick", "HoldStick");
  const lengths = [...new Set(builds.map((move) => move["length"] as number))];
  const length = lengths.includes(before?.length ?? 0) ? (before?.length ?? null) : (lengths.at(-1) ?? null);
  const hold = length !== null && axesOf(snapshot, length, false).length === 0;
  const axes = axesOf(snapshot, length, hold);
  const axis = axes.find((other) => other === before?.axis) ?? axes[0] ?? "z";
  return { mode: builds.length > 0 ? "build" : "walk", length, axis, level: null, hold, spot: null, tested: null };
}

/** The same choice with another stick, direction or way to set it, kept to what is possible. */
export function rechosen(snapshot: Snapshot, choice: TaloChoice, change: Partial<TaloChoice>): TaloChoice {
  const wanted = { ...choice, ...change, mode: change.mode ?? "build", spot: null } as TaloChoice;
  const axes = axesOf(snapshot, wanted.length, wanted.hold);
  return { ...wanted, axis: axes.includes(wanted.axis) ? wanted.axis : (axes[0] ?? wanted.axis) };
}
