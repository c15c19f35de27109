/** A seat's clock, ticking here between what the server says. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import type { RoomStore } from "../store/room";

const TICK_MS = 250;

export function ClockFace({ store, seat }: { store: RoomStore; seat: number }) {
  const clocks = store.latest.value!.clocks;
  const isRunning = clocks?.running === seat;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!clocks) return null;
  const passed = isRunning ? (performance.now() - store.heardAt.value) / 1000 : 0;
  const left = Math.max(0, (clocks.left_s[seat] ?? 0) - passed);
  return (
    <span class="clock" role="timer" aria-label={say("clock")} data-low={left < 15}>
      {formatClock(left)}
    </span>
  );
}

/** The clock that runs, where the players' own are out of sight. */
export function BarClock({ store }: { store: RoomStore }) {
  const running = store.latest.value!.clocks?.running ?? null;
  return running === null ? null : (
    <span class="bar-clock">
      <ClockFace store={store} seat={running} />
    </span>
  );
}

export function formatClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
