/** The table of Tulum. */

import type { MakeTable } from "../../stage/seam";
import { makeTable } from "../../stage/table";
import { TulumScene, type TulumDesk } from "./scene";
import { Tray, Twin } from "./twin";
import { moveOf } from "./view";

const KEYS: ReadonlyMap<string, "RollOn" | "Stop"> = new Map([
  ["r", "RollOn"],
  ["s", "Stop"],
]);

function key(event: KeyboardEvent, desk: TulumDesk): boolean {
  const kind = KEYS.get(event.key);
  const move = kind ? moveOf(desk.snapshot, kind) : undefined;
  if (move) desk.play(move);
  return move !== undefined;
}

const make: MakeTable<"tulum"> = (host) =>
  makeTable<"tulum", object>(host, {
    fresh: () => ({}),
    scene: (stage) => new TulumScene(stage),
    Twin,
    Tray,
    key,
    back: () => false,
  });

export default make;
