/** Letters and numbers at the edges of boards, as the log and the hints name places. */

import type { Triple } from "./pieces";
import { Pieces, type Piece } from "./pieces";
import { overlay } from "./materials";
import { Atlas, type Paint } from "./paint";
import { tile } from "./shapes";
import type { Stage } from "./stage";

/** Write some of them onto a board that is painted once. */
export function paintLabel(
  ink: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
): void {
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  ink.fillStyle = "rgba(255,240,214,0.92)";
  ink.font = `700 ${size}px "Nunito Variable", system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(text, 0, size * 0.06);
  ink.restore();
}

/** Labels that can move, for boards that grow. */
export function makeLabels(stage: Stage, texts: readonly string[]): Pieces {
  const atlas = new Atlas(Object.fromEntries(texts.map((text): [string, Paint] => [text, labelled(text)])), 64);
  const shapes = Object.fromEntries(texts.map((text) => [text, tile(0.46, atlas, text)]));
  stage.own(atlas.texture);
  return new Pieces(shapes, overlay(atlas.texture), 160, stage.clock);
}

export const labelAt = (text: string, at: Triple): Piece => ({ shape: text, at, tone: "#ffffff" });

const labelled =
  (text: string): Paint =>
  (ink, size) =>
    paintLabel(ink, text, size / 2, size / 2, size * 0.72);
