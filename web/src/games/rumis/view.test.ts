import { expect, test } from "vitest";
import type { Snapshot } from "../../wire/snapshot";
import {
  cornersOfTops,
  freshChoice,
  handle,
  keyOf,
  letDown,
  moveAt,
  placements,
  STONES,
  toOrigin,
  turned,
  type Cells,
  type RumisView,
  type LyingStone,
  type RumisChoice,
} from "./view";

const view = {
  mode: "standard",
  colour: 0,
  owners: [0, 1],
  stones: [],
  limits: [
    [4, 4, 4],
    [4, 4, 4],
  ],
  max_height: 4,
  heights: [
    [2, 0, 0],
    [0, 0, 0],
  ],
  tops: [
    [1, null, null],
    [null, null, null],
  ],
  left: [["I2", "V3"], ["I2"]],
  out: [],
  scores: [0, 0],
  is_over: false,
} as RumisView;

const lying: Cells = [
  [1, 1, 0],
  [2, 1, 0],
];

const snapshot: Snapshot<"rumis"> = {
  game: "rumis",
  variant: {},
  view,
  turn: { kind: "decision", seat: 0 },
  mySeats: [0],
  seats: [],
  lastEvents: [],
  outcome: null,
  version: 3,
  legal: [{ kind: "PlaceStone", stone: "I2", cells: lying, colour: 0 }],
};

test.each(["x", "y", "z"] as const)("four quarter turns about %s bring a stone back", (axis) => {
  for (const cells of Object.values(STONES)) {
    const back = [1, 2, 3, 4].reduce<Cells>((held) => turned(held, axis), cells);
    expect(keyOf(back)).toBe(keyOf(toOrigin(cells)));
  }
});

test("a stone is let down onto the highest column under it", () => {
  expect(
    letDown(
      view,
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      [0, 0],
    ),
  ).toEqual([
    [0, 0, 2],
    [1, 0, 2],
  ]);
  expect(
    letDown(
      view,
      [
        [0, 0, 0],
        [0, 1, 0],
      ],
      [1, 0],
    ),
  ).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ]);
});

test("a stone is held by the column nearest to its middle", () => {
  expect(
    handle([
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ]),
  ).toEqual([1, 0]);
});

test("a legal placement is found at its anchor, and would be sent as the server lists it", () => {
  const choice = freshChoice(snapshot, null) as RumisChoice & LyingStone;
  const [[anchor, move]] = [...placements(snapshot, choice)] as [[string, object]];
  const [x, y] = anchor.split(",").map(Number) as [number, number];
  expect(moveAt(view, choice, [x, y])).toEqual(move);
});

test("the stone in hand stays there while it can be laid", () => {
  const before = { ...freshChoice(snapshot, null), stone: "I2", cells: lying };
  expect(freshChoice(snapshot, before).stone).toBe("I2");
  expect(freshChoice(snapshot, { ...before, stone: "V3" }).stone).toBe("I2");
  expect(freshChoice({ ...snapshot, legal: [] }, before).stone).toBeNull();
});

test("a tower at the edge is in the picture with all its corners", () => {
  const corners = cornersOfTops(view, 0).map(String);
  expect(corners).toContain("-1.5,2,-1"); // of the plan of three by two, whose middle is the world's
  expect(corners).toHaveLength(4 * 6);
});
