/** Taps, hovering and dropping on the canvas, told apart from turning the camera. */

export interface Hands {
  /** The pointer is over this point of the canvas. */
  hover(x: number, y: number): void;
  /** A tap, or something dragged here and let go. */
  tap(x: number, y: number): void;
  leave(): void;
  /** A right click or a long touch: show everybody this point. */
  point(x: number, y: number): void;
  /** The wheel with the shift key: turn what is in hand. */
  turn(): void;
}

const SLOP = 7;
const LONG_MS = 600;

export function watchPointer(canvas: HTMLCanvasElement, hands: Hands): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let down: PointerEvent | null = null;
  const at = (event: PointerEvent): [number, number] => {
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  canvas.addEventListener("pointerdown", (event) => (down = event.isPrimary ? event : null), { signal });
  canvas.addEventListener("pointermove", (event) => event.buttons === 0 && hands.hover(...at(event)), { signal });
  canvas.addEventListener("pointerleave", () => hands.leave(), { signal });
  canvas.addEventListener("pointerup", (event) => {
    const still = down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP;
    const isLong = down !== null && event.timeStamp - down.timeStamp > LONG_MS && event.pointerType === "touch";
    down = null;
    if (!still) return;
    if (event.button === 2 || isLong) hands.point(...at(event));
    else if (event.button === 0) hands.tap(...at(event));
  }, { signal });
  canvas.addEventListener("wheel", (event) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // or the camera would zoom
    hands.turn();
  }, { signal, capture: true, passive: false });
  watchDrag(canvas, hands, at, signal);
  return () => stop.abort();
}

/** Whatever carries `data-drag` can be dragged onto the canvas. */
function watchDrag(canvas: HTMLCanvasElement, hands: Hands, at: (event: PointerEvent) => [number, number], signal: AbortSignal): void {
  let dragging: PointerEvent | null = null;
  const over = (event: PointerEvent): boolean => document.elementFromPoint(event.clientX, event.clientY) === canvas;
  document.addEventListener("pointerdown", (event) => {
    const source = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    dragging = source ? event : null;
  }, { signal });
  document.addEventListener("pointermove", (event) => dragging && over(event) && hands.hover(...at(event)), { signal });
  document.addEventListener("pointerup", (event) => {
    if (dragging && over(event)) hands.tap(...at(event));
    dragging = null;
  }, { signal });
  document.addEventListener("pointercancel", () => (dragging = null), { signal });
}
