/** The names of Pyramido's places: counted from the corner that its base never reaches beyond, so none is negative. */

/** The first stone lies in the middle of nine columns and rows: a base of five may grow from it either way. */
const MOST = 4;
const COLUMNS = "abcdefghi";

export const columnOf = (x: number): string => COLUMNS[x + MOST] ?? "";
export const rowOf = (y: number): string => String(y + MOST + 1);

/** All that can stand at an edge. */
export const EDGE_TEXTS: readonly string[] = [
  ...COLUMNS,
  ...Array.from({ length: COLUMNS.length }, (_, i) => String(i + 1)),
];
