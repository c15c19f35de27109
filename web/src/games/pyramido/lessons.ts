/** Scenes for the rules of Pyramido. */

import type { Lessons } from "../../stage/seam";
import { START } from "../../wire/games/pyramido";
import { still, type Snapshot } from "../../wire/snapshot";
import { buildMove, type Place, type Stone } from "./view";

const [RED, YELLOW, GREEN, BLUE, WHITE] = [0, 1, 2, 3, 4] as const;

/** Stones on a base of three, and the places where a stone of this colour could go. */
function scene(
  stones: readonly Stone[],
  colour: number,
  places: readonly Place[],
  others: readonly Place[] = [],
  dead: readonly Place[] = [],
): Snapshot<"pyramido"> {
  const fits = [...places, ...others].map((place) => ({ place, colours: [] }));
  const pyramids = [{ stones, fits, dead, missing: 0, can_complete: true }];
  const view = { ...START, base: 3, seat: 0, pyramids, hands: [[colour]], bag: [] };
  const legal = places.map((place) => buildMove("hand", colour, place));
  return still("pyramido", view, legal);
}

const base = (...rows: readonly (readonly (number | null)[])[]): Stone[] =>
  rows.flatMap((row, y) => row.flatMap((colour, x): Stone[] => (colour === null ? [] : [[1, x, y, colour]])));

const lessons: Lessons = {
  "PYR-01": scene(base([null, RED, null], [YELLOW, GREEN, BLUE], [null, WHITE, null]), RED, [
    [1, 0, 0],
    [1, 2, 0],
    [1, 0, 2],
    [1, 2, 2],
  ]),
  "PYR-02": scene(
    base([RED, RED, YELLOW], [BLUE, RED, YELLOW], [BLUE, GREEN, YELLOW]),
    RED,
    [
      [2, 0, 0],
      [2, 1, 0],
    ],
    [
      [2, 0, 1],
      [2, 1, 1],
    ],
  ),
  "PYR-03": scene(base([RED, YELLOW], [GREEN, null]), RED, [
    [1, 1, 1],
    [1, 2, 0],
    [1, 0, 2],
  ]),
  "PYR-06": scene(base([RED, YELLOW, WHITE], [GREEN, null, BLUE], [GREEN, WHITE, RED]), RED, [], [], [[1, 1, 1]]),
};

export default lessons;
