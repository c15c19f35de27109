import { Euler, Matrix4, Quaternion, Vector3 } from "three";
import { expect, test, vi } from "vitest";
import { BOARD_HEIGHT } from "../../stage/light";
import type { Piece } from "../../stage/pieces";
import { START } from "../../wire/games/talo";
import { Collapse } from "./collapse";
import { DIE_REST } from "./die";
import type { Part } from "./downfall";
import { partsOf } from "./parts";
import { BOARD, ROD } from "./shapes";
import { besideOf, HALF } from "./things";
import type { Stick, TaloView } from "./view";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null }));

const PATIENCE_MS = 60_000;
/** As deep as soft contacts let a box sink into another. */
const SUNK = 0.06;

type Way = "east" | "west" | "north";

/** Long sticks that reach out over an edge of the ground, and nothing to hold them. */
function viewOf(towards: Way): TaloView {
  const out = towards === "west" ? -4 : 8;
  const sticks = [3, 5, 7].flatMap((z) =>
    [1, 3, 5, 7].map(
      (at): Stick =>
        towards === "north" ? { length: 6, axis: "y", x: at, y: out, z } : { length: 6, axis: "x", x: out, y: at, z },
    ),
  );
  return {
    ...START,
    phase: "over",
    sticks,
    number: 7,
    taken: [4],
    fallen: sticks.map((stick) => ({ stick, towards })),
    is_over: true,
  };
}

/** Points all over a box, in the space of the scene. */
function pointsOf([length, height, depth]: Part["size"], at: Part["at"], turn: Part["turn"]): Vector3[] {
  const place = placeOf(at, turn);
  const steps = Array.from({ length: 17 }, (_, i) => i / 16 - 0.5);
  return steps.flatMap((x) =>
    steps.flatMap((y) => steps.map((z) => new Vector3(x * length, y * height, z * depth).applyMatrix4(place))),
  );
}

function placeOf(at: Part["at"], turn: Part["turn"]): Matrix4 {
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...turn)),
    new Vector3(1, 1, 1),
  );
}

/** The box that a piece fills. */
function boxOf({ shape, at, turn = [0, 0, 0], scale = 1 }: Piece): Pick<Part, "size" | "at" | "turn"> {
  const [kind, length] = shape.split(" ");
  const sizes: Record<string, Part["size"]> = {
    stick: [Number(length), 1, 1],
    board: BOARD,
    plate: [0, 0, 0],
    rod: ROD,
    die: [2 * DIE_REST, 2 * DIE_REST, 2 * DIE_REST],
  };
  const [x, y, z] = sizes[kind as string] as Part["size"];
  return { size: [x * scale, y * scale, z * scale], at, turn };
}

/** How deep one of the points is inside a box; negative outside. */
function depthIn({ size, at, turn }: Pick<Part, "size" | "at" | "turn">, points: readonly Vector3[]): number {
  const back = placeOf(at, turn).invert();
  const [x, y, z] = size.map((side) => side / 2) as [number, number, number];
  const inside = points.map((point) => point.clone().applyMatrix4(back));
  return Math.max(
    ...inside.map((point) => Math.min(x - Math.abs(point.x), y - Math.abs(point.y), z - Math.abs(point.z))),
  );
}

/** How everything that fell comes to lie, as points. */
function heapOf(parts: readonly Part[]): Vector3[][] {
  const collapse = new Collapse(parts, { boardSize: 2 * HALF, boardHeight: BOARD_HEIGHT });
  collapse.settle();
  const sizes = new Map(parts.map(({ id, size }) => [id, size]));
  return [...collapse.poses()].map(([id, { at, turn }]) => pointsOf(sizes.get(id) as Part["size"], at, turn));
}

/** How deep any of it lies inside what is beside the building. */
const deepest = (heap: readonly Vector3[][], view: TaloView, isWide: boolean): number =>
  Math.max(...[...besideOf(view, isWide)].flatMap(([, piece]) => heap.map((points) => depthIn(boxOf(piece), points))));

test.each(["east", "west", "north"] as const)(
  "what falls %s lies inside nothing, whatever the shape of the window",
  (towards) => {
    const view = viewOf(towards);
    const heap = heapOf(partsOf(view));
    for (const isWide of [true, false]) {
      expect(deepest(heap, view, isWide)).toBeLessThan(SUNK);
    }
    const crowded = { ...view, fallen: [] };
    expect(Math.max(deepest(heap, crowded, true), deepest(heap, crowded, false))).toBeGreaterThan(SUNK);
  },
  PATIENCE_MS,
);
