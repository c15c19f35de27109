/** One room as this browser knows it: the server's last state, and what is on its way there. */
import { batch, computed, effect, signal } from "@preact/signals";
import { RoomSocket, socketAddress, type News, type Reply, type Request } from "../connection/socket";
import { say } from "../i18n";
import { Refused } from "../wire/api";
import type { Move, Outlook } from "../wire/games";
import type { Event as LogEvent, HintAnswer, Presence, State, You } from "../wire/messages";
import { unpackMoves } from "../wire/moves";
import type { GameEvent, Objection, Snapshot, Solution } from "../wire/snapshot";
import { withBusts, type Heard } from "./busts";
import { Coach } from "./coach";
import { isOfAll } from "./log";
import { Playback } from "./playback";
import { pace } from "./settings";
import { isDoubleTap, latestTap } from "./taps";
import { inviteOf, keepSecret, remember, secretOf } from "./visited";
import { playerName } from "./names";
import { failureText, refusalText } from "./sentences";

export interface Pointer {
  seat: number | null;
  at: readonly number[];
}

/** How long a place that somebody shows is of interest. */
const POINTING_MS = 5000;

const NOBODY: You = { type: "you", seats: [], is_host: false };

export class RoomStore {
  /** What the table shows; bots may be ahead of it. */
  readonly state = signal<State | null>(null);
  /** What the server said last: clocks, chat and questions do not wait for what is still to be shown. */
  readonly latest = signal<State | null>(null);
  readonly playback: Playback<Heard>;
  readonly you = signal<You>(NOBODY);
  readonly presence = signal<Presence | null>(null);
  /** What happened up to what the table shows. */
  readonly log = computed(() => this.playback.heard.value.slice(0, this.playback.at.value + 1).flatMap(freshOf));
  readonly chat = computed(() =>
    this.playback.heard.value.flatMap(freshOf).filter(({ kind, text }) => kind === "Chatted" && text),
  );
  readonly snapshot = signal<Snapshot | null>(null);
  readonly pointer = signal<Pointer | null>(null);
  readonly hint = signal<HintAnswer | null>(null);
  readonly coach: Coach;
  /** A sentence that the user should read now. */
  readonly notice = signal<string | null>(null);
  /** Why this room cannot be entered at all. */
  readonly refused = signal<string | null>(null);
  /** A move is on its way: nobody has answered yet, nor has it been seen at the table. */
  readonly isSending = computed(() => this.sent.value !== null);
  /** When the last state came, for the clocks. */
  readonly heardAt = signal(0);
  readonly isOnline = computed(() => this.socket.isOpen.value);
  /** The seat that this browser moves for now. */
  readonly mySeat = computed(() => {
    const seat = this.state.value?.turn?.kind === "decision" ? this.state.value.turn.seat : null;
    const isNow = this.playback.numWaiting.value === 0;
    return isNow && seat !== null && this.mySeats.value.includes(seat) ? seat : null;
  });
  /** The seat of whoever sits here, if it is one person. */
  readonly onlySeat = computed(() => (this.you.value.seats.length === 1 ? this.you.value.seats[0]! : null));
  /** Seats held here that no bot plays, whatever is still to be shown: who gave up cannot do so again. */
  readonly mySeats = computed(() => {
    const seats = this.latest.value?.room.seats;
    return this.you.value.seats.filter((seat) => seats?.[seat]?.level === null);
  });

  /** What lets others sit down, if the link or this browser's memory has it. */
  readonly invite: string | null;
  private readonly secret: string;
  private readonly sent = signal<{ seat: number } | null>(null);
  private readonly told = new Map<string, Promise<Reply | null>>();
  private playedBy = latestTap();
  private readonly socket: RoomSocket;
  private readonly stopPacing: () => void;

  constructor(
    readonly id: string,
    invite: string | null,
  ) {
    this.secret = secretOf(id);
    this.invite = invite ?? inviteOf(id);
    const audience = {
      pace: () => pace.peek(),
      isInHurry: () => this.you.peek().seats.includes(this.latest.peek()?.clocks?.running ?? -1),
      isAway: () => (document.hidden && this.mySeats.peek().length > 0) || this.hasGivenUp(),
    };
    this.playback = new Playback(audience, (heard, before) => void this.show(heard, before));
    this.stopPacing = effect(() => this.playback.pause(pace.value === "steps"));
    const hello = () => ({ secret: this.secret, since: this.version });
    this.socket = new RoomSocket(socketAddress(id), hello, (news) => void this.hear(news));
    this.coach = new Coach(this);
  }

  close(): void {
    this.stopPacing();
    this.coach.close();
    this.playback.close();
    this.socket.close();
  }

  /** Send a message; what is refused is told to the user. Who says it twice before there is an answer means it once. */
  tell(request: Request): Promise<Reply | null> {
    const text = JSON.stringify(request);
    const told = this.told.get(text) ?? this.tellOnce(request).finally(() => this.told.delete(text));
    this.told.set(text, told);
    return told;
  }

  private async tellOnce(request: Request): Promise<Reply | null> {
    try {
      return await this.socket.ask(request);
    } catch (error) {
      if (error instanceof Refused) this.notice.value = failureText(error.failure);
      return null;
    }
  }

  /** Play a legal move. A second tap while the first is on its way, or just after it, does nothing. */
  async play(move: Move): Promise<void> {
    const seat = this.mySeat.peek();
    const tap = latestTap();
    if (seat === null || this.isSending.peek() || isDoubleTap(this.playedBy, tap)) return;
    const sent = { seat };
    this.playedBy = tap;
    batch(() => {
      this.sent.value = sent;
      this.hint.value = null;
      this.notice.value = null;
    });
    await this.tell({ type: "move", seat, version: this.version, move });
    if (this.sent.peek() === sent) this.sent.value = null;
  }

  async whyNot(move: Move): Promise<Objection | null> {
    const answer = await this.tell({ type: "why-not", version: this.version, move });
    if (answer?.type !== "why-not" || !answer.refusal) return null;
    return { text: refusalText(answer.refusal), at: answer.refusal.at as Objection["at"] };
  }

  /** What a move would lead to; asked while pointing about, so a refusal to answer is no news. */
  async outlook(move: Move): Promise<Outlook | null> {
    const answer = await this.ask({ type: "why-not", version: this.version, move }).catch(() => null);
    return answer?.type === "why-not" ? answer.outlook : null;
  }

  /** Send a message; Refused is whoever asked's to deal with. */
  ask(request: Request): Promise<Reply> {
    return this.socket.ask(request);
  }

  async askHint(): Promise<void> {
    const seat = this.mySeat.peek();
    if (seat === null) return;
    this.coach.forget();
    const thinking = say("table-hint-thinking");
    this.notice.value = thinking;
    const answer = await this.tell({ type: "hint", seat, version: this.version });
    if (answer?.type !== "hint") return;
    batch(() => {
      if (this.notice.peek() === thinking) this.notice.value = null;
      if (answer.version === this.version) this.hint.value = answer; // else it is about what was there before
    });
  }

  /** Several moves instead of the one that was advised: there is no room for both. */
  async askBest(): Promise<void> {
    this.hint.value = null;
    await this.coach.askBest();
  }

  async solve(): Promise<Solution | null> {
    const seat = this.mySeat.peek();
    const answer = seat === null ? null : await this.tell({ type: "solve", seat, version: this.version });
    return answer?.type === "solve" ? { verdict: answer.verdict, moves: answer.moves ?? [] } : null;
  }

  get version(): number {
    return this.latest.peek()?.version ?? 0;
  }

  private async hear(news: News): Promise<void> {
    switch (news.type) {
      case "state":
        return this.hearState(news);
      case "you":
        this.you.value = news;
        this.keepVisit();
        return this.refresh([]);
      case "presence":
        this.presence.value = news;
        return;
      case "pointed":
        return this.showPointer({ seat: news.seat, at: news.at });
      case "error":
        this.refused.value = failureText(news);
    }
  }

  /** Whoever gave up wants to know how it ends, not to watch bots play it out. */
  private hasGivenUp(): boolean {
    const seats = this.latest.peek()?.room.seats;
    const mine = this.you.peek().seats;
    return mine.length > 0 && mine.every((seat) => seats?.[seat]?.gave_up != null);
  }

  private showPointer(pointer: Pointer): void {
    this.pointer.value = pointer;
    setTimeout(() => {
      if (this.pointer.peek() === pointer) this.pointer.value = null;
    }, POINTING_MS);
  }

  private hearState(state: State): void {
    const fresh = state.events.filter((event) => event.version > this.version);
    const before = this.latest.peek();
    batch(() => {
      this.latest.value = state;
      this.refused.value = null;
      this.heardAt.value = performance.now();
      if (fresh.some(({ kind, seat }) => kind === "MovePlayed" && seat === this.sent.peek()?.seat))
        this.sent.value = null;
    });
    this.keepVisit();
    const movers = fresh.flatMap(({ kind, seat }) => (kind === "MovePlayed" ? [seat ?? -1] : []));
    const isBot = (seat: number) => state.room.seats[seat]?.level !== null;
    for (const [number, shows] of withBusts(before, { state, fresh }).entries())
      this.playback.hear({
        shows,
        isStep: number > 0 || (movers.length === 1 && movers.every(isBot)),
        isOwn: number === 0 && movers.some((seat) => !isBot(seat) && this.you.peek().seats.includes(seat)),
      });
  }

  /** What came between the frame shown before and this one is seen to happen; what is shown again is not. */
  private async show({ state }: Heard, before: number): Promise<void> {
    const isFirst = before < 0;
    const passed = this.playback.heard.peek().slice(before + 1, this.playback.at.peek() + 1);
    batch(() => {
      if (state.version !== this.state.peek()?.version) this.hint.value = null;
      this.state.value = state;
    });
    await this.refresh(isFirst ? [] : passed.flatMap(freshOf).flatMap(gameEvent));
  }

  /** Make the snapshot anew; legal moves are unpacked only when they are ours. */
  private async refresh(lastEvents: readonly GameEvent[]): Promise<void> {
    const state = this.state.peek();
    if (!state?.view || !state.turn) return;
    const legal = state.legal && this.mySeat.peek() !== null ? await unpackMoves(state.legal) : [];
    if (this.state.peek() !== state) return;
    this.snapshot.value = {
      game: state.room.game,
      variant: state.room.variant,
      view: state.view,
      turn: state.room.phase === "over" ? { kind: "ended", seat: null } : state.turn,
      legal,
      mySeats: this.mySeats.peek(),
      seats: state.room.seats.map(({ name, level }, seat) => ({ name: playerName(name, seat), bot: level !== null })),
      lastEvents,
      lastStep: lastStep(this.log.peek()),
      outcome: state.outcome,
      version: state.version,
    };
  }

  private keepVisit(): void {
    const state = this.latest.peek();
    const { seats, is_host } = this.you.peek();
    if (!state || (!seats.length && !is_host)) return;
    const { room, turn, outcome } = state;
    const { id, game, phase } = room;
    const match = {
      names: room.seats.map(({ name }) => name),
      levels: room.seats.map(({ level }) => level),
      mine: seats,
      turn: turn?.kind === "decision" ? turn.seat : null,
      ranks: outcome?.ranks ?? null,
      isLost: outcome?.lost ?? false,
      ...(outcome && { isTogether: isOfAll(outcome) }),
    };
    remember({ id, game, secret: this.secret, invite: this.invite, at: Date.now(), isOver: phase === "over", match });
    // The rematch knows the same people by the same secrets.
    if (room.next_room) keepSecret(room.next_room, game, this.secret, this.invite);
  }
}

const freshOf = ({ shows }: { shows: Heard }): readonly LogEvent[] => shows.fresh;

/** The last move and the draws that followed it; nothing after a take-back. */
export function lastStep(log: readonly LogEvent[]): readonly GameEvent[] {
  const from = log.findLastIndex(({ kind }) => kind === "MovePlayed" || kind === "MovesTakenBack");
  return from < 0 ? [] : log.slice(from).flatMap(gameEvent);
}

export function gameEvent(event: LogEvent): GameEvent[] {
  const move = event.move ?? event.draw;
  return move ? [{ move, seat: event.seat ?? null, notation: event.notation ?? "" }] : [];
}
