/** Scenes for the rules of Tulum. */

import type { Lessons } from "../../stage/seam";
import { type Move, START } from "../../wire/games/tulum";
import { still, type Snapshot } from "../../wire/snapshot";
import type { Place } from "./view";

const ROW: readonly Place[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
];

function scene(
  boards: readonly (readonly Place[])[],
  loose: readonly Place[],
  dice: readonly number[],
  legal: readonly Move[],
): Snapshot<"tulum"> {
  return still("tulum", { ...START, boards, loose, dice, num_dice: 6 - loose.length }, legal);
}

const block = (row: number, place: number): Move => ({ kind: "PlaceBlock", row, place });

const lessons: Lessons = {
  "TUL-02": scene(
    [ROW],
    [
      [1, 0],
      [1, 1],
    ],
    [],
    [],
  ),
  "TUL-07": scene([ROW], [], [1, 1, 3], [block(1, 0), block(1, 1), block(1, 2)]),
  "TUL-12i": scene(
    [ROW],
    [
      [1, 0],
      [1, 1],
    ],
    [2],
    [block(2, 0)],
  ),
};

export default lessons;
