/** Taps, hovering, dropping and turning on the canvas, told apart from moving the camera. */

/** A quarter turn of what is in hand: on the spot, or tipped over towards a side of the table. */
export type Turn = "clockwise" | "anticlockwise" | "+x" | "-x" | "+z" | "-z";

export interface Hands {
  /** The pointer is over this point of the canvas. */
  hover(x: number, y: number): void;
  /** A tap, or something dragged here and let go. */
  tap(x: number, y: number): void;
  leave(): void;
  /** A right click or a long touch: show everybody this point. */
  point(x: number, y: number): void;
  /** Whether what is in hand is seen at this point. */
  holds(x: number, y: number): boolean;
  /** Turn what is in hand on the spot. */
  twist(way: "clockwise" | "anticlockwise"): void;
  /** Tip what is in hand over in this direction of the picture. */
  tip(right: number, down: number): void;
}

/** Keep the camera where it is, or let it go. */
type Freeze = (isFrozen: boolean) => void;

/** A finger that moved no more than this has tapped. */
export const SLOP = 7;
const LONG_MS = 600;
const WHEEL_PAUSE_MS = 120;
const SWIPE = 28;
const TWIST = Math.PI / 5;

export function watchPointer(canvas: HTMLCanvasElement, hands: Hands, freeze: Freeze): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let down: PointerEvent | null = null;
  canvas.addEventListener("pointerdown", (event) => (down = event.isPrimary ? event : null), { signal });
  canvas.addEventListener("pointermove", (event) => event.buttons === 0 && hands.hover(...on(canvas, event)), {
    signal,
  });
  canvas.addEventListener("pointerleave", () => hands.leave(), { signal });
  canvas.addEventListener(
    "pointerup",
    (event) => {
      const still = down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP;
      const isLong = down !== null && event.timeStamp - down.timeStamp > LONG_MS && event.pointerType === "touch";
      down = null;
      if (!still) return;
      if (event.button === 2 || isLong) hands.point(...on(canvas, event));
      else if (event.button === 0) hands.tap(...on(canvas, event));
    },
    { signal },
  );
  watchDrag(canvas, hands, signal);
  watchWheel(canvas, hands, signal);
  watchFingers(canvas, hands, freeze, signal);
  return () => stop.abort();
}

function on(canvas: HTMLCanvasElement, event: PointerEvent): [number, number] {
  const { left, top } = canvas.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

/** Whatever carries `data-drag` can be dragged onto the canvas. */
function watchDrag(canvas: HTMLCanvasElement, hands: Hands, signal: AbortSignal): void {
  let dragging: PointerEvent | null = null;
  const over = (event: PointerEvent): boolean => document.elementFromPoint(event.clientX, event.clientY) === canvas;
  document.addEventListener(
    "pointerdown",
    (event) => {
      const source = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
      dragging = source ? event : null;
    },
    { signal },
  );
  document.addEventListener("pointermove", (event) => dragging && over(event) && hands.hover(...on(canvas, event)), {
    signal,
  });
  document.addEventListener(
    "pointerup",
    (event) => {
      if (dragging && over(event)) hands.tap(...on(canvas, event));
      dragging = null;
    },
    { signal },
  );
  document.addEventListener("pointercancel", () => (dragging = null), { signal });
}

/** The wheel turns what is in hand: with Shift on the spot, with Alt forwards and back, with both to the sides. */
function watchWheel(canvas: HTMLCanvasElement, hands: Hands, signal: AbortSignal): void {
  let last = -Infinity;
  canvas.addEventListener(
    "wheel",
    (event) => {
      if (!event.shiftKey && !event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // or the camera would zoom
      if (event.timeStamp - last < WHEEL_PAUSE_MS) return;
      last = event.timeStamp;
      const way = Math.sign(event.deltaY || event.deltaX); // some systems turn the wheel sideways while Shift is down
      if (!event.altKey) hands.twist(way > 0 ? "clockwise" : "anticlockwise");
      else hands.tip(event.shiftKey ? way : 0, event.shiftKey ? 0 : way);
    },
    { signal, capture: true, passive: false },
  );
}

/** Two fingers that twist turn what is in hand on the spot; one that swipes across it tips it. The camera waits. */
function watchFingers(canvas: HTMLCanvasElement, hands: Hands, freeze: Freeze, signal: AbortSignal): void {
  const fingers = new Map<number, [number, number]>();
  let held: [number, number] | null = null;
  let turnedAt = 0;
  const angle = (): number => {
    const [[ax, ay], [bx, by]] = [...fingers.values()] as [[number, number], [number, number]];
    return Math.atan2(by - ay, bx - ax);
  };
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType !== "touch") return;
      const at = on(canvas, event);
      fingers.set(event.pointerId, at);
      held = fingers.size === 1 && hands.holds(...at) ? at : null;
      if (held) freeze(true);
      if (fingers.size === 2) turnedAt = angle();
    },
    { signal, capture: true },
  ); // before the camera hears of it
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      const at = on(canvas, event);
      fingers.set(event.pointerId, at);
      if (held && Math.hypot(at[0] - held[0], at[1] - held[1]) > SWIPE) {
        hands.tip(at[0] - held[0], at[1] - held[1]);
        held = null;
      }
      const twist = fingers.size === 2 ? nearZero(angle() - turnedAt) : 0;
      if (Math.abs(twist) < TWIST) return;
      turnedAt = angle();
      freeze(true);
      hands.twist(twist > 0 ? "clockwise" : "anticlockwise");
    },
    { signal, capture: true },
  );
  const lift = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) freeze(false);
  };
  canvas.addEventListener("pointerup", lift, { signal });
  canvas.addEventListener("pointercancel", lift, { signal });
}

/** The same angle, between −π and π. */
const nearZero = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
