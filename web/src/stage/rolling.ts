/** How a die rolls: it turns as far as it goes, and hops less and less. */

import { Quaternion, Vector3 } from "three";

const HOPS = 2.5;
const HOP_HEIGHT = 1.4;

/** Writes place and turn of something that rolls from one point to another and ends up turned as given. */
export function rolling(
  from: Vector3,
  to: Vector3,
  turn: Quaternion,
  radius: number,
): (t: number, at: Vector3, turned: Quaternion) => void {
  const [start, end, last] = [from.clone(), to.clone(), turn.clone()];
  const way = end.clone().sub(start).setY(0);
  const axis = new Vector3(way.z, 0, -way.x).normalize();
  const angle = way.length() / radius;
  const spin = new Quaternion();
  return (t, at, turned) => {
    const left = 1 - t;
    at.lerpVectors(start, end, t);
    at.y = end.y + HOP_HEIGHT * left * Math.abs(Math.sin(left * HOPS * Math.PI));
    turned.copy(last).premultiply(spin.setFromAxisAngle(axis, -angle * left));
  };
}
