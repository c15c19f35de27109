/** A building that fell: it comes down by physics if one sees it happen, and otherwise lies there as a heap. */

import { BOARD_HEIGHT } from "../../stage/light";
import { steady, type Motion } from "../../stage/motion";
import type { Pieces, Triple } from "../../stage/pieces";

/** A box that falls, pushed a little, or stays where it is. */
export interface Part {
  id: string;
  size: Triple;
  at: Triple;
  turn: Triple;
  push: Triple | null;
}

export interface Pose {
  at: Triple;
  turn: Triple;
}

const LETTING_GO_MS = 320;
const FALL_MS = 2400;

export class Downfall {
  private readonly poses = new Map<string, Pose>();
  private stop = (): void => {};
  private isGone = false;

  /** `laid` is called when things lie elsewhere than before and were not moved by physics. */
  constructor(private readonly parts: readonly Part[], private readonly boardSize: number, private readonly laid: () => void) {}

  /** Where a piece lies or is falling now; null if it is where it was built. */
  poseOf(id: string): Pose | null {
    return this.poses.get(id) ?? null;
  }

  /** Let it come down before everybody's eyes; without physics it just sinks into a heap. */
  async play(pieces: Pieces, motion: Motion): Promise<void> {
    try {
      const { Collapse } = await import("./collapse");
      if (this.isGone) return;
      const collapse = new Collapse(this.parts, { boardSize: this.boardSize, boardHeight: BOARD_HEIGHT });
      this.stop = motion.run(FALL_MS, LETTING_GO_MS, (t) => t > 0 && this.show(pieces, collapse, (t * FALL_MS) / 1000), steady);
    } catch {
      this.heap();
      if (!this.isGone) this.laid();
    }
  }

  /** What fell lies flat, somewhere outwards of where it was. */
  heap(): void {
    for (const [i, { id, size, at: [x, , z] }] of this.parts.filter(({ push }) => push).entries()) {
      const out = 1.25 + (i % 5) * 0.12;
      this.poses.set(id, { at: [x * out + Math.sin(i * 7), size[1] / 2 + (i % 3) * 0.4, z * out + Math.cos(i * 5)], turn: [0, i * 1.7, 0] });
    }
  }

  dispose(): void {
    this.isGone = true;
    this.stop();
  }

  private show(pieces: Pieces, collapse: { advance(seconds: number): void; poses(): Iterable<readonly [string, Pose]> }, seconds: number): void {
    collapse.advance(seconds);
    for (const [id, pose] of collapse.poses()) {
      this.poses.set(id, pose);
      pieces.put(id, pose.at, pose.turn);
    }
  }
}
