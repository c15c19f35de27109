/** The rooms where this browser has been, and the secrets that hold its seats there. */
import { randomText } from "../wire/random";
import { memory } from "./memory";

const MOST = 300;

export interface Visit {
  id: string;
  game: string;
  secret: string;
  /** What lets others sit down there; rooms of before have none. */
  invite?: string | null;
  at: number;
  isOver: boolean;
  /** What was known of the match when it was last seen; visits of before do not tell. */
  match?: KnownMatch;
}

export interface KnownMatch {
  names: readonly string[];
  levels: readonly (string | null)[];
  mine: readonly number[];
  turn: number | null;
  /** Of a match that is over; none if it was broken off. */
  ranks: readonly number[] | null;
  isLost: boolean;
  /** Nobody played against anybody; visits of before do not tell. */
  isTogether?: boolean;
}

export type Result = "won" | "lost" | "shared" | "open";

const rooms = memory("rooms", (saved) => (Array.isArray(saved) ? saved : []) as readonly Visit[]);

/** The latest first. */
export const visits = rooms.now;

/** At least 128 random bits; made here and never part of an address. */
export function newSecret(): string {
  return randomText(24);
}

export function secretOf(id: string): string {
  return visits.value.find((visit) => visit.id === id)?.secret ?? newSecret();
}

export function inviteOf(id: string): string | null {
  return visits.value.find((visit) => visit.id === id)?.invite ?? null;
}

/** A match that is over keeps its time and its place: to look at it again is not to play it. */
export function remember(visit: Visit): void {
  rooms.change((before) => {
    const at = before.find(({ id, isOver }) => id === visit.id && isOver)?.at ?? visit.at;
    const others = before.filter(({ id }) => id !== visit.id);
    return [{ ...visit, at }, ...others].sort((one, other) => other.at - one.at).slice(0, MOST);
  });
}

/** Hold seats in a room that was not visited yet. */
export function keepSecret(id: string, game: string, secret: string, invite: string | null): void {
  if (visits.value.some((visit) => visit.id === id)) return;
  remember({ id, game, secret, invite, at: Date.now(), isOver: false });
}

/** How a match ended for whoever played it here; open where everybody or nobody here won, or it was broken off. */
export function resultOf(match: KnownMatch): Result {
  const { ranks, mine, isLost } = match;
  if (isLost) return "lost";
  if (!ranks || mine.length !== 1) return "open";
  if (ranks[mine[0]!] !== 1) return "lost";
  return winnersOf(match) > 1 && !isTogether(match) ? "shared" : "won";
}

/** Where it is not told, all who win are taken to have won together. */
export function isTogether(match: KnownMatch): boolean {
  return match.isTogether ?? (match.isLost || winnersOf(match) === match.names.length);
}

const winnersOf = ({ ranks }: KnownMatch): number => ranks?.filter((rank) => rank === 1).length ?? 0;

export function forgetAll(): void {
  rooms.change(() => []);
}

export function forget(id: string): void {
  rooms.change((before) => before.filter((visit) => visit.id !== id));
}
