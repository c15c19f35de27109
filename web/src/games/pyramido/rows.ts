/** The stones to be had, in rows: the quarry and a store for every seat, or the hands. */

import { cornersOf } from "../../stage/framing";
import { BOARD_HEIGHT } from "../../stage/light";
import type { Piece, Triple } from "../../stage/pieces";
import { STEP, toneOf, type PyramidoView } from "./view";

export interface Row {
  /** What it is and whose: "store 1". */
  id: string;
  stones: readonly number[];
  /** How many stones there may be. */
  most: number;
  x: number;
  z: number;
  scale: number;
}

const QUARRY = 5;
const STORE = 5;
const SPACING = 1.15;
const SMALL = 0.55;
/** Between two stores, so that nobody takes them for one. */
const GAP = 0.4;

export function rowsOf(view: PyramidoView, anchors: readonly Triple[]): Row[] {
  const front = Math.max(...anchors.map(([, , z]) => z)) + view.base / 2;
  if (view.mode !== "contest") return handsOf(view, front + 1.6);
  const scale = Math.min(1, (closest(anchors) - GAP) / (STORE * SPACING));
  const stores = view.stores.map((stones, seat): Row => {
    const [x, , z] = anchors[seat] as Triple;
    return { id: `store ${seat}`, stones, most: STORE, x, z: z + view.base / 2 + 2.3, scale };
  });
  return [...stores, { id: "quarry 0", stones: view.quarry, most: QUARRY, x: 0, z: front + 3.55, scale: 1 }];
}

/** How far apart the nearest two are that lie side by side. */
const closest = (anchors: readonly Triple[]): number =>
  Math.min(
    ...anchors.flatMap(([x, , z], i) =>
      anchors.slice(i + 1).map((to) => (to[2] === z ? Math.abs(to[0] - x) : Infinity)),
    ),
  );

/** The hand of whoever is to move lies in front, the others small at the back. */
function handsOf({ hands, seat: present, base, mode }: PyramidoView, front: number): Row[] {
  const near = present ?? 0;
  const most = mode === "solo" ? 6 : 3;
  const others = hands.map((_, seat) => seat).filter((seat) => seat !== near);
  const behind = others.map(
    (seat, i): Row => ({
      id: `hand ${seat}`,
      stones: hands[seat] ?? [],
      most,
      x: (i - (others.length - 1) / 2) * 2.4,
      z: -base / 2 - 1.4,
      scale: SMALL,
    }),
  );
  return [{ id: `hand ${near}`, stones: hands[near] ?? [], most, x: 0, z: front, scale: 1 }, ...behind];
}

export function* stonesIn({ id, stones, x, z, scale }: Row): Iterable<[string, Piece]> {
  for (const [i, colour] of stones.entries()) {
    const at: Triple = [x + (i - (stones.length - 1) / 2) * SPACING * scale, (STEP / 2) * scale - BOARD_HEIGHT, z];
    yield [`${id} ${i} ${colour}`, { shape: `stone ${colour}`, at, tone: toneOf(colour).hex, scale }];
  }
}

export function cornersOfRow({ x, z, most, scale }: Row): Triple[] {
  const [half, deep] = [(most * SPACING * scale) / 2, 0.5 * scale];
  return cornersOf([x - half, -BOARD_HEIGHT, z - deep], [x + half, STEP * scale - BOARD_HEIGHT, z + deep]);
}
