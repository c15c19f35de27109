/** Where a camera has to be for what is on the table to fill its picture. */

import { Vector3 } from "three";
import type { Triple } from "./pieces";

export interface Lens {
  /** Degrees, from the lower edge to the upper one. */
  fieldOfView: number;
  aspect: number;
  /** How much of the picture is left free at its edges: 1.1 is a tenth. */
  margin: number;
}

export interface Pose {
  eye: Vector3;
  target: Vector3;
}

/**
 * The nearest pose from which every point is in the picture, with as much room left as right and above as below.
 *
 * With `along` measured in the direction of sight, a camera at (place, −distance) sees a point between two opposite edges if
 * |across − place| ≤ slope · (along + distance); the extremes over all points give distance and place.
 */
export function framing(points: readonly Triple[], direction: Vector3, { fieldOfView, aspect, margin }: Lens): Pose {
  const forward = direction.clone().normalize().negate();
  const right = new Vector3().crossVectors(forward, new Vector3(0, 1, 0)).normalize();
  const up = new Vector3().crossVectors(right, forward);
  const slope = Math.tan((fieldOfView * Math.PI) / 360) / margin;
  const seen = points.map((point) => new Vector3(...point));
  const reach = (side: Vector3, tan: number): { distance: number; place: number } => {
    const highest = Math.max(...seen.map((point) => point.dot(side) - tan * point.dot(forward)));
    const lowest = Math.min(...seen.map((point) => point.dot(side) + tan * point.dot(forward)));
    return { distance: (highest - lowest) / (2 * tan), place: (highest + lowest) / 2 };
  };
  const [across, upright] = [reach(right, slope * aspect), reach(up, slope)];
  const distance = Math.max(across.distance, upright.distance);
  const eye = new Vector3()
    .addScaledVector(right, across.place)
    .addScaledVector(up, upright.place)
    .addScaledVector(forward, -distance);
  const depth = seen.reduce((sum, point) => sum + point.dot(forward), 0) / seen.length;
  return { eye, target: eye.clone().addScaledVector(forward, distance + depth) };
}

/** The corners of a box. */
export function cornersOf(low: Triple, high: Triple): Triple[] {
  const both = [low, high];
  return both.flatMap(([x]) => both.flatMap(([, y]) => both.map(([, , z]): Triple => [x, y, z])));
}
