/** The camera: it has everything in view until the user takes it over, and then still what the present move needs. */

import { PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import {
  cornersOf,
  FIELD_OF_VIEW,
  framing,
  holds,
  shifted,
  tangent,
  WHOLE,
  within,
  type Lens,
  type Part,
  type Pose,
} from "./framing";
import { freePart, watchCovers } from "./freeroom";
import type { Motion } from "./motion";
import { SLOP } from "./pointer";
import type { Triple } from "./pieces";

const MARGIN = 1.06;
/** At its edges a picture may be a little fuller before the camera moves. */
const TIGHT = 1.02;
/** It comes closer only if that shows everything so much larger. */
const CLOSER = 0.86;
const FLIGHT_MS = 300;
const TURN_MS = 900;

export class Sight {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.5, 400);
  readonly controls: OrbitControls;
  private all: readonly Triple[] = cornersOf([-4, 0, -4], [4, 1, 4]);
  private needs: readonly Triple[] = [];
  /** From where the game wants to be seen, and from where the user has asked to see it by a button. */
  private wanted = new Vector3(0, 1.1, 1.3);
  private asked: Vector3 | null = null;
  /** The user has moved the camera by hand. */
  private isOwn = false;
  /** Everything is to be framed anew, and the next flight is none: the camera is simply there. */
  private isStale = true;
  private jumps = true;
  /** Where the camera is, or is on its way to. */
  private goal: Pose = { eye: new Vector3(0, 10, 12), target: new Vector3() };
  private free: Part = WHOLE;
  /** Where it was when the user took hold of it; null while nobody does. */
  private held: Pose | null = null;
  private stopFlight: () => void = () => {};
  private readonly stopWatching: () => void;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly motion: Motion,
    private readonly onFar: (distance: number) => void,
  ) {
    this.controls = this.makeControls();
    this.stopWatching = watchCovers(canvas, () => this.uncover());
  }

  /** Everything there is to see, and the direction from which it should be seen. */
  lookAt(points: readonly Triple[], direction: Vector3): void {
    this.all = points;
    if (this.wanted.equals(direction)) return;
    this.wanted = direction.clone();
    this.letGo();
  }

  /** Have these in view at least: what may be chosen now, what has just happened. */
  settle(needs: readonly Triple[]): void {
    const isNews = String(needs) !== String(this.needs);
    this.needs = needs;
    this.free = freePart(this.canvas);
    if (isNews || !this.isOwn) this.move();
  }

  /** The canvas has another shape. */
  reshape(aspect: number): void {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    this.free = freePart(this.canvas);
    this.isStale = this.jumps = true;
    this.move();
  }

  reset(): void {
    this.letGo();
    this.place();
  }

  /** Straight from above, the same side below as before. */
  fromAbove(): void {
    this.letGo();
    this.asked = above(this.wanted);
    this.place();
  }

  /** Turn about what is looked at. */
  orbit(angle: number): void {
    const { eye, target } = this.goal;
    this.asked = eye
      .clone()
      .sub(target)
      .applyAxisAngle(new Vector3(0, 1, 0), angle);
    if (this.isOwn) {
      this.fly({ eye: target.clone().add(this.asked), target: target.clone() });
      this.bringIn();
    } else this.place();
  }

  /** The direction in which the camera looks. */
  gaze(): Vector3 {
    return this.camera.getWorldDirection(new Vector3());
  }

  dispose(): void {
    this.stopWatching();
    this.stopFlight();
    this.controls.dispose();
  }

  private get direction(): Vector3 {
    return this.asked ?? this.wanted;
  }

  private get lens(): Lens {
    return { fieldOfView: FIELD_OF_VIEW, aspect: this.camera.aspect, part: within(this.free, MARGIN) };
  }

  private letGo(): void {
    this.asked = null;
    this.isOwn = false;
    this.isStale = true;
  }

  /** A sentence came or went: only what it hides makes the camera move. */
  private uncover(): void {
    const before = this.free;
    this.free = freePart(this.canvas);
    if (isSmaller(this.free, before)) this.move();
  }

  private move(): void {
    if (this.held) return;
    if (this.isOwn) this.bringIn();
    else if (this.isStale || !this.isFine()) this.place();
  }

  /** Everything is still in the picture, what is needed is hidden nowhere, and it is not all too small. */
  private isFine(): boolean {
    const { lens } = this;
    const whole = { ...lens, part: within(WHOLE, TIGHT) };
    if (!holds(this.all, this.goal, whole)) return false;
    if (!holds(this.needs, this.goal, { ...lens, part: within(this.free, TIGHT) })) return false;
    const { eye, target } = framing([...this.all, ...this.needs], this.direction, lens);
    return eye.distanceTo(target) > CLOSER * this.goal.eye.distanceTo(this.goal.target);
  }

  private place(): void {
    this.fly(framing([...this.all, ...this.needs], this.direction, this.lens));
    this.isStale = false;
  }

  /** The user's own view is kept, but for what it must show. */
  private bringIn(): void {
    if (this.needs.length === 0 || holds(this.needs, this.goal, { ...this.lens, part: within(this.free, TIGHT) }))
      return;
    this.fly(shifted(this.needs, this.goal, this.lens));
  }

  private fly(to: Pose): void {
    const { eye, target } = this.present();
    const turn = eye.clone().sub(target).angleTo(to.eye.clone().sub(to.target));
    this.stopFlight();
    this.goal = to;
    this.onFar(to.eye.distanceTo(to.target));
    const step = (t: number): void => {
      this.camera.position.lerpVectors(eye, to.eye, t);
      this.controls.target.lerpVectors(target, to.target, t);
      this.controls.update();
    };
    if (this.jumps) step(1);
    else this.stopFlight = this.motion.run(FLIGHT_MS + (TURN_MS * turn) / Math.PI, 0, step);
    this.jumps = false;
    this.motion.changed();
  }

  private makeControls(): OrbitControls {
    const controls = new OrbitControls(this.camera, this.canvas);
    controls.enableDamping = false;
    controls.maxPolarAngle = Math.PI * 0.49;
    controls.minDistance = 4;
    controls.maxDistance = 160;
    controls.addEventListener("change", () => this.motion.changed());
    controls.addEventListener("start", () => this.take());
    controls.addEventListener("end", () => this.leave());
    return controls;
  }

  private take(): void {
    this.stopFlight();
    this.held ??= this.present();
  }

  /** A trembling finger changes nothing; a drag, a pinch or a wheel makes the view the user's own. */
  private leave(): void {
    const [from, to] = [this.held, this.present()];
    this.held = null;
    if (!from || !this.isFar(from, to)) this.fly(this.goal);
    else {
      this.isOwn = true;
      this.asked = null;
      this.goal = to;
    }
  }

  private present(): Pose {
    return { eye: this.camera.position.clone(), target: this.controls.target.clone() };
  }

  private isFar(from: Pose, to: Pose): boolean {
    const [before, now] = [from.eye.clone().sub(from.target), to.eye.clone().sub(to.target)];
    const slop = SLOP / Math.max(1, this.canvas.clientHeight);
    const moved = to.target.distanceTo(from.target) / before.length();
    return (
      before.angleTo(now) > 2 * Math.PI * slop ||
      Math.abs(now.length() / before.length() - 1) > 0.01 ||
      moved > 2 * tangent(FIELD_OF_VIEW) * slop
    );
  }
}

const isSmaller = (now: Part, before: Part): boolean =>
  now.left > before.left || now.right < before.right || now.low > before.low || now.high < before.high;

/** Straight down, with the same side of the table in front. */
export const above = ({ x, z }: Vector3): Vector3 => new Vector3(x, 0, z).setLength(0.001).setY(1);
