import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { cornersOf, framing, holds, shifted, WHOLE, within, type Part, type Pose } from "./framing";
import type { Triple } from "./pieces";

const lens = (aspect: number, part: Part) => ({ fieldOfView: 30, aspect, part });

/** The edges of what is seen in the picture, from −1 to 1 each way. */
function edges(points: readonly Triple[], direction: Vector3, aspect: number, margin: number) {
  return edgesFrom(framing(points, direction, lens(aspect, within(WHOLE, margin))), points, aspect);
}

function edgesFrom({ eye, target }: Pose, points: readonly Triple[], aspect: number) {
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

const FREE: Part = { left: -0.9, right: 0.5, low: -0.8, high: 0.6 };

test("they fill the free part of the picture alone", () => {
  const pose = framing(STAIRS, new Vector3(0.32, 1.25, 1.15), lens(1.4, FREE));
  const { left, right, low, high } = edgesFrom(pose, STAIRS, 1.4);
  expect(Math.min(left - FREE.left, FREE.right - right, low - FREE.low, FREE.high - high)).toBeCloseTo(0, 6);
  expect(holds(STAIRS, pose, lens(1.4, within(FREE, 0.9999)))).toBe(true);
});

test("a view that shows too little goes back and aside as little as it must, and looks the same way", () => {
  const before: Pose = { eye: new Vector3(9, 6, 7), target: new Vector3(7, 0, 0) };
  const seen = lens(1.4, FREE);
  expect(holds(STAIRS, before, seen)).toBe(false);
  const after = shifted(STAIRS, before, seen);
  expect(holds(STAIRS, after, seen)).toBe(true);
  const way = ({ eye, target }: Pose) => target.clone().sub(eye).normalize();
  expect(way(after).distanceTo(way(before))).toBeCloseTo(0, 6);
  expect(shifted(STAIRS, after, seen).eye.distanceTo(after.eye)).toBeCloseTo(0, 6);
});
