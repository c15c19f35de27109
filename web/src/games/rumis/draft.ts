/** A plan that is being drawn: cells with heights on a sheet, from which the plan is cut out. */

import { heightAt, type Scenario } from "./scenario";

/** A plan has at most 64 cells. */
export const SHEET = 8;
export const HIGHEST = 9;
const LONGEST_NAME = 40;

export interface Draft {
  name: string;
  max_height: readonly number[];
  /** Row by row; 0 is no cell. */
  cells: readonly (readonly number[])[];
}

export const BLANK: Draft = {
  name: "",
  max_height: [2, 3, 4],
  cells: Array.from({ length: SHEET }, () => Array.from({ length: SHEET }, () => 0)),
};

/** The same with a cell of this height; touched again, the cell is gone. */
export function painted(draft: Draft, x: number, y: number, height: number): Draft {
  const present = draft.cells[y]?.[x];
  const cells = draft.cells.map((row, j) =>
    row.map((cell, i) => (i === x && j === y ? (present === height ? 0 : height) : cell)),
  );
  return { ...draft, cells };
}

/** What is cut out of the sheet, if it is a plan: two cells or more that hang together. */
export function scenarioFrom({ name, max_height, cells }: Draft, unnamed: string): Scenario | null {
  const filled = cells.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [[x, y] as const] : [])));
  if (filled.length < 2 || !hangTogether(filled)) return null;
  const [xs, ys] = [filled.map(([x]) => x), filled.map(([, y]) => y)];
  const plan = cells.slice(Math.min(...ys), Math.max(...ys) + 1).map((row) =>
    row
      .slice(Math.min(...xs), Math.max(...xs) + 1)
      .map((cell) => cell || ".")
      .join(""),
  );
  const highest = Math.max(...cells.flat());
  const heights = max_height.map((height, i) => (i === 2 ? Math.max(height, highest) : height));
  return { name: cleaned(name) || unnamed, max_height: heights, plan, plan_for_2: null };
}

/** A plan on the sheet again, in the upper left corner; null if it does not fit there. */
export function draftOf({ name, max_height, plan }: Scenario): Draft | null {
  if (plan.length > SHEET || plan.some((row) => row.length > SHEET) || max_height.length !== 3) return null;
  return { name, max_height, cells: BLANK.cells.map((row, y) => row.map((_, x) => heightAt(plan, x, y))) };
}

/** A plan as a part of an address, "bridge~234~44.44-44444", and back. */
export const encodePlan = ({ name, max_height, plan }: Scenario): string =>
  [encodeURIComponent(name).replaceAll("~", "%7E"), max_height.join(""), plan.join("-")].join("~");

export function decodePlan(code: string): Scenario | null {
  const [name, heights, rows] = code.split("~");
  if (!name || !/^[1-9]{3}$/.test(heights ?? "") || !/^[1-9.]+(-[1-9.]+)*$/.test(rows ?? "")) return null;
  const plan = (rows ?? "").split("-");
  return { name: cleaned(decoded(name)), max_height: [...(heights ?? "")].map(Number), plan, plan_for_2: null };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A name that a file can hold. */
const cleaned = (name: string): string =>
  name
    .replace(/["\\\p{C}]/gu, "")
    .trim()
    .slice(0, LONGEST_NAME);

function hangTogether(cells: readonly (readonly [number, number])[]): boolean {
  const left = new Set(cells.map(String));
  const next = [cells[0] as readonly [number, number]];
  for (let at = next.pop(); at; at = next.pop()) {
    if (!left.delete(String(at))) continue;
    const [x, y] = at;
    next.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return left.size === 0;
}
