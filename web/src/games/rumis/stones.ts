/** Stones in one piece: overlapping dominoes and squares of cubes, with a mark on every cell seen from above. */

import type { BufferGeometry } from "three";
import { Atlas, carved, stone, type Paint } from "../../stage/paint";
import type { Piece, Triple } from "../../stage/pieces";
import { bevelled, tile } from "../../stage/shapes";
import { ALL_TONES, keyOf, onPlan, toneOf, type Cell, type Cells, type RumisView } from "./view";

const GAP = 0.05;
const BEVEL = 0.1;
const HALF = Math.PI / 2;

export function makeAtlas(): Atlas {
  const tiles: Record<string, Paint> = { plain: stone };
  for (const tone of ALL_TONES) tiles[tone.name] = carved(stone, tone.mark);
  return new Atlas(tiles);
}

/** Dominoes and squares of cubes: overlapping, they melt into one stone with rounded outer edges. */
export function shapesOf(atlas: Atlas): Record<string, BufferGeometry> {
  const [one, two] = [1 - GAP, 2 - GAP];
  const marks = ALL_TONES.map((tone) => [`mark ${tone.name}`, tile(0.7, atlas, tone.name)]);
  return {
    pair: bevelled([two, one, one], BEVEL, atlas, { side: "plain" }),
    square: bevelled([two, two, one], BEVEL, atlas, { side: "plain" }),
    ...Object.fromEntries(marks),
  };
}

const PAIRS: readonly { step: Cell; turn: Triple }[] = [
  { step: [1, 0, 0], turn: [0, 0, 0] },
  { step: [0, 1, 0], turn: [0, HALF, 0] },
  { step: [0, 0, 1], turn: [0, 0, HALF] },
];

const SQUARES: readonly { steps: readonly [Cell, Cell]; turn: Triple }[] = [
  {
    steps: [
      [1, 0, 0],
      [0, 0, 1],
    ],
    turn: [0, 0, 0],
  },
  {
    steps: [
      [1, 0, 0],
      [0, 1, 0],
    ],
    turn: [HALF, 0, 0],
  },
  {
    steps: [
      [0, 1, 0],
      [0, 0, 1],
    ],
    turn: [0, HALF, 0],
  },
];

const plus = ([x, y, z]: Cell, [dx, dy, dz]: Cell): Cell => [x + dx, y + dy, z + dz];

export function* stonesOf(view: RumisView): Iterable<[string, Piece]> {
  for (const { cells, colour } of view.stones) yield* partsOf(view, keyOf(cells), cells, toneOf(view, colour).hex);
}

export function* partsOf(view: RumisView, id: string, cells: Cells, tone: string): Iterable<[string, Piece]> {
  const there = new Set(cells.map(String));
  for (const cell of cells) {
    for (const [i, { step, turn }] of PAIRS.entries())
      if (there.has(String(plus(cell, step))))
        yield [`${id} p${i} ${cell}`, { shape: "pair", at: middleOf(view, [cell, plus(cell, step)]), turn, tone }];
    for (const [
      i,
      {
        steps: [a, b],
        turn,
      },
    ] of SQUARES.entries()) {
      const four = [cell, plus(cell, a), plus(cell, b), plus(plus(cell, a), b)];
      if (four.every((other) => there.has(String(other))))
        yield [`${id} s${i} ${cell}`, { shape: "square", at: middleOf(view, four), turn, tone }];
    }
  }
}

/** A mark on every cell that is seen from above. */
export function* marksOf(view: RumisView, turn: Triple): Iterable<[string, Piece]> {
  for (const [y, row] of view.tops.entries())
    for (const [x, colour] of row.entries()) {
      if (colour === null) continue;
      const tone = toneOf(view, colour);
      const height = view.heights[y]?.[x] ?? 0;
      const [wx, wz] = onPlan(view, x, y);
      yield [
        `mark ${x} ${y} ${height}`,
        { shape: `mark ${tone.name}`, at: [wx, height - GAP / 2 + 0.004, wz], turn, tone: tone.hex },
      ];
    }
}

/** Cells are counted from a corner of the plan, the world from its middle. */
function middleOf(view: RumisView, cells: Cells): Triple {
  const mean = (axis: 0 | 1 | 2): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length + 0.5;
  return [mean(0) - (view.limits[0]?.length ?? 0) / 2, mean(2), mean(1) - view.limits.length / 2];
}
