import { afterEach, expect, test, vi } from "vitest";
import { Collapse } from "./collapse";
import type { Part, Pose } from "./downfall";

const PATIENCE_MS = 60_000;
const TABLE = { boardSize: 11.6, boardHeight: 0.3 };
const UPRIGHT = Math.PI / 2;

const post: Part = { id: "post", size: [3, 1, 1], at: [0.5, 1.5, 0.5], turn: [0, 0, UPRIGHT], push: null };
const beam: Part = { id: "beam", size: [4, 1, 1], at: [-0.5, 3.5, 0.5], turn: [0, 0, 0], push: [-0.7, 0, 0] };
const tower: Part[] = Array.from({ length: 50 }, (_, i) => ({
  id: `tower ${i}`,
  size: [3, 1, 1],
  at: [(i % 5) * 2 - 4, 0.5 + Math.floor(i / 5), 0],
  turn: [0, i % 2 ? 0 : UPRIGHT, 0],
  push: [0.7, 0, 0],
}));

afterEach(() => vi.restoreAllMocks());

function rested(parts: readonly Part[]): Map<string, Pose> {
  const collapse = new Collapse(parts, TABLE);
  collapse.settle();
  return new Map(collapse.poses());
}

test("what falls comes to lie on the board, and what stays is not told of", () => {
  const poses = rested([post, beam]);
  expect([...poses.keys()]).toEqual(["beam"]);
  expect(poses.get("beam")?.at[1]).toBeLessThan(2.5);
});

test(
  "a whole building is down, still and above the table when its time is over",
  () => {
    const collapse = new Collapse(tower, TABLE);
    collapse.settle();
    const still = [...collapse.poses()];
    for (const [id, { at }] of still) expect(at[1], id).toBeGreaterThan(-0.1);
    collapse.advance(60);
    expect([...collapse.poses()]).toEqual(still);
  },
  PATIENCE_MS,
);

test(
  "whoever looks on, and however often, sees the same heap as one who comes later",
  () => {
    const [smooth, jerky] = [new Collapse(tower, TABLE), new Collapse([...tower].reverse(), TABLE)];
    for (let ms = 0; ms < 6000; ms += 16) smooth.advance(ms / 1000);
    for (let ms = 0; ms < 6000; ms += 370) jerky.advance(ms / 1000);
    smooth.settle();
    jerky.settle();
    expect(new Map(smooth.poses())).toEqual(rested(tower));
    expect(new Map(jerky.poses())).toEqual(rested(tower));
  },
  PATIENCE_MS,
);

test(
  "the heap is the same where sines and powers differ in their last digit",
  () => {
    const here = rested(tower);
    for (const name of ["sin", "cos", "pow"] as const) {
      const exact = Math[name] as (...numbers: number[]) => number;
      vi.spyOn(Math, name).mockImplementation((...numbers: number[]) => {
        const found = exact(...numbers);
        return Number.isInteger(found) ? found : found * (1 + Number.EPSILON);
      });
    }
    expect(rested(tower)).toEqual(here);
  },
  PATIENCE_MS,
);
