/** Shapes of pieces: bevelled boxes whose faces show tiles of an atlas. */

import { BoxGeometry, type BufferAttribute, type BufferGeometry, PlaneGeometry, RingGeometry, Vector3 } from "three";
import type { Atlas } from "./paint";
import type { Triple } from "./pieces";

/** The tile on each side of a box; `side` where none is named. */
export interface Faces {
  side: string;
  right?: string;
  left?: string;
  top?: string;
  bottom?: string;
  front?: string;
  back?: string;
}

const ORDER = ["right", "left", "top", "bottom", "front", "back"] as const;

/** For each face of a box, the directions in which its texture runs. */
const RUNS: readonly (readonly [Triple, Triple])[] = [
  [
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
  ],
];

const STEPS = 3;

/** A box with rounded edges, centred; a sixth of its vertices for each face. Its faces are truly flat. */
export function rounded(size: Triple, radius: number): BufferGeometry {
  const segments = 2 * STEPS + 1;
  const box = new BoxGeometry(1, 1, 1, segments, segments, segments).toNonIndexed();
  const [position, normal, uv] = ["position", "normal", "uv"].map((name) => box.getAttribute(name)) as [
    BufferAttribute,
    BufferAttribute,
    BufferAttribute,
  ];
  const perFace = position.count / 6;
  const inner = size.map((side) => side / 2 - radius) as unknown as Triple;
  for (let i = 0; i < position.count; i++) {
    const flat = new Vector3().fromBufferAttribute(position, i);
    const out = new Vector3(...flat.toArray().map((t) => beyond(t, segments))).normalize();
    const at = flat
      .clone()
      .set(Math.sign(flat.x) * inner[0], Math.sign(flat.y) * inner[1], Math.sign(flat.z) * inner[2])
      .addScaledVector(out, radius);
    const [u, v] = RUNS[Math.floor(i / perFace)] as readonly [Triple, Triple];
    position.setXYZ(i, ...at.toArray());
    normal.setXYZ(i, ...out.toArray());
    uv.setXY(i, along(at, u, size), along(at, v, size));
  }
  box.clearGroups();
  return box;
}

/** How far a vertex lies in the rounded part: 0 on the flat, ±1 at the edge. */
function beyond(t: number, segments: number): number {
  return (Math.sign(t) * Math.max(0, Math.round(Math.abs(t) * segments - 0.5))) / STEPS;
}

const along = (at: Vector3, run: Triple, size: Triple): number =>
  0.5 + (at.x * run[0]) / size[0] + (at.y * run[1]) / size[1] + (at.z * run[2]) / size[2];

/** A rounded box whose faces show tiles. */
export function bevelled(size: Triple, radius: number, atlas: Atlas, faces: Faces): BufferGeometry {
  const box = rounded(size, radius);
  const uv = box.getAttribute("uv");
  const perFace = uv.count / 6;
  for (let i = 0; i < uv.count; i++) {
    const face = ORDER[Math.floor(i / perFace)] as (typeof ORDER)[number];
    uv.setXY(i, ...atlas.place(faces[face] ?? faces.side, uv.getX(i), uv.getY(i)));
  }
  return box;
}

/** A flat board whose top, at height 0, carries one picture: group 0 is the body, group 1 the top. */
export function slab(width: number, height: number, depth: number): BufferGeometry {
  const box = rounded([width, height, depth], Math.min(height * 0.4, 0.12));
  const perFace = box.getAttribute("uv").count / 6;
  box.addGroup(0, perFace * 2, 0);
  box.addGroup(perFace * 2, perFace, 1);
  box.addGroup(perFace * 3, perFace * 3, 0);
  return box.translate(0, -height / 2, 0);
}

/** A flat square frame, seen from above: what lies inside it stays legible. */
export function frame(inner: number, outer: number): BufferGeometry {
  return new RingGeometry(inner * Math.SQRT1_2, outer * Math.SQRT1_2, 4, 1, Math.PI / 4)
    .rotateX(-Math.PI / 2)
    .toNonIndexed();
}

/** A flat square that shows one tile upwards. */
export function tile(size: number, atlas: Atlas, name: string): BufferGeometry {
  return tiled(new PlaneGeometry(size, size).rotateX(-Math.PI / 2).toNonIndexed(), atlas, name);
}

/** The whole of a shape wrapped in one tile. */
export function tiled(geometry: BufferGeometry, atlas: Atlas, name: string): BufferGeometry {
  const uv = geometry.getAttribute("uv") as BufferAttribute;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ...atlas.place(name, uv.getX(i), uv.getY(i)));
  return geometry;
}
