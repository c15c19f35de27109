/** A building that fell: it comes down by physics if one sees it happen, and otherwise lies there as it came to lie. */

import { BOARD_HEIGHT } from "../../stage/light";
import { steady, type Motion } from "../../stage/motion";
import type { Piece, Pieces, Triple } from "../../stage/pieces";
import type { Collapse } from "./collapse";

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
/** Longer than any fall takes. */
const FALL_MS = 6000;

export class Downfall {
  private readonly poses = new Map<string, Pose>();
  private readonly falling: ReadonlySet<string>;
  private isSeen = false;
  private isGone = false;
  private stop = (): void => {};

  constructor(
    private readonly parts: readonly Part[],
    private readonly boardSize: number,
  ) {
    this.falling = new Set(parts.filter(({ push }) => push).map(({ id }) => id));
  }

  /** A piece of the building where it is now; null while it is not known where it came to lie. */
  placed(id: string, piece: Piece): Piece | null {
    if (!this.isSeen && this.falling.has(id) && !this.poses.has(id)) return null;
    return { ...piece, ...this.poses.get(id) };
  }

  /** Let it come down before everybody's eyes. */
  async play(pieces: Pieces, motion: Motion): Promise<void> {
    this.isSeen = true;
    const collapse = await this.begin();
    if (!collapse) return;
    this.stop = motion.run(
      FALL_MS,
      LETTING_GO_MS,
      (t) => {
        collapse.advance((t * FALL_MS) / 1000);
        this.note(collapse);
        for (const [id, { at, turn }] of this.poses) pieces.put(id, at, turn);
        if (collapse.isAtRest) this.stop();
      },
      steady,
    );
  }

  /** It came down before: `laid` is called when it is known how it lies, or that it never will be. */
  async settle(laid: () => void): Promise<void> {
    const collapse = await this.begin();
    if (this.isGone) return;
    collapse?.settle();
    if (collapse) this.note(collapse);
    this.isSeen = true;
    laid();
  }

  dispose(): void {
    this.isGone = true;
    this.stop();
  }

  /** null if nobody looks on any more, or physics cannot be had: then it stands as it was built. */
  private async begin(): Promise<Collapse | null> {
    const loaded = await import("./collapse").catch(() => null);
    if (this.isGone || !loaded) return null;
    return new loaded.Collapse(this.parts, { boardSize: this.boardSize, boardHeight: BOARD_HEIGHT });
  }

  private note(collapse: Collapse): void {
    for (const [id, pose] of collapse.poses()) this.poses.set(id, pose);
  }
}
