import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { cornersOf, framing } from "./framing";
import type { Triple } from "./pieces";

/** The edges of what is seen in the picture, from −1 to 1 each way. */
function edges(points: readonly Triple[], direction: Vector3, aspect: number, margin: number) {
  const { eye, target } = framing(points, direction, { fieldOfView: 30, aspect, margin });
  const camera = new PerspectiveCamera(30, aspect, 0.1, 500);
  camera.position.copy(eye);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  const seen = points.map((point) => new Vector3(...point).project(camera));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

const STAIRS = [...cornersOf([-3, -0.3, -5], [3, 0, 5]), ...cornersOf([-2, 0, -4], [2, 8, -3])];

test.each([0.5, 1, 2.2])("the stairs fill the picture at an aspect of %d and are cut off nowhere", (aspect) => {
  const { left, right, low, high } = edges(STAIRS, new Vector3(0.32, 1.25, 1.15), aspect, 1);
  expect(Math.max(-left, right, -low, high)).toBeCloseTo(1, 6);
});

test("they have as much room above as below, and as much left as right", () => {
  const tall = edges(STAIRS, new Vector3(0.32, 1.25, 1.15), 2.2, 1.1);
  expect([tall.low, tall.high].map((edge) => +edge.toFixed(6))).toEqual([-0.909091, 0.909091]);
  const wide = edges(STAIRS, new Vector3(0.32, 1.25, 1.15), 0.4, 1.1);
  expect([wide.left, wide.right].map((edge) => +edge.toFixed(6))).toEqual([-0.909091, 0.909091]);
});
