/** Boxes in isometric view, for small pictures in texts. */
import type { Tone } from "../wire/tones";

export interface Box {
  at: [x: number, y: number, z: number];
  size: [x: number, y: number, z: number];
  colour: string;
  /** Not there yet. */
  isGhost?: boolean;
}

const HALF = Math.sqrt(3) / 2;

export function Boxes({ boxes, look = "picture" }: { boxes: readonly Box[]; look?: string }) {
  const drawn = [...boxes].sort((one, other) => depth(one) - depth(other));
  return (
    <svg class={look} viewBox={frame(boxes)} aria-hidden="true">
      {drawn.map((box) => (
        <IsoBox key={`${box.at} ${box.size}`} box={box} />
      ))}
    </svg>
  );
}

function IsoBox({ box: { at, size, colour, isGhost } }: { box: Box }) {
  const [x, y, z] = at;
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
  const top = points([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]);
  const left = points([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]);
  const right = points([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]);
  return (
    <g stroke-width="0.02" stroke-linejoin="round" opacity={isGhost ? 0.45 : 1}>
      <polygon points={top} style={shade(colour, "white 12%")} />
      <polygon points={left} style={shade(colour, "black 14%")} />
      <polygon points={right} style={shade(colour, "black 32%")} />
    </g>
  );
}

function shade(colour: string, light: string): string {
  const mixed = `color-mix(in srgb, ${colour}, ${light})`;
  return `fill:${mixed};stroke:${mixed}`;
}

export type Point = [number, number, number];

function project([x, y, z]: Point): [number, number] {
  return [(x - y) * HALF, (x + y) / 2 - z];
}

function points(...corners: Point[]): string {
  return corners.map((corner) => project(corner).join()).join(" ");
}

function depth({ at, size }: Box): number {
  return at[0] + at[1] + at[2] + (size[0] + size[1] + size[2]) / 2;
}

function frame(boxes: readonly Box[]): string {
  const corners = boxes.flatMap(({ at: [x, y, z], size: [a, b, c] }) => [
    project([x, y + b, z]),
    project([x + a, y, z]),
    project([x + a, y + b, z]),
    project([x, y, z + c]),
  ]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 0.3, Math.min(...ys) - 0.3];
  return [left, top, Math.max(...xs) + 0.3 - left, Math.max(...ys) + 0.3 - top].join(" ");
}

export function block([x, y, z]: Point, { hex }: Tone, height = 1): Box {
  return { at: [x, y, z], size: [0.94, 0.94, 0.94 * height], colour: hex };
}
