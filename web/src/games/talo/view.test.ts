import { expect, test } from "vitest";
import type { Move } from "../../wire/games/talo";
import type { Snapshot } from "../../wire/snapshot";
import {
  cellsOf,
  foreseen,
  freshChoice,
  holdAt,
  moveAt,
  rechosen,
  targets,
  type Axis,
  type Spot,
  type TaloView,
} from "./view";

const place = (length: number, axis: Axis, z: number): Move => ({ kind: "PlaceStick", length, axis, x: 1, y: 2, z });

const snapshot: Snapshot<"talo"> = {
  game: "talo",
  variant: {},
  view: { taken: [2, 3] } as unknown as TaloView,
  turn: { kind: "decision", seat: 0 },
  mySeats: [0],
  seats: [],
  lastEvents: [],
  outcome: null,
  version: 1,
  legal: [
    place(2, "x", 0),
    place(2, "x", 1),
    place(3, "z", 0),
    { kind: "HoldStick", length: 3, axis: "y", x: 0, y: 0, z: 2 },
    { kind: "Walk", x: 4, y: 4, level: 1 },
  ],
};

test("a stick fills as many cells as it is long, along its axis", () => {
  expect(cellsOf({ length: 3, axis: "z", x: 1, y: 2, z: 0 })).toEqual([
    [1, 2, 0],
    [1, 2, 1],
    [1, 2, 2],
  ]);
});

test("only places of the stick, direction and level picked are shown", () => {
  const choice = rechosen(snapshot, freshChoice(snapshot, null), { length: 2 });
  expect([...targets(snapshot, choice).keys()]).toEqual(["1,2,0", "1,2,1"]);
  expect([...targets(snapshot, { ...choice, level: 1 }).keys()]).toEqual(["1,2,1"]);
});

test("holding shows other places than building, and turns the stick to where it can be held", () => {
  const choice = rechosen(snapshot, freshChoice(snapshot, null), { length: 3, hold: true });
  expect(choice.axis).toBe("y");
  expect([...targets(snapshot, choice).keys()]).toEqual(["0,0,2"]);
});

test("the figure's places are its walks", () => {
  const choice = { ...freshChoice(snapshot, null), mode: "walk" as const };
  expect([...targets(snapshot, choice).values()]).toEqual([moveAt(choice, [4, 4, 1])]);
});

test("the balance is foretold wherever a stick is shown, but only on demand where the building may fall", () => {
  const spot: Spot = [1, 2, 0];
  const choice = { ...rechosen(snapshot, freshChoice(snapshot, null), { length: 2 }), spot };
  const risky = { ...snapshot, variant: { collapse: "fall" } };
  expect(foreseen(snapshot, choice)).toEqual(place(2, "x", 0));
  expect(foreseen(snapshot, { ...choice, spot: null })).toBeNull();
  expect(foreseen(risky, choice)).toBeNull();
  expect(foreseen(risky, { ...choice, tested: spot })).toEqual(place(2, "x", 0));
});

test("where a stick cannot stand alone it can be held, if the server's list has it", () => {
  const choice = { ...freshChoice(snapshot, null), length: 3, axis: "y" as const, spot: [0, 0, 2] as Spot };
  expect(holdAt(snapshot, choice)?.kind).toBe("HoldStick");
  expect(holdAt(snapshot, { ...choice, spot: [0, 0, 1] })).toBeUndefined();
});
