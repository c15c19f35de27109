import { expect, test } from "vitest";
import { sideBySide } from "../../stage/layout";
import { rowsOf, stonesIn } from "./rows";
import type { PyramidoView } from "./view";

const FULL = [0, 1, 2, 3, 4];

test.each([
  [2, 4],
  [3, 3],
])("the full stores of %i seats lie apart, whatever the shape of the window", (seats, base) => {
  const view = { mode: "contest", base, quarry: FULL, stores: Array(seats).fill(FULL) } as unknown as PyramidoView;
  for (const aspect of [0.5, 1, 2]) {
    const stones = rowsOf(view, sideBySide(seats, aspect, base + 2.4, base + 4.4)).flatMap((row) => [...stonesIn(row)]);
    expect(stones.length).toBe(5 * seats + 5);
    for (const [i, [, one]] of stones.entries())
      for (const [, other] of stones.slice(i + 1)) {
        const wide = ((one.scale ?? 1) + (other.scale ?? 1)) / 2;
        const away = Math.max(Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[2] - other.at[2]));
        expect(away).toBeGreaterThan(wide);
      }
  }
});
