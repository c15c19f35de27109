/** What takes part in a fall, as boxes. */

import type { Triple } from "../../stage/pieces";
import type { Part } from "./downfall";
import { FIGURE_HEIGHT } from "./figures";
import { ROD } from "./shapes";
import { centre, figureAt, nameOf, rodOf, TURNS } from "./things";
import { cellsOf, type Fall, type TaloView } from "./view";

const PUSH = 0.7;
const UNTURNED: Triple = [0, 0, 0];
const WAYS: Readonly<Record<Fall["towards"], Triple>> = {
  east: [PUSH, 0, 0],
  west: [-PUSH, 0, 0],
  north: [0, 0, PUSH],
  south: [0, 0, -PUSH],
};

/** The building and the rod beside it as boxes; a figure falls with the stick under it. */
export function partsOf(view: TaloView): Part[] {
  const { sticks, figures, fallen } = view;
  const ways = new Map(fallen.map(({ stick, towards }) => [nameOf(stick), WAYS[towards]]));
  const carried = new Map(
    fallen.flatMap(({ stick, towards }) => cellsOf(stick).map(([x, y, z]) => [`${x},${y},${z + 1}`, WAYS[towards]])),
  );
  return [
    ...sticks.map(
      (stick): Part => ({
        id: nameOf(stick),
        size: [stick.length, 1, 1],
        at: centre(stick),
        turn: TURNS[stick.axis],
        push: ways.get(nameOf(stick)) ?? null,
      }),
    ),
    ...figures.map(
      (spot, seat): Part => ({
        id: `figure ${seat}`,
        size: [0.6, FIGURE_HEIGHT, 0.6],
        at: figureAt(spot),
        turn: UNTURNED,
        push: carried.get(String(spot)) ?? null,
      }),
    ),
    ...Array.from(rodOf(view), ([id, { at }]): Part => ({ id, size: ROD, at, turn: UNTURNED, push: null })),
  ];
}
