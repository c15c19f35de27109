/** Puzzles: which there are, which one a day has, which were solved here, and for how many days in a row. */
import { listPuzzles, puzzleSheets } from "../wire/api";
import type { PuzzleInfo, PuzzleSheet } from "../wire/messages";
import { memory } from "./memory";

const DAY_MS = 86_400_000;
/** The day 1 January 1970, counted from 1 January of year 1 as day 1. */
const EPOCH = 719_163;
/** The golden section of 2**32: days lie that far apart in the list, as in `analysis/puzzles/shipped.py`. */
const GOLDEN = 2_654_435_769;

export interface Progress {
  solved: readonly string[];
  /** The last day whose puzzle was solved, and how many before it were, without a gap. */
  day: number;
  streak: number;
}

const NOTHING: Progress = { solved: [], day: 0, streak: 0 };
const kept = memory("puzzles", (saved) => ({ ...NOTHING, ...(saved as Partial<Progress> | null) }));

export const progress = kept.now;

let list: Promise<PuzzleInfo[]> | null = null;
const sheets = new Map<string, Promise<PuzzleSheet[]>>();

/** Every puzzle there is; asked for once, again if that failed. */
export function allPuzzles(): Promise<PuzzleInfo[]> {
  list ??= listPuzzles().catch((error) => {
    list = null;
    throw error;
  });
  return list;
}

/** The whole puzzle of a name, or today's; null if there is none. */
export async function openPuzzle(name: string | null): Promise<PuzzleSheet | null> {
  const infos = await allPuzzles();
  const info = name === null ? infos[placeOfDay(today(), infos.length)] : infos.find((one) => one.name === name);
  if (!info) return null;
  return (await sheetsOf(info.game)).find((one) => one.name === info.name) ?? null;
}

function sheetsOf(game: string): Promise<PuzzleSheet[]> {
  const known = sheets.get(game);
  if (known) return known;
  const asked = puzzleSheets(game);
  sheets.set(game, asked);
  asked.catch(() => sheets.delete(game));
  return asked;
}

/** The day here and now, as a number. */
export function today(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS + EPOCH;
}

export function placeOfDay(day: number, count: number): number {
  return Math.floor(((Math.imul(day, GOLDEN) >>> 0) * count) / 2 ** 32);
}

/** How many days in a row, as long as today's can still be added. */
export function streakOn(day: number, { day: last, streak }: Progress): number {
  return last >= day - 1 ? streak : 0;
}

/** Remember that it was solved; on its day it makes the streak longer. */
export function solved(name: string, isOfDay: boolean, day: number): void {
  kept.change((before) => {
    const names = before.solved.includes(name) ? before.solved : [...before.solved, name];
    if (!isOfDay || before.day === day) return { ...before, solved: names };
    return { solved: names, day, streak: streakOn(day, before) + 1 };
  });
}
