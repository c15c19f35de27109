/** The table of Pyramido. */

import type { MakeTable } from "../../stage/seam";
import { makeTable } from "../../stage/table";
import { letGo, PyramidoScene, type PyramidoDesk } from "./scene";
import { Tray, Twin } from "./twin";
import { freshChoice, type PyramidoChoice } from "./view";

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

const make: MakeTable<"pyramido"> = (host) =>
  makeTable<"pyramido", PyramidoChoice>(host, {
    fresh: freshChoice,
    scene: (stage) => new PyramidoScene(stage),
    Twin,
    Tray,
    key,
    back,
  });

export default make;
