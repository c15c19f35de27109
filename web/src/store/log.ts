/** The log in lines: what was done, and what followed from it that no event tells. */
import { say } from "../i18n";
import type { Draw, Move } from "../wire/games";
import type { Event as LogEvent, RoomInfo, OutcomeInfo } from "../wire/messages";
import type { GameEvent } from "../wire/snapshot";
import { seatName } from "./names";
import { baggedText, eventText } from "./sentences";

export interface Line {
  key: string;
  /** Whose doing it is; null for what nobody does. */
  seat: number | null;
  text: string;
  isDrawn: boolean;
}

interface Room extends Pick<RoomInfo, "game" | "variant"> {
  seats: readonly { name: string }[];
}

/** What the log tells of a match; the outcome is known once it is over. */
export function logLines(room: Room, events: readonly LogEvent[], outcome: OutcomeInfo | null): readonly Line[] {
  return events.flatMap((_, at) => linesAt(room, events, outcome, at));
}

/** The last step in words: who did what, what was drawn then, and what that led to; nothing after a take-back. */
export function stepText(room: Room, events: readonly LogEvent[]): string {
  const from = events.findLastIndex(({ kind }) => kind === "MovePlayed" || kind === "MovesTakenBack");
  if (from < 0) return "";
  const lines = events.flatMap(({ move, draw }, at) =>
    at >= from && (move || draw) ? linesAt(room, events, null, at) : [],
  );
  return sentences(room, lines);
}

/** The same of what has just happened at a table. */
export function toldText(room: Room, events: readonly GameEvent[]): string {
  const log = events.map(({ move, seat, notation }, version) => {
    const what = seat === null ? { kind: "Drawn", draw: move as Draw } : { kind: "MovePlayed", move: move as Move };
    return { version, at: 0, seat, notation, ...what };
  });
  return sentences(room, logLines(room, log, null));
}

function sentences({ seats }: Room, lines: readonly Line[]): string {
  const line = ({ seat, text }: Line) =>
    seat === null ? text : say("table-told", { name: seatName(seats, seat), move: text });
  return lines.map(line).join(" ");
}

function linesAt(room: Room, events: readonly LogEvent[], outcome: OutcomeInfo | null, at: number): readonly Line[] {
  const event = events[at] as LogEvent;
  const bagged = baggedFrom(events, at);
  if (bagged.length > 0 && baggedFrom(events, at - 1).length > 0) return [];
  const text = bagged.length > 0 ? baggedText(bagged) : eventText(room, seated(events, at));
  const line = { key: String(event.version), seat: event.seat ?? null, isDrawn: Boolean(event.draw) };
  const before = skippedText(room, events, at);
  const after = event.kind === "MatchEnded" ? pointsText(room, outcome) : lostText(room, events, at);
  return [
    ...(before ? [{ ...line, key: `${line.key} before`, seat: null, text: before }] : []),
    ...(text === null ? [] : [{ ...line, text }]),
    ...(after ? [{ ...line, key: `${line.key} after`, seat: null, text: after }] : []),
  ];
}

/** Before the match nobody plays yet who could let a bot play: it is the bot that sits down. */
function seated(events: readonly LogEvent[], at: number): LogEvent {
  const event = events[at] as LogEvent;
  const isBefore = event.kind === "SeatLent" && !events.slice(0, at).some(({ kind }) => kind === "MatchStarted");
  return isBefore ? { ...event, kind: "SeatTaken" } : event;
}

/** The stones that came out of the bag one after the other from here on; the log tells them in one line. */
function baggedFrom(events: readonly LogEvent[], at: number): readonly number[] {
  const end = events.findIndex(({ draw }, i) => i >= at && draw?.kind !== "DrawStone");
  const run = events.slice(Math.max(at, 0), end < 0 ? events.length : end);
  return at < 0 ? [] : run.flatMap(({ draw }) => (draw?.kind === "DrawStone" ? [draw.colour] : []));
}

/** A roll of Tulum with which nothing can be done ends the turn, and costs the blocks of this turn. */
function lostText({ game }: Room, events: readonly LogEvent[], at: number): string | null {
  const next = events.slice(at + 1).find(({ move, draw }) => move || draw);
  if (game !== "tulum" || events[at]?.draw?.kind !== "Roll" || !next?.draw) return null;
  return say("log-in-vain", { count: blocksOfTurn(events.slice(0, at)) });
}

/** How many blocks were laid since the turn began: since somebody stopped, lost them, or took over. */
function blocksOfTurn(events: readonly LogEvent[]): number {
  const played = events.filter(({ move, draw }) => move || draw);
  const last = played.findLast(({ move }) => move);
  if (!last || played.at(-1)?.draw) return 0;
  const start = played.findLastIndex(
    ({ move, seat, draw }, i) => move?.kind === "Stop" || (move && seat !== last.seat) || (draw && played[i + 1]?.draw),
  );
  return played.slice(start + 1).filter(({ move }) => move?.kind === "PlaceBlock").length;
}

/** Where seats take turns in order, whoever is left out has no stone to place, or no place for one. */
function skippedText({ game, variant, seats }: Room, events: readonly LogEvent[], at: number): string | null {
  const event = events[at];
  const before = events.slice(0, at).findLast(({ move }) => move);
  const ends = TURN_ENDS[`${game} ${String(variant.mode)}`];
  if (!ends || !event?.move || !before?.move) return null;
  if (before.seat === event.seat && !ends.includes(before.move.kind)) return null;
  const [from, to] = [before.seat ?? 0, event.seat ?? 0];
  const between = (to - from - 1 + seats.length) % seats.length;
  const left = Array.from({ length: between }, (_, i) => seatName(seats, (from + 1 + i) % seats.length));
  return left.length ? say(`log-skipped-${game}`, { names: left.join(", "), count: left.length }) : null;
}

/** Moves after which it is the next seat's turn. */
const TURN_ENDS: Readonly<Record<string, readonly string[]>> = {
  "rumis standard": ["PlaceStone"],
  "pyramido coop": ["EndTurn", "ExchangeStones"],
};

/** Nobody counts the points of a match that somebody gave up, or ran out of time in. */
export const isCounted = ({ reason }: Pick<OutcomeInfo, "reason">): boolean =>
  reason !== "resigned" && reason !== "flag-fell";

/** All win or lose as one: in a contest they would share one win. */
export const isOfAll = ({ lost, utilities }: OutcomeInfo): boolean =>
  lost || (utilities.length > 1 && utilities.every((utility) => utility === 1));

function pointsText({ seats }: Room, outcome: OutcomeInfo | null): string | null {
  if (!outcome || seats.length < 2 || !isCounted(outcome)) return null;
  const points = outcome.scores.map((score, seat) => say("log-points", { name: seatName(seats, seat), score }));
  return `${points.join(", ")}.`;
}
