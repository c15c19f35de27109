/** The names of places, as the edges of boards, the log and hints tell them. */

/** The columns of boards. */
export const LETTERS = "abcdefghijklmnop";

/**
 * Pyramido counts from the corner that its base never reaches beyond, so nothing is negative: the first stone lies in
 * the middle of nine columns and rows, for a base of five may grow from it either way.
 */
const MOST = 4;
const COLUMNS = LETTERS.slice(0, 2 * MOST + 1);

export const columnOf = (x: number): string => COLUMNS[x + MOST] ?? "";
export const rowOf = (y: number): string => String(y + MOST + 1);

/** All that can stand at an edge. */
export const EDGE_TEXTS: readonly string[] = [
  ...COLUMNS,
  ...Array.from({ length: COLUMNS.length }, (_, i) => String(i + 1)),
];
