/** What the page makes of the view of Talō, and what a player has in mind. */

import type { Balance, Draw, Fall, Move, Stick, TaloView } from "../../wire/games/talo";
import { ofKind, type Snapshot } from "../../wire/snapshot";
import { TONES, type Tone } from "../../wire/tones";

export type { Balance, Fall, Stick, TaloView };
export type TaloSnapshot = Snapshot<"talo">;
export type Axis = Stick["axis"];
export type Spot = readonly [x: number, y: number, z: number];

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
export const SEATS = TONES.talo;
export const seatTone = (seat: number): Tone => SEATS[seat] as Tone;

export const AXES: readonly Axis[] = ["x", "y", "z"];

export const movesOf = <K extends Move["kind"]>({ legal }: TaloSnapshot, ...kinds: K[]): Extract<Move, { kind: K }>[] =>
  ofKind(legal, ...kinds);

/** The moves that the places now shown stand for. */
export function targets(snapshot: TaloSnapshot, choice: TaloChoice): Map<string, Move> {
  const { mode, length, axis, level, hold } = choice;
  if (mode === "walk") {
    const walks = movesOf(snapshot, "Walk", "Restart");
    return new Map(walks.map((move) => [`${move.x},${move.y},${move.kind === "Walk" ? move.level : 0}`, move]));
  }
  const found = movesOf(snapshot, hold ? "HoldStick" : "PlaceStick").filter(
    (move) => move.length === length && move.axis === axis && (level === null || move.z === level),
  );
  return new Map(found.map((move) => [`${move.x},${move.y},${move.z}`, move]));
}

/** The cells that the last step filled, or walked to: "x,y,z". */
export function lastPlaces({ lastStep = [] }: TaloSnapshot): ReadonlySet<string> {
  return new Set(lastStep.flatMap(({ move }) => changedBy(move)));
}

function changedBy(move: Move | Draw): string[] {
  if (move.kind === "PlaceStick" || move.kind === "HoldStick") return cellsOf(move).map(String);
  if (move.kind === "Walk") return [`${move.x},${move.y},${move.level}`];
  return move.kind === "Restart" ? [`${move.x},${move.y},0`] : [];
}

/** Whether there is anything to set or to send somewhere now. */
export const hasPlaces = (snapshot: TaloSnapshot): boolean =>
  movesOf(snapshot, "PlaceStick", "HoldStick", "Walk", "Restart").length > 0;

/** What would be tried at a spot. */
export function moveAt(choice: TaloChoice, spot: Spot): Move {
  const [x, y, level] = spot;
  if (choice.mode === "walk") return { kind: "Walk", x, y, level };
  return { kind: choice.hold ? "HoldStick" : "PlaceStick", ...stickOf(choice, spot) };
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
export const mayFall = ({ variant }: TaloSnapshot): boolean => variant.collapse === "fall";

/** Whether one may ask beforehand where the building may fall. */
export const mayAsk = ({ variant }: TaloSnapshot): boolean => variant.foretell === true;

/** The move whose balance is shown before it is made: always, but where the building may fall only if asked. */
export function foreseen(snapshot: TaloSnapshot, choice: TaloChoice): Move | null {
  const { mode, length, spot, tested } = choice;
  if (mode !== "build" || length === null || !spot) return null;
  return mayFall(snapshot) && tested !== spot ? null : moveAt(choice, spot);
}

/** The way to hold a stick where it would not stand alone. */
export function holdAt(snapshot: TaloSnapshot, choice: TaloChoice): Move | undefined {
  return choice.spot && choice.mode === "build" && !choice.hold
    ? targets(snapshot, { ...choice, hold: true }).get(String(choice.spot))
    : undefined;
}

/** Whether a stick is one of those that come down; no two sticks begin in the same cell. */
export const isAmong = (fallen: readonly Fall[], { x, y, z }: Stick): boolean =>
  fallen.some(({ stick }) => stick.x === x && stick.y === y && stick.z === z);

/** The directions in which a stick can be laid, or held. */
export function axesOf(snapshot: TaloSnapshot, length: number | null, hold: boolean): Axis[] {
  const can = movesOf(snapshot, hold ? "HoldStick" : "PlaceStick").filter((move) => move.length === length);
  return AXES.filter((axis) => can.some((move) => move.axis === axis));
}

/** Begin with a stick in hand that can be built, lying if it can lie; otherwise with the figure. */
export function freshChoice(snapshot: TaloSnapshot, before: TaloChoice | null): TaloChoice {
  const builds = movesOf(snapshot, "PlaceStick", "HoldStick");
  const lengths = [...new Set(builds.map((move) => move.length))];
  const length = lengths.includes(before?.length ?? 0) ? (before?.length ?? null) : (lengths.at(-1) ?? null);
  const hold = length !== null && axesOf(snapshot, length, false).length === 0;
  const axes = axesOf(snapshot, length, hold);
  const axis = axes.find((other) => length === before?.length && other === before.axis) ?? axes[0] ?? "x";
  return { mode: builds.length > 0 ? "build" : "walk", length, axis, level: null, hold, spot: null, tested: null };
}

/** The same choice with another stick, direction or way to set it, kept to what is possible. */
export function rechosen(snapshot: TaloSnapshot, choice: TaloChoice, change: Partial<TaloChoice>): TaloChoice {
  const wanted = { ...choice, ...change, mode: change.mode ?? "build", spot: null } as TaloChoice;
  const axes = axesOf(snapshot, wanted.length, wanted.hold);
  return { ...wanted, axis: axes.includes(wanted.axis) ? wanted.axis : (axes[0] ?? wanted.axis) };
}
