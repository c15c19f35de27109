/** Scenes for the rules of Rumis. */

import type { Lessons } from "../../stage/seam";
import { type Move, START } from "../../wire/games/rumis";
import { still, type Snapshot } from "../../wire/snapshot";
import type { Cells, LyingStone } from "./view";

const PLAN = [
  [3, 3, 3, 3, 3],
  [3, 3, 3, 3, 3],
  [3, 3, 3, 3, 3],
  [3, 3, 3, 3, 3],
];

/** Heights and the colours on top follow from the stones. */
function scene(
  stones: readonly LyingStone[],
  legal: readonly Cells[] = [],
  limits: readonly (readonly number[])[] = PLAN,
): Snapshot<"rumis"> {
  const tops = limits.map((row) => row.map((): number | null => null));
  const heights = limits.map((row) => row.map(() => 0));
  for (const { cells, colour } of stones)
    for (const [x, y, z] of cells) {
      const row = heights[y] as number[];
      if (z + 1 <= (row[x] ?? 0)) continue;
      row[x] = z + 1;
      (tops[y] as (number | null)[])[x] = colour;
    }
  const colours = { owners: [0, 1, 2, 3], left: [[], [], [], []], scores: [0, 0, 0, 0] };
  const moves = legal.map((cells): Move => ({ kind: "PlaceStone", stone: "I2", cells, colour: 0 }));
  return still("rumis", { ...START, ...colours, stones, limits, max_height: 3, heights, tops }, moves);
}

const stone = (colour: number, cells: Cells): LyingStone => ({ stone: "", cells, colour });

const RED_FIRST = stone(0, [
  [1, 1, 0],
  [2, 1, 0],
  [2, 2, 0],
]);
const BLUE_FIRST = stone(1, [
  [3, 1, 0],
  [3, 2, 0],
  [4, 2, 0],
  [4, 2, 1],
]);

const lessons: Lessons = {
  "RUM-01": scene([
    stone(0, [
      [0, 0, 0],
      [1, 0, 0],
    ]),
    stone(1, [
      [3, 0, 0],
      [4, 0, 0],
      [4, 1, 0],
    ]),
    stone(2, [
      [0, 2, 0],
      [1, 2, 0],
      [0, 3, 0],
      [0, 2, 1],
    ]),
    stone(3, [
      [2, 3, 0],
      [3, 3, 0],
      [4, 3, 0],
      [3, 2, 0],
    ]),
  ]),
  "RUM-02": scene(
    [],
    [],
    [
      [1, 1, 1, 1, 1],
      [1, 2, 2, 2, 1],
      [1, 2, 3, 2, 1],
      [1, 2, 2, 2, 1],
      [1, 1, 1, 1, 1],
    ],
  ),
  "RUM-04": scene([RED_FIRST, BLUE_FIRST]),
  "RUM-05": scene(
    [RED_FIRST, BLUE_FIRST],
    [
      [
        [0, 2, 0],
        [1, 2, 0],
      ],
      [
        [1, 3, 0],
        [2, 3, 0],
      ],
      [
        [2, 3, 0],
        [3, 3, 0],
      ],
      [
        [1, 1, 1],
        [2, 1, 1],
      ],
    ],
  ),
  "RUM-10": scene([
    RED_FIRST,
    BLUE_FIRST,
    stone(2, [
      [1, 0, 0],
      [2, 0, 0],
    ]),
    stone(2, [
      [1, 0, 1],
      [1, 1, 1],
      [2, 1, 1],
    ]),
    stone(3, [
      [1, 2, 0],
      [1, 3, 0],
      [2, 3, 0],
    ]),
  ]),
};

export default lessons;
