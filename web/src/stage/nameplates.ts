/** Names written on the boards, the one to move in a bright frame. */

import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { paintTexture } from "./paint";
import { GLOW } from "./palette";
import type { Triple } from "./pieces";

export interface Nameplate {
  text: string;
  at: Triple;
  isTurn: boolean;
  scale?: number;
}

const HEIGHT = 0.5;
const SCALE = 96;

export class Nameplates {
  readonly group = new Group();
  private shown = "";

  constructor(private readonly width: number) {}

  sync(plates: readonly Nameplate[]): void {
    const wanted = JSON.stringify(plates);
    if (wanted === this.shown) return;
    this.shown = wanted;
    this.dispose();
    for (const plate of plates) if (plate.text) this.group.add(this.make(plate)); // `add` without any complains
  }

  dispose(): void {
    for (const plate of [...this.group.children] as Mesh<PlaneGeometry, MeshBasicMaterial>[]) {
      plate.geometry.dispose();
      plate.material.map?.dispose();
      plate.material.dispose();
      plate.removeFromParent();
    }
  }

  private make({ text, at, isTurn, scale = 1 }: Nameplate): Mesh {
    const map = paintTexture(this.width * SCALE, HEIGHT * SCALE, (ink) =>
      paintName(ink, this.width * SCALE, HEIGHT * SCALE, text, isTurn),
    );
    const plate = new Mesh(
      new PlaneGeometry(this.width, HEIGHT).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ map, transparent: true, toneMapped: false }),
    );
    plate.position.set(...at);
    plate.scale.setScalar(scale);
    return plate;
  }
}

function paintName(ink: CanvasRenderingContext2D, width: number, height: number, text: string, isTurn: boolean): void {
  ink.fillStyle = isTurn ? GLOW : "rgba(44,27,14,0.78)";
  ink.beginPath();
  ink.roundRect(1, 1, width - 2, height - 2, height / 2.2);
  ink.fill();
  ink.fillStyle = isTurn ? "#2c1b0e" : "#f7ead2";
  ink.font = `650 ${height * 0.6}px "Nunito Variable", system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(text, width / 2, height * 0.54, width - height * 0.7);
}
