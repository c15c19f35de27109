import { expect, test } from "vitest";
import { sideOf, turnedTo } from "./side";

const STAIRS = [
  [1, 1],
  [2, 2],
  [3, 3],
];

test("the low rows of the stairs are in front, seen along or across", () => {
  expect(sideOf(STAIRS, false)).toBe(2);
  expect(turnedTo(2, [0, 1, 1])[2]).toBe(-1);
  expect(sideOf([...STAIRS].reverse(), false)).toBe(0);
  expect(sideOf([[1, 2, 3]], true)).toBe(3);
  expect(sideOf([[3, 2, 1]], true)).toBe(1);
});

test("a level plan is seen from its last row, or its last column", () => {
  expect([sideOf([[4, 4]], false), sideOf([[4, 4]], true)]).toEqual([0, 1]);
});
