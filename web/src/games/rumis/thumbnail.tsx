/** A scenario in small: its plan from above, higher cells darker, with the line for fewer players. */

import type { VNode } from "preact";
import { cellColour } from "./heights";
import { heightAt, type Plan, type Scenario } from "./scenario";

export function Thumbnail({ scenario, size = 64 }: { scenario: Scenario; size?: number }): VNode {
  const { plan, plan_for_2: inner } = scenario;
  const [width, depth] = [plan[0]?.length ?? 0, plan.length];
  const long = Math.max(width, depth);
  return (
    <svg class="thumbnail" width={size} height={size} viewBox={`0 0 ${long} ${long}`} aria-hidden="true">
      <g transform={`translate(${(long - width) / 2} ${(long - depth) / 2})`}>
        {[...cellsOf(plan)].map(([x, y, height]) => (
          <rect
            key={`${x},${y}`}
            x={x + 0.04}
            y={y + 0.04}
            width="0.92"
            height="0.92"
            rx="0.12"
            fill={cellColour(height)}
          />
        ))}
        {inner ? <path d={outlineOf(inner)} fill="none" stroke="#c22a1c" stroke-width="0.22" /> : null}
      </g>
    </svg>
  );
}

function* cellsOf(plan: Plan): Iterable<[x: number, y: number, height: number]> {
  for (const [y, row] of plan.entries())
    for (let x = 0; x < row.length; x++) if (heightAt(plan, x, y)) yield [x, y, heightAt(plan, x, y)];
}

/** The edges between what belongs to a plan and what does not, as an SVG path in cells. */
export function outlineOf(plan: Plan): string {
  return edgesOf(plan)
    .map(([ax, ay, bx, by]) => `M${ax} ${ay}L${bx} ${by}`)
    .join("");
}

type Edge = readonly [ax: number, ay: number, bx: number, by: number];

export function edgesOf(plan: Plan): Edge[] {
  return [...cellsOf(plan)].flatMap(([x, y]) => {
    const sides: readonly [dx: number, dy: number, edge: Edge][] = [
      [-1, 0, [x, y, x, y + 1]],
      [1, 0, [x + 1, y, x + 1, y + 1]],
      [0, -1, [x, y, x + 1, y]],
      [0, 1, [x, y + 1, x + 1, y + 1]],
    ];
    return sides.filter(([dx, dy]) => !heightAt(plan, x + dx, y + dy)).map(([, , edge]) => edge);
  });
}
