/** A first match: a record whose moves of the first seat are made by whoever learns; the table does the rest. */
import { computed, effect, signal } from "@preact/signals";
import { Refused, lookAt } from "../wire/api";
import type { Move } from "../wire/games";
import type { LookedAt } from "../wire/messages";
import type { Snapshot } from "../wire/snapshot";
import { isSame } from "../wire/moves";
import { say } from "../i18n";
import { snapshotOf } from "./looked";
import { STEP_MS } from "./playback";
import { failureText } from "./sentences";
import { name as myName, pace } from "./settings";

const RECORDS = import.meta.glob<string>("../games/*/course.txt", { query: "?raw", import: "default" });

/** The seat of whoever learns. */
const LEARNER = 0;

export class Course {
  readonly snapshot = signal<Snapshot | null>(null);
  readonly seen = signal<LookedAt | null>(null);
  readonly problem = signal<string | null>(null);
  /** The move that is to be made now; null while others act, and in the end. */
  readonly wanted = computed(() => {
    const event = this.seen.value?.events[this.seen.value.event];
    return event?.seat === LEARNER && event.move ? event.move : null;
  });
  /** The same, to be shown on the table. */
  readonly hint = computed(() => (this.wanted.value ? { move: this.wanted.value } : null));
  readonly isDone = computed(() => this.seen.value !== null && this.seen.value.event === this.seen.value.num_events);
  /** How many moves whoever learns has made, and makes in all. */
  readonly numMade = computed(() => this.ownMoves(this.seen.value?.event ?? 0));
  readonly numMoves = computed(() => this.ownMoves(this.seen.value?.num_events ?? 0));
  private record = "";
  private isGone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop = effect(() => this.goOn());

  constructor(readonly game: string) {
    void RECORDS[`../games/${game}/course.txt`]?.().then((record) => {
      this.record = record;
      return this.begin();
    });
  }

  /** True if this is the move that was asked for; the table then goes on. */
  play(move: Move): boolean {
    const isWanted = isSame(move, this.wanted.peek() ?? {});
    if (isWanted) void this.show(this.seen.peek()!.event + 1);
    return isWanted;
  }

  close(): void {
    this.isGone = true;
    this.stop();
    clearTimeout(this.timer);
  }

  private ownMoves(until: number): number {
    return (this.seen.value?.events ?? []).slice(0, until).filter(({ seat }) => seat === LEARNER).length;
  }

  /** Whatever comes before the first own move is there already. */
  private async begin(): Promise<void> {
    const looked = await this.look(0);
    if (looked) await this.show(looked.events.findIndex(({ seat }) => seat === LEARNER));
  }

  /** What others do, and what the table draws, comes by itself. */
  private goOn(): void {
    clearTimeout(this.timer);
    const seen = this.seen.value;
    if (!seen || this.wanted.value || this.isDone.value) return;
    this.timer = setTimeout(() => void this.show(seen.event + 1), STEP_MS[pace.peek()]);
  }

  private async show(event: number): Promise<void> {
    const looked = await this.look(event);
    if (!looked) return;
    this.seen.value = looked;
    const shown = snapshotOf(looked, this.snapshot.peek());
    const move = this.wanted.peek();
    this.snapshot.value = { ...shown, legal: move ? [move as Move] : [], mySeats: [LEARNER] };
  }

  private async look(event: number): Promise<LookedAt | null> {
    try {
      const looked = await lookAt(this.record, event);
      const seats = looked.seats.map((name, seat) => (seat === LEARNER ? myName.peek() : name));
      return this.isGone ? null : { ...looked, seats };
    } catch (error) {
      this.problem.value = error instanceof Refused ? failureText(error.failure) : say("unreachable");
      return null;
    }
  }
}
