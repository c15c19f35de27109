import { expect, test, vi } from "vitest";
import type { LookedAt, ReviewedInfo } from "../wire/messages";
import { curves, decisionFrom, isFault, nearestDecision } from "./review";

vi.mock("../i18n", () => ({ has: () => true, say: (id: string) => id }));
vi.mock("./settings", () => ({ name: { peek: () => "" } }));

const event = (number: number, fields: Partial<ReviewedInfo>): ReviewedInfo => ({
  number,
  seat: null,
  before: [0.5, 0.5],
  after: [0.5, 0.5],
  loss: 0,
  error: 0,
  is_exact: true,
  mark: null,
  best: [],
  ...fields,
});

test("a curve begins before the first event", () => {
  const events = [event(0, { before: [0.6, 0.4] }), event(1, { after: [0.2, 0.8] })];
  expect(curves(events, "win")).toEqual([
    [0.6, 0.5, 0.2],
    [0.4, 0.5, 0.8],
  ]);
  expect(curves([], "win")).toEqual([]);
});

test("those who build together share one curve", () => {
  const events = [event(0, { before: [0.6, 0.6], after: [0.7, 0.7] })];
  expect(curves(events, "complete")).toEqual([[0.6, 0.7]]);
});

test("from decision to decision, past draws", () => {
  const seen = { events: [{ draw: {} }, { move: {} }, { draw: {} }, { move: {} }] } as unknown as LookedAt;
  expect([0, 2, 4].map((at) => decisionFrom(seen, at, 1))).toEqual([2, 4, 4]);
  expect([4, 3, 2].map((at) => decisionFrom(seen, at, -1))).toEqual([2, 2, 2]);
  expect([0, 2.9, 3.1, 9].map((place) => nearestDecision(seen, place))).toEqual([2, 2, 4, 4]);
});

test("good moves are no faults", () => {
  const marks = ["best", "good", "doubtful", "mistake", "blunder", null] as const;
  expect(marks.map((mark) => isFault(event(0, { mark })))).toEqual([false, false, true, true, true, false]);
});
