/** The height limits where stones hide them: small on every stone's top, in a frame where nothing more may lie. */

import { MeshBasicMaterial } from "three";
import { Atlas, type Paint } from "../../stage/paint";
import { Pieces, type Piece, type Triple } from "../../stage/pieces";
import { tile } from "../../stage/shapes";
import type { Stage } from "../../stage/stage";
import { onPlan, type RumisView } from "./view";

/** A plan says the height of a cell by one digit. */
const HIGHEST = 9;
const MOST_CELLS = 256;
const LIFT = 0.012;

export function makeLimits(stage: Stage): Pieces {
  const numbers = Array.from({ length: HIGHEST }, (_, i) => i + 1);
  const atlas = new Atlas(
    Object.fromEntries(
      numbers.flatMap((limit) => [
        [`open ${limit}`, open(limit)],
        [`full ${limit}`, full(limit)],
      ]),
    ),
    128,
  );
  const shapes = Object.fromEntries(
    numbers.flatMap((limit) => [`open ${limit}`, `full ${limit}`]).map((name) => [name, tile(0.9, atlas, name)]),
  );
  const material = new MeshBasicMaterial({ map: atlas.texture, transparent: true, depthWrite: false });
  stage.own(atlas.texture);
  return new Pieces(shapes, material, MOST_CELLS, stage.clock);
}

export function* limitsOf(view: RumisView, turn: Triple): Iterable<[string, Piece]> {
  for (const [y, row] of view.heights.entries())
    for (const [x, height] of row.entries()) {
      const limit = view.limits[y]?.[x] ?? 0;
      if (height === 0 || limit === 0) continue;
      const [wx, wz] = onPlan(view, x, y);
      yield [
        `${x},${y}`,
        { shape: `${height < limit ? "open" : "full"} ${limit}`, at: [wx, height + LIFT, wz], turn, tone: "#ffffff" },
      ];
    }
}

const open =
  (limit: number): Paint =>
  (ink, size) =>
    paintNumber(ink, size, limit, "rgba(255,250,240,0.92)");

const full =
  (limit: number): Paint =>
  (ink, size) => {
    ink.strokeStyle = "rgba(30,16,6,0.62)";
    ink.lineWidth = size * 0.05;
    ink.beginPath();
    ink.roundRect(size * 0.04, size * 0.04, size * 0.92, size * 0.92, size * 0.12);
    ink.stroke();
    ink.fillStyle = "rgba(30,16,6,0.75)";
    ink.beginPath();
    ink.roundRect(size * 0.66, size * 0.05, size * 0.29, size * 0.29, size * 0.1);
    ink.fill();
    paintNumber(ink, size, limit, "#fff3df");
  };

function paintNumber(ink: CanvasRenderingContext2D, size: number, limit: number, colour: string): void {
  ink.fillStyle = colour;
  ink.font = `700 ${size * 0.24}px "Nunito Variable", system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.lineWidth = size * 0.05;
  ink.strokeStyle = "rgba(30,16,6,0.55)";
  ink.strokeText(String(limit), size * 0.805, size * 0.21);
  ink.fillText(String(limit), size * 0.805, size * 0.21);
}
