/** The table of Rumis. */

import type { Turn } from "../../stage/pointer";
import type { MakeTable } from "../../stage/seam";
import { makeTable } from "../../stage/table";
import { letGo, RumisScene, type RumisDesk } from "./scene";
import { takeStone, Tray, turn, Twin } from "./twin";
import { kept } from "./solution";
import { freshChoice, playable, turnedBy, type Axis, type RumisChoice, type RumisSnapshot } from "./view";

/** x, y and z turn the stone about an axis, n and p take the next and the previous one, l lays it. */
function key(event: KeyboardEvent, desk: RumisDesk): boolean {
  const { choice, snapshot, isMine } = desk;
  if (!isMine || !choice.stone) return false;
  if (["x", "y", "z"].includes(event.key)) turn(desk, event.key as Axis);
  else if (event.key === "n" || event.key === "p")
    takeStone(desk, other(playable(snapshot, choice.colour), choice.stone, event.key === "n" ? 1 : -1));
  else if (event.key === "l" && choice.anchor) letGo(desk, choice.anchor);
  else return false;
  return true;
}

function other(names: readonly string[], present: string, step: number): string {
  return names[(names.indexOf(present) + step + names.length) % names.length] as string;
}

function back(desk: RumisDesk): boolean {
  const { anchor, found } = desk.choice;
  if (found && found.shown > 0) desk.pick({ found: { ...found, shown: 0 } });
  else if (anchor) desk.pick({ anchor: null });
  else return false;
  return true;
}

function fresh(snapshot: RumisSnapshot, before: RumisChoice | null): RumisChoice {
  const choice = freshChoice(snapshot, before);
  return { ...choice, found: kept(choice.found, snapshot.view) };
}

function turnHeld({ choice, pick }: RumisDesk, way: Turn): void {
  if (choice.stone) pick({ cells: turnedBy(choice.cells, way) });
}

const make: MakeTable<"rumis"> = (host) =>
  makeTable<"rumis", RumisChoice>(host, {
    fresh,
    scene: (stage) => new RumisScene(stage),
    Twin,
    Tray,
    key,
    back,
    turn: turnHeld,
  });

export default make;
