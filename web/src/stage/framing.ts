/** Where a camera has to be for what is on the table to be in the free part of its picture. */

import { Vector3 } from "three";
import type { Triple } from "./pieces";

/** A part of the picture, whose edges are at −1 and 1 both ways. */
export interface Part {
  left: number;
  right: number;
  low: number;
  high: number;
}

export interface Lens {
  /** Degrees, from the lower edge to the upper one. */
  fieldOfView: number;
  aspect: number;
  /** Where in the picture things should be seen. */
  part: Part;
}

export interface Pose {
  eye: Vector3;
  target: Vector3;
}

/** Of the camera at every table, in degrees. */
export const FIELD_OF_VIEW = 30;

export const WHOLE: Part = { left: -1, right: 1, low: -1, high: 1 };

/** The same part with some room left free at its edges: a margin of 1.1 leaves a tenth. */
export function within({ left, right, low, high }: Part, margin: number): Part {
  const shrunk = (from: number, to: number): [number, number] => {
    const [middle, half] = [(from + to) / 2, (to - from) / 2 / margin];
    return [middle - half, middle + half];
  };
  const [[l, r], [b, t]] = [shrunk(left, right), shrunk(low, high)];
  return { left: l, right: r, low: b, high: t };
}

/**
 * The nearest pose from which every point is in the lens's part of the picture, as far from its left as from its right
 * edge and as far from the upper as from the lower one.
 */
export function framing(points: readonly Triple[], direction: Vector3, lens: Lens): Pose {
  const axes = axesOf(direction.clone().negate());
  const { across, upright, depth } = measure(points, axes, lens);
  const distance = Math.max(across.least, upright.least);
  const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;
  return poseAt(axes, middle(across.range(distance)), middle(upright.range(distance)), distance, distance + depth);
}

/** The pose nearest to this one, looking the same way and no closer, from which every point is in the part. */
export function shifted(points: readonly Triple[], { eye, target }: Pose, lens: Lens): Pose {
  const axes = axesOf(target.clone().sub(eye));
  const { across, upright } = measure(points, axes, lens);
  const present = -eye.dot(axes.forward);
  const distance = Math.max(present, across.least, upright.least);
  const clamped = (value: number, [from, to]: readonly [number, number]): number =>
    Math.min(Math.max(value, Math.min(from, to)), Math.max(from, to));
  return poseAt(
    axes,
    clamped(eye.dot(axes.right), across.range(distance)),
    clamped(eye.dot(axes.up), upright.range(distance)),
    distance,
    eye.distanceTo(target) + distance - present,
  );
}

/** Whether every point is seen in the part from there. */
export function holds(points: readonly Triple[], { eye, target }: Pose, { fieldOfView, aspect, part }: Lens): boolean {
  const { forward, right, up } = axesOf(target.clone().sub(eye));
  const tan = tangent(fieldOfView);
  return points.every((point) => {
    const from = new Vector3(...point).sub(eye);
    const depth = from.dot(forward) * tan;
    const [x, y] = [from.dot(right) / (depth * aspect), from.dot(up) / depth];
    return depth > 0 && x >= part.left - EPS && x <= part.right + EPS && y >= part.low - EPS && y <= part.high + EPS;
  });
}

/** The corners of a box. */
export function cornersOf(low: Triple, high: Triple): Triple[] {
  const both = [low, high];
  return both.flatMap(([x]) => both.flatMap(([, y]) => both.map(([, , z]): Triple => [x, y, z])));
}

/** The highest of some points, if there are any. */
export const highest = (points: readonly Triple[]): Triple[] =>
  points.length > 0 ? [points.reduce((best, point) => (point[1] > best[1] ? point : best))] : [];

const EPS = 1e-6;

interface Axes {
  forward: Vector3;
  right: Vector3;
  up: Vector3;
}

/** How far away the camera must be at least, and between which places it may be then. */
interface Reach {
  least: number;
  range(distance: number): readonly [from: number, to: number];
}

/** Of half the field of view: how high the picture is at a distance of one, halved. */
export const tangent = (fieldOfView: number): number => Math.tan((fieldOfView * Math.PI) / 360);

function axesOf(sight: Vector3): Axes {
  const forward = sight.normalize();
  const right = new Vector3().crossVectors(forward, new Vector3(0, 1, 0)).normalize();
  return { forward, right, up: new Vector3().crossVectors(right, forward) };
}

function measure(points: readonly Triple[], { forward, right, up }: Axes, { fieldOfView, aspect, part }: Lens) {
  const seen = points.map((point) => new Vector3(...point));
  const tan = tangent(fieldOfView);
  return {
    across: reachOf(seen, right, forward, part.left * tan * aspect, part.right * tan * aspect),
    upright: reachOf(seen, up, forward, part.low * tan, part.high * tan),
    depth: seen.reduce((sum, point) => sum + point.dot(forward), 0) / seen.length,
  };
}

/**
 * With `along` measured in the direction of sight, a camera at (place, −distance) sees a point between two opposite
 * edges if low · (along + distance) ≤ across − place ≤ high · (along + distance); the extremes over all points give
 * distance and place.
 */
function reachOf(points: readonly Vector3[], side: Vector3, forward: Vector3, low: number, high: number): Reach {
  const highest = Math.max(...points.map((point) => point.dot(side) - high * point.dot(forward)));
  const lowest = Math.min(...points.map((point) => point.dot(side) - low * point.dot(forward)));
  return {
    least: (highest - lowest) / (high - low),
    range: (distance) => [highest - high * distance, lowest - low * distance],
  };
}

function poseAt({ forward, right, up }: Axes, across: number, upright: number, distance: number, far: number): Pose {
  const eye = new Vector3()
    .addScaledVector(right, across)
    .addScaledVector(up, upright)
    .addScaledVector(forward, -distance);
  return { eye, target: eye.clone().addScaledVector(forward, far) };
}
