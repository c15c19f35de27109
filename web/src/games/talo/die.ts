/** The ten-sided die: a pentagonal trapezohedron, ten kites of which opposite ones add up to 11. */

import { BufferGeometry, Euler, Float32BufferAttribute, Matrix4, Vector3 } from "three";
import type { Atlas } from "../../stage/paint";
import type { Triple } from "../../stage/pieces";

export const SIDES = 10;

const RADIUS = 0.8;
const APEX = 0.86;
const STEP = Math.PI / 5;
/** Lets the four corners of a kite lie in one plane. */
const ZIGZAG = APEX * Math.tan(STEP / 2) ** 2;

/** The numbers of the kites around the top, and around the bottom. */
const RINGS = { top: [1, 7, 3, 9, 5], bottom: [2, 6, 10, 4, 8] } as const;

interface Kite {
  /** The apex first, then around, seen from outside against the clock. */
  corners: readonly [Vector3, Vector3, Vector3, Vector3];
  normal: Vector3;
  /** Where the number's head points. */
  up: Vector3;
}

const rim = (k: number): Vector3 =>
  new Vector3(RADIUS * Math.cos(k * STEP), k % 2 ? -ZIGZAG : ZIGZAG, RADIUS * Math.sin(k * STEP));

function kite(apex: Vector3, ...around: [Vector3, Vector3, Vector3]): Kite {
  const [left, tail, right] = around;
  const normal = left.clone().sub(apex).cross(right.clone().sub(apex)).normalize();
  return { corners: [apex, left, tail, right], normal, up: apex.clone().sub(tail).normalize() };
}

const KITES: ReadonlyMap<number, Kite> = new Map([
  ...RINGS.top.map(
    (number, i) => [number, kite(new Vector3(0, APEX, 0), rim(2 * i + 2), rim(2 * i + 1), rim(2 * i))] as const,
  ),
  ...RINGS.bottom.map(
    (number, i) => [number, kite(new Vector3(0, -APEX, 0), rim(2 * i + 1), rim(2 * i + 2), rim(2 * i + 3))] as const,
  ),
]);

const kiteOf = (number: number): Kite => KITES.get(number) as Kite;

/** How high its middle is when it lies on a face. */
export const DIE_REST = kiteOf(1).normal.y * APEX;

/** The turn that brings a number to the top, upright for who sits in front. */
export function dieTurn(number: number): Triple {
  const { normal, up } = kiteOf(number);
  const right = up.clone().cross(normal);
  const lying = new Matrix4().makeBasis(right, normal, up.clone().negate()).transpose();
  const { x, y, z } = new Euler().setFromRotationMatrix(lying);
  return [x, y, z];
}

/** The die, its faces showing the tiles "die 1" to "die 10". */
export function decahedron(atlas: Atlas): BufferGeometry {
  const [positions, normals, uvs]: [number[], number[], number[]] = [[], [], []];
  for (const [number, { corners, normal, up }] of KITES) {
    const right = up.clone().cross(normal);
    const middle = corners[1].clone().add(corners[3]).multiplyScalar(0.5).lerp(corners[0], 0.12);
    const size = 2 * corners[0].distanceTo(middle);
    for (const i of [0, 1, 2, 0, 2, 3] as const) {
      const corner = corners[i];
      const out = corner.clone().sub(middle);
      positions.push(...corner.toArray());
      normals.push(...normal.toArray());
      uvs.push(...atlas.place(`die ${number}`, 0.5 + out.dot(right) / size, 0.5 + out.dot(up) / size));
    }
  }
  const die = new BufferGeometry();
  die.setAttribute("position", new Float32BufferAttribute(positions, 3));
  die.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  die.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  return die;
}
