/** A soft ring with a name: somebody shows this place to everybody, for a few seconds. */

import { Group, Mesh, MeshBasicMaterial, RingGeometry, Sprite, SpriteMaterial } from "three";
import type { Motion } from "./motion";
import { paintTexture } from "./paint";
import { GLOW } from "./palette";
import type { Triple } from "./pieces";

const SHOWN_MS = 4000;
const NAME_WIDTH = 320;
const NAME_HEIGHT = 72;
/** Of a name, in units of the world, at a distance of one. */
const NAME_SIZE = 0.034;

export class Beacon {
  readonly group = new Group();
  private readonly ring = new Mesh(
    new RingGeometry(0.42, 0.54, 48).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: GLOW, transparent: true, toneMapped: false, depthTest: false }),
  );
  private readonly name = new Sprite(
    new SpriteMaterial({ transparent: true, depthTest: false, toneMapped: false, sizeAttenuation: false }),
  );
  private stop: () => void = () => {};
  private timer = 0;

  constructor(private readonly motion: Motion) {
    this.group.visible = false;
    this.group.renderOrder = this.ring.renderOrder = this.name.renderOrder = 10;
    this.name.center.set(0.5, -0.55);
    this.name.scale.set((NAME_SIZE * NAME_WIDTH) / NAME_HEIGHT, NAME_SIZE, 1);
    this.group.add(this.ring, this.name);
  }

  show([x, y, z]: Triple, name: string): void {
    this.hide();
    this.group.position.set(x, y + 0.06, z);
    this.name.material.map = paintTexture(NAME_WIDTH, NAME_HEIGHT, (ink) => paintName(ink, name));
    this.name.material.needsUpdate = true;
    this.group.visible = true;
    this.stop = this.motion.run(SHOWN_MS, 0, (t) => this.ring.scale.setScalar(1 + 0.16 * Math.sin(t * 18) * (1 - t)));
    this.timer = window.setTimeout(() => this.hide(), SHOWN_MS);
  }

  dispose(): void {
    this.hide();
    this.ring.geometry.dispose();
    this.ring.material.dispose();
    this.name.material.dispose();
  }

  private hide(): void {
    clearTimeout(this.timer);
    this.stop();
    this.group.visible = false;
    this.name.material.map?.dispose();
    this.name.material.map = null;
    this.motion.changed();
  }
}

function paintName(ink: CanvasRenderingContext2D, name: string): void {
  ink.font = '650 40px "Nunito Variable", system-ui, sans-serif';
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  const width = Math.min(NAME_WIDTH, ink.measureText(name).width + 44);
  ink.fillStyle = GLOW;
  ink.beginPath();
  ink.roundRect((NAME_WIDTH - width) / 2, 2, width, NAME_HEIGHT - 4, 32);
  ink.fill();
  ink.fillStyle = "#2c1b0e";
  ink.fillText(name, NAME_WIDTH / 2, NAME_HEIGHT * 0.54, NAME_WIDTH - 44);
}
