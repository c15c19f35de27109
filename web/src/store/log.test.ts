import { expect, test, vi } from "vitest";
import type { GameName } from "../wire/games";
import type { Event as LogEvent, OutcomeInfo } from "../wire/messages";
import { logLines, stepText } from "./log";

vi.mock("../i18n", () => ({
  has: (id: string) => !id.startsWith("bot-"),
  say: (id: string, args: object = {}) => `${id} ${Object.values(args).join(" ")}`.trim(),
}));

vi.mock("./settings", () => ({ name: { peek: () => "" } }));

const seats = ["Ada", "Ben", "Cleo"].map((name) => ({
  name,
  plan: "here" as const,
  is_free: false,
  level: null,
  gave_up: null,
}));

let version = 0;
const entry = (fields: object) => ({ version: ++version, at: 0, ...fields }) as unknown as LogEvent;
const move = (seat: number, kind: string) => entry({ kind: "MovePlayed", seat, move: { kind }, notation: "" });
const roll = () => entry({ kind: "Drawn", draw: { kind: "Roll", rows: [] }, notation: "" });

function told(
  game: GameName,
  variant: Record<string, unknown>,
  events: readonly LogEvent[],
  outcome: OutcomeInfo | null = null,
): string[] {
  const lines = logLines({ game, variant, seats }, events, outcome);
  return lines.filter(({ text }) => text.startsWith("log-")).map(({ text }) => text);
}

test("a roll in vain tells how many blocks it cost", () => {
  const place = () => move(0, "PlaceBlock");
  const stopped = [roll(), place(), place(), move(0, "Stop")];
  const lost = [roll(), move(1, "PlaceBlock"), move(1, "PlaceBlock"), move(1, "RollOn"), roll(), roll()];
  expect(told("tulum", {}, [...stopped, ...lost, move(2, "PlaceBlock")])).toEqual(["log-in-vain 2"]);
  expect(told("tulum", {}, [...stopped, roll(), roll(), move(2, "PlaceBlock")])).toEqual(["log-in-vain 0"]);
  expect(told("tulum", {}, [...stopped, roll()])).toEqual([]);
});

test("the last step tells the roll in vain that it led to", () => {
  const room = { game: "tulum" as const, variant: {}, seats };
  const events = [roll(), move(0, "PlaceBlock"), move(0, "RollOn"), roll(), roll()];
  expect(stepText(room, events)).toMatch(
    /^table-told Ada move-tulum-RollOn.* move-tulum-Roll .*log-in-vain 1 move-tulum-Roll/,
  );
  expect(stepText(room, [...events, entry({ kind: "MovesTakenBack" })])).toBe("");
});

test("stones that come out of the bag one after the other are one line", () => {
  const drawn = (colour: number) => entry({ kind: "Drawn", draw: { kind: "DrawStone", colour }, notation: "" });
  const events = [drawn(0), drawn(1), drawn(0), move(0, "Pass"), drawn(2)];
  const room = { game: "pyramido" as const, variant: {}, seats };
  const lines = logLines(room, events, null).filter(({ isDrawn }) => isDrawn);
  expect(lines.map(({ text }) => text)).toEqual([
    "move-pyramido-DrawStone move-pyramido-DrawStone-colour 0 2, move-pyramido-DrawStone-colour 1 1",
    "move-pyramido-DrawStone move-pyramido-DrawStone-colour 2 1",
  ]);
});

test("who is passed over for want of a place is told", () => {
  const laid = [0, 1, 2, 0, 2, 2].map((seat) => move(seat, "PlaceStone"));
  expect(told("rumis", { mode: "standard" }, laid)).toEqual([
    "log-skipped-rumis Ben 1",
    "log-skipped-rumis Ada, Ben 2",
  ]);
});

test("who has no stone left is passed over, too", () => {
  const turn = (seat: number) => [move(seat, "BuildStone"), move(seat, "BuildStone"), move(seat, "EndTurn")];
  const played = [...turn(0), ...turn(1), move(2, "ExchangeStones"), ...turn(1), ...turn(1)];
  const skipped = ["log-skipped-pyramido Ada 1", "log-skipped-pyramido Cleo, Ada 2"];
  expect(told("pyramido", { mode: "coop" }, played)).toEqual(skipped);
  expect(told("pyramido", { mode: "contest" }, [move(0, "Pass"), move(2, "Pass")])).toEqual([]);
});

test("a stone of the ruin is called so, whatever its colour", () => {
  const place = (colour: number) =>
    entry({ kind: "MovePlayed", seat: 0, move: { kind: "PlaceStone", colour }, notation: "" });
  const lines = logLines({ game: "rumis", variant: { mode: "ruinas", seats: 2 }, seats }, [place(2), place(1)], null);
  expect(lines.map(({ text }) => text.includes("ruin"))).toEqual([true, false]);
});

test("the end tells the points of all", () => {
  const outcome = { scores: [7, 5, 3], ranks: [1, 2, 3], utilities: [1, 0, 0], reason: "done", lost: false };
  const lines = logLines({ game: "rumis", variant: {}, seats }, [entry({ kind: "MatchEnded" })], outcome);
  expect(lines.at(-1)?.text).toBe("log-points Ada 7, log-points Ben 5, log-points Cleo 3.");
  expect(told("rumis", {}, [entry({ kind: "MatchEnded" })], { ...outcome, reason: "resigned" })).toEqual([]);
});

test("a bot that takes a free seat sits down, and who plays lets it play", () => {
  const lent = () => entry({ kind: "SeatLent", seat: 1 });
  const lines = logLines(
    { game: "rumis", variant: {}, seats },
    [lent(), entry({ kind: "MatchStarted" }), lent()],
    null,
  );
  expect(lines.map(({ text }) => text.split(" ")[0])).toEqual([
    "event-SeatTaken",
    "event-MatchStarted",
    "event-SeatLent",
  ]);
});
