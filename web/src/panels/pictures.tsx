/** The pictures on the lobby's cards: a few boxes in isometric view, in each game's own colours and shapes. */
import { TONES } from "../wire/tones";
import { block, Boxes, type Box, type Point } from "./boxes";

export function Picture({ game }: { game: string }) {
  return <Boxes boxes={BOXES[game]?.() ?? []} />;
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
  return sticks.map(([at, size], number) => stick(at, size, number));
}

const WOOD = ["#c9975e", "#b57f47", "#dcb27a", "#a86f3d"] as const;

/** No two that touch in the same wood. */
export function stick(at: Point, size: Point, number: number): Box {
  return { at, size, colour: WOOD[number % WOOD.length]! };
}

export const BOXES: Record<string, () => Box[]> = { tulum, pyramido, rumis, talo };
