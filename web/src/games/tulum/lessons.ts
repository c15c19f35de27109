/** Scenes for the rules of Tulum. */

import type { Lessons } from "../../stage/seam";
import type { Move } from "../../wire/games/tulum";
import type { Snapshot } from "../../wire/snapshot";
import type { Place, TulumView } from "./view";

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
  const view: TulumView = {
    seat: 0,
    boards,
    loose,
    dice,
    num_dice: 6 - loose.length,
    bust: "0",
    is_over: false,
  };
  return {
    game: "tulum",
    variant: {},
    view,
    turn: { kind: "decision", seat: 0 },
    legal,
    mySeats: [],
    seats: [],
    lastEvents: [],
    outcome: null,
    version: 0,
  };
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
