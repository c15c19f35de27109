/** Calm motion: eased steps that keep the stage rendering until they are done. */

export interface Motion {
  /** False where motion is not wanted: whatever runs is at its end at once. */
  readonly moves: boolean;
  /** Run `step` with a time from 0 to 1; returns how to stop it. */
  run(duration: number, delay: number, step: (t: number) => void, pace?: Pace): () => void;
  /** Something else changed: draw a frame. */
  changed(): void;
}

export type Pace = (t: number) => number;

interface Running {
  start: number;
  duration: number;
  step: (t: number) => void;
  pace: Pace;
}

/** Quick at first, then slower and slower. */
const settling: Pace = (t) => 1 - (1 - t) ** 3;

/** As time goes by. */
export const steady: Pace = (t) => t;

export class Clock implements Motion {
  private readonly running = new Set<Running>();

  constructor(
    private readonly wake: () => void,
    private readonly wantsMotion: () => boolean,
  ) {}

  get moves(): boolean {
    return this.wantsMotion();
  }

  get busy(): boolean {
    return this.running.size > 0;
  }

  run(duration: number, delay: number, step: (t: number) => void, pace = settling): () => void {
    if (!this.moves) {
      step(1);
      this.wake();
      return () => {};
    }
    const item = { start: performance.now() + delay, duration, step, pace };
    this.running.add(item);
    this.wake();
    return () => this.running.delete(item);
  }

  changed(): void {
    this.wake();
  }

  tick(now: number): void {
    for (const item of this.running) {
      const t = Math.min(1, Math.max(0, (now - item.start) / item.duration));
      item.step(item.pace(t));
      if (t === 1) this.running.delete(item);
    }
  }
}
