/** The table of Pyramido. */

import type { GameEvent, MakeTable } from "../../stage/seam";
import { makeTable } from "../../stage/table";
import { seatName } from "../../stage/twin";
import { letGo, PyramidoScene, type PyramidoDesk } from "./scene";
import { Tray, Twin } from "./twin";
import { freshChoice, toneOf, type PyramidoChoice, type PyramidoView } from "./view";

function tell({ snapshot, say }: PyramidoDesk): string {
  const sentence = (event: GameEvent): string => {
    const colour = typeof event["colour"] === "number" ? say(`table-tone-${toneOf(event["colour"]).name}`) : "";
    if (event.kind === "DrawStone") return say("table-pyramido-drawn", { colour });
    if (event.kind === "StoreStone") return say("table-pyramido-stored", { colour });
    if (event.kind === "ExchangeStones") return say("table-pyramido-exchanged", { count: (event["colours"] as unknown[]).length });
    if (event.kind.startsWith("Build")) return say("table-pyramido-built", { colour, level: event["level"], x: event["x"], y: event["y"] });
    return say(event.kind === "Pass" ? "table-pyramido-passed" : "table-turn-ended");
  };
  const next = snapshot.turn.seat;
  return [...snapshot.lastEvents.map(sentence), next === null ? "" : say("table-turn-of", { name: seatName(snapshot.seats, next, say) })].join(" ");
}

/** u and d fade the upper levels and bring them back, l lays the stone. */
function key(event: KeyboardEvent, desk: PyramidoDesk): boolean {
  const { choice, view } = desk;
  if (event.key === "u") desk.pick({ open: Math.max(1, Math.min(choice.open, view.base) - 1) });
  else if (event.key === "d") desk.pick({ open: Math.min(view.base, choice.open + 1) });
  else if (event.key === "l" && choice.spot && desk.isMine) letGo(desk, choice.spot);
  else return false;
  return true;
}

function back(desk: PyramidoDesk): boolean {
  const { choice, view } = desk;
  if (!choice.spot && !choice.out && choice.open >= view.base) return false;
  desk.pick({ spot: null, out: null, open: view.base });
  return true;
}

const make: MakeTable = (host) =>
  makeTable<PyramidoView, PyramidoChoice>(host, { fresh: freshChoice, scene: (stage) => new PyramidoScene(stage), Twin, Tray, tell, key, back });

export default make;
