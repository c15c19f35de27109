import { expect, test } from "vitest";
import type { TulumView } from "../wire/games/tulum";
import type { Event as LogEvent, State } from "../wire/messages";
import { withBusts } from "./busts";

const view = {
  seat: 0,
  boards: [[[0, 0]], [], []],
  loose: [[0, 1]],
  dice: [],
  num_dice: 5,
  bust: "1/2",
  is_over: false,
};
const stateOf = (version: number, shown: object) =>
  ({
    version,
    room: { game: "tulum" },
    view: shown,
    turn: { kind: "decision", seat: 2 },
    legal: "…",
  }) as unknown as State;
const move = (version: number, kind: string) =>
  ({ version, kind: "MovePlayed", seat: 0, move: { kind } }) as unknown as LogEvent;
const roll = (version: number, ...rows: number[]) =>
  ({ version, kind: "Drawn", draw: { kind: "Roll", rows } }) as unknown as LogEvent;

const before = stateOf(4, view);
const after = { ...view, seat: 2, loose: [], dice: [0, 1], num_dice: 6 };

function seen(fresh: LogEvent[], state = stateOf(fresh.at(-1)!.version, after)) {
  return withBusts(before, { state, fresh }).map((heard) => {
    const { seat, loose, dice } = heard.state.view as TulumView;
    return { seat, loose, dice, versions: heard.fresh.map(({ version }) => version), kind: heard.state.turn?.kind };
  });
}

test("a roll in vain lies on the table with the blocks that it costs, before the next seat rolls", () => {
  expect(seen([move(5, "RollOn"), roll(6, 4, 5), roll(7, 3, 5), roll(8, 0, 1)])).toEqual([
    { seat: 0, loose: [[0, 1]], dice: [4, 5], versions: [5, 6], kind: "chance" },
    { seat: 1, loose: [], dice: [3, 5], versions: [7], kind: "chance" },
    { seat: 2, loose: [], dice: [0, 1], versions: [8], kind: "decision" },
  ]);
});

test("after a stop it is the next seat that rolls in vain", () => {
  expect(seen([move(5, "Stop"), roll(6, 5), roll(7, 0, 1)]).map(({ seat, dice }) => [seat, dice])).toEqual([
    [1, [5]],
    [2, [0, 1]],
  ]);
});

test("what was missed is shown at once, and so is what was no roll in vain", () => {
  expect(seen([move(5, "RollOn"), roll(6, 0, 1)])).toHaveLength(1);
  expect(seen([move(5, "Stop"), roll(6, 5), roll(7, 0), move(8, "Stop"), roll(9, 0, 1)])).toHaveLength(1);
  const fresh = [move(5, "RollOn"), roll(6, 5), roll(7, 0)];
  expect(withBusts(null, { state: stateOf(7, after), fresh })).toHaveLength(1);
});
