/** What the solver found, followed stone by stone. */

import type { Solution } from "../../wire/snapshot";
import type { RumisDesk } from "./scene";
import { keyOf, type LyingStone, type RumisView } from "./view";

export interface Found {
  verdict: Solution["verdict"];
  stones: readonly LyingStone[];
  /** The cells of every stone, those that lay there before and those found, in the order in which they are laid. */
  keys: readonly string[];
  /** How many of the stones found are laid out, those that lie already included; 0: none are shown. */
  shown: number;
}

export function foundBy({ verdict, moves }: Solution<"rumis">, view: RumisView): Found {
  const stones = moves.map(({ stone, cells, colour }) => ({ stone, cells, colour }));
  return { verdict, stones, keys: [...view.stones, ...stones].map(({ cells }) => keyOf(cells)), shown: 0 };
}

/** How many of the stones found lie already. */
export const numLaid = (found: Found, view: RumisView): number =>
  view.stones.length - (found.keys.length - found.stones.length);

/** The same answer as long as the player goes its way. */
export function kept(found: Found | null, view: RumisView): Found | null {
  if (!found || numLaid(found, view) < 0) return null;
  const onTheWay = new Set(found.keys.slice(0, view.stones.length));
  if (view.stones.some(({ cells }) => !onTheWay.has(keyOf(cells)))) return null;
  return found.shown > 0 ? showing(found, view, found.shown) : found;
}

/** Lay out so many stones, at least the next one. */
export function showing(found: Found, view: RumisView, shown: number): Found {
  return { ...found, shown: Math.min(Math.max(shown, numLaid(found, view) + 1), found.stones.length) };
}

/** The stones found that are laid out and do not lie yet. */
export function laidOut(found: Found | null, view: RumisView): readonly LyingStone[] {
  return found ? found.stones.slice(numLaid(found, view), found.shown) : [];
}

/** Lay the next stone of the solution for good. */
export function layNext({ view, choice, play }: RumisDesk): void {
  const [next] = laidOut(choice.found, view);
  if (next) play({ kind: "PlaceStone", ...next });
}
