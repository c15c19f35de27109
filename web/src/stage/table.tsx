/** A game's table: one model, the snapshot and the choice so far, shown three times: scene, twin and tray. */

import { render, type ComponentType } from "preact";
import type { GameName, Move, Outlook, View } from "../wire/games";
import type { GameEvent, Objection, Snapshot, Solution } from "../wire/snapshot";
import { linkRules } from "./ruletext";
import type { GameTable, Hint, TableHost } from "./seam";
import { Stage } from "./stage";
import type { Triple } from "./pieces";
import type { Hands, Turn } from "./pointer";
import { seatName } from "./twin";
import "./stage.css";

/** What the parts of a table see, and what they may do. */
export interface Desk<G extends GameName, C> {
  readonly snapshot: Snapshot<G>;
  readonly view: View<G>;
  /** What the user has picked so far; never sent. */
  readonly choice: C;
  readonly isMine: boolean;
  /** Why the last thing tried was refused. */
  readonly why: Objection | null;
  /** The move that was advised, the best of several. */
  readonly hint: Move<G> | null;
  /** All that were advised, to be shown as ghosts. */
  readonly hints: readonly Move<G>[];
  /** What the server foretells of the choice, where the game asks for it; null until it answers. */
  readonly outlook: Outlook<G> | null;
  readonly stage: Stage | null;
  say(id: string, args?: Record<string, unknown>): string;
  pick(change: Partial<C>): void;
  play(move: Move<G>): void;
  /** Ask the server why this cannot be done, and show its sentence. */
  askWhy(move: Move<G>): void;
  /** How the puzzle can be completed; null if that was refused, or the table has changed meanwhile. */
  solve: (() => Promise<Solution<G> | null>) | null;
}

export interface Scene<G extends GameName, C> extends Pick<Hands, "hover" | "tap" | "leave"> {
  sync(desk: Desk<G, C>): void;
  /** Whether what is in hand is seen at this point of the canvas; a finger that swipes across it turns it. */
  holds?(x: number, y: number): boolean;
  /** Where what a move has laid, or has moved, is seen; nothing if it is seen nowhere. */
  whereIs(move: GameEvent<G>["move"], seat: number | null): readonly Triple[];
  /** Where a cell is, as the rules count them; null if it is not there. */
  placeOf(cell: readonly number[]): Triple | null;
  /** The highest point of what is built. */
  summit(): readonly Triple[];
  /** Every cell that can be pointed at for the others to see, "2,0,1", and where it is. */
  landmarks(): ReadonlyMap<string, Triple>;
}

export interface Parts<G extends GameName, C> {
  /** The choice to begin with at a new snapshot. */
  fresh(snapshot: Snapshot<G>, before: C | null): C;
  scene(stage: Stage): Scene<G, C>;
  Twin: ComponentType<{ desk: Desk<G, C> }>;
  Tray: ComponentType<{ desk: Desk<G, C> }>;
  key(event: KeyboardEvent, desk: Desk<G, C>): boolean;
  /** The move that the choice stands for, if its outlook is to be shown. */
  foreseen?(desk: Desk<G, C>): Move<G> | null;
  /** Turn what is in hand, where there is something to turn. */
  turn?(desk: Desk<G, C>, way: Turn): void;
  back(desk: Desk<G, C>): boolean;
}

const POINT_REACH = 40;
/** What a number needs to be seen whole. */
const SIGN_ROOM = 0.6;
/** Whoever only passes over a place does not ask about it. */
const REST_MS = 120;

export function makeTable<G extends GameName, C>(host: TableHost<G>, parts: Parts<G, C>): GameTable<G> {
  return new Table(host, parts);
}

class Table<G extends GameName, C> implements GameTable<G>, Hands {
  private readonly stage: Stage | null;
  private readonly scene: Scene<G, C> | null;
  private snapshot: Snapshot<G> | null = null;
  private choice: C | null = null;
  private why: Objection | null = null;
  private hints: readonly Hint<G>[] = [];
  private told = "";
  private outlook: Outlook<G> | null = null;
  private resting = 0;

  constructor(
    private readonly host: TableHost<G>,
    private readonly parts: Parts<G, C>,
  ) {
    this.stage = host.canvas && new Stage(host.canvas, host.settings, host.isPicture ? null : this);
    this.scene = this.stage && parts.scene(this.stage);
    if (!this.stage) return;
    this.stage.onReshape = () => this.show();
    this.stage.landmarks = () => this.scene?.landmarks() ?? new Map();
  }

  sync(snapshot: Snapshot<G>): void {
    this.snapshot = snapshot;
    this.choice = this.parts.fresh(snapshot, this.choice);
    this.why = null;
    this.outlook = null;
    if (snapshot.lastEvents.length > 0) this.told = this.tell(snapshot);
    this.show();
  }

  key(event: KeyboardEvent): boolean {
    return this.snapshot !== null && this.parts.key(event, this.desk(this.snapshot));
  }

  back(): boolean {
    return this.snapshot !== null && this.parts.back(this.desk(this.snapshot));
  }

  settingsChanged(): void {
    this.stage?.settingsChanged();
    this.show();
  }

  hinted(hints: readonly Hint<G>[]): void {
    if (!hints.length && !this.hints.length) return;
    this.hints = hints;
    this.show();
  }

  dispose(): void {
    clearTimeout(this.resting);
    render(null, this.host.twin);
    render(null, this.host.tray);
    this.stage?.dispose();
  }

  hover(x: number, y: number): void {
    this.scene?.hover(x, y);
  }

  tap(x: number, y: number): void {
    this.scene?.tap(x, y);
  }

  leave(): void {
    this.scene?.leave();
  }

  point(x: number, y: number): void {
    const cell = this.scene && this.stage?.nearest(x, y, POINT_REACH, this.scene.landmarks());
    if (cell) this.host.point(cell.split(",").map(Number));
  }

  holds(x: number, y: number): boolean {
    return this.scene?.holds?.(x, y) ?? false;
  }

  twist(way: Turn): void {
    if (this.snapshot) this.parts.turn?.(this.desk(this.snapshot), way);
  }

  tip(right: number, down: number): void {
    if (this.stage) this.twist(this.stage.sideTowards(right, down));
  }

  pointed(cell: readonly number[], seat: number | null): void {
    const at = this.scene?.landmarks().get(String(cell));
    const { say } = this.host;
    if (at) this.stage?.beckon(at, seat === null ? say("table-host") : seatName(this.snapshot?.seats ?? [], seat, say));
  }

  private show(): void {
    if (!this.snapshot) return;
    const desk = this.desk(this.snapshot);
    const { Twin, Tray } = this.parts;
    this.scene?.sync(desk);
    this.mark();
    render(
      <>
        <p class="table-told" role="status">
          {this.told}
        </p>
        <Twin desk={desk} />
      </>,
      this.host.twin,
    );
    render(
      <>
        <Tray desk={desk} />
        <p class="table-why" role="alert">
          {this.why && linkRules(this.why.text, this.host.showRule)}
        </p>
      </>,
      this.host.tray,
    );
  }

  /** Show what has just happened and what is in the way; that, the hints and the highest thing there is are in view. */
  private mark(): void {
    const { scene, stage, snapshot } = this;
    if (!scene || !stage) return;
    const last = (snapshot?.lastStep ?? []).map(({ move, seat }) => scene.whereIs(move, seat));
    const advised = this.hints.map((hint) => ({
      number: hint.number ?? null,
      at: scene.whereIs(hint.move, snapshot?.turn.seat ?? null),
    }));
    const refused = (this.why?.at ?? []).map((cell) => scene.placeOf(cell)).filter((place) => place !== null);
    const numbered = apart(advised);
    stage.mark(
      last.flatMap((places) => places.slice(0, 1)),
      refused,
      numbered,
    );
    const signs = [...numbered.values()].map(([x, y, z]): Triple => [x, y + SIGN_ROOM, z]);
    stage.settle([...last.flat(), ...advised.flatMap(({ at }) => at), ...signs, ...refused, ...scene.summit()]);
  }

  /** What happened and whose turn it is, for those who listen; the log says it in the same words. */
  private tell({ lastEvents, seats, turn }: Snapshot<G>): string {
    const { say, tell } = this.host;
    const next =
      turn.kind !== "decision" || turn.seat === null
        ? []
        : [say("table-turn-of", { name: seatName(seats, turn.seat, say) })];
    return [tell(lastEvents), ...next].join(" ");
  }

  private desk(snapshot: Snapshot<G>): Desk<G, C> {
    return {
      snapshot,
      view: snapshot.view,
      choice: this.choice as C,
      isMine: snapshot.legal.length > 0,
      why: this.why,
      hint: this.hints[0]?.move ?? null,
      hints: this.hints.map(({ move }) => move),
      outlook: this.outlook,
      stage: this.stage,
      say: (id, args) => this.host.say(id, args),
      pick: (change) => this.pick(change),
      play: (move) => this.host.choose(move),
      askWhy: (move) => void this.askWhy(move),
      solve: this.host.solve ? () => this.solve() : null,
    };
  }

  private pick(change: Partial<C>): void {
    this.choice = { ...(this.choice as C), ...change };
    this.why = null;
    this.outlook = null;
    this.show();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.lookAhead(), REST_MS);
  }

  private async lookAhead(): Promise<void> {
    const asked = this.choice;
    const move = this.snapshot && this.parts.foreseen?.(this.desk(this.snapshot));
    const outlook = move ? await this.host.outlook(move) : null;
    if (outlook === null || asked !== this.choice) return;
    this.outlook = outlook;
    this.show();
  }

  private async askWhy(move: Move<G>): Promise<void> {
    const asked = this.snapshot;
    const why = await this.host.whyNot(move);
    if (asked !== this.snapshot) return;
    this.why = why;
    this.show();
  }

  private async solve(): Promise<Solution<G> | null> {
    const asked = this.snapshot;
    const found = await this.host.solve?.();
    return asked === this.snapshot ? (found ?? null) : null;
  }
}

/** Each number at a place of its own: moves that share all their places have them side by side. */
function apart(advised: readonly { number: number | null; at: readonly Triple[] }[]): Map<number, Triple> {
  const taken = new Map<string, number>();
  const found = new Map<number, Triple>();
  for (const { number, at } of advised) {
    const place = at.find((one) => !taken.has(String(one))) ?? at[0];
    if (number === null || !place) continue;
    const before = taken.get(String(place)) ?? 0;
    taken.set(String(place), before + 1);
    found.set(number, [place[0] + before * SIGN_ROOM, place[1], place[2]]);
  }
  return found;
}
