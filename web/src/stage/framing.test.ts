import { Box3, PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { framing } from "./framing";

/** The edges of the box in the picture, from −1 to 1 each way. */
function edges(box: Box3, direction: Vector3, aspect: number, margin: number) {
  const { eye, target } = framing(box, direction, { fieldOfView: 30, aspect, margin });
  const camera = new PerspectiveCamera(30, aspect, 0.1, 500);
  camera.position.copy(eye);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  const { min, max } = box;
  const corners = [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z).project(camera))));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

const STAIRS = new Box3(new Vector3(-3, -0.3, -5), new Vector3(3, 8, 5));

test.each([0.5, 1, 2.2])("a box fills the picture at an aspect of %d and is cut off nowhere", (aspect) => {
  const { left, right, low, high } = edges(STAIRS, new Vector3(0.32, 1.25, 1.15), aspect, 1);
  expect(Math.max(-left, right, -low, high)).toBeCloseTo(1, 6);
});

test("the box has as much room above as below, and as much left as right", () => {
  const tall = edges(STAIRS, new Vector3(0.32, 1.25, 1.15), 2.2, 1.1);
  expect([tall.low, tall.high].map((edge) => +edge.toFixed(6))).toEqual([-0.909091, 0.909091]);
  const wide = edges(STAIRS, new Vector3(0.32, 1.25, 1.15), 0.4, 1.1);
  expect([wide.left, wide.right].map((edge) => +edge.toFixed(6))).toEqual([-0.909091, 0.909091]);
});
