/** The table of Tulum. */

import type { MakeTable } from "../../stage/seam";
import { makeTable } from "../../stage/table";
import { seatName } from "../../stage/twin";
import { TulumScene, type TulumDesk } from "./scene";
import { Tray, Twin } from "./twin";
import { moveOf, rowTone, type TulumView } from "./view";

function tell({ snapshot, say }: TulumDesk): string {
  const sentences = snapshot.lastEvents.map((event) => {
    if (event.kind === "Roll") {
      const rows = event["rows"] as readonly number[];
      return say("table-tulum-rolled", { colours: rows.map((row) => say(`table-tone-${rowTone(row).name}`)).join(", ") });
    }
    if (event.kind === "PlaceBlock") {
      const row = event["row"] as number;
      return say("table-tulum-placed", { colour: say(`table-tone-${rowTone(row).name}`), row: row + 1, place: (event["place"] as number) + 1 });
    }
    return say(event.kind === "Stop" ? "table-tulum-stopped" : "table-tulum-rolls-on");
  });
  const next = snapshot.turn.seat;
  return [...sentences, next === null ? "" : say("table-turn-of", { name: seatName(snapshot.seats, next, say) })].join(" ");
}

function key(event: KeyboardEvent, desk: TulumDesk): boolean {
  const kind = { r: "RollOn", s: "Stop" }[event.key];
  const move = kind ? moveOf(desk.snapshot, kind) : undefined;
  if (move) desk.play(move);
  return move !== undefined;
}

const make: MakeTable = (host) =>
  makeTable<TulumView, object>(host, {
    fresh: () => ({}),
    scene: (stage) => new TulumScene(stage),
    Twin,
    Tray,
    tell,
    key,
    back: () => false,
  });

export default make;
