/** Procedural textures: wood, stone and carved marks, drawn on canvases. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

export type Paint = (ink: CanvasRenderingContext2D, size: number) => void;

/** Numbers from 0 to 1 that are the same on every machine, so that a table always looks alike. */
export function grain(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function paintTexture(
  width: number,
  height: number,
  paint: (ink: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext("2d");
  if (ink) paint(ink);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Near-white stone: specks and soft veins, to be tinted by a colour. */
export const stone: Paint = (ink, size) => {
  const next = grain(7);
  ink.fillStyle = "#f4f1ea";
  ink.fillRect(0, 0, size, size);
  for (let i = 0; i < 900; i++) {
    const shade = next() < 0.5 ? "rgba(70,55,40,0.10)" : "rgba(255,255,255,0.16)";
    ink.fillStyle = shade;
    ink.fillRect(next() * size, next() * size, 1 + next() * 2, 1 + next() * 2);
  }
  for (let i = 0; i < 5; i++) vein(ink, size, next);
};

function vein(ink: CanvasRenderingContext2D, size: number, next: () => number): void {
  ink.strokeStyle = "rgba(90,70,50,0.10)";
  ink.lineWidth = 1 + next() * 2;
  ink.beginPath();
  let x = next() * size;
  ink.moveTo(x, 0);
  for (let y = 0; y <= size; y += size / 6) {
    x += (next() - 0.5) * size * 0.3;
    ink.lineTo(x, y);
  }
  ink.stroke();
}

/** Near-white wood: long fibres along the height of the tile. */
export const wood: Paint = (ink, size) => fibres(ink, size, size, 11);

export function fibres(ink: CanvasRenderingContext2D, width: number, height: number, seed: number): void {
  const next = grain(seed);
  ink.fillStyle = "#f3ece0";
  ink.fillRect(0, 0, width, height);
  for (let i = 0; i < width * 0.9; i++) {
    const x = next() * width;
    ink.strokeStyle = next() < 0.62 ? `rgba(96,58,24,${0.03 + next() * 0.1})` : "rgba(255,248,235,0.14)";
    ink.lineWidth = 0.5 + next() * 2.2;
    ink.beginPath();
    ink.moveTo(x, 0);
    ink.bezierCurveTo(x + bend(next), height * 0.33, x + bend(next), height * 0.66, x + bend(next) / 2, height);
    ink.stroke();
  }
}

const bend = (next: () => number): number => (next() - 0.5) * 14;

/** A mark carved into whatever is painted first. */
export function carved(ground: Paint, mark: string): Paint {
  return (ink, size) => {
    ground(ink, size);
    const path = new Path2D(mark);
    ink.save();
    ink.translate(size * 0.22, size * 0.22);
    ink.scale((size * 0.56) / 100, (size * 0.56) / 100);
    ink.lineJoin = "round";
    ink.lineWidth = 9;
    ink.strokeStyle = "rgba(255,255,255,0.5)";
    ink.stroke(path);
    ink.fillStyle = "rgba(25,14,6,0.72)";
    ink.fill(path, "evenodd");
    ink.restore();
  };
}

/** A flat colour with a mark, for dice and other things that are not tinted. */
export function badge(ground: string, colour: string, inkColour: string, mark: string): Paint {
  return (ink, size) => {
    ink.fillStyle = ground;
    ink.fillRect(0, 0, size, size);
    ink.fillStyle = colour;
    ink.beginPath();
    ink.roundRect(size * 0.1, size * 0.1, size * 0.8, size * 0.8, size * 0.2);
    ink.fill();
    ink.translate(size * 0.27, size * 0.27);
    ink.scale((size * 0.46) / 100, (size * 0.46) / 100);
    ink.fillStyle = inkColour;
    ink.fill(new Path2D(mark), "evenodd");
  };
}

/** Slanting stripes, dark on light: what cannot be, in no colour that a stone has. */
export const hatched: Paint = (ink, size) => {
  ink.fillStyle = "rgba(250,244,232,0.5)";
  ink.fillRect(0, 0, size, size);
  ink.strokeStyle = "rgba(38,28,20,0.9)";
  ink.lineWidth = size * 0.1;
  ink.beginPath();
  for (let x = -size; x < size; x += size / 3) {
    ink.moveTo(x, size);
    ink.lineTo(x + size, 0);
  }
  ink.stroke();
};

/** Tiles side by side in one texture, so that all shapes of a game share one material. */
export class Atlas {
  readonly texture: CanvasTexture;
  private readonly columns: number;
  private readonly index = new Map<string, number>();

  constructor(tiles: Readonly<Record<string, Paint>>, size = 192) {
    const names = Object.keys(tiles);
    this.columns = Math.ceil(Math.sqrt(names.length));
    for (const [i, name] of names.entries()) this.index.set(name, i);
    this.texture = paintTexture(this.columns * size, this.columns * size, (ink) => {
      for (const [name, i] of this.index) this.paintTile(ink, size, i, tiles[name] as Paint);
    });
  }

  /** Where a point of the unit square lies in the texture, kept a little inside the tile. */
  place(tile: string, u: number, v: number): [number, number] {
    const i = this.index.get(tile) ?? 0;
    const inside = (t: number): number => 0.015 + 0.97 * t;
    return [
      ((i % this.columns) + inside(u)) / this.columns,
      1 - (Math.floor(i / this.columns) + 1 - inside(v)) / this.columns,
    ];
  }

  /** The same tiles, all painted alike. */
  repainted(paint: Paint, size = 48): Atlas {
    return new Atlas(Object.fromEntries([...this.index.keys()].map((name) => [name, paint])), size);
  }

  private paintTile(ink: CanvasRenderingContext2D, size: number, i: number, paint: Paint): void {
    ink.save();
    ink.translate((i % this.columns) * size, Math.floor(i / this.columns) * size);
    ink.beginPath();
    ink.rect(0, 0, size, size);
    ink.clip();
    paint(ink, size);
    ink.restore();
  }
}

/** Planks of the table, to be repeated. */
export function plankTexture(): CanvasTexture {
  const texture = paintTexture(1024, 1024, (ink) => {
    const next = grain(3);
    for (let x = 0; x < 1024; x += 128) {
      ink.save();
      ink.translate(x, 0);
      ink.beginPath();
      ink.rect(0, 0, 128, 1024);
      ink.clip();
      fibres(ink, 128, 1024, 20 + x);
      ink.fillStyle = `rgba(60,30,10,${next() * 0.16})`;
      ink.fillRect(0, 0, 128, 1024);
      ink.fillStyle = "rgba(40,20,8,0.55)";
      ink.fillRect(0, 0, 2, 1024);
      ink.restore();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** A board: wood stained in a colour, with stairs along its edges. */
export function paintBoard(
  ink: CanvasRenderingContext2D,
  [width, height]: readonly [number, number],
  { seed, stain, step, edge }: { seed: number; stain: string; step: number; edge: string },
): void {
  fibres(ink, width, height, seed);
  ink.globalCompositeOperation = "multiply";
  ink.fillStyle = stain;
  ink.fillRect(0, 0, width, height);
  ink.globalCompositeOperation = "source-over";
  steppedBorder(ink, width, height, step, edge);
}

/** The stepped band of Andean walls, around a board. */
function steppedBorder(
  ink: CanvasRenderingContext2D,
  width: number,
  height: number,
  step: number,
  colour: string,
): void {
  ink.fillStyle = colour;
  const edge = (length: number): void => {
    const count = Math.max(1, Math.round(length / (step * 4)));
    const unit = length / (count * 4);
    for (let i = 0; i < count; i++) stairs(ink, i * unit * 4, unit, step);
  };
  for (const [turn, length, depth] of [
    [0, width, height],
    [1, height, width],
    [2, width, height],
    [3, height, width],
  ] as const) {
    ink.save();
    ink.translate(width / 2, height / 2);
    ink.rotate((turn * Math.PI) / 2);
    ink.translate(-length / 2, -depth / 2);
    edge(length);
    ink.restore();
  }
}

function stairs(ink: CanvasRenderingContext2D, x: number, unit: number, step: number): void {
  ink.fillRect(x, 0, unit * 3, step / 3);
  ink.fillRect(x + unit * 0.5, step / 3, unit * 2, step / 3);
  ink.fillRect(x + unit, (step * 2) / 3, unit, step / 3);
}
