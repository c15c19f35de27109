/** One puzzle being solved: a table without a room, where every try is judged by what the puzzle brought along. */
import { signal } from "@preact/signals";
import { has, say } from "../i18n";
import type { Move } from "../wire/games";
import type { PuzzleSheet } from "../wire/messages";
import { isSame, unpackMoves } from "../wire/moves";
import type { Snapshot } from "../wire/snapshot";
import { playerName } from "./names";
import { solved, today } from "./puzzles";
import { moveText } from "./sentences";
import { name as myName } from "./settings";
import { hundredths } from "./worth";

export class Attempt {
  readonly snapshot = signal<Snapshot | null>(null);
  /** What was wrong with the last try, in words. */
  readonly objection = signal<string | null>(null);
  readonly numWrong = signal(0);
  readonly ending = signal<"solved" | "shown" | null>(null);
  private readonly day = today();
  private legal: readonly Move[] = [];
  private isGone = false;

  constructor(
    readonly sheet: PuzzleSheet,
    /** Whether it is the one of this day. */
    readonly isOfDay: boolean,
  ) {
    void unpackMoves(sheet.legal).then((moves) => {
      if (this.isGone) return;
      this.legal = moves;
      this.snapshot.value = this.asked();
    });
  }

  close(): void {
    this.isGone = true;
  }

  /** Try a legal move: it solves the puzzle, or the table stays and says what is wrong with it. */
  play(move: Move): void {
    if (this.ending.peek()) return;
    const number = this.legal.findIndex((one) => isSame(one, move));
    if (this.sheet.answers.includes(number)) {
      solved(this.sheet.name, this.isOfDay, this.day);
      this.finish("solved", number);
      return;
    }
    this.numWrong.value += 1;
    this.objection.value = this.why(number);
    this.snapshot.value = this.asked();
  }

  /** Give it up: the answer is shown, and counts for nothing. */
  show(): void {
    this.finish("shown", this.sheet.answers[0]!);
  }

  /** The proof in words, one step a line. */
  steps(): string[] {
    const { seats } = this.snapshot.peek()!;
    return this.sheet.line.map(({ seat, move, notation }) => {
      const text = moveText(this.sheet, move, notation);
      return seat === null ? text : say("table-told", { name: seats[seat]!.name, move: text });
    });
  }

  private why(number: number): string {
    const { worths, answers, kind, variant } = this.sheet;
    if (!worths) return has(`puzzle-missed-${kind}`) ? say(`puzzle-missed-${kind}`) : say("puzzle-wrong");
    const figures = { worth: hundredths(worths[number]!, 1), best: hundredths(worths[answers[0]!]!, 1) };
    return say(variant.seats === 1 ? "puzzle-loses-alone" : "puzzle-loses", figures);
  }

  private asked(): Snapshot {
    const { game, variant, view, seat } = this.sheet;
    return {
      game,
      variant,
      view,
      turn: { kind: "decision", seat },
      legal: this.legal,
      mySeats: [seat],
      seats: Array.from({ length: Number(variant.seats) }, (_, other) => ({
        name: playerName(other === seat ? myName.peek() : "", other),
        bot: false,
      })),
      lastEvents: [],
      lastStep: [],
      outcome: null,
      version: 0,
    };
  }

  private finish(how: "solved" | "shown", number: number): void {
    const event = { move: this.legal[number]!, seat: this.sheet.seat, notation: "" };
    this.objection.value = null;
    this.ending.value = how;
    this.snapshot.value = {
      ...this.asked(),
      view: this.sheet.views[this.sheet.answers.indexOf(number)]!,
      turn: { kind: "ended", seat: null },
      legal: [],
      lastEvents: [event],
      lastStep: [event],
      version: 1,
    };
  }
}
