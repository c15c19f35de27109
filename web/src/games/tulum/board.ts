/** A seat's board: a wooden slab with the outline of the pyramid and a stepped border. */

import type { CanvasTexture } from "three";
import { paintLabel } from "../../stage/coordinates";
import { BOARD_HEIGHT } from "../../stage/light";
import { paintBoard, paintTexture } from "../../stage/paint";
import { slab } from "../../stage/shapes";
import { places, rowTone } from "./view";

const SCALE = 90;

export const boardGeometry = (width: number, depth: number) => slab(width, BOARD_HEIGHT, depth);

export function boardTexture(width: number, depth: number): CanvasTexture {
  return paintTexture(width * SCALE, depth * SCALE, (ink) => {
    paintBoard(ink, [width * SCALE, depth * SCALE], {
      seed: 5,
      stain: "#c39a66",
      step: 26,
      edge: "rgba(74,40,16,0.55)",
    });
    for (const [row, place] of places)
      paintPlace(ink, (width / 2 + place + row / 2 - 2.5) * SCALE, (depth / 2 + 2.55 - row * 1.02) * SCALE, row, place);
  });
}

function paintPlace(ink: CanvasRenderingContext2D, x: number, y: number, row: number, place: number): void {
  const tone = rowTone(row);
  const half = 0.44 * SCALE;
  ink.fillStyle = "rgba(50,26,10,0.28)";
  ink.strokeStyle = tone.hex;
  ink.lineWidth = 5;
  ink.beginPath();
  ink.roundRect(x - half, y - half, half * 2, half * 2, 10);
  ink.fill();
  ink.stroke();
  ink.save();
  ink.translate(x - half * 0.45, y - half * 0.45);
  ink.scale((half * 0.9) / 100, (half * 0.9) / 100);
  ink.fillStyle = tone.hex;
  ink.fill(new Path2D(tone.mark), "evenodd");
  ink.restore();
  paintLabel(ink, String(place + 1), x + half * 0.7, y + half * 0.68, SCALE * 0.2);
}
