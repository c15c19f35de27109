/** What Talō is made of: sticks with a groove at every unit, figures, the die and the measuring rod. */

import type { BufferGeometry, CanvasTexture } from "three";
import { Atlas, carved, fibres, paintTexture, steppedBorder, wood, type Paint } from "../../stage/paint";
import { bevelled, figure, tile } from "../../stage/shapes";
import { GROUND, SEATS } from "./view";

const LENGTHS = Array.from({ length: 10 }, (_, i) => i + 1);
const GAP = 0.04;
const SCALE = 64;

/** Light and dark woods in turn, so that neighbours of like length are told apart. */
export const STICK_TONES = ["#d9b27c", "#c58f58", "#e3c694", "#a9713f", "#cfa06a"] as const;

export function makeAtlas(): Atlas {
  const tiles: Record<string, Paint> = { end: wood };
  for (const length of LENGTHS) {
    tiles[`side ${length}`] = grooved(length);
    tiles[`number ${length}`] = numbered(length);
  }
  for (const tone of SEATS) tiles[tone.name] = carved(wood, tone.mark);
  return new Atlas(tiles, 160);
}

/** Fibres along the stick, a groove between two units. */
function grooved(length: number): Paint {
  return (ink, size) => {
    ink.save();
    ink.translate(size / 2, size / 2);
    ink.rotate(Math.PI / 2);
    ink.translate(-size / 2, -size / 2);
    fibres(ink, size, size, 40 + length);
    ink.restore();
    ink.fillStyle = "rgba(60,32,10,0.4)";
    for (let i = 1; i < length; i++) ink.fillRect((i * size) / length - 1, 0, 2, size);
  };
}

function numbered(value: number): Paint {
  return (ink, size) => {
    ink.fillStyle = "#f6efe2";
    ink.fillRect(0, 0, size, size);
    ink.fillStyle = "#2b2018";
    ink.font = `700 ${size * 0.56}px system-ui, sans-serif`;
    ink.textAlign = "center";
    ink.textBaseline = "middle";
    ink.fillText(String(value), size / 2, size * 0.54);
    if (value === 6 || value === 9) ink.fillRect(size * 0.36, size * 0.78, size * 0.28, size * 0.05);
  };
}

export function shapesOf(atlas: Atlas): Record<string, BufferGeometry> {
  const shapes: Record<string, BufferGeometry> = { figure: figure(atlas, "end") };
  for (const length of LENGTHS) {
    const faces = { side: `side ${length}`, left: "end", right: "end" };
    shapes[`stick ${length}`] = bevelled([length - GAP, 1 - GAP, 1 - GAP], 0.09, atlas, faces);
    shapes[`die ${length}`] = bevelled([1.1, 1.1, 1.1], 0.24, atlas, { side: `number ${length}` });
    shapes[`rod ${length}`] = bevelled([0.34, 1, 0.34], 0.03, atlas, { side: `number ${length}`, top: "end", bottom: "end" });
  }
  for (const tone of SEATS) shapes[`badge ${tone.name}`] = tile(0.4, atlas, tone.name);
  return shapes;
}

/** The building ground: a field of cells with the four starting cells marked. */
export function groundTexture(size: number, rim: number): CanvasTexture {
  const width = size * SCALE;
  return paintTexture(width, width, (ink) => {
    fibres(ink, width, width, 61);
    ink.globalCompositeOperation = "multiply";
    ink.fillStyle = "#9c7046";
    ink.fillRect(0, 0, width, width);
    ink.globalCompositeOperation = "source-over";
    steppedBorder(ink, width, width, 22, "rgba(245,220,180,0.35)");
    for (let x = 0; x < GROUND; x++) for (let y = 0; y < GROUND; y++) paintCell(ink, (x + rim) * SCALE, (y + rim) * SCALE, isStart(x, y));
  });
}

const isStart = (x: number, y: number): boolean => (x === 2 || x === 7) && (y === 2 || y === 7);

function paintCell(ink: CanvasRenderingContext2D, x: number, y: number, start: boolean): void {
  ink.fillStyle = start ? "#e9c68c" : "rgba(238,214,172,0.5)";
  ink.beginPath();
  ink.roundRect(x + 2, y + 2, SCALE - 4, SCALE - 4, 6);
  ink.fill();
  if (!start) return;
  ink.strokeStyle = "rgba(74,40,16,0.8)";
  ink.lineWidth = 4;
  ink.beginPath();
  ink.arc(x + SCALE / 2, y + SCALE / 2, SCALE * 0.28, 0, Math.PI * 2);
  ink.stroke();
}
