/** The pictures on the lobby's cards: a few boxes in isometric view, in each game's own colours and shapes. */
import { TONES, type Tone } from "../wire/tones";

interface Box {
  at: [x: number, y: number, z: number];
  size: [x: number, y: number, z: number];
  colour: string;
}

const HALF = Math.sqrt(3) / 2;

export function Picture({ game }: { game: string }) {
  const boxes = BOXES[game]?.() ?? [];
  const drawn = [...boxes].sort((one, other) => depth(one) - depth(other));
  return (
    <svg class="picture" viewBox={frame(boxes)} aria-hidden="true">
      {drawn.map((box) => (
        <IsoBox key={box.at.join()} box={box} />
      ))}
    </svg>
  );
}

function IsoBox({ box: { at, size, colour } }: { box: Box }) {
  const [x, y, z] = at;
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
  const top = points([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]);
  const left = points([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]);
  const right = points([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]);
  return (
    <g stroke-width="0.02" stroke-linejoin="round">
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

type Point = [number, number, number];

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

function block([x, y, z]: Point, { hex }: Tone, height = 1): Box {
  return { at: [x, y, z], size: [0.94, 0.94, 0.94 * height], colour: hex };
}

/** Six rows, a colour each. */
function tulum(): Box[] {
  const rows = TONES.tulum;
  return rows.flatMap((tone, row) =>
    Array.from({ length: rows.length - row }, (_, place) => block([place + row / 2, 0, row], tone)),
  );
}

/** Flat stones, each in the middle of four, of a colour that lies under it. */
function pyramido(): Box[] {
  const [tones, height] = [TONES.pyramido, 0.66];
  const levels = [["2014", "0224", "3300", "2114"], ["024", "320", "310"], ["22", "30"], ["2"]];
  return levels.flatMap((rows, level) =>
    rows.flatMap((row, y) =>
      [...row].map((tone, x) => block([x + level / 2, y + level / 2, level * height], tones[Number(tone)]!, height)),
    ),
  );
}

function rumis(): Box[] {
  const tones = TONES.rumis;
  const levels = [
    ["112", "132", "033", "003"],
    [".1.", "33.", "03.", "..."],
    ["...", ".3.", "...", "..."],
  ];
  return levels.flatMap((rows, z) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((tone, x) => (tone === "." ? [] : [block([x, y, z], tones[Number(tone)]!)])),
    ),
  );
}

function talo(): Box[] {
  const wood = ["#c9975e", "#b57f47", "#dcb27a", "#a86f3d"];
  const sticks: [Point, Point][] = [
    [
      [0, 1, 0],
      [1, 1, 3],
    ],
    [
      [4, 1, 0],
      [1, 1, 3],
    ],
    [
      [1, 3, 0],
      [4, 1, 1],
    ],
    [
      [3, 3, 1],
      [1, 1, 1],
    ],
    [
      [0, 1, 3],
      [5, 1, 1],
    ],
    [
      [2, 1, 4],
      [1, 1, 1],
    ],
    [
      [2, 0, 5],
      [1, 3, 1],
    ],
  ];
  return sticks.map(([at, size], number) => ({ at, size, colour: wood[number % wood.length]! }));
}

const BOXES: Record<string, () => Box[]> = { tulum, pyramido, rumis, talo };
