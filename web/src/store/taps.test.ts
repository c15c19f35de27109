import { expect, test } from "vitest";
import { isDoubleTap } from "./taps";

const tap = (timeStamp: number, clientX = 0) => ({ timeStamp, clientX, clientY: 0 });

test("a quick second tap at the same place is the second half of a double tap", () => {
  expect(isDoubleTap(tap(1000), tap(1200))).toBe(true);
});

test("a later tap, one elsewhere, or a key after a tap is meant", () => {
  const first = tap(1000);
  expect(isDoubleTap(first, tap(1500))).toBe(false);
  expect(isDoubleTap(first, tap(1200, 80))).toBe(false);
  expect(isDoubleTap(first, first)).toBe(false);
  expect(isDoubleTap(null, first)).toBe(false);
});
