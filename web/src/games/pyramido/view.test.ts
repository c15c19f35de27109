import { expect, test } from "vitest";
import type { Snapshot } from "../../wire/snapshot";
import { buildMove, builds, exchange, freshChoice, type PyramidoView } from "./view";

const view = {
  mode: "coop",
  base: 5,
  seat: 1,
  hands: [[0], [4, 1, 1]],
  stores: [],
  quarry: [],
} as unknown as PyramidoView;

const snapshot: Snapshot<"pyramido"> = {
  game: "pyramido",
  variant: {},
  view,
  turn: { kind: "decision", seat: 1 },
  mySeats: [1],
  seats: [],
  lastEvents: [],
  outcome: null,
  version: 1,
  legal: [buildMove("hand", 1, [1, 2, 0]), { kind: "ExchangeStones", colours: [1, 4] }],
};

test("the first stone that can be built is in hand", () => {
  expect(freshChoice(snapshot, null).colour).toBe(1);
});

test("a place is where the server's list has this colour from this source", () => {
  const choice = freshChoice(snapshot, null);
  expect([...builds(snapshot, choice).keys()]).toEqual(["1,2,0"]);
  expect(builds(snapshot, { ...choice, colour: 4 }).size).toBe(0);
  expect(builds(snapshot, { ...choice, source: "store" }).size).toBe(0);
});

test("stones to exchange are a set of colours, whatever their order in the hand", () => {
  expect(exchange(snapshot, [4, 1, 1], [0, 2])).toEqual(snapshot.legal[1]);
  expect(exchange(snapshot, [4, 1, 1], [1, 2])).toBeUndefined();
});
