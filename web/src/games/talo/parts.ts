/** What takes part in a fall, as boxes. */

import type { Piece, Triple } from "../../stage/pieces";
import { DIE_REST } from "./die";
import type { Part } from "./downfall";
import { FIGURE_HEIGHT } from "./figures";
import { BOARD, ROD } from "./shapes";
import { centre, figureAt, nameOf, TURNS } from "./things";
import { cellsOf, type Fall, type TaloView } from "./view";

const PUSH = 0.7;
const UNTURNED: Triple = [0, 0, 0];
const WAYS: Readonly<Record<Fall["towards"], Triple>> = {
  east: [PUSH, 0, 0],
  west: [-PUSH, 0, 0],
  north: [0, 0, PUSH],
  south: [0, 0, -PUSH],
};

/** The building as boxes; a figure falls with the stick under it. */
export function partsOf({ sticks, figures, fallen }: TaloView): Part[] {
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
  ];
}

/** What lies beside the building and stays there. */
export function obstaclesOf(pieces: Iterable<readonly [string, Piece]>): Part[] {
  return [...pieces].flatMap(([id, { shape, at, turn = UNTURNED, scale = 1 }]): Part[] => {
    const size = sizeOf(shape);
    return size ? [{ id, size: [size[0] * scale, size[1] * scale, size[2] * scale], at, turn, push: null }] : [];
  });
}

/** null for what is flat. */
function sizeOf(shape: string): Triple | null {
  const [kind, length] = shape.split(" ");
  switch (kind) {
    case "stick":
      return [Number(length), 1, 1];
    case "board":
      return BOARD;
    case "rod":
      return ROD;
    case "die":
      return [2 * DIE_REST, 2 * DIE_REST, 2 * DIE_REST];
    default:
      return null;
  }
}
