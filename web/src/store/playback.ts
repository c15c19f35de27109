/** What was heard is shown step by step: bots answer at once, but eyes need a while for every step. */
import { computed, signal } from "@preact/signals";

export type Pace = "quick" | "calm" | "steps";

/** How long a step is to be seen before the next one comes. */
export const STEP_MS = { quick: 100, calm: 900, steps: 900 } as const;
export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export const NORMAL = SPEEDS.indexOf(1);

export interface Frame<T> {
  shows: T;
  /** A bot's doing, which is to be seen; all else is shown as soon as what came before it. */
  isStep: boolean;
  /** Nothing waits any longer: it is the doing of whoever looks. */
  isOwn: boolean;
}

export interface Audience {
  pace(): Pace;
  /** A clock runs against whoever looks. */
  isInHurry(): boolean;
  /** Nobody looks at the page, and there is something to be done at it. */
  isAway(): boolean;
}

/** Frames in the order in which they were heard, and the one that is shown. */
export class Playback<T> {
  readonly at = signal(-1);
  readonly isPaused = signal(false);
  readonly speed = signal(NORMAL);
  readonly heard = signal<readonly Frame<T>[]>([]);
  /** How many frames are still to be shown. */
  readonly numWaiting = computed(() => this.heard.value.length - 1 - this.at.value);
  private shownAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly audience: Audience,
    /** Called with the frame and how many were shown before: what lies between has happened. */
    private readonly show: (shows: T, before: number) => void,
  ) {
    this.isPaused.value = audience.pace() === "steps";
  }

  hear(frame: Frame<T>): void {
    const isFirst = this.heard.peek().length === 0;
    this.heard.value = [...this.heard.peek(), frame];
    if (isFirst || frame.isOwn || this.audience.isAway()) this.skip();
    else this.goOn();
  }

  /** Show the newest at once. */
  skip(): void {
    this.showFrame(this.heard.peek().length - 1);
    this.goOn();
  }

  /** One step on, or back; from then on nothing comes by itself. */
  step(by: 1 | -1): void {
    this.isPaused.value = true;
    this.showFrame(this.stepFrom(by));
    this.goOn();
  }

  pause(isPaused: boolean): void {
    this.isPaused.value = isPaused;
    this.shownAt = Number.NEGATIVE_INFINITY;
    this.goOn();
  }

  /** Slower (-1) or faster (1). */
  hasten(by: 1 | -1): void {
    this.speed.value = Math.max(0, Math.min(SPEEDS.length - 1, this.speed.peek() + by));
    this.goOn();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Show what is due, and look again when the next is. */
  goOn(): void {
    clearTimeout(this.timer);
    for (let next = this.next(); next && this.numWaiting.peek() > 0; next = this.next()) {
      const waitMs = next.isStep ? this.waitMs() : 0;
      if (waitMs > 0) {
        if (Number.isFinite(waitMs)) this.timer = setTimeout(() => this.goOn(), waitMs);
        return;
      }
      this.showFrame(this.at.peek() + 1);
    }
  }

  private next(): Frame<T> | undefined {
    return this.heard.peek()[this.at.peek() + 1];
  }

  private waitMs(): number {
    if (this.isPaused.peek()) return Number.POSITIVE_INFINITY;
    const pace = this.audience.isInHurry() ? "quick" : this.audience.pace();
    return this.shownAt + STEP_MS[pace] / (SPEEDS[this.speed.peek()] ?? 1) - performance.now();
  }

  /** The frame of the next step, or of the one before; else the last or the first of all. */
  private stepFrom(by: 1 | -1): number {
    const frames = this.heard.peek();
    const found = frames.findIndex(({ isStep }, at) => isStep && at > this.at.peek());
    const before = frames.findLastIndex(({ isStep }, at) => isStep && at < this.at.peek());
    if (by < 0) return Math.max(before, 0);
    return found < 0 ? frames.length - 1 : found;
  }

  private showFrame(at: number): void {
    const frame = this.heard.peek()[at];
    const before = this.at.peek();
    if (!frame || at === before) return;
    this.at.value = at;
    this.shownAt = performance.now();
    this.show(frame.shows, before);
  }
}
