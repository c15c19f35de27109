/** The board: every cell with its limit and name, the heights for two to four, the line for fewer (RUM-02, RUM-26). */

import type { CanvasTexture } from "three";
import { paintLabel } from "../../stage/coordinates";
import { LETTERS } from "../../store/places";
import { paintBoard, paintTexture } from "../../stage/paint";
import { cellColour, cellInk } from "./heights";
import { heightAt, type Scenario } from "./scenario";
import type { Side } from "./side";
import { edgesOf } from "./thumbnail";

type Ink = CanvasRenderingContext2D;

const SCALE = 84;
export const RIM = 0.9;

export interface Board {
  limits: readonly (readonly number[])[];
  /** From which side it is seen, and its numbers are read. */
  side: Side;
  /** null for a cube, whose board has no name. */
  scenario: Scenario | null;
  /** For how many the heights are. */
  players: number;
}

export function planTexture(board: Board): CanvasTexture {
  const { limits, side, scenario } = board;
  const [width, depth] = [(limits[0]?.length ?? 0) + 2 * RIM, limits.length + 2 * RIM];
  return paintTexture(width * SCALE, depth * SCALE, (ink) => {
    paintBoard(ink, [width * SCALE, depth * SCALE], {
      seed: 9,
      stain: "#8e6540",
      step: 30,
      edge: "rgba(240,214,170,0.35)",
    });
    paintEdges(ink, limits, side);
    for (const [y, row] of limits.entries()) for (const [x, limit] of row.entries()) paintAt(ink, x, y, limit, board);
    if (!scenario) return;
    if (scenario.plan_for_2) paintLine(ink, edgesOf(scenario.plan_for_2));
    paintTitle(ink, width, depth, board, scenario);
  });
}

/** A cell that is closed to so few players is still there, without its number. */
function paintAt(ink: Ink, x: number, y: number, limit: number, { side, scenario }: Board): void {
  const [left, top] = [(x + RIM) * SCALE, (y + RIM) * SCALE];
  const closed = limit === 0 && scenario ? heightAt(scenario.plan, x, y) : 0;
  if (!limit && !closed) return;
  ink.globalAlpha = closed ? 0.28 : 1;
  ink.fillStyle = cellColour(limit || closed);
  ink.beginPath();
  ink.roundRect(left + 3, top + 3, SCALE - 6, SCALE - 6, 9);
  ink.fill();
  ink.globalAlpha = 1;
  if (limit) paintNumber(ink, limit, left + SCALE / 2, top + SCALE / 2, (-side * Math.PI) / 2);
}

function paintNumber(ink: Ink, limit: number, x: number, y: number, turn: number): void {
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  ink.fillStyle = cellInk(limit);
  ink.font = `600 ${SCALE * 0.36}px system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(String(limit), 0, 2);
  ink.restore();
}

/** The red line within which fewer players build. */
function paintLine(ink: Ink, edges: ReturnType<typeof edgesOf>): void {
  ink.strokeStyle = "#c22a1c";
  ink.lineWidth = 9;
  ink.lineCap = "round";
  ink.beginPath();
  for (const [ax, ay, bx, by] of edges) {
    ink.moveTo((ax + RIM) * SCALE, (ay + RIM) * SCALE);
    ink.lineTo((bx + RIM) * SCALE, (by + RIM) * SCALE);
  }
  ink.stroke();
}

/** Along the far edge: the name, and a dot for every player before the height that so many may reach. */
function paintTitle(ink: Ink, width: number, depth: number, { side, players }: Board, scenario: Scenario): void {
  const [across, along] = side % 2 === 0 ? [width, depth] : [depth, width];
  const size = SCALE * 0.36;
  ink.save();
  ink.translate((width / 2) * SCALE, (depth / 2) * SCALE);
  ink.rotate((-side * Math.PI) / 2);
  ink.translate((-across / 2 + RIM) * SCALE, (-along / 2 + RIM * 0.58) * SCALE);
  ink.font = `700 ${size}px "Nunito Variable", system-ui, sans-serif`;
  ink.textBaseline = "middle";
  ink.fillStyle = "rgba(255,240,214,0.95)";
  ink.fillText(scenario.name.toUpperCase(), 0, 0, (across - 2 * RIM) * SCALE * 0.45);
  let right = (across - 2 * RIM) * SCALE;
  for (const [i, height] of [...scenario.max_height.entries()].reverse())
    right -= paintHeight(ink, right, size, i + 2, height, i + 2 === players) + size * 0.5;
  ink.restore();
}

/** Written to the left of a point; how wide it is. */
function paintHeight(ink: Ink, right: number, size: number, players: number, height: number, isOurs: boolean): number {
  const [dot, step] = [size * 0.14, size * 0.34];
  const width = size * 0.7 + players * step;
  ink.globalAlpha = isOurs ? 1 : 0.5;
  ink.fillStyle = isOurs ? "#ffcf6b" : "rgba(255,240,214,0.95)";
  ink.fillText(String(height), right - size * 0.6, 0);
  for (let i = 0; i < players; i++) {
    ink.beginPath();
    ink.arc(right - size * 0.8 - (players - 1 - i) * step - dot, -size * 0.03, dot, 0, Math.PI * 2);
    ink.fill();
  }
  ink.globalAlpha = 1;
  return width;
}

/** Letters for the columns and numbers for the rows, along the two edges that are nearest. */
function paintEdges(ink: Ink, limits: Board["limits"], side: Side): void {
  const [columns, rows, turn] = [limits[0]?.length ?? 0, limits.length, (-side * Math.PI) / 2];
  const near = (count: number, isLast: boolean): number => (isLast ? count + 1.45 * RIM : 0.55 * RIM);
  const [across, along] = [near(rows, side === 0 || side === 1), near(columns, side === 1 || side === 2)];
  for (let x = 0; x < columns; x++)
    paintLabel(ink, LETTERS[x] ?? "", (x + RIM + 0.5) * SCALE, across * SCALE, SCALE * 0.34, turn);
  for (let y = 0; y < rows; y++)
    paintLabel(ink, String(y + 1), along * SCALE, (y + RIM + 0.5) * SCALE, SCALE * 0.34, turn);
}
