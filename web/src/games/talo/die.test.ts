import { Euler, Vector3 } from "three";
import { expect, test } from "vitest";
import type { Atlas } from "../../stage/paint";
import { decahedron, DIE_REST, dieTurn, SIDES } from "./die";

const NUMBERS = Array.from({ length: SIDES }, (_, i) => i + 1);

/** Each number's normal, found in the die by the tile that its face shows. */
function normals(): Map<number, Vector3> {
  const shown: number[] = [];
  const place = (tile: string): [number, number] => {
    shown.push(Number(tile.split(" ")[1]));
    return [0, 0];
  };
  const atlas = { place } as unknown as Atlas;
  const normal = decahedron(atlas).getAttribute("normal");
  return new Map(shown.map((number, i) => [number, new Vector3().fromBufferAttribute(normal, i)]));
}

test("all corners of a face lie in one plane, as far out as the die rests high", () => {
  const die = decahedron({ place: () => [0, 0] } as unknown as Atlas);
  const [position, normal] = [die.getAttribute("position"), die.getAttribute("normal")];
  for (let i = 0; i < position.count; i++)
    expect(
      new Vector3().fromBufferAttribute(position, i).dot(new Vector3().fromBufferAttribute(normal, i)),
    ).toBeCloseTo(DIE_REST);
});

test("opposite faces add up to 11", () => {
  const all = normals();
  for (const number of NUMBERS)
    expect((all.get(number) as Vector3).dot(all.get(11 - number) as Vector3)).toBeCloseTo(-1);
});

test("a number rolled comes to the top", () => {
  for (const [number, normal] of normals())
    expect(normal.clone().applyEuler(new Euler(...dieTurn(number))).y).toBeCloseTo(1);
});
