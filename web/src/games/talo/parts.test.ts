import { Euler, Matrix4, Quaternion, Vector3 } from "three";
import { expect, test, vi } from "vitest";
import { BOARD_HEIGHT } from "../../stage/light";
import { Collapse } from "./collapse";
import type { Part } from "./downfall";
import { obstaclesOf, partsOf } from "./parts";
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
    seat: 0,
    phase: "over",
    sticks,
    figures: [
      [4, 4, 0],
      [5, 5, 0],
    ],
    store: [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
    rolls: 1,
    number: 7,
    taken: [4],
    held: null,
    stuck: [false, false],
    fallen: sticks.map((stick) => ({ stick, towards })),
    turns: 9,
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

/** How deep one of the points is inside a box; negative outside. */
function depthIn({ size, at, turn }: Part, points: readonly Vector3[]): number {
  const back = placeOf(at, turn).invert();
  const [x, y, z] = size.map((side) => side / 2) as [number, number, number];
  const inside = points.map((point) => point.clone().applyMatrix4(back));
  return Math.max(
    ...inside.map((point) => Math.min(x - Math.abs(point.x), y - Math.abs(point.y), z - Math.abs(point.z))),
  );
}

/** How deep something that fell lies inside an obstacle, if these are in its way. */
function deepest(parts: readonly Part[], obstacles: readonly Part[], inTheWay: readonly Part[]): number {
  const collapse = new Collapse([...parts, ...inTheWay], { boardSize: 2 * HALF, boardHeight: BOARD_HEIGHT });
  collapse.settle();
  const sizes = new Map(parts.map(({ id, size }) => [id, size]));
  const lying = [...collapse.poses()].map(([id, { at, turn }]) => pointsOf(sizes.get(id) as Part["size"], at, turn));
  return Math.max(...lying.flatMap((points) => obstacles.map((obstacle) => depthIn(obstacle, points))));
}

test.each([
  ["east", true],
  ["west", true],
  ["north", false],
] as const)(
  "what falls %s does not come to lie inside what is there (wide: %s)",
  (towards, isWide) => {
    const view = viewOf(towards);
    const [parts, obstacles] = [partsOf(view), obstaclesOf(besideOf(view, isWide))];
    expect(deepest(parts, obstacles, [])).toBeGreaterThan(SUNK);
    expect(deepest(parts, obstacles, obstacles)).toBeLessThan(SUNK);
  },
  PATIENCE_MS,
);
