/** A stone as a small drawing, seen from above at an angle. */

import type { VNode } from "preact";
import type { Tone } from "../../wire/tones";
import type { Cell, Cells } from "./view";

const UNIT = 9;

/** Cells farther away and lower are drawn first. */
export function StoneIcon({ cells, tone, size = 40 }: { cells: Cells; tone: Tone; size?: number }): VNode {
  const drawn = [...cells].sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  const corners = drawn.flatMap((cell) =>
    [
      cell,
      [cell[0] + 1, cell[1] + 1, cell[2] + 1] as const,
      [cell[0] + 1, cell[1], cell[2]] as const,
      [cell[0], cell[1] + 1, cell[2]] as const,
    ].map(flat),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 2, Math.min(...ys) - UNIT - 2];
  return (
    <svg
      class="stone"
      width={size}
      height={size}
      viewBox={`${left} ${top} ${Math.max(...xs) - left + 2} ${Math.max(...ys) - top + 2}`}
      aria-hidden="true"
    >
      {drawn.map((cell) => (
        <Cube key={String(cell)} cell={cell} tone={tone} />
      ))}
    </svg>
  );
}

function Cube({ cell: [x, y, z], tone }: { cell: Cell; tone: Tone }): VNode {
  const face = (...points: Cell[]): string => points.map((point) => flat(point).join(",")).join(" ");
  const edge = { stroke: "rgba(20,10,0,.45)", "stroke-width": 0.8, "stroke-linejoin": "round" as const };
  return (
    <g fill={tone.hex}>
      <polygon {...edge} points={face([x, y, z + 1], [x + 1, y, z + 1], [x + 1, y + 1, z + 1], [x, y + 1, z + 1])} />
      <polygon
        {...edge}
        style="filter:brightness(.8)"
        points={face([x, y + 1, z], [x + 1, y + 1, z], [x + 1, y + 1, z + 1], [x, y + 1, z + 1])}
      />
      <polygon
        {...edge}
        style="filter:brightness(.6)"
        points={face([x + 1, y, z], [x + 1, y + 1, z], [x + 1, y + 1, z + 1], [x + 1, y, z + 1])}
      />
    </g>
  );
}

const flat = ([x, y, z]: Cell): [number, number] => [(x - y) * UNIT * 0.87, (x + y) * UNIT * 0.5 - z * UNIT];
