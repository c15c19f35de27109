import { expect, test, vi } from "vitest";
import type { Snapshot } from "../wire/snapshot";
import { noisesOf } from "./sounds";

vi.mock("../store/settings", () => ({ sound: { peek: () => true }, volume: { peek: () => 1 } }));

function snapshot(kinds: readonly string[], more: object = {}): Snapshot {
  const lastEvents = kinds.map((kind) => ({ move: { kind }, seat: 0, notation: "" }));
  return { view: {}, mySeats: [0], outcome: null, lastEvents, ...more } as unknown as Snapshot;
}

test("laying, rolling and falling sound different, and my turn is heard", () => {
  expect(noisesOf(snapshot(["PlaceBlock"]), false)).toEqual(["lay"]);
  expect(noisesOf(snapshot(["RollOn", "Roll"]), true)).toEqual(["roll", "turn"]);
  expect(noisesOf(snapshot(["PlaceStick"], { view: { fallen: [{}] } }), false)).toEqual(["fall"]);
});

test("the end sounds better for whoever wins", () => {
  const ended = (ranks: number[]) => snapshot(["PlaceStone"], { outcome: { ranks } });
  expect(noisesOf(ended([1, 2]), false)).toEqual(["win"]);
  expect(noisesOf(ended([2, 1]), false)).toEqual(["end"]);
});
