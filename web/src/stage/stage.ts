/** The stage: renderer, camera and room. It draws only when something changed, and counts its frames and draw batches. */

import {
  ACESFilmicToneMapping,
  Box3,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Sphere,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { Beacon } from "./beacon";
import { cornersOf, framing } from "./framing";
import { Surroundings } from "./light";
import { Clock } from "./motion";
import type { Triple } from "./pieces";
import { watchPointer, type Hands, type Turn } from "./pointer";
import type { TableHost } from "./seam";

const FIELD_OF_VIEW = 30;
const MARGIN = 1.06;
const TOP_VIEW = new Vector3(0, 1, 0.001);

/** Dispatched on the canvas as a CustomEvent "locate": which places can be pointed at, and where one is on the page. */
export interface Locate {
  spot?: string;
  /** All of them, filled in by the stage. */
  spots?: string[];
  /** Page coordinates, filled in by the stage. */
  at?: { x: number; y: number };
}

export class Stage {
  readonly clock: Clock;
  /** Called when the canvas has another shape, so that boards can be laid out anew. */
  onReshape: () => void = () => {};
  private readonly renderer: WebGLRenderer;
  private readonly around: Surroundings;
  private readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.5, 220);
  private readonly controls: OrbitControls;
  private readonly watcher: ResizeObserver;
  private readonly ray = new Raycaster();
  private readonly stopPointer: () => void;
  private readonly beacon: Beacon;
  private readonly owned: { dispose(): void }[] = [];
  private seen: readonly Triple[] = cornersOf([-4, 0, -4], [4, 1, 4]);
  private direction = new Vector3(0, 1.1, 1.3);
  private touched = false;
  private frame = 0;
  private frames = 0;
  private spots: ReadonlyMap<string, Triple> = new Map();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly settings: TableHost["settings"],
    hands: Hands | null,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "high-performance" });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.around = new Surroundings(this.renderer);
    this.clock = new Clock(
      () => this.wake(),
      () => settings.motion,
    );
    this.beacon = new Beacon(this.clock);
    this.add(this.beacon.group);
    this.own(this.beacon);
    this.controls = this.makeControls();
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(canvas);
    this.controls.enabled = hands !== null;
    this.stopPointer = hands
      ? watchPointer(canvas, hands, (isFrozen) => (this.controls.enabled = !isFrozen))
      : () => {};
    canvas.addEventListener("locate", this.locate);
    canvas.addEventListener("picture", this.takePicture);
    this.around.setMood(settings);
    this.resize();
  }

  get aspect(): number {
    return this.camera.aspect;
  }

  add(...objects: Object3D[]): void {
    this.around.scene.add(...objects);
    this.wake();
  }

  /** Whatever goes when the stage goes. */
  own(...things: { dispose(): void }[]): void {
    this.owned.push(...things);
  }

  /** Have this box in view, seen from that direction; the camera stays if the user has moved it. */
  look(low: Triple, high: Triple, direction: Triple): void {
    this.lookAt(cornersOf(low, high), direction);
  }

  /** Have all of these points in view. */
  lookAt(points: readonly Triple[], direction: Triple): void {
    if (String(points) === String(this.seen) && this.direction.equals(new Vector3(...direction))) return;
    this.seen = points;
    this.direction.set(...direction);
    const box = new Box3().setFromPoints(points.map((point) => new Vector3(...point)));
    this.around.lightUp(box.getBoundingSphere(new Sphere()), this.direction);
    if (!this.touched) this.place(this.direction, this.frames > 0);
  }

  resetView(): void {
    this.touched = false;
    this.place(this.direction, true);
  }

  topView(): void {
    this.touched = true;
    this.place(TOP_VIEW, true);
  }

  /** Turn the camera about what it looks at. */
  orbit(angle: number): void {
    const offset = this.camera.position
      .clone()
      .sub(this.controls.target)
      .applyAxisAngle(new Vector3(0, 1, 0), angle);
    this.touched = true;
    this.fly(this.controls.target.clone().add(offset), this.controls.target.clone(), true);
  }

  /** The places that can be pointed at now; tests and pointers find them on the screen. */
  setSpots(spots: ReadonlyMap<string, Triple>): void {
    this.spots = spots;
  }

  /** The spot, or other place, nearest to a point of the canvas, if one is within reach. */
  nearest(x: number, y: number, reach: number, places = this.spots): string | null {
    let best: string | null = null;
    let least = reach;
    for (const [id, at] of places) {
      const screen = this.project(at);
      const distance = Math.hypot(screen.x - x, screen.y - y);
      if (distance < least) [best, least] = [id, distance];
    }
    return best;
  }

  /** Show a place for a moment, and who points at it. */
  beckon(at: Triple, name: string): void {
    this.beacon.show(at, name);
  }

  /** What a ray through a point of the canvas meets first. */
  pick(x: number, y: number, objects: Object3D[]) {
    const { clientWidth, clientHeight } = this.canvas;
    this.ray.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), this.camera);
    return this.ray.intersectObjects(objects, false)[0] ?? null;
  }

  /** Where a point of the world is on the canvas. */
  project(at: Triple): { x: number; y: number } {
    const point = new Vector3(...at).project(this.camera);
    return { x: ((point.x + 1) / 2) * this.canvas.clientWidth, y: ((1 - point.y) / 2) * this.canvas.clientHeight };
  }

  /** The direction in which the camera looks. */
  gaze(): Vector3 {
    return this.camera.getWorldDirection(new Vector3());
  }

  /** The side of the table towards which something tips that moves so in the picture. */
  sideTowards(right: number, down: number): Turn {
    const { x, z } = this.gaze();
    const [east, south] = [-z * right - x * down, x * right - z * down];
    if (Math.abs(east) > Math.abs(south)) return east > 0 ? "+x" : "-x";
    return south > 0 ? "+z" : "-z";
  }

  settingsChanged(): void {
    this.around.setMood(this.settings);
    this.wake();
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.watcher.disconnect();
    this.stopPointer();
    this.canvas.removeEventListener("locate", this.locate);
    this.canvas.removeEventListener("picture", this.takePicture);
    this.controls.dispose();
    this.around.dispose();
    for (const thing of this.owned) thing.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private makeControls(): OrbitControls {
    const controls = new OrbitControls(this.camera, this.canvas);
    controls.enableDamping = false;
    controls.maxPolarAngle = Math.PI * 0.49;
    controls.minDistance = 4;
    controls.maxDistance = 70;
    controls.addEventListener("change", () => this.wake());
    controls.addEventListener("start", () => (this.touched = true));
    return controls;
  }

  private place(direction: Vector3, smooth: boolean): void {
    const { eye, target } = framing(this.seen, direction, {
      fieldOfView: FIELD_OF_VIEW,
      aspect: this.camera.aspect,
      margin: MARGIN,
    });
    this.around.setHaze(eye.distanceTo(target));
    this.fly(eye, target, smooth);
  }

  private fly(eye: Vector3, target: Vector3, smooth: boolean): void {
    const [fromEye, fromTarget] = [this.camera.position.clone(), this.controls.target.clone()];
    const step = (t: number): void => {
      this.camera.position.lerpVectors(fromEye, eye, t);
      this.controls.target.lerpVectors(fromTarget, target, t);
      this.controls.update();
    };
    if (smooth) this.clock.run(300, 0, step);
    else step(1);
    this.wake();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    if (!this.touched) this.place(this.direction, false);
    this.onReshape();
    this.wake();
  }

  private wake(): void {
    this.frame ||= requestAnimationFrame((now) => this.render(now));
    this.canvas.dataset.still = "false";
  }

  private render(now: number): void {
    this.frame = 0;
    this.clock.tick(now);
    this.renderer.render(this.around.scene, this.camera);
    this.canvas.dataset.frames = String(++this.frames);
    this.canvas.dataset.batches = String(this.renderer.info.render.calls);
    this.canvas.dataset.still = String(!this.clock.busy);
    if (this.clock.busy) this.wake();
  }

  /** What is seen now, as an image: answers a CustomEvent "picture". */
  private readonly takePicture = (event: Event): void => {
    this.renderer.render(this.around.scene, this.camera);
    (event as CustomEvent<{ url?: string }>).detail.url = this.canvas.toDataURL("image/webp", 0.9);
  };

  private readonly locate = (event: Event): void => {
    const { detail } = event as CustomEvent<Locate>;
    detail.spots = [...this.spots.keys()];
    const at = detail.spot === undefined ? undefined : this.spots.get(detail.spot);
    if (!at) return;
    const { left, top } = this.canvas.getBoundingClientRect();
    const { x, y } = this.project(at);
    detail.at = { x: x + left, y: y + top };
  };
}
