/** Scenes for the rules of Talō. */

import type { Lessons } from "../../stage/seam";
import { type Move, START } from "../../wire/games/talo";
import { still, type Snapshot } from "../../wire/snapshot";
import type { Axis, Spot, Stick } from "./view";

const stick = (length: number, axis: Axis, x: number, y: number, z: number): Stick => ({ length, axis, x, y, z });

const STAIRS = [stick(1, "z", 3, 5, 0), stick(2, "z", 4, 5, 0), stick(3, "z", 5, 5, 0)];

function scene(
  sticks: readonly Stick[],
  figures: readonly Spot[] = START.figures,
  legal: readonly Move[] = [],
): Snapshot<"talo"> {
  return still("talo", { ...START, phase: "build", sticks, figures, store: [], rolls: 1 }, legal);
}

const walk = (x: number, y: number, level: number): Move => ({ kind: "Walk", x, y, level });

const lessons: Lessons = {
  "TAL-05": scene([stick(4, "x", 2, 4, 0), stick(3, "y", 7, 2, 0), stick(5, "z", 5, 6, 0)]),
  "TAL-06": scene([stick(2, "z", 9, 4, 0), stick(2, "z", 7, 4, 0), stick(5, "x", 7, 4, 2)]),
  "TAL-09": scene([
    stick(2, "z", 2, 4, 0),
    stick(3, "x", 1, 4, 2),
    stick(2, "z", 6, 4, 0),
    stick(4, "x", 5, 4, 2),
    stick(3, "z", 9, 4, 0),
  ]),
  "TAL-10": scene([stick(1, "z", 4, 5, 0), stick(4, "x", 3, 5, 1), stick(1, "z", 3, 5, 2)]),
  "TAL-12": scene(
    STAIRS,
    [
      [2, 5, 0],
      [7, 7, 0],
    ],
    [walk(3, 5, 1), walk(4, 5, 2), walk(5, 5, 3)],
  ),
};

export default lessons;
