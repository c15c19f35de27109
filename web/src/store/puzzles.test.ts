import { expect, test } from "vitest";
import { placeOfDay, streakOn, today } from "./puzzles";

const DAY = 739_937;

test("a day is counted by the calendar of whoever looks", () => {
  expect(today(new Date(2026, 10, 17, 0, 1))).toBe(DAY);
  expect(today(new Date(2026, 10, 17, 23, 59))).toBe(DAY);
});

test("days lie a golden section of the list apart, as the command line counts them", () => {
  expect([0, 1, 2].map((later) => placeOfDay(DAY + later, 500))).toEqual([107, 416, 225]);
});

test("a streak lasts until a whole day was missed", () => {
  const progress = { solved: [], day: DAY, streak: 3 };
  expect([DAY, DAY + 1, DAY + 2].map((day) => streakOn(day, progress))).toEqual([3, 3, 0]);
});
