/** The stage: renderer, camera and light. It draws only when something changed, and counts frames and draw calls. */

import {
  ACESFilmicToneMapping,
  Box3,
  PCFShadowMap,
  Raycaster,
  Sphere,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from "three";
import { Beacon } from "./beacon";
import { Surroundings } from "./light";
import { Marks } from "./marks";
import { Clock } from "./motion";
import type { Triple } from "./pieces";
import { watchPointer, type Hands, type Turn } from "./pointer";
import type { TableHost } from "./seam";
import { above, Sight } from "./sight";

/** Dispatched on the canvas as a CustomEvent "locate": which places can be pointed at, and where one is on the page. */
export interface Locate {
  /** One of those that can be chosen, or any other that has a name. */
  spot?: string;
  /** All of them, filled in by the stage. */
  spots?: string[];
  /** Page coordinates, filled in by the stage. */
  at?: Point;
  /** Of everything that the stage has to have in view now. */
  needs?: Point[];
  /** The direction in which the camera looks, in the world. */
  gaze?: Triple;
}

interface Point {
  x: number;
  y: number;
}

export class Stage {
  readonly clock: Clock;
  /** Called when the canvas has another shape, so that boards can be laid out anew. */
  onReshape: () => void = () => {};
  /** Every place of the table that has a name, whether or not anything may go there. */
  landmarks: () => ReadonlyMap<string, Triple> = () => new Map();
  private readonly renderer: WebGLRenderer;
  private readonly around: Surroundings;
  private readonly sight: Sight;
  private readonly watcher: ResizeObserver;
  private readonly ray = new Raycaster();
  private readonly stopPointer: () => void;
  private readonly beacon: Beacon;
  private readonly marks: Marks;
  private readonly owned: { dispose(): void }[] = [];
  private isGone = false;
  private frame = 0;
  private frames = 0;
  private spots: ReadonlyMap<string, Triple> = new Map();
  private needs: readonly Triple[] = [];

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
    this.marks = new Marks(this.clock);
    this.add(this.beacon.group, this.marks.group);
    this.own(this.beacon, this.marks);
    this.sight = new Sight(canvas, this.clock, (distance) => this.around.setHaze(distance));
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(canvas);
    const { controls } = this.sight;
    controls.enabled = hands !== null;
    this.stopPointer = hands ? watchPointer(canvas, hands, (isFrozen) => (controls.enabled = !isFrozen)) : () => {};
    canvas.addEventListener("locate", this.locate);
    canvas.addEventListener("picture", this.takePicture);
    this.around.setMood(settings);
    this.resize();
  }

  get aspect(): number {
    return this.sight.camera.aspect;
  }

  add(...objects: Object3D[]): void {
    this.around.scene.add(...objects);
    this.wake();
  }

  /** Whatever goes when the stage goes. */
  own(...things: { dispose(): void }[]): void {
    this.owned.push(...things);
  }

  /** These points are all there is to see, and they are seen from that direction. */
  lookAt(points: readonly Triple[], direction: Triple): void {
    const box = new Box3().setFromPoints(points.map((point) => new Vector3(...point)));
    const from = new Vector3(...direction);
    this.around.lightUp(box.getBoundingSphere(new Sphere()), from);
    this.sight.lookAt(points, from);
  }

  /** The same, straight from above. */
  lookDownAt(points: readonly Triple[], side: Triple): void {
    this.lookAt(points, above(new Vector3(...side)).toArray());
  }

  /** Move the camera if it has to be: the places to choose from, and these, are in view wherever the user put it. */
  settle(needs: readonly Triple[]): void {
    this.needs = needs;
    this.sight.settle([...this.spots.values(), ...needs]);
  }

  resetView(): void {
    this.sight.reset();
  }

  topView(): void {
    this.sight.fromAbove();
  }

  /** Turn the camera about what it looks at. */
  orbit(angle: number): void {
    this.sight.orbit(angle);
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

  /** Mark where something happened last, and what stands in the way of something that was tried. */
  mark(last: readonly Triple[], refused: readonly Triple[], numbered: ReadonlyMap<number, Triple>): void {
    this.marks.sync(last, refused, numbered);
  }

  /** Show a place for a moment, and who points at it. */
  beckon(at: Triple, name: string): void {
    this.beacon.show(at, name);
  }

  /** What a ray through a point of the canvas meets first. */
  pick(x: number, y: number, objects: Object3D[]) {
    const { clientWidth, clientHeight } = this.canvas;
    this.ray.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), this.sight.camera);
    return this.ray.intersectObjects(objects, false)[0] ?? null;
  }

  /** Where a point of the world is on the canvas. */
  project(at: Triple): Point {
    const point = new Vector3(...at).project(this.sight.camera);
    return { x: ((point.x + 1) / 2) * this.canvas.clientWidth, y: ((1 - point.y) / 2) * this.canvas.clientHeight };
  }

  /** The direction in which the camera looks. */
  gaze(): Vector3 {
    return this.sight.gaze();
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
    this.isGone = true;
    cancelAnimationFrame(this.frame);
    this.watcher.disconnect();
    this.stopPointer();
    this.canvas.removeEventListener("locate", this.locate);
    this.canvas.removeEventListener("picture", this.takePicture);
    this.sight.dispose();
    this.around.dispose();
    for (const thing of this.owned) thing.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.sight.reshape(clientWidth / clientHeight);
    this.onReshape();
    if (this.frames > 0) this.draw(); // a new size empties the canvas, and it is looked at before the next frame
    this.wake();
  }

  /** Whatever is cleared away says so, but nothing is drawn any more once the stage is gone. */
  private wake(): void {
    if (this.isGone) return;
    this.frame ||= requestAnimationFrame((now) => this.render(now));
    this.canvas.dataset.still = "false";
  }

  private render(now: number): void {
    this.frame = 0;
    this.clock.tick(now);
    this.draw();
    this.canvas.dataset.frames = String(++this.frames);
    this.canvas.dataset.batches = String(this.renderer.info.render.calls);
    this.canvas.dataset.still = String(!this.clock.busy);
    if (this.clock.busy) this.wake();
  }

  private draw(): void {
    this.renderer.render(this.around.scene, this.sight.camera);
  }

  /** What is seen now, as an image: answers a CustomEvent "picture". */
  private readonly takePicture = (event: Event): void => {
    const { detail } = event as CustomEvent<{ type?: string; url?: string }>;
    this.draw();
    detail.url = this.canvas.toDataURL(detail.type ?? "image/webp", 0.9);
  };

  private readonly locate = (event: Event): void => {
    const { detail } = event as CustomEvent<Locate>;
    detail.spots = [...this.spots.keys()];
    detail.gaze = this.gaze().toArray();
    detail.needs = [...this.spots.values(), ...this.needs].map((place) => this.onPage(place));
    const at =
      detail.spot === undefined ? undefined : (this.spots.get(detail.spot) ?? this.landmarks().get(detail.spot));
    if (at) detail.at = this.onPage(at);
  };

  private onPage(place: Triple): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    const { x, y } = this.project(place);
    return { x: x + left, y: y + top };
  }
}
