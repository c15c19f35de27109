/** How strong levels were found to be, and how strong that makes whoever plays against them on this device. */
import type { GameInfo, LadderInfo } from "../wire/messages";
import type { Chosen } from "./options";
import { isTogether, resultOf, type KnownMatch } from "./visited";

/** Elo on a game's ladder and its standard deviation, as in Glickman's system. */
export interface Rating {
  elo: number;
  deviation: number;
}

/** One opponent of a match, and the part of the point won against it. */
export interface Meeting {
  opponent: Rating;
  score: number;
}

const Q = Math.LN10 / 400;
const WIDTH = 1.96;
/** Nothing is known of a newcomer at first; and people change a little from match to match. */
const UNKNOWN = 350;
const DRIFT = 15;

/** The ladder of this very variant. */
export function ladderOf(info: GameInfo, chosen: Chosen): LadderInfo | undefined {
  return info.ladders.find(({ variant }) => Object.entries(variant).every(([name, value]) => chosen[name] === value));
}

/** What a match with all these meetings makes of a rating (Glickman, "The Glicko system"). */
export function rated(before: Rating, meetings: readonly Meeting[]): Rating {
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of meetings) {
    const g = 1 / Math.sqrt(1 + (3 * (Q * opponent.deviation) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + 10 ** ((-g * (before.elo - opponent.elo)) / 400));
    information += Q ** 2 * g ** 2 * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const precision = 1 / before.deviation ** 2 + information;
  return { elo: before.elo + (Q / precision) * surprise, deviation: Math.sqrt(1 / precision) };
}

/** From all matches on this device, the oldest first, against levels whose strength is known. */
export function ownRating(info: GameInfo, matches: readonly KnownMatch[]): Rating | null {
  let rating: Rating | null = null;
  for (const match of matches) {
    const meetings = meetingsOf(info, match);
    if (!meetings.length) continue;
    const { elo, deviation } = rating ?? { elo: meetings[0]!.opponent.elo, deviation: UNKNOWN };
    rating = rated({ elo, deviation: Math.min(Math.hypot(deviation, DRIFT), UNKNOWN) }, meetings);
  }
  return rating;
}

/** Half of the 95 % interval. */
export function halfWidth({ deviation }: Rating): number {
  return WIDTH * deviation;
}

function meetingsOf(info: GameInfo, match: KnownMatch): Meeting[] {
  const ladder = contestLadder(info, match.names.length);
  if (!ladder || !match.ranks || resultOf(match) === "open" || isTogether(match)) return [];
  const own = match.ranks[match.mine[0]!]!;
  return match.levels.flatMap((level, seat) => {
    const found = ladder.strengths.find((strength) => strength.level === level);
    if (!found || match.mine.includes(seat)) return [];
    const opponent = { elo: found.figure, deviation: (found.high - found.low) / 2 / WIDTH };
    const rank = match.ranks![seat]!;
    return [{ opponent, score: own < rank ? 1 : own === rank ? 0.5 : 0 }];
  });
}

/** With as many seats, if it was measured; else the game's first. */
function contestLadder(info: GameInfo, seats: number): LadderInfo | undefined {
  const contests = info.ladders.filter(({ is_share }) => !is_share);
  return contests.find(({ variant }) => variant.seats === seats) ?? contests[0];
}
