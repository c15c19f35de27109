/** Many pieces in one draw batch: shapes by name, pieces by id, motion between two snapshots. */

import {
  BatchedMesh,
  Color,
  Euler,
  Matrix4,
  Quaternion,
  Vector3,
  type BufferGeometry,
  type Intersection,
  type Material,
} from "three";
import type { Motion } from "./motion";
import { rolling } from "./rolling";

export type Triple = readonly [number, number, number];

export interface Piece {
  shape: string;
  at: Triple;
  tone: string;
  /** Euler angles. */
  turn?: Triple;
  scale?: number;
}

/** How a piece comes in: from where, how, when. */
export interface Entrance {
  from?: Triple;
  /** It rolls, as something of this radius does. */
  radius?: number;
  delay?: number;
  duration?: number;
}

/** How a new piece comes in; null: it is just there. */
type Enter = (id: string, piece: Piece) => Entrance | null;

interface Placed {
  instance: number;
  piece: Piece;
  at: Vector3;
  turn: Quaternion;
  scale: number;
  stop: () => void;
}

const DROP = 1.6;
const STILL = (): void => {};

export class Pieces {
  readonly mesh: BatchedMesh;
  private readonly shapes = new Map<string, number>();
  private readonly placed = new Map<string, Placed>();
  private readonly ids = new Map<number, string>();

  constructor(
    shapes: Readonly<Record<string, BufferGeometry>>,
    private readonly material: Material,
    capacity: number,
    private readonly motion: Motion,
  ) {
    const vertices = Object.values(shapes).reduce((sum, shape) => sum + shape.getAttribute("position").count, 0);
    this.mesh = new BatchedMesh(capacity, vertices, 0, material);
    this.mesh.frustumCulled = false;
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = material.transparent;
    for (const [name, shape] of Object.entries(shapes)) {
      this.shapes.set(name, this.mesh.addGeometry(shape));
      shape.dispose();
    }
  }

  /** Show exactly these pieces; new ones come in, moved ones glide, missing ones leave. */
  sync(pieces: ReadonlyMap<string, Piece>, entrance: Enter = () => ({}), pace = 260): void {
    for (const id of [...this.placed.keys()]) if (!pieces.has(id)) this.remove(id);
    for (const [id, piece] of pieces) this.show(id, piece, entrance, pace);
  }

  has(id: string): boolean {
    return this.placed.has(id);
  }

  /** Put a piece somewhere at once. */
  put(id: string, at: Triple, turn: Triple): void {
    const placed = this.placed.get(id);
    if (!placed) return;
    placed.stop();
    placed.piece = { ...placed.piece, at, turn };
    placed.at.set(...at);
    placed.turn.copy(rotation(turn));
    this.write(placed);
    this.motion.changed();
  }

  idOf(hit: Intersection): string | undefined {
    return hit.batchId === undefined ? undefined : this.ids.get(hit.batchId);
  }

  dispose(): void {
    for (const placed of this.placed.values()) placed.stop();
    this.material.dispose();
    this.mesh.dispose();
  }

  private show(id: string, piece: Piece, entrance: Enter, pace: number): void {
    const old = this.placed.get(id);
    if (old && old.piece.shape !== piece.shape) this.remove(id);
    const placed = this.placed.get(id);
    if (placed) this.glide(placed, piece, pace);
    else this.enter(id, piece, entrance(id, piece));
  }

  private enter(id: string, piece: Piece, entrance: Entrance | null): void {
    const instance = this.mesh.addInstance(this.shapes.get(piece.shape) as number);
    const placed: Placed = {
      instance,
      piece,
      at: new Vector3(...piece.at),
      turn: rotation(piece.turn),
      scale: piece.scale ?? 1,
      stop: STILL,
    };
    this.placed.set(id, placed);
    this.ids.set(instance, id);
    this.mesh.setColorAt(instance, new Color(piece.tone));
    if (entrance) {
      const [x, y, z] = piece.at;
      placed.at.set(...(entrance.from ?? ([x, y + DROP, z] as const)));
      if (entrance.radius) this.roll(placed, entrance.radius, entrance.duration ?? 280, entrance.delay ?? 0);
      else this.travel(placed, piece, entrance.duration ?? 280, entrance.delay ?? 0);
    }
    this.write(placed);
    this.motion.changed();
  }

  private roll(placed: Placed, radius: number, duration: number, delay: number): void {
    const path = rolling(placed.at, new Vector3(...placed.piece.at), placed.turn, radius);
    placed.stop = this.motion.run(duration, delay, (t) => {
      path(t, placed.at, placed.turn);
      this.write(placed);
    });
  }

  private glide(placed: Placed, piece: Piece, pace: number): void {
    if (same(placed.piece, piece)) return;
    if (placed.piece.tone !== piece.tone) this.mesh.setColorAt(placed.instance, new Color(piece.tone));
    placed.piece = piece;
    this.travel(placed, piece, pace, 0);
    this.motion.changed();
  }

  private travel(placed: Placed, piece: Piece, duration: number, delay: number): void {
    placed.stop();
    const [at, turn, scale] = [placed.at.clone(), placed.turn.clone(), placed.scale];
    const [toAt, toTurn, toScale] = [new Vector3(...piece.at), rotation(piece.turn), piece.scale ?? 1];
    placed.stop = this.motion.run(duration, delay, (t) => {
      placed.at.lerpVectors(at, toAt, t);
      placed.turn.slerpQuaternions(turn, toTurn, t);
      placed.scale = scale + (toScale - scale) * t;
      this.write(placed);
    });
  }

  private remove(id: string): void {
    const placed = this.placed.get(id) as Placed;
    placed.stop();
    this.mesh.deleteInstance(placed.instance);
    this.ids.delete(placed.instance);
    this.placed.delete(id);
    this.motion.changed();
  }

  private write(placed: Placed): void {
    const size = new Vector3().setScalar(placed.scale);
    this.mesh.setMatrixAt(placed.instance, new Matrix4().compose(placed.at, placed.turn, size));
  }
}

function rotation(turn: Triple = [0, 0, 0]): Quaternion {
  return new Quaternion().setFromEuler(new Euler(...turn));
}

function same(a: Piece, b: Piece): boolean {
  const equal = (p: Triple = [0, 0, 0], q: Triple = [0, 0, 0]): boolean => p.every((value, i) => value === q[i]);
  return a.tone === b.tone && a.scale === b.scale && equal(a.at, b.at) && equal(a.turn, b.turn);
}
