/** What Talō is made of: sticks with a groove at every unit, figures, the die and the measuring rod. */

import type { BufferGeometry, CanvasTexture } from "three";
import { paintLabel } from "../../stage/coordinates";
import { ILLEGAL } from "../../stage/palette";
import { WHITE } from "../../wire/tones";
import { Atlas, badge, carved, fibres, paintBoard, paintTexture, wood, type Paint } from "../../stage/paint";
import type { Triple } from "../../stage/pieces";
import { bevelled, tile } from "../../stage/shapes";
import { decahedron } from "./die";
import { GROUND, SEATS } from "./view";

const LENGTHS = Array.from({ length: 10 }, (_, i) => i + 1);
const GAP = 0.04;
const SCALE = 64;

/** A seat's store board: what it has taken behind, its name and mark in front. */
export const BOARD: Triple = [4.9, 0.16, 1.3];

/** One level of the measuring rod. */
export const ROD: Triple = [0.34, 1, 0.34];

/** Light and dark woods in turn, so that neighbours of like length are told apart. */
export const STICK_TONES = ["#d9b27c", "#c58f58", "#e3c694", "#a9713f", "#cfa06a"] as const;

export function makeAtlas(): Atlas {
  const tiles: Record<string, Paint> = { end: wood };
  for (const length of LENGTHS) {
    tiles[`side ${length}`] = grooved(length);
    tiles[`number ${length}`] = numbered(length, 0.56);
    tiles[`die ${length}`] = numbered(length, 0.24);
  }
  for (const tone of SEATS) {
    tiles[tone.name] = carved(wood, tone.mark);
    tiles[`plate ${tone.name}`] = badge(WHITE.hex, tone.hex, tone.ink, tone.mark);
  }
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

/** A number in the middle of a tile, so large a part of it. */
function numbered(value: number, part: number): Paint {
  return (ink, size) => {
    ink.fillStyle = "#f6efe2";
    ink.fillRect(0, 0, size, size);
    ink.fillStyle = "#2b2018";
    ink.font = `700 ${size * part}px system-ui, sans-serif`;
    ink.textAlign = "center";
    ink.textBaseline = "middle";
    ink.fillText(String(value), size / 2, size * (0.5 + part * 0.07));
    if (value === 6 || value === 9)
      ink.fillRect(size * (0.5 - part / 4), size * (0.5 + part / 2), (size * part) / 2, size * part * 0.09);
  };
}

export function shapesOf(atlas: Atlas): Record<string, BufferGeometry> {
  const shapes: Record<string, BufferGeometry> = {
    die: decahedron(atlas),
    board: bevelled(BOARD, 0.06, atlas, { side: "end" }),
  };
  for (const length of LENGTHS) {
    const faces = { side: `side ${length}`, left: "end", right: "end" };
    shapes[`stick ${length}`] = bevelled([length - GAP, 1 - GAP, 1 - GAP], 0.09, atlas, faces);
    shapes[`rod ${length}`] = bevelled(ROD, 0.03, atlas, { side: `number ${length}`, top: "end", bottom: "end" });
  }
  for (const tone of SEATS) shapes[`plate ${tone.name}`] = tile(0.6, atlas, `plate ${tone.name}`);
  return shapes;
}

/** Sticks in stripes, to be laid over those that would fall. */
export function hazardAtlas(): Atlas {
  return new Atlas(
    Object.fromEntries([...LENGTHS.map((length) => [`risk ${length}`, striped(length)] as const), ["end", striped(1)]]),
    128,
  );
}

export function hazardShapes(atlas: Atlas): Record<string, BufferGeometry> {
  return Object.fromEntries(
    LENGTHS.map((length) => [
      `risk ${length}`,
      bevelled([length + 0.06, 1.06, 1.06], 0.1, atlas, { side: `risk ${length}`, left: "end", right: "end" }),
    ]),
  );
}

/** Slanting stripes, two for each unit of length, and a frame; nothing in between. */
function striped(length: number): Paint {
  return (ink, size) => {
    const unit = size / length;
    ink.fillStyle = ink.strokeStyle = ILLEGAL;
    for (let x = -unit; x < size; x += unit / 2) {
      ink.beginPath();
      ink.moveTo(x, size);
      ink.lineTo(x + unit, 0);
      ink.lineTo(x + unit * 1.22, 0);
      ink.lineTo(x + unit * 0.22, size);
      ink.fill();
    }
    ink.fillRect(0, 0, size, size * 0.07);
    ink.fillRect(0, size * 0.93, size, size * 0.07);
    ink.fillRect(0, 0, unit * 0.07, size);
    ink.fillRect(size - unit * 0.07, 0, unit * 0.07, size);
  };
}

/** The building ground: a field of cells with the four starting cells marked. */
export function groundTexture(size: number, rim: number): CanvasTexture {
  const width = size * SCALE;
  return paintTexture(width, width, (ink) => {
    paintBoard(ink, [width, width], { seed: 61, stain: "#9c7046", step: 22, edge: "rgba(245,220,180,0.35)" });
    for (let x = 0; x < GROUND; x++)
      for (let y = 0; y < GROUND; y++) paintCell(ink, (x + rim) * SCALE, (y + rim) * SCALE, isStart(x, y));
    for (let i = 0; i < GROUND; i++) {
      const [along, edge] = [(i + rim + 0.5) * SCALE, (GROUND + 1.5 * rim) * SCALE];
      paintLabel(ink, String(i), along, edge, SCALE * 0.4);
      paintLabel(ink, String(i), 0.5 * rim * SCALE, along, SCALE * 0.4);
    }
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
