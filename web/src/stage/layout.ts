/** Where the places of several players lie on one table. */

import type { Triple } from "./pieces";

/** Seen at a slant, what lies flat is so much shorter. */
const SLANT = 0.8;
/** Another row is worth it if everything is seen so much larger then. */
const GAIN = 1.1;

/** In so many columns that every place is seen as large as possible; the last row is centred. */
export function sideBySide(count: number, aspect: number, width: number, depth: number): Triple[] {
  const size = (columns: number): number =>
    Math.min(aspect / (columns * width), 1 / (Math.ceil(count / columns) * depth * SLANT));
  let columns = count;
  for (let fewer = count - 1; fewer > 0; fewer--) if (size(fewer) > GAIN * size(columns)) columns = fewer;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const there = Math.min(columns, count - row * columns);
    return [((i % columns) - (there - 1) / 2) * width, 0, (row - (rows - 1) / 2) * depth];
  });
}
