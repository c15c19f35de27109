/** A finished match looked at again: what the server found out, as it comes, and what a graph makes of it. */
import { batch, computed, effect, signal } from "@preact/signals";
import { RoomSocket, socketAddress, type News } from "../connection/socket";
import { say } from "../i18n";
import { Refused, reviewRecord } from "../wire/api";
import type { AccountInfo, LookedAt, ReviewedInfo } from "../wire/messages";
import { failureText } from "./sentences";
import type { Measure } from "./worth";

type Part = Extract<News, { type: "reviewed" }>;

export abstract class ReviewStore {
  readonly status = signal<Part["status"]>("looking");
  readonly events = signal<readonly ReviewedInfo[]>([]);
  readonly numEvents = signal(0);
  readonly measure = signal<Measure>("win");
  readonly accounts = signal<readonly AccountInfo[]>([]);
  readonly isExact = signal(false);
  /** Why there is no review, or no more of it. */
  readonly problem = signal<string | null>(null);
  readonly isDone = computed(() => this.status.value === "done");

  /** Ask for it, or, after it failed, once more. */
  abstract ask(): Promise<void>;
  abstract close(): void;

  protected take(part: Omit<Part, "type" | "events">, events: readonly ReviewedInfo[]) {
    batch(() => {
      this.problem.value = null;
      this.status.value = part.status;
      this.numEvents.value = part.num_events;
      this.measure.value = part.measure;
      this.isExact.value = part.is_exact;
      this.accounts.value = part.accounts;
      this.events.value = events;
    });
  }

  protected fail(problem: string): void {
    batch(() => {
      this.status.value = "failed";
      this.problem.value = problem;
    });
  }
}

/** Of a room's match: computed once, told to all who are there, and kept. */
export class RoomReview extends ReviewStore {
  private readonly socket: RoomSocket;
  private readonly stop: () => void;

  constructor(id: string) {
    super();
    const hello = () => ({ secret: null, since: 0 });
    this.socket = new RoomSocket(socketAddress(id), hello, (news) => this.hear(news));
    // Whoever comes back after a break asks again: what was told meanwhile is in the answer.
    this.stop = effect(() => {
      if (this.socket.isOpen.value) void this.ask();
    });
  }

  async ask(): Promise<void> {
    try {
      const answer = await this.socket.ask({ type: "review" });
      if (answer.type === "review") this.take(answer, answer.events);
    } catch (error) {
      if (error instanceof Refused) this.fail(failureText(error.failure));
    }
  }

  close(): void {
    this.stop();
    this.socket.close();
  }

  private hear(news: News): void {
    if (news.type === "error") this.fail(failureText(news));
    if (news.type !== "reviewed") return;
    const known = this.events.peek();
    this.take(news, [...known, ...news.events.filter(({ number }) => number >= known.length)]);
    if (news.status === "failed") this.fail(say("review-failed"));
  }

  protected override take(part: Omit<Part, "type" | "events">, events: readonly ReviewedInfo[]) {
    super.take(part, events);
    if (part.status === "done") this.socket.close();
  }
}

/** Of a record from a file: part after part as long as somebody looks, and only this page knows it. */
export class RecordReview extends ReviewStore {
  private isClosed = false;

  constructor(private readonly record: string) {
    super();
    void this.ask();
  }

  async ask(): Promise<void> {
    this.problem.value = null;
    try {
      do {
        const known = this.events.peek();
        const part = await reviewRecord(this.record, known);
        this.take(part, [...known, ...part.events]);
      } while (!this.isClosed && !this.isDone.peek());
    } catch (error) {
      this.fail(error instanceof Refused ? failureText(error.failure) : say("unreachable"));
    }
  }

  close(): void {
    this.isClosed = true;
  }
}

/** What each seat's chance was after so many events, the start included; those who build together have one. */
export function curves(events: readonly ReviewedInfo[], measure: Measure): readonly (readonly number[])[] {
  const first = events[0];
  if (!first) return [];
  const starts = measure === "win" ? first.before : first.before.slice(0, 1);
  return starts.map((start, seat) => [start, ...events.map(({ after }) => after[seat]!)]);
}

/** The step behind the next decision, or behind the one before; where we are if there is none. */
export function decisionFrom({ events }: Pick<LookedAt, "events">, at: number, by: 1 | -1): number {
  const steps = events.flatMap(({ move }, number) => (move ? [number + 1] : []));
  return (by > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? at;
}

/** The step behind the decision that is nearest to a place between steps. */
export function nearestDecision({ events }: Pick<LookedAt, "events">, place: number): number {
  const steps = events.flatMap(({ move }, number) => (move ? [number + 1] : []));
  return steps.reduce((best, step) => (Math.abs(step - place) < Math.abs(best - place) ? step : best), steps[0] ?? 0);
}

/** Whether something clearly better could have been played. */
export function isFault({ mark }: ReviewedInfo): boolean {
  return mark === "doubtful" || mark === "mistake" || mark === "blunder";
}
