/** Where a camera has to be for a box to fill its picture. */

import { Vector3, type Box3 } from "three";

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
 * The nearest pose from which every corner of the box is in the picture, with as much room left as right and above as below.
 *
 * With `along` measured in the direction of sight, a camera at (place, −distance) sees a corner inside its lower and upper edge if
 * |across − place| ≤ slope · (along + distance); the extremes over all corners give distance and place.
 */
export function framing(box: Box3, direction: Vector3, { fieldOfView, aspect, margin }: Lens): Pose {
  const forward = direction.clone().normalize().negate();
  const right = new Vector3().crossVectors(forward, new Vector3(0, 1, 0)).normalize();
  const up = new Vector3().crossVectors(right, forward);
  const slope = Math.tan((fieldOfView * Math.PI) / 360) / margin;
  const centre = box.getCenter(new Vector3());
  const seen = corners(box).map((corner) => corner.sub(centre));
  const reach = (side: Vector3, tan: number): { distance: number; place: number } => {
    const highest = Math.max(...seen.map((corner) => corner.dot(side) - tan * corner.dot(forward)));
    const lowest = Math.min(...seen.map((corner) => corner.dot(side) + tan * corner.dot(forward)));
    return { distance: (highest - lowest) / (2 * tan), place: (highest + lowest) / 2 };
  };
  const [across, upright] = [reach(right, slope * aspect), reach(up, slope)];
  const target = centre.addScaledVector(right, across.place).addScaledVector(up, upright.place);
  const eye = target.clone().addScaledVector(forward, -Math.max(across.distance, upright.distance));
  return { eye, target };
}

function corners({ min, max }: Box3): Vector3[] {
  const both = [min, max];
  return both.flatMap((a) => both.flatMap((b) => both.map((c) => new Vector3(a.x, b.y, c.z))));
}
