/** From which side the plan is seen: low cells in front, so that nothing stands before what can be built on. */

import type { Triple } from "../../stage/pieces";

/** Quarter turns from the plan's last row: that row, the last column, the first row or the first column is in front. */
export type Side = 0 | 1 | 2 | 3;

type Limits = readonly (readonly number[])[];

/** Of the two sides along the rows, or along the columns, the one where the plan is lower. */
export function sideOf(limits: Limits, isSideways: boolean): Side {
  const along = isSideways ? (limits[0] ?? []).map((_, x) => limits.map((row) => row[x] ?? 0)) : limits;
  const heights = along.map((line) => line.reduce((sum, limit) => sum + limit, 0));
  const lean = heights.reduce((sum, height, i) => sum + height * (i - (heights.length - 1) / 2), 0);
  if (isSideways) return lean > 0 ? 3 : 1;
  return lean > 0 ? 2 : 0;
}

/** A direction as seen from the last row, from this side instead. */
export function turnedTo(side: Side, [x, y, z]: Triple): Triple {
  const turns: readonly Triple[] = [
    [x, y, z],
    [z, y, -x],
    [-x, y, -z],
    [-z, y, x],
  ];
  return turns[side] as Triple;
}
