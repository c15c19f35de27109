/** The part of the canvas that nothing lies over: sentences of the page cover a strip of it now and then. */

import { WHOLE, type Part } from "./framing";

/** What the page lays over the canvas, in the same box. */
const COVERS = ".notices > *, .stage > :not(canvas, .twin, .notices)";
/** However much lies over it, so much of the width and of the height counts as free. */
const LEAST = 0.35;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The free part of a canvas. */
export function freePart(canvas: HTMLElement): Part {
  const whole = canvas.getBoundingClientRect();
  const covers = [...(canvas.parentElement?.querySelectorAll(COVERS) ?? [])].map((one) => one.getBoundingClientRect());
  const { left, right, top, bottom } = uncovered(whole, covers);
  if (right - left < LEAST * whole.width || bottom - top < LEAST * whole.height) return WHOLE;
  const [x, y] = [
    (at: number) => ((at - whole.left) / whole.width) * 2 - 1,
    (at: number) => 1 - ((at - whole.top) / whole.height) * 2,
  ];
  return { left: x(left), right: x(right), low: y(bottom), high: y(top) };
}

/** Cut each cover off by the side where the least is lost. */
export function uncovered(whole: Box, covers: readonly Box[]): Box {
  let free: Box = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
  for (const cover of covers) {
    if (cover.right - cover.left < 2 || cover.bottom - cover.top < 2 || isApart(free, cover)) continue;
    const ways: Box[] = [
      { ...free, top: cover.bottom },
      { ...free, bottom: cover.top },
      { ...free, left: cover.right },
      { ...free, right: cover.left },
    ];
    free = ways.reduce((best, way) => (areaOf(way) > areaOf(best) ? way : best));
  }
  return free;
}

/** Call when what lies over the canvas has changed; gives back how to stop. */
export function watchCovers(canvas: HTMLElement, act: () => void): () => void {
  const [box, covers] = [canvas.parentElement, canvas.parentElement?.querySelector(".notices")];
  const watcher = new MutationObserver(act);
  if (box) watcher.observe(box, { childList: true });
  if (covers) watcher.observe(covers, { childList: true, subtree: true, characterData: true });
  return () => watcher.disconnect();
}

const isApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
