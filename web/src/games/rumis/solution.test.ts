import { expect, test } from "vitest";
import type { Solution } from "../../wire/snapshot";
import { foundBy, kept, laidOut, numLaid, showing } from "./solution";
import type { Cells, LyingStone, RumisView } from "./view";

const stone = (...cells: Cells): LyingStone => ({ stone: "I2", cells, colour: 0 });
const [first, second, third] = [stone([0, 0, 0], [1, 0, 0]), stone([0, 1, 0], [1, 1, 0]), stone([0, 0, 1], [1, 0, 1])];
const lying = (...stones: LyingStone[]): RumisView => ({ stones }) as unknown as RumisView;
const solution: Solution<"rumis"> = {
  verdict: "solved",
  moves: [second, third].map((move) => ({ kind: "PlaceStone", ...move })),
};

test("a solution is laid out from the next stone on", () => {
  const found = showing(foundBy(solution, lying(first)), lying(first), 0);
  expect(laidOut(found, lying(first))).toEqual([second]);
  expect(laidOut(showing(found, lying(first), 2), lying(first))).toEqual([second, third]);
});

test("a player who follows the solution keeps it, and sees the stone after", () => {
  const found = showing(foundBy(solution, lying(first)), lying(first), 0);
  const now = lying(second, first); // a view lists stones by place
  const after = kept(found, now);
  expect(after && laidOut(after, now)).toEqual([third]);
  expect(after && numLaid(after, now)).toBe(1);
});

test("a player who leaves the solution, or goes back behind it, loses it", () => {
  const found = foundBy(solution, lying(first));
  expect(kept(found, lying(first, third))).toBeNull();
  expect(kept(found, lying())).toBeNull();
  expect(kept(found, lying(second))).toBeNull();
});

test("that there is no solution holds for this position only", () => {
  const found = foundBy({ verdict: "none", moves: [] }, lying(first));
  expect(kept(found, lying(first))).toBe(found);
  expect(kept(found, lying(first, second))).toBeNull();
});
