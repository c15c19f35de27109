/** The plan: every cell with its height limit, equal heights in equal colours (RUM-26). */

import type { CanvasTexture } from "three";
import { fibres, paintTexture, steppedBorder } from "../../stage/paint";

const SCALE = 84;
export const RIM = 0.9;

/** From low, sandy, to high, deep teal; the number says it too. */
const HEIGHTS = ["#e8d3a4", "#e2bd7c", "#d8a061", "#c58353", "#a96b4f", "#876055", "#5f6163", "#3f6b72"] as const;

/** Sideways, the numbers are read from the plan's right side. */
export function planTexture(limits: readonly (readonly number[])[], isSideways: boolean): CanvasTexture {
  const [width, depth] = [(limits[0]?.length ?? 0) + 2 * RIM, limits.length + 2 * RIM];
  return paintTexture(width * SCALE, depth * SCALE, (ink) => {
    fibres(ink, width * SCALE, depth * SCALE, 9);
    ink.globalCompositeOperation = "multiply";
    ink.fillStyle = "#8e6540";
    ink.fillRect(0, 0, width * SCALE, depth * SCALE);
    ink.globalCompositeOperation = "source-over";
    steppedBorder(ink, width * SCALE, depth * SCALE, 30, "rgba(240,214,170,0.35)");
    const turn = isSideways ? -Math.PI / 2 : 0;
    for (const [y, row] of limits.entries())
      for (const [x, limit] of row.entries())
        if (limit > 0) paintCell(ink, (x + RIM) * SCALE, (y + RIM) * SCALE, limit, turn);
  });
}

function paintCell(ink: CanvasRenderingContext2D, x: number, y: number, limit: number, turn: number): void {
  ink.fillStyle = HEIGHTS[Math.min(limit, HEIGHTS.length) - 1] as string;
  ink.beginPath();
  ink.roundRect(x + 3, y + 3, SCALE - 6, SCALE - 6, 9);
  ink.fill();
  ink.fillStyle = limit > 5 ? "rgba(255,244,225,0.85)" : "rgba(60,32,12,0.7)";
  ink.font = `600 ${SCALE * 0.36}px system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.save();
  ink.translate(x + SCALE / 2, y + SCALE / 2);
  ink.rotate(turn);
  ink.fillText(String(limit), 0, 2);
  ink.restore();
}
