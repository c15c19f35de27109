/** Tells the second tap of a double tap: it must not play what has just come under the finger. */

const DOUBLE_MS = 350;
const SAME_PLACE_PX = 24;

type Tap = Pick<PointerEvent, "timeStamp" | "clientX" | "clientY">;

let latest: Tap | null = null;

export function followTaps(): void {
  addEventListener("pointerdown", (event) => (latest = event), { capture: true });
}

/** The tap that leads to what is done now; null by keys alone. */
export const latestTap = (): Tap | null => latest;

export function isDoubleTap(before: Tap | null, now: Tap | null): boolean {
  if (!before || !now || before === now) return false;
  const distance = Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY);
  return now.timeStamp - before.timeStamp < DOUBLE_MS && distance < SAME_PLACE_PX;
}
