/** Where the places of several players lie on one table. */

import type { Triple } from "./pieces";

/** In a row where the screen is wide, in two columns or one where it is high. */
export function sideBySide(count: number, aspect: number, width: number, depth: number): Triple[] {
  const columns = aspect > 1.5 ? count : aspect > 0.75 || count > 2 ? Math.min(2, count) : 1;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return [(column - (columns - 1) / 2) * width, 0, (row - (rows - 1) / 2) * depth];
  });
}
