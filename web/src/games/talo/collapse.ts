/** A building that comes down, by the laws of physics. Loaded only when one does. */

import { Body, Box, Plane, SAPBroadphase, Vec3, World } from "cannon-es";
import { Euler, Quaternion } from "three";
import type { Part, Pose } from "./downfall";

const GRAVITY = 30;
const STEP_S = 1 / 60;
/** By then it is looked at as it is, even if something still rocks. */
const MOST_S = 6;
/** A hair's breadth between neighbours, so that they do not push each other away at once. */
const SLACK = 0.03;
const FRICTION = 0.35;
/** What is left of a speed and of a spin after one step: 5 % and 20 % are lost in a second. */
const SPEED_KEPT = 0.99914548;
const SPIN_KEPT = 0.99628783;

export interface Board {
  /** The board lies on the table with its top at 0. */
  boardSize: number;
  boardHeight: number;
}

/**
 * Equal parts make equal heaps on every screen: steps of one length, no chance, an end that does not depend on who
 * looks on, and nothing but + − × ÷ √, which all browsers round alike. Sines differ in their last digit, so turns are
 * rounded; the engine damps by powers, so we damp ourselves.
 */
export class Collapse {
  private readonly world = new World({ gravity: new Vec3(0, -GRAVITY, 0), allowSleep: true });
  private readonly falling: (readonly [string, Body])[] = [];
  private steps = 0;

  constructor(parts: readonly Part[], { boardSize, boardHeight }: Board) {
    this.world.broadphase = new SAPBroadphase(this.world);
    this.world.defaultContactMaterial.friction = FRICTION;
    this.world.defaultContactMaterial.restitution = 0.1;
    const table = new Body({ shape: new Plane(), position: new Vec3(0, -boardHeight, 0) });
    table.quaternion.set(-rounded(Math.SQRT1_2), 0, 0, rounded(Math.SQRT1_2));
    this.world.addBody(table);
    this.world.addBody(
      new Body({
        shape: new Box(new Vec3(boardSize / 2, boardHeight / 2, boardSize / 2)),
        position: new Vec3(0, -boardHeight / 2, 0),
      }),
    );
    for (const part of [...parts].sort((one, other) => (one.id < other.id ? -1 : 1))) this.add(part);
  }

  get isAtRest(): boolean {
    return this.steps * STEP_S >= MOST_S || this.falling.every(([, body]) => body.sleepState === Body.SLEEPING);
  }

  /** Go on until so much time has passed since the beginning, or all lie still. */
  advance(seconds: number): void {
    for (; this.steps * STEP_S < seconds && !this.isAtRest; this.steps++) {
      this.world.step(STEP_S);
      for (const [, { velocity, angularVelocity }] of this.falling) {
        velocity.scale(SPEED_KEPT, velocity);
        angularVelocity.scale(SPIN_KEPT, angularVelocity);
      }
    }
  }

  /** Go on until all lie still. */
  settle(): void {
    this.advance(MOST_S);
  }

  /** Where everything that falls is now. */
  *poses(): Iterable<readonly [string, Pose]> {
    const [turned, angles] = [new Quaternion(), new Euler()];
    for (const [id, { position, quaternion }] of this.falling) {
      const { x, y, z } = angles.setFromQuaternion(turned.copy(quaternion));
      yield [id, { at: [position.x, position.y, position.z], turn: [x, y, z] }];
    }
  }

  private add({ id, size, at, turn, push }: Part): void {
    const [x, y, z] = size.map((side) => (side - SLACK) / 2) as [number, number, number];
    const body = new Body({
      mass: push ? size[0] * size[1] * size[2] : 0,
      shape: new Box(new Vec3(x, y, z)),
      position: new Vec3(...at),
      linearDamping: 0,
      angularDamping: 0,
      sleepSpeedLimit: 0.35,
      sleepTimeLimit: 0.3,
    });
    const [qx, qy, qz, qw] = new Quaternion().setFromEuler(new Euler(...turn)).toArray();
    body.quaternion.set(rounded(qx), rounded(qy), rounded(qz), rounded(qw));
    this.world.addBody(body);
    if (!push) return;
    body.velocity.set(...push);
    this.falling.push([id, body]);
  }
}

const rounded = (part: number): number => Math.round(part * 1e12) / 1e12;
