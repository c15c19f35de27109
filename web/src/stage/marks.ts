/** Small signs above the table: where something happened last, which places stand in the way, what is advised. */

import { BufferGeometry, Float32BufferAttribute, Group, Points, PointsMaterial } from "three";
import { FIELD_OF_VIEW, tangent } from "./framing";
import type { Motion } from "./motion";
import { paintTexture, type Paint } from "./paint";
import { GLOW } from "./palette";
import type { Triple } from "./pieces";

const SIZE = 96;
const LIFT = 0.12;
/** How wide they are, in the table's own measure, where a small stone is one wide. */
const LAST_WIDTH = 0.62;
const REFUSED_WIDTH = 0.5;
/** Numbers are read, so they are as large on every table. */
const NUMBER_PX = 28;

export class Marks {
  readonly group = new Group();
  private readonly last = makePoints(ring, LAST_WIDTH);
  private readonly refused = makePoints(cross, REFUSED_WIDTH);
  /** Made when they are first needed. */
  private readonly numbers = new Map<number, Points<BufferGeometry, PointsMaterial>>();
  private shown = "";

  constructor(private readonly motion: Motion) {
    this.group.add(this.last, this.refused);
    this.sync([], [], new Map());
  }

  /** Show exactly these: one batch for each kind, however many there are. */
  sync(last: readonly Triple[], refused: readonly Triple[], numbered: ReadonlyMap<number, Triple>): void {
    const wanted = JSON.stringify([last, refused, [...numbered]]);
    if (wanted === this.shown) return;
    this.shown = wanted;
    move(this.last, last);
    move(this.refused, refused);
    for (const number of numbered.keys()) this.sign(number);
    for (const [number, sign] of this.numbers) {
      const at = numbered.get(number);
      move(sign, at ? [at] : []);
    }
    this.motion.changed();
  }

  private sign(number: number): void {
    if (this.numbers.has(number)) return;
    const made = makePoints((ink, size) => numeral(ink, size, number), 1);
    Object.assign(made.material, { sizeAttenuation: false, size: NUMBER_PX });
    this.numbers.set(number, made);
    this.group.add(made);
  }

  dispose(): void {
    for (const points of [this.last, this.refused, ...this.numbers.values()]) {
      points.geometry.dispose();
      points.material.map?.dispose();
      points.material.dispose();
    }
  }
}

function makePoints(paint: Paint, width: number): Points<BufferGeometry, PointsMaterial> {
  const map = paintTexture(SIZE, SIZE, (ink) => paint(ink, SIZE));
  const size = width / tangent(FIELD_OF_VIEW); // points know no lens: they are as large as one of 90 degrees shows them
  const material = new PointsMaterial({ map, size, transparent: true, depthTest: false, toneMapped: false });
  const points = new Points(new BufferGeometry(), material);
  points.frustumCulled = false;
  points.renderOrder = 9;
  return points;
}

function move(points: Points, to: readonly Triple[]): void {
  points.geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      to.flatMap(([x, y, z]) => [x, y + LIFT, z]),
      3,
    ),
  );
  points.visible = to.length > 0;
}

/** A bright ring with dark edges: seen on every stone, and the stone's own mark is seen in it. */
function ring(ink: CanvasRenderingContext2D, size: number): void {
  for (const [width, colour] of [
    [0.17, "rgba(44,27,14,0.9)"],
    [0.09, GLOW],
  ] as const) {
    ink.strokeStyle = colour;
    ink.lineWidth = size * width;
    ink.beginPath();
    ink.arc(size / 2, size / 2, size * 0.4, 0, Math.PI * 2);
    ink.stroke();
  }
}

/** A dark cross on a light ground. */
function cross(ink: CanvasRenderingContext2D, size: number): void {
  disc(ink, size, "#fffaf2", "#7d1f12", 0.09);
  ink.lineWidth = size * 0.13;
  ink.lineCap = "round";
  ink.beginPath();
  for (const [from, to] of [
    [0.32, 0.68],
    [0.68, 0.32],
  ] as const) {
    ink.moveTo(size * from, size * 0.32);
    ink.lineTo(size * to, size * 0.68);
  }
  ink.stroke();
}

/** A dark number on a bright disc, as the list beside the table has it. */
function numeral(ink: CanvasRenderingContext2D, size: number, number: number): void {
  disc(ink, size, GLOW, "rgba(44,27,14,0.9)", 0.07);
  ink.fillStyle = "#2c1b0e";
  ink.font = `800 ${size * 0.62}px "Nunito Variable", system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(String(number), size / 2, size * 0.54);
}

/** As large as the picture, with a rim of this share of it. */
function disc(ink: CanvasRenderingContext2D, size: number, ground: string, rim: string, width: number): void {
  ink.fillStyle = ground;
  ink.strokeStyle = rim;
  ink.lineWidth = size * width;
  ink.beginPath();
  ink.arc(size / 2, size / 2, size * 0.43, 0, Math.PI * 2);
  ink.fill();
  ink.stroke();
}
