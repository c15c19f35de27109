import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/messages";
import { halfWidth, ladderOf, ownRating, rated } from "./strength";
import type { KnownMatch } from "./visited";

const strengths = [
  { level: "newcomer", figure: 1000, low: 1000, high: 1000 },
  { level: "master", figure: 1400, low: 1320, high: 1480 },
];
const info = {
  ladders: [
    { variant: { seats: 2, mode: "coop" }, is_share: true, strengths },
    { variant: { seats: 2, mode: "contest" }, is_share: false, strengths },
  ],
} as unknown as GameInfo;

function match(level: string, isWon: boolean): KnownMatch {
  const ranks = isWon ? [1, 2] : [2, 1];
  return { names: ["Ada", "bot"], levels: [null, level], mine: [0], turn: null, ranks, isLost: false };
}

describe("strength", () => {
  it("is the ladder of the very variant", () => {
    expect(ladderOf(info, { seats: 2, mode: "contest", games: 1 })?.is_share).toBe(false);
    expect(ladderOf(info, { seats: 3, mode: "contest" })).toBeUndefined();
  });

  it("follows the example of Glickman's paper", () => {
    const meetings = [
      { opponent: { elo: 1400, deviation: 30 }, score: 1 },
      { opponent: { elo: 1550, deviation: 100 }, score: 0 },
      { opponent: { elo: 1700, deviation: 300 }, score: 0 },
    ];
    const { elo, deviation } = rated({ elo: 1500, deviation: 200 }, meetings);
    expect(elo).toBeCloseTo(1464, 0);
    expect(deviation).toBeCloseTo(151.4, 1);
  });

  it("rises with what is won, and is the surer the more is played", () => {
    const few = ownRating(info, [match("newcomer", true), match("master", false)])!;
    const many = ownRating(
      info,
      Array.from({ length: 20 }, (_, k) => match("master", k % 2 === 0)),
    )!;
    expect(few.elo).toBeGreaterThan(1000);
    expect(few.elo).toBeLessThan(1400);
    expect(Math.abs(many.elo - 1400)).toBeLessThan(60);
    expect(halfWidth(many)).toBeLessThan(halfWidth(few));
  });

  it("does not take a partner for an opponent", () => {
    const won = { ...match("master", true), ranks: [1, 1] };
    const lost = { ...won, isLost: true };
    expect(ownRating(info, [{ ...won, isTogether: true }, { ...lost, isTogether: true }, lost])).toBeNull();
    expect(ownRating(info, [{ ...won, isTogether: false }])?.elo).toBe(1400);
  });

  it("takes nothing from matches that tell nothing", () => {
    const among = { ...match("newcomer", true), levels: [null, null] };
    const together = { ...match("newcomer", true), mine: [0, 1] };
    const broken = { ...match("newcomer", true), ranks: null };
    const engine = match("mine", true);
    expect(ownRating(info, [among, together, broken, engine])).toBeNull();
    expect(ownRating({ ladders: [info.ladders[0]!] } as unknown as GameInfo, [match("newcomer", true)])).toBeNull();
  });
});
