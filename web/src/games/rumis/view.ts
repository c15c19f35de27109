/** What the page makes of the view of Rumis, and how a stone is held. */

import type { Triple } from "../../stage/pieces";
import type { Turn } from "../../stage/pointer";
import type { Move, PlaceStone, RumisView } from "../../wire/games/rumis";
import type { Snapshot } from "../../wire/snapshot";
import { GREY, TONES, type Tone } from "../../wire/tones";
import type { Found } from "./solution";

export type { RumisView };
export type RumisSnapshot = Snapshot<"rumis">;
export type LyingStone = PlaceStone;
export type Cell = readonly [x: number, y: number, z: number];
export type Cells = readonly Cell[];
export type Anchor = readonly [x: number, y: number];

/** The stone in hand, and how it is held. */
export interface Held {
  colour: number;
  stone: string | null;
  cells: Cells;
}

export interface RumisChoice extends Held {
  /** The column of the plan that the stone is held over. */
  anchor: Anchor | null;
  /** What the solver has found out about this cube. */
  found: Found | null;
  /** The solver has been asked. */
  isAsking: boolean;
}

export const ALL_TONES: readonly Tone[] = [...TONES.rumis, GREY];

/** A ruin has no owner and no colour of a player. */
export function toneOf(view: RumisView, colour: number): Tone {
  return view.owners[colour] === null ? GREY : (TONES.rumis[colour] ?? GREY);
}

export const isRuin = ({ owners }: RumisView, colour: number): boolean => (owners[colour] ?? null) === null;

export function colourName({ view, say }: { view: RumisView; say: (id: string) => string }, colour: number): string {
  if (isRuin(view, colour)) return say("table-rumis-ruin");
  return say(`table-tone-${toneOf(view, colour).name}`);
}

/** Where the middle of a cell of the plan is in the world, whose middle is the plan's. */
export const onPlan = ({ limits }: RumisView, x: number, y: number): [wx: number, wz: number] => [
  x + 0.5 - (limits[0]?.length ?? 0) / 2,
  y + 0.5 - limits.length / 2,
];

/** The upper ends of all columns, and so much more. */
export const topsOf = (view: RumisView, more: number): Triple[] =>
  view.heights.flatMap((row, y) =>
    row.map((height, x): Triple => {
      const [wx, wz] = onPlan(view, x, y);
      return [wx, height + more, wz];
    }),
  );

/** Where every column ends, corner by corner: seen from above a tower at the edge reaches beyond the board. */
export const cornersOfTops = (view: RumisView, more: number): Triple[] =>
  topsOf(view, more).flatMap(([x, y, z]) =>
    [-0.5, 0.5].flatMap((right) => [-0.5, 0.5].map((near): Triple => [x + right, y, z + near])),
  );

/** One drawing of each stone; every other way to hold it is a turn of this one. */
export const STONES: Readonly<Record<string, Cells>> = {
  I2: [
    [0, 0, 0],
    [1, 0, 0],
  ],
  I3: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ],
  V3: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ],
  I4: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
  ],
  O4: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
  ],
  T4: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [1, 1, 0],
  ],
  L4: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
  ],
  S4: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [2, 1, 0],
  ],
  Y4: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  A4: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
  ],
  B4: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
  ],
};

export type Axis = "x" | "y" | "z";

const QUARTER: Readonly<Record<Axis, (cell: Cell) => Cell>> = {
  x: ([x, y, z]) => [x, -z, y],
  y: ([x, y, z]) => [z, y, -x],
  z: ([x, y, z]) => [-y, x, z],
};

/** A quarter turn about an axis; z stands upright. */
export const turned = (cells: Cells, axis: Axis): Cells => toOrigin(cells.map(QUARTER[axis]));

/** Tipped over towards +x a stone's top points to +x; the plan's y runs along the table's z. */
const QUARTERS: Readonly<Record<Turn, readonly Axis[]>> = {
  clockwise: ["z"],
  anticlockwise: ["z", "z", "z"],
  "+x": ["y"],
  "-x": ["y", "y", "y"],
  "+z": ["x", "x", "x"],
  "-z": ["x"],
};

export const turnedBy = (cells: Cells, way: Turn): Cells => QUARTERS[way].reduce(turned, cells);

export function toOrigin(cells: Cells): Cells {
  const low = [0, 1, 2].map((axis) => Math.min(...cells.map((cell) => cell[axis] as number))) as [
    number,
    number,
    number,
  ];
  return sorted(cells.map(([x, y, z]) => [x - low[0], y - low[1], z - low[2]]));
}

const sorted = (cells: Cells): Cells => [...cells].sort(([ax, ay, az], [bx, by, bz]) => ax - bx || ay - by || az - bz);

export const keyOf = (cells: Cells): string => cells.join(" ");

/** The column by which a stone is held: the one nearest to its middle. */
export function handle(cells: Cells): Anchor {
  const mean = (axis: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const [mx, my] = [mean(0), mean(1)];
  const distance = ([x, y]: Cell): number => Math.hypot(x - mx, y - my);
  const [x, y] = cells.reduce((best, cell) => (distance(cell) < distance(best) - 1e-9 ? cell : best));
  return [x, y];
}

/** The cells of a stone that is let down with its handle over `anchor`, onto whatever lies there. */
export function letDown(view: RumisView, cells: Cells, anchor: Anchor): Cells {
  const [hx, hy] = handle(cells);
  const over = cells.map(([x, y, z]): Cell => [x - hx + anchor[0], y - hy + anchor[1], z]);
  const rest = Math.max(...over.map(([x, y, z]) => (view.heights[y]?.[x] ?? 0) - z));
  return sorted(over.map(([x, y, z]): Cell => [x, y, z + rest]));
}

type ByAnchor = ReadonlyMap<string, Move>;

/** Thousands of moves are sorted once a snapshot, not at every step of the pointer. */
const sortedMoves = new WeakMap<readonly Move[], ReadonlyMap<string, ByAnchor>>();

/** The legal placements of a stone held in one way, by the anchor "x,y". */
export function placements({ legal }: RumisSnapshot, { stone, cells, colour }: Held): ByAnchor {
  const sortedOnce = sortedMoves.get(legal) ?? byHolding(legal);
  sortedMoves.set(legal, sortedOnce);
  return sortedOnce.get(`${stone} ${colour} ${keyOf(cells)}`) ?? new Map();
}

/** Stone, colour and the way it is held, then the anchor. */
function byHolding(legal: readonly Move[]): Map<string, Map<string, Move>> {
  const found = new Map<string, Map<string, Move>>();
  for (const move of legal) {
    const at = move.cells;
    const held = toOrigin(at);
    const [hx, hy] = handle(held);
    const key = `${move.stone} ${move.colour} ${keyOf(held)}`;
    const anchor = `${Math.min(...at.map(([x]) => x)) + hx},${Math.min(...at.map(([, y]) => y)) + hy}`;
    found.set(key, (found.get(key) ?? new Map<string, Move>()).set(anchor, move));
  }
  return found;
}

/** What would be sent if the stone were let go now. */
export function moveAt(view: RumisView, { stone, cells, colour }: LyingStone, anchor: Anchor): Move {
  return { kind: "PlaceStone", stone, cells: letDown(view, cells, anchor), colour };
}

/** The cells that the last step filled: "x,y,z". */
export function lastPlaces({ lastStep = [] }: RumisSnapshot): ReadonlySet<string> {
  return new Set(lastStep.flatMap(({ move }) => move.cells.map(String)));
}

/** The stones of a colour that can be laid somewhere, largest first. */
export function playable(snapshot: RumisSnapshot, colour: number): string[] {
  const names = new Set(snapshot.legal.filter((move) => move.colour === colour).map((move) => move.stone));
  return Object.keys(STONES)
    .filter((name) => names.has(name))
    .reverse();
}

/** A way to hold the stone in which it can be laid, the present one if possible. */
export function holding(snapshot: RumisSnapshot, colour: number, stone: string, present: Cells = []): Cells {
  const ways = snapshot.legal
    .filter((move) => move.stone === stone && move.colour === colour)
    .map((move) => toOrigin(move.cells));
  const drawn = sorted(STONES[stone] as Cells);
  for (const wanted of [present, drawn]) if (ways.some((way) => keyOf(way) === keyOf(wanted))) return wanted;
  return ways[0] ?? drawn;
}

/** Begin with the stone that was in hand, if it can still be laid. */
export function freshChoice(snapshot: RumisSnapshot, before: RumisChoice | null): RumisChoice {
  const { view } = snapshot;
  const colours = [...new Set(snapshot.legal.map((move) => move.colour))];
  const wanted = view.colour ?? before?.colour ?? 0;
  const colour = colours.includes(wanted) ? wanted : (colours[0] ?? wanted);
  const names = playable(snapshot, colour);
  const stone = before?.stone && names.includes(before.stone) ? before.stone : (names[0] ?? null);
  const cells = stone ? holding(snapshot, colour, stone, before?.stone === stone ? before.cells : []) : [];
  return { colour, stone, cells, anchor: null, found: before?.found ?? null, isAsking: false };
}
