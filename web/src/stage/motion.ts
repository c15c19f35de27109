/** Calm motion: eased steps that keep the stage rendering until they are done. */

export interface Motion {
  /** Run `step` with an eased time from 0 to 1; returns how to stop it. */
  run(duration: number, delay: number, step: (t: number) => void): () => void;
  /** Something else changed: draw a frame. */
  changed(): void;
}

interface Running {
  start: number;
  duration: number;
  step: (t: number) => void;
}

export class Clock implements Motion {
  private readonly running = new Set<Running>();

  constructor(private readonly wake: () => void, private readonly moves: () => boolean) {}

  get busy(): boolean {
    return this.running.size > 0;
  }

  run(duration: number, delay: number, step: (t: number) => void): () => void {
    if (!this.moves()) {
      step(1);
      this.wake();
      return () => {};
    }
    const item = { start: performance.now() + delay, duration, step };
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
      item.step(ease(t));
      if (t === 1) this.running.delete(item);
    }
  }
}

const ease = (t: number): number => 1 - (1 - t) ** 3;
