/** The table of Talō. */

import type { GameEvent, MakeTable } from "../../stage/seam";
import { makeTable } from "../../stage/table";
import { seatName } from "../../stage/twin";
import { letGo, TaloScene, type TaloDesk } from "./scene";
import { stepLevel, stickText, Tray, Twin } from "./twin";
import { axesOf, foreseen, freshChoice, movesOf, rechosen, type Axis, type Stick, type TaloChoice, type TaloView } from "./view";

function tell(desk: TaloDesk): string {
  const { snapshot, say } = desk;
  const sentence = (event: GameEvent): string => {
    if (event.kind === "Roll") return say("table-talo-rolled", { number: event["number"] });
    if (event.kind === "TakeSticks") return say("table-talo-took", { lengths: (event["lengths"] as number[]).join(" + ") });
    if (event.kind === "PlaceStick") return say("table-talo-placed", { stick: stickText(desk, event as unknown as Stick) });
    if (event.kind === "HoldStick") return say("table-talo-holds", { stick: stickText(desk, event as unknown as Stick) });
    if (event.kind === "Walk" || event.kind === "Restart") return say("table-talo-walked", { x: event["x"], y: event["y"], level: event["level"] ?? 0 });
    return say(event.kind === "TakeBack" ? "table-talo-took-back" : "table-turn-ended");
  };
  const next = snapshot.turn.seat;
  return [...snapshot.lastEvents.map(sentence), next === null ? "" : say("table-turn-of", { name: seatName(snapshot.seats, next, say) })].join(" ");
}

/** x, y, z: direction; + and −: level; w: the figure; n: the other stick; l: let go; e: end the turn. */
function key(event: KeyboardEvent, desk: TaloDesk): boolean {
  const { choice, snapshot, view, isMine } = desk;
  if (!isMine) return false;
  const [end] = movesOf(snapshot, "EndTurn");
  if (["x", "y", "z"].includes(event.key) && axesOf(snapshot, choice.length, choice.hold).includes(event.key as Axis))
    desk.pick(rechosen(snapshot, choice, { axis: event.key as Axis }));
  else if (event.key === "+" || event.key === "-") desk.pick({ level: stepLevel(desk, event.key === "+" ? 1 : -1), spot: null });
  else if (event.key === "w" && movesOf(snapshot, "Walk").length > 0) desk.pick({ mode: choice.mode === "walk" ? "build" : "walk", spot: null });
  else if (event.key === "n" && view.taken.length > 1) desk.pick(rechosen(snapshot, choice, { length: view.taken.find((length) => length !== choice.length) ?? choice.length }));
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

const make: MakeTable = (host) =>
  makeTable<TaloView, TaloChoice>(host, { fresh: freshChoice, scene: (stage) => new TaloScene(stage), Twin, Tray, tell, key, back, turn, foreseen: ({ snapshot, choice }) => foreseen(snapshot, choice) });

export default make;
