import { expect, test } from "vitest";
import { Collapse } from "./collapse";
import type { Part } from "./downfall";

const PATIENCE_MS = 60_000;
const TABLE = { boardSize: 11.6, boardHeight: 0.3 };
const UPRIGHT = Math.PI / 2;

const post: Part = { id: "post", size: [3, 1, 1], at: [0.5, 1.5, 0.5], turn: [0, 0, UPRIGHT], push: null };
const beam: Part = { id: "beam", size: [4, 1, 1], at: [-0.5, 3.5, 0.5], turn: [0, 0, 0], push: [-0.7, 0, 0] };
const tower: Part[] = Array.from({ length: 50 }, (_, i) => ({ id: `tower ${i}`, size: [3, 1, 1], at: [(i % 5) * 2 - 4, 0.5 + Math.floor(i / 5), 0], turn: [0, i % 2 ? 0 : UPRIGHT, 0], push: [0.7, 0, 0] }));

function rested(parts: readonly Part[], seconds = 2.4): Map<string, { at: readonly number[]; turn: readonly number[] }> {
  const collapse = new Collapse(parts, TABLE);
  collapse.advance(seconds);
  return new Map(collapse.poses());
}

test("what falls comes to lie on the board, and what stays is not told of", () => {
  const poses = rested([post, beam]);
  expect([...poses.keys()]).toEqual(["beam"]);
  expect(poses.get("beam")?.at[1]).toBeLessThan(2.5);
});

test("a whole building is down, still and above the table when its time is over", () => {
  const [early, late] = [rested(tower, 2.2), rested(tower, 2.4)];
  for (const [id, { at }] of late) {
    expect(at[1], id).toBeGreaterThan(-0.1);
    expect(Math.hypot(...at.map((value, i) => value - (early.get(id)?.at[i] ?? 0))), id).toBeLessThan(0.6);
  }
}, PATIENCE_MS);
