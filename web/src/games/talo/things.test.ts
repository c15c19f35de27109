import { Box3, Ray, Vector3 } from "three";
import { expect, test, vi } from "vitest";
import type { Piece } from "../../stage/pieces";
import { START } from "../../wire/games/talo";
import { DIE_REST } from "./die";
import { BOARD } from "./shapes";
import { besideOf, SEEN_FROM } from "./things";
import type { TaloView } from "./view";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null }));

/** The box around a stick that lies, or around a board. */
function boxOf({ shape, at, turn = [0, 0, 0], scale = 1 }: Piece): Box3 {
  const [kind, length] = shape.split(" ");
  const [x, y, z] = kind === "board" ? BOARD : [Number(length), 1, 1];
  const size = turn[1] === 0 ? [x, y, z] : [z, y, x];
  return new Box3().setFromCenterAndSize(new Vector3(...at), new Vector3(...size).multiplyScalar(scale));
}

test.each([
  [2, true],
  [4, true],
  [2, false],
  [4, false],
])("with a full store and %i seats the die lies behind nothing (wide: %s)", (seats, isWide) => {
  const figures = Array.from({ length: seats }, () => [2, 2, 0] as const);
  const view: TaloView = { ...START, phase: "take", number: 7, turns: 1, rolls: 1, figures };
  const beside = [...besideOf(view, isWide)].map(([, piece]) => piece);
  const die = beside.find(({ shape }) => shape === "die")!;
  const others = beside.filter(({ shape }) => /^(stick|board)/.test(shape));
  expect(others.length).toBe(55 + seats);
  const towards = new Vector3(...SEEN_FROM).normalize();
  const edges = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => new Vector3(x, y, 0).multiplyScalar(DIE_REST)));
  const rays = edges.map((edge) => new Ray(new Vector3(...die.at).add(edge), towards));
  const hiding = others.filter((other) => rays.some((ray) => ray.intersectsBox(boxOf(other))));
  expect(hiding).toEqual([]);
});
