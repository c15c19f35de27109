/** Shapes of pieces: bevelled boxes and turned figures whose faces show tiles of an atlas. */

import { BufferAttribute, BufferGeometry, LatheGeometry, PlaneGeometry, Vector2 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Atlas } from "./paint";

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

/** A box with rounded edges, centred. */
export function bevelled(size: readonly [number, number, number], radius: number, atlas: Atlas, faces: Faces): BufferGeometry {
  const box = new RoundedBoxGeometry(...size, 3, radius);
  const uv = box.getAttribute("uv");
  const perFace = uv.count / 6;
  for (let i = 0; i < uv.count; i++) {
    const face = ORDER[Math.floor(i / perFace)] as (typeof ORDER)[number];
    uv.setXY(i, ...atlas.place(faces[face] ?? faces.side, uv.getX(i), uv.getY(i)));
  }
  box.clearGroups();
  return box;
}

/** A figure turned on a lathe: a foot, a waist and a round head; two units tall, standing on 0. */
export function figure(atlas: Atlas, tile: string): BufferGeometry {
  const outline = [
    [0, 0], [0.4, 0], [0.42, 0.06], [0.36, 0.16], [0.24, 0.3], [0.18, 0.62], [0.2, 0.86],
    [0.3, 0.98], [0.3, 1.06], [0.18, 1.12], [0.27, 1.26], [0.3, 1.42], [0.26, 1.58], [0.15, 1.7], [0, 1.74],
  ] as const;
  const lathe = new LatheGeometry(outline.map(([x, y]) => new Vector2(x, y)), 24).toNonIndexed();
  return tiled(lathe, atlas, tile);
}

/** A flat square that shows one tile upwards. */
export function tile(size: number, atlas: Atlas, name: string): BufferGeometry {
  return tiled(new PlaneGeometry(size, size).rotateX(-Math.PI / 2).toNonIndexed(), atlas, name);
}

function tiled(geometry: BufferGeometry, atlas: Atlas, tile: string): BufferGeometry {
  const uv = geometry.getAttribute("uv") as BufferAttribute;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ...atlas.place(tile, uv.getX(i), uv.getY(i)));
  return geometry;
}
