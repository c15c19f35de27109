/** Where each seat's board lies: one's own large and in front, the others' smaller behind or beside it. */

import { sideBySide } from "../../stage/layout";
import { BOARD_HEIGHT } from "../../stage/light";
import type { Triple } from "../../stage/pieces";

export const BOARD_WIDTH = 7.4;
export const BOARD_DEPTH = 7;
const DICE_DEPTH = 2.2;
const [WIDTH, DEPTH] = [BOARD_WIDTH + 0.6, BOARD_DEPTH + DICE_DEPTH];
/** Seen at a slant, what lies flat is so much shorter. */
const SLANT = 0.9;
const SCALES = [0.75, 0.6, 0.48] as const;
/** Only where there are several others. */
const SMALLEST = 0.33;

export interface BoardPlace {
  at: Triple;
  scale: number;
}

/** How the others' boards lie: in so many columns, so large, and where. */
interface Block {
  columns: number;
  rows: number;
  scale: number;
  isBehind: boolean;
}

/** Without a board in front all are alike. */
export function boardPlaces(count: number, front: number | null, aspect: number): BoardPlace[] {
  if (front === null || count === 1) return sideBySide(count, aspect, WIDTH, DEPTH).map((at) => ({ at, scale: 1 }));
  const block = bestBlock(count - 1, aspect);
  const own: BoardPlace = { at: block.isBehind ? [0, 0, 0] : [-WIDTH / 2, 0, 0], scale: 1 };
  const others = placesIn(block, count - 1);
  return Array.from({ length: count }, (_, seat) => (seat === front ? own : (others.shift() as BoardPlace)));
}

/** What shows one's own board largest, and the others' not too small. */
function bestBlock(count: number, aspect: number): Block {
  const blocks = Array.from({ length: count }, (_, i) => i + 1).flatMap((columns) =>
    [...SCALES, ...(count > 1 ? [SMALLEST] : [])].flatMap((scale) =>
      [true, false].map((isBehind): Block => ({ columns, rows: Math.ceil(count / columns), scale, isBehind })),
    ),
  );
  return blocks.reduce((best, block) => (worth(block, aspect) > worth(best, aspect) ? block : best));
}

function worth({ columns, rows, scale, isBehind }: Block, aspect: number): number {
  const [wide, deep] = [columns * WIDTH * scale, rows * DEPTH * scale];
  const [width, depth] = isBehind ? [Math.max(WIDTH, wide), DEPTH + deep] : [WIDTH + wide, Math.max(DEPTH, deep)];
  return Math.min(aspect / width, 1 / (depth * SLANT)) * (1 + 0.4 * scale);
}

/** Row by row, the first one nearest; the last row is centred. */
function placesIn({ columns, rows, scale, isBehind }: Block, count: number): BoardPlace[] {
  const [wide, deep] = [WIDTH * scale, DEPTH * scale];
  return Array.from({ length: count }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const there = Math.min(columns, count - row * columns);
    const across = (column - (there - 1) / 2) * wide;
    const x = isBehind ? across : across + (columns * wide) / 2 + 0.3;
    const z = isBehind ? -DEPTH / 2 - (row + 0.5) * deep : -((row - (rows - 1) / 2) * deep);
    return { at: [x, (scale - 1) * BOARD_HEIGHT, isBehind ? z - 0.6 * (1 - scale) : z], scale };
  });
}
