/** A flat board whose top carries one picture: group 0 is the body, group 1 the top. */

import { BufferGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

export function slab(width: number, height: number, depth: number): BufferGeometry {
  const box = new RoundedBoxGeometry(width, height, depth, 3, Math.min(height * 0.4, 0.12));
  const perFace = box.getAttribute("uv").count / 6;
  box.clearGroups();
  box.addGroup(0, perFace * 2, 0);
  box.addGroup(perFace * 2, perFace, 1);
  box.addGroup(perFace * 3, perFace * 3, 0);
  return box.translate(0, -height / 2, 0) as BufferGeometry;
}
