/** The room: a wooden table under a warm lamp. */

import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PMREMGenerator,
  RingGeometry,
  Scene,
  type Sphere,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { DARK_MOOD, LIGHT_MOOD } from "./palette";
import { plankTexture } from "./paint";
import type { TableHost } from "./seam";

const TABLE_RADIUS = 90;
/** Rings of the table: rendered by software, wedges that reach from its middle to behind the camera went missing. */
const NUM_RINGS = 12;

/** How much brighter the sky is where nothing is reflected. */
const PLAIN_SKY = 6;

/** Boards lie on the table with their tops at height 0. */
export const BOARD_HEIGHT = 0.3;

export class Surroundings {
  readonly scene = new Scene();
  private readonly lamp = new DirectionalLight("#ffdcae");
  private readonly sky = new HemisphereLight("#fff1dc", "#5a3a22");
  private readonly haze = new Fog("#000000");
  private around: WebGLRenderTarget | null = null;
  private readonly table: Mesh<RingGeometry, MeshStandardMaterial>;

  constructor(private readonly renderer: WebGLRenderer) {
    this.table = makeTable();
    this.scene.fog = this.haze;
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.setScalar(renderer.domElement.clientWidth > 700 ? 2048 : 1024);
    this.lamp.shadow.bias = -0.0006;
    this.lamp.shadow.normalBias = 0.03;
    this.lamp.shadow.radius = 5;
    this.scene.add(this.table, this.lamp, this.lamp.target, this.sky);
  }

  setMood({ dark, reflections }: TableHost["settings"]): void {
    const mood = dark ? DARK_MOOD : LIGHT_MOOD;
    this.setReflections(reflections);
    this.scene.background = new Color(mood.background);
    this.haze.color.set(mood.background);
    this.scene.environmentIntensity = mood.fill;
    this.table.material.color.set(mood.table);
    this.lamp.intensity = mood.key;
    this.sky.intensity = mood.fill * (reflections ? 1 : PLAIN_SKY);
  }

  /** Let the far end of the table melt away, seen from that far. */
  setHaze(distance: number): void {
    this.haze.near = distance * 1.25;
    this.haze.far = distance * 3.2;
  }

  /** Point the lamp, and its shadows, at what stands on the table: from the left of whoever looks at it from there. */
  lightUp({ center, radius }: Sphere, from: Vector3): void {
    const near = new Vector3(from.x, 0, from.z).normalize();
    const left = new Vector3(-near.z, 0, near.x);
    this.lamp.target.position.copy(center);
    this.lamp.position
      .copy(center)
      .addScaledVector(left, radius * 1.1)
      .addScaledVector(near, radius * 0.75);
    this.lamp.position.y += radius * 2.1;
    const { camera } = this.lamp.shadow;
    camera.left = camera.bottom = -radius * 1.15;
    camera.right = camera.top = radius * 1.15;
    camera.near = 0.1;
    camera.far = radius * 5;
    camera.updateProjectionMatrix();
  }

  dispose(): void {
    this.setReflections(false);
    this.table.geometry.dispose();
    this.table.material.map?.dispose();
    this.table.material.dispose();
    this.lamp.dispose();
  }

  /** Light from all around, prepared for every roughness: a moment on a graphics card, seconds without one. */
  private setReflections(on: boolean): void {
    if (on === (this.around !== null)) return;
    this.around?.dispose();
    this.around = on ? surroundings(this.renderer) : null;
    this.scene.environment = this.around?.texture ?? null;
  }
}

function surroundings(renderer: WebGLRenderer): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const around = generator.fromScene(room, 0.04);
  room.dispose();
  generator.dispose();
  return around;
}

function makeTable(): Mesh<RingGeometry, MeshStandardMaterial> {
  const map = plankTexture();
  map.repeat.set(14, 14);
  const table = new Mesh(
    new RingGeometry(0, TABLE_RADIUS, 64, NUM_RINGS),
    new MeshStandardMaterial({ map, roughness: 0.62 }),
  );
  table.rotation.x = -Math.PI / 2;
  table.position.y = -BOARD_HEIGHT;
  table.receiveShadow = true;
  return table;
}
