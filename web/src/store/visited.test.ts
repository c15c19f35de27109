import { expect, test } from "vitest";
import { remember, resultOf, visits, type KnownMatch, type Visit } from "./visited";

const match = (ranks: readonly number[], more: Partial<KnownMatch> = {}): KnownMatch => ({
  names: ranks.map(String),
  levels: ranks.map(() => null),
  mine: [0],
  turn: null,
  ranks,
  isLost: false,
  isTogether: false,
  ...more,
});
const visit = (id: string, at: number, isOver = false): Visit => ({ id, game: "rumis", secret: "", at, isOver });

test("who shares the win of a contest with everybody has not won alone", () => {
  expect(resultOf(match([1, 1]))).toBe("shared");
  expect(resultOf(match([1, 1], { isTogether: true }))).toBe("won");
  expect(resultOf(match([1, 1, 3]))).toBe("shared");
  expect(resultOf(match([1]))).toBe("won");
});

test("a match that is over was played when it ended, however often it is looked at", () => {
  remember(visit("ended", 1));
  remember(visit("ended", 2, true));
  remember(visit("running", 3));
  remember(visit("ended", 4, true));
  expect(visits.value.map(({ id, at }) => [id, at])).toEqual([
    ["running", 3],
    ["ended", 2],
  ]);
});
