/** Scenes for the rules of Pyramido. */

import type { Lessons } from "../../stage/seam";
import type { Snapshot } from "../../wire/snapshot";
import { buildMove, type Place, type PyramidoView, type Stone } from "./view";

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
  const view: PyramidoView = {
    mode: "coop",
    base: 3,
    seat: 0,
    pyramids: [{ stones, fits, dead, missing: 0, can_complete: true }],
    hands: [[colour]],
    stores: [],
    quarry: [],
    bag: [],
    idle: 0,
    game: 0,
    games: 1,
    points: [],
    totals: [],
    is_over: false,
  };
  return {
    game: "pyramido",
    variant: {},
    view,
    turn: { kind: "decision", seat: 0 },
    legal: places.map((place) => buildMove("hand", colour, place)),
    mySeats: [],
    seats: [],
    lastEvents: [],
    outcome: null,
    version: 0,
  };
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
