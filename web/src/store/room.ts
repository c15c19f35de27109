/** One room as this browser knows it: the server's last state, and what is on its way there. */
import { batch, computed, signal } from "@preact/signals";
import { RoomSocket, socketAddress, type News, type Reply, type Request } from "../connection/socket";
import { say } from "../i18n";
import { Refused } from "../wire/api";
import type { Move, Outlook } from "../wire/games";
import type { Event as LogEvent, HintAnswer, Presence, State, You } from "../wire/messages";
import { unpackMoves } from "../wire/moves";
import type { GameEvent, Snapshot, Solution } from "../wire/snapshot";
import { isDoubleTap, latestTap } from "./taps";
import { inviteOf, keepSecret, remember, secretOf } from "./visited";
import { failureText, playerName, refusalText } from "./sentences";

export interface Pointer {
  seat: number | null;
  at: readonly number[];
}

/** How long a place that somebody shows is of interest. */
const POINTING_MS = 5000;

const NOBODY: You = { type: "you", seats: [], is_host: false };

export class RoomStore {
  readonly state = signal<State | null>(null);
  readonly you = signal<You>(NOBODY);
  readonly presence = signal<Presence | null>(null);
  readonly log = signal<readonly LogEvent[]>([]);
  readonly snapshot = signal<Snapshot | null>(null);
  readonly pointer = signal<Pointer | null>(null);
  readonly hint = signal<HintAnswer | null>(null);
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
    return seat !== null && this.mySeats.value.includes(seat) ? seat : null;
  });
  /** Seats held here that no bot plays. */
  readonly mySeats = computed(() => {
    const seats = this.state.value?.room.seats;
    return this.you.value.seats.filter((seat) => seats?.[seat]?.level === null);
  });

  /** What lets others sit down, if the link or this browser's memory has it. */
  readonly invite: string | null;
  private readonly secret: string;
  private readonly sent = signal<{ seat: number } | null>(null);
  private playedBy = latestTap();
  private readonly socket: RoomSocket;

  constructor(
    readonly id: string,
    invite: string | null,
  ) {
    this.secret = secretOf(id);
    this.invite = invite ?? inviteOf(id);
    const hello = () => ({ secret: this.secret, since: this.state.peek()?.version ?? 0 });
    this.socket = new RoomSocket(socketAddress(id), hello, (news) => void this.hear(news));
  }

  close(): void {
    this.socket.close();
  }

  /** Send a message; what is refused is told to the user. */
  async tell(request: Request): Promise<Reply | null> {
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

  async whyNot(move: Move): Promise<string | null> {
    const answer = await this.tell({ type: "why-not", version: this.version, move });
    return answer?.type === "why-not" && answer.refusal ? refusalText(answer.refusal) : null;
  }

  /** What a move would lead to; asked while pointing about, so a refusal to answer is no news. */
  async outlook(move: Move): Promise<Outlook | null> {
    const answer = await this.socket.ask({ type: "why-not", version: this.version, move }).catch(() => null);
    return answer?.type === "why-not" ? answer.outlook : null;
  }

  async askHint(): Promise<void> {
    const seat = this.mySeat.peek();
    if (seat === null) return;
    this.notice.value = say("table-hint-thinking");
    const answer = await this.tell({ type: "hint", seat, version: this.version });
    if (answer?.type !== "hint") return;
    batch(() => {
      this.notice.value = null;
      this.hint.value = answer;
    });
  }

  async solve(): Promise<Solution | null> {
    const seat = this.mySeat.peek();
    const answer = seat === null ? null : await this.tell({ type: "solve", seat, version: this.version });
    return answer?.type === "solve" ? { verdict: answer.verdict, moves: answer.moves ?? [] } : null;
  }

  get version(): number {
    return this.state.peek()?.version ?? 0;
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

  private showPointer(pointer: Pointer): void {
    this.pointer.value = pointer;
    setTimeout(() => {
      if (this.pointer.peek() === pointer) this.pointer.value = null;
    }, POINTING_MS);
  }

  private async hearState(state: State): Promise<void> {
    const known = this.state.peek()?.version ?? 0;
    const isFirst = this.state.peek() === null;
    const fresh = state.events.filter((event) => event.version > known);
    batch(() => {
      this.state.value = state;
      this.refused.value = null;
      this.heardAt.value = performance.now();
      this.log.value = [...this.log.value, ...fresh];
      if (state.version !== known) this.hint.value = null;
      if (fresh.some(({ kind, seat }) => kind === "MovePlayed" && seat === this.sent.peek()?.seat))
        this.sent.value = null;
    });
    this.keepVisit();
    await this.refresh(isFirst ? [] : fresh.flatMap(gameEvent));
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
      seats: state.room.seats.map((seat) => ({ name: playerName(seat.name), bot: seat.level !== null })),
      lastEvents,
      outcome: state.outcome,
      version: state.version,
    };
  }

  private keepVisit(): void {
    const room = this.state.peek()?.room;
    const { seats, is_host } = this.you.peek();
    if (!room || (!seats.length && !is_host)) return;
    const { id, game, phase } = room;
    remember({ id, game, secret: this.secret, invite: this.invite, at: Date.now(), isOver: phase === "over" });
    // The rematch knows the same people by the same secrets.
    if (room.next_room) keepSecret(room.next_room, game, this.secret, this.invite);
  }
}

export function gameEvent(event: LogEvent): GameEvent[] {
  const move = event.move ?? event.draw;
  return move ? [{ move, seat: event.seat ?? null, notation: event.notation ?? "" }] : [];
}
