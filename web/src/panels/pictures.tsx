/** The pictures on the lobby's cards: a few boxes in isometric view, drawn for each game. */

interface Box {
  at: [x: number, y: number, z: number];
  size: [x: number, y: number, z: number];
  colour: string;
}

const HALF = Math.sqrt(3) / 2;
const STONE = ["#d97b4f", "#e3b75f", "#5b9a8b", "#47678f", "#9a5f86", "#cfc3ae"] as const;

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

function cube(x: number, y: number, z: number, colour: number): Box {
  return { at: [x, y, z], size: [0.94, 0.94, 0.94], colour: STONE[colour % STONE.length]! };
}

function tulum(): Box[] {
  const rows = [6, 5, 4, 3, 2].map((places, row) => {
    return Array.from({ length: places }, (_, place) => cube(place + row / 2, 0, row, row));
  });
  return rows.flat();
}

function pyramido(): Box[] {
  const boxes: Box[] = [];
  for (let level = 0; level < 4; level++)
    for (let x = 0; x < 4 - level; x++)
      for (let y = 0; y < 4 - level; y++)
        boxes.push(cube(x + level / 2, y + level / 2, level, (x * 2 + y * 3 + level * 2) % 5));
  return boxes;
}

function rumis(): Box[] {
  const tower = ["112", "142", "033", "003"];
  const above = [".1.", "44.", "04.", "..."];
  return [tower, above, ["...", ".4.", "...", "..."]].flatMap((rows, z) =>
    rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "." ? [] : [cube(x, y, z, Number(cell))]))),
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
