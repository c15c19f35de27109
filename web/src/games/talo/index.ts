/** The table of Talō. */

import type { MakeTable } from "../../stage/seam";
import { makeTable } from "../../stage/table";
import { letGo, TaloScene, type TaloDesk } from "./scene";
import { stepLevel, Tray, Twin } from "./twin";
import { axesOf, foreseen, freshChoice, movesOf, rechosen, type Axis, type TaloChoice } from "./view";

/** x, y, z: direction; + and −: level; w: the figure; n: the other stick; l: let go; e: end the turn. */
function key(event: KeyboardEvent, desk: TaloDesk): boolean {
  const { choice, snapshot, view, isMine } = desk;
  if (!isMine) return false;
  const [end] = movesOf(snapshot, "EndTurn");
  if (["x", "y", "z"].includes(event.key) && axesOf(snapshot, choice.length, choice.hold).includes(event.key as Axis))
    desk.pick(rechosen(snapshot, choice, { axis: event.key as Axis }));
  else if (event.key === "+" || event.key === "-")
    desk.pick({ level: stepLevel(desk, event.key === "+" ? 1 : -1), spot: null });
  else if (event.key === "w" && movesOf(snapshot, "Walk").length > 0)
    desk.pick({ mode: choice.mode === "walk" ? "build" : "walk", spot: null });
  else if (event.key === "n" && view.taken.length > 1)
    desk.pick(
      rechosen(snapshot, choice, { length: view.taken.find((length) => length !== choice.length) ?? choice.length }),
    );
  else if (event.key === "l" && choice.spot) letGo(desk, choice.spot);
  else if (event.key === "e" && end) desk.play(end);
  else return false;
  return true;
}

/** The next direction in which the stick can go. */
function turn({ snapshot, choice, pick }: TaloDesk): void {
  const axes = axesOf(snapshot, choice.length, choice.hold);
  const axis = axes[(axes.indexOf(choice.axis) + 1) % axes.length];
  if (axis) pick(rechosen(snapshot, choice, { axis }));
}

function back(desk: TaloDesk): boolean {
  const { choice } = desk;
  if (!choice.spot && choice.level === null) return false;
  desk.pick({ spot: null, level: choice.spot ? choice.level : null });
  return true;
}

const make: MakeTable<"talo"> = (host) =>
  makeTable<"talo", TaloChoice>(host, {
    fresh: freshChoice,
    scene: (stage) => new TaloScene(stage),
    Twin,
    Tray,
    key,
    back,
    turn,
    foreseen: ({ snapshot, choice }) => foreseen(snapshot, choice),
  });

export default make;
