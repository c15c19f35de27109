/** The coach of a room: what the position shown is worth to everyone, and on request the best moves. */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Reply, Request } from "../connection/socket";
import { say } from "../i18n";
import { Refused } from "../wire/api";
import type { CoachAnswer, Event as LogEvent, Failure, State, You } from "../wire/messages";
import { failureText } from "./sentences";
import { coach as isWanted } from "./settings";

/** What a coach needs of a room. */
interface Room {
  readonly state: ReadonlySignal<State | null>;
  readonly latest: ReadonlySignal<State | null>;
  readonly log: ReadonlySignal<readonly LogEvent[]>;
  readonly playback: { readonly heard: ReadonlySignal<readonly { shows: { fresh: readonly LogEvent[] } }[]> };
  readonly you: ReadonlySignal<You>;
  readonly mySeat: ReadonlySignal<number | null>;
  readonly isOnline: ReadonlySignal<boolean>;
  readonly notice: Signal<string | null>;
  readonly version: number;
  ask(request: Request): Promise<Reply>;
}

/** After these the position is another one. */
const CHANGES = new Set(["MatchStarted", "MovePlayed", "Drawn", "MovesTakenBack", "Resigned", "FlagFell"]);
/** Bots' steps come in quick succession: only the last of them is asked about. */
const PAUSE_MS = 60;
/** Too many questions, a worker that failed: it may well work a while later. */
const RETRY_MS = 1500;
const PASSING = new Set(["TooMany", "Failed", "StaleState"]);

/** The version in which the position came about that the events lead to. */
export function positionOf(events: readonly LogEvent[]): number {
  return events.findLast(({ kind }) => CHANGES.has(kind))?.version ?? 0;
}

export class Coach {
  /** What was told of each position, the latest last. */
  private readonly heard = signal<readonly CoachAnswer[]>([]);
  private readonly position = computed(() => positionOf(this.room.log.value));
  private readonly latest = computed(() =>
    positionOf(this.room.playback.heard.value.flatMap(({ shows }) => shows.fresh)),
  );
  /** Whether there is a coach for whoever sits here, and is wanted. */
  readonly isOn = computed(() => {
    const { latest, you } = this.room;
    const info = latest.value?.room;
    return isWanted.value && info?.coach === "on" && info.phase === "playing" && you.value.seats.length > 0;
  });
  /** The worth of what is shown, or of what was shown before until it is known. */
  readonly told = computed(() => this.heard.value.findLast(({ version }) => version <= this.shown.value) ?? null);
  /** Why there is nothing to be told here. */
  readonly refusal = signal<string | null>(null);
  readonly isLooking = computed(() => (this.told.value?.version ?? -1) < this.position.value);
  /** The best moves, once they were asked for; gone with the position. */
  readonly best = signal<CoachAnswer | null>(null);
  readonly isAsking = signal(false);
  /** The one of them that is shown alone; null: all. */
  readonly chosen = signal<number | null>(null);
  readonly hints = computed(() =>
    (this.best.value?.moves ?? [])
      .map(({ move }, index) => ({ move, number: index + 1 }))
      .filter(({ number }) => this.chosen.value === null || number === this.chosen.value),
  );
  private readonly shown = computed(() => this.room.state.value?.version ?? 0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The position of which the best moves were asked for. */
  private askedAt = -1;
  private readonly stops: readonly (() => void)[];

  constructor(private readonly room: Room) {
    let before = "";
    this.stops = [
      effect(() => this.follow()),
      effect(() => {
        if (this.position.value) this.forget();
      }),
      effect(() => {
        const now = room.latest.value?.room.coach ?? "";
        if (before === "on" && now === "people") room.notice.value = say("coach-people");
        before = now;
      }),
    ];
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }

  /** Ask for the best moves, or put them away. */
  async askBest(): Promise<void> {
    if (this.best.peek()) return this.forget();
    const seat = this.room.mySeat.peek();
    if (seat === null || this.isAsking.peek()) return;
    this.isAsking.value = true;
    this.askedAt = this.latest.peek();
    const answer = await this.lookForBest(seat);
    batch(() => {
      this.isAsking.value = false;
      if (answer?.type !== "coach" || answer.version < this.position.peek()) return;
      this.best.value = answer;
      this.chosen.value = null;
      this.hear(answer);
    });
    this.follow();
  }

  /** What is refused because the match went on meanwhile needs no words. */
  private async lookForBest(seat: number): Promise<Reply | null> {
    try {
      return await this.room.ask({ type: "coach", seat, version: this.room.version, best: true });
    } catch (error) {
      const isSame = this.askedAt === this.latest.peek();
      if (error instanceof Refused && isSame) this.room.notice.value = failureText(error.failure);
      return null;
    }
  }

  /** Show one of the moves alone, or all of them again. */
  choose(number: number): void {
    this.chosen.value = this.chosen.peek() === number ? null : number;
  }

  forget(): void {
    batch(() => {
      this.best.value = null;
      this.chosen.value = null;
    });
  }

  /** Ask about each new position, once no newer one follows. */
  private follow(): void {
    clearTimeout(this.timer);
    const version = this.latest.value;
    if (!this.isOn.value || !this.room.isOnline.value) return;
    if ((this.heard.peek().at(-1)?.version ?? -1) >= version) return;
    this.timer = setTimeout(() => void this.look(), PAUSE_MS);
  }

  private async look(): Promise<void> {
    const seat = this.room.you.peek().seats[0];
    if (seat === undefined) return;
    const asked = this.latest.peek();
    // the best moves come with the worth, and the server answers only the last question
    if (this.isAsking.peek() && this.askedAt === asked) return;
    try {
      const answer = await this.room.ask({ type: "coach", seat, version: this.room.version });
      if (answer.type === "coach") this.hear(answer);
    } catch (error) {
      if (error instanceof Refused && asked === this.latest.peek()) this.putOff(error.failure);
    }
  }

  /** Ask again in a while, or say why not. */
  private putOff(failure: Failure): void {
    if (!PASSING.has(failure.code)) this.refusal.value = failureText(failure);
    else this.timer = setTimeout(() => this.follow(), RETRY_MS);
  }

  private hear(answer: CoachAnswer): void {
    this.refusal.value = null;
    this.heard.value = [...this.heard.peek().filter(({ version }) => version < answer.version), answer];
  }
}
