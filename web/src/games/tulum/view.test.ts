import { expect, test } from "vitest";
import type { GameEvent, Snapshot } from "../../wire/snapshot";
import { inVain, percent, placements, rollerOf, type TulumView } from "./view";

const roll = (...rows: number[]): GameEvent<"tulum"> => ({ move: { kind: "Roll", rows }, seat: null, notation: "" });

function snapshot(lastEvents: GameEvent<"tulum">[], dice: number[]): Snapshot<"tulum"> {
  return {
    game: "tulum",
    variant: {},
    view: { dice } as unknown as TulumView,
    turn: { kind: "decision", seat: 0 },
    mySeats: [0],
    seats: [],
    lastEvents,
    outcome: null,
    version: 1,
    legal: [{ kind: "PlaceBlock", row: 1, place: 2 }, { kind: "Stop" }],
  };
}

test("a roll that another roll follows gave nothing", () => {
  expect(inVain(snapshot([roll(5, 5), roll(0, 1)], [0, 1]))).toEqual([5, 5]);
  expect(inVain(snapshot([roll(4, 5)], []))).toEqual([4, 5]);
  expect(inVain(snapshot([roll(0, 1)], [0, 1]))).toBeNull();
});

test("who rolled in vain is the seat before, or still in turn as long as its dice lie there", () => {
  const next = {
    ...snapshot([], [0, 1]),
    view: { dice: [0, 1], seat: 0, boards: [[], [], []] } as unknown as TulumView,
  };
  expect(rollerOf(next)).toBe(2);
  expect(rollerOf({ ...next, turn: { kind: "chance", seat: 0 } })).toBe(0);
});

test("a chance is told in percent", () => {
  expect(percent("1/8")).toBe(13);
  expect(percent("0")).toBe(0);
});

test("only blocks are places", () => {
  expect([...placements(snapshot([], [])).keys()]).toEqual(["1,2"]);
});
