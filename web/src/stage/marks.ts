/** Small signs above the table: where something happened last, and which places stand in the way. */

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

export class Marks {
  readonly group = new Group();
  private readonly last = makePoints(ring, LAST_WIDTH);
  private readonly refused = makePoints(cross, REFUSED_WIDTH);
  private shown = "";

  constructor(private readonly motion: Motion) {
    this.group.add(this.last, this.refused);
    this.sync([], []);
  }

  /** Show exactly these: one batch for each kind, however many there are. */
  sync(last: readonly Triple[], refused: readonly Triple[]): void {
    const wanted = JSON.stringify([last, refused]);
    if (wanted === this.shown) return;
    this.shown = wanted;
    move(this.last, last);
    move(this.refused, refused);
    this.motion.changed();
  }

  dispose(): void {
    for (const points of [this.last, this.refused]) {
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
  ink.fillStyle = "#fffaf2";
  ink.strokeStyle = "#7d1f12";
  ink.lineWidth = size * 0.09;
  ink.beginPath();
  ink.arc(size / 2, size / 2, size * 0.43, 0, Math.PI * 2);
  ink.fill();
  ink.stroke();
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
