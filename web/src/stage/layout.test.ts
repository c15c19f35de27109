import { expect, test } from "vitest";
import { sideBySide } from "./layout";

const rowsOf = (count: number, aspect: number) => new Set(sideBySide(count, aspect, 6, 8).map(([, , z]) => z)).size;

test("places lie so that each is seen as large as possible", () => {
  expect(rowsOf(2, 1.4)).toBe(1);
  expect(rowsOf(2, 0.77)).toBe(2); // a phone held upright
  expect(rowsOf(4, 1.4)).toBe(2);
  expect(rowsOf(4, 4)).toBe(1);
});

test("the last row is in the middle", () => {
  expect(sideBySide(3, 0.9, 6, 8)).toEqual([
    [-3, 0, -4],
    [3, 0, -4],
    [0, 0, 4],
  ]);
});
