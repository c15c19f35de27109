/** Talō in 3D: sticks on the building ground, figures that climb them, the store beside it. */

import { Mesh, MeshStandardMaterial } from "three";
import { BOARD_HEIGHT } from "../../stage/light";
import { ghostly, glowing, solid } from "../../stage/materials";
import { GLOW, ILLEGAL, LEGAL } from "../../stage/palette";
import { Pieces, type Entrance, type Piece, type Triple } from "../../stage/pieces";
import { bevelled, slab } from "../../stage/shapes";
import type { Stage } from "../../stage/stage";
import type { Desk, Scene } from "../../stage/table";
import { groundTexture, makeAtlas, shapesOf, STICK_TONES } from "./shapes";
import { cellsOf, GROUND, moveAt, seatTone, stickOf, targets, type Spot, type Stick, type TaloChoice, type TaloView } from "./view";

export type TaloDesk = Desk<TaloView, TaloChoice>;

const HALF = Math.PI / 2;
const TURNS: Readonly<Record<Stick["axis"], Triple>> = { x: [0, 0, 0], y: [0, HALF, 0], z: [0, 0, HALF] };
const RIM = 0.8;
const STORE_SCALE = 0.4;
const REACH = 34;

export class TaloScene implements Scene<TaloView, TaloChoice> {
  private readonly pieces: Pieces;
  private readonly ghost: Pieces;
  private readonly pads: Pieces;
  private readonly ground: Mesh;
  private desk: TaloDesk | null = null;

  constructor(private readonly stage: Stage) {
    const atlas = makeAtlas();
    this.pieces = new Pieces(shapesOf(atlas), solid(atlas.texture, 0.6), 160, stage.clock);
    this.ghost = new Pieces(shapesOf(atlas), ghostly(), 4, stage.clock);
    this.pads = new Pieces({ pad: bevelled([0.26, 0.26, 0.26], 0.12, atlas, { side: "end" }), step: bevelled([0.7, 0.06, 0.7], 0.03, atlas, { side: "end" }) }, glowing(), 600, stage.clock);
    this.pieces.mesh.castShadow = this.pieces.mesh.receiveShadow = true;
    const size = GROUND + 2 * RIM;
    const top = new MeshStandardMaterial({ map: groundTexture(size, RIM), roughness: 0.78 });
    const body = new MeshStandardMaterial({ color: "#5e3d22", roughness: 0.6 });
    this.ground = new Mesh(slab(size, BOARD_HEIGHT, size), [body, top]);
    this.ground.receiveShadow = this.ground.castShadow = true;
    stage.add(this.ground, this.pieces.mesh, this.pads.mesh, this.ghost.mesh);
    stage.own(this.pieces, this.ghost, this.pads, this.ground.geometry, top, body, top.map as { dispose(): void }, atlas.texture);
  }

  sync(desk: TaloDesk): void {
    this.desk = desk;
    const { view, snapshot } = desk;
    const fell = snapshot.outcome?.reason === "building-fell";
    const pieces = [...sticksOf(view, fell), ...figuresOf(view, fell), ...this.storeOf(view), ...rod(topOf(view)), ...this.dieOf(view)];
    this.pieces.sync(new Map(pieces), entrance, fell ? 900 : 260);
    this.showTargets(desk);
    this.frame(view);
  }

  hover(x: number, y: number): void {
    const { desk } = this;
    if (!desk?.isMine) return;
    const spot = this.spotAt(x, y, desk);
    if (String(spot) !== String(desk.choice.spot)) desk.pick({ spot });
  }

  leave(): void {}

  tap(x: number, y: number): void {
    const { desk } = this;
    if (!desk?.isMine) return;
    const spot = this.spotAt(x, y, desk);
    if (!spot) return;
    if (String(spot) === String(desk.choice.spot)) letGo(desk, spot);
    else desk.pick({ spot });
  }

  landmarks(): Map<string, Triple> {
    const ground = Array.from({ length: GROUND * GROUND }, (_, i): Spot => [i % GROUND, Math.floor(i / GROUND), 0]);
    const tops = (this.desk?.view.sticks ?? []).flatMap(cellsOf).map(([x, y, z]): Spot => [x, y, z + 1]);
    return new Map([...ground, ...tops].map(([x, y, z]) => [`${x},${y},${z}`, [x + 0.5 - GROUND / 2, z, y + 0.5 - GROUND / 2]]));
  }

  /** The place nearest to the pointer, or else whatever it points at. */
  private spotAt(x: number, y: number, { choice }: TaloDesk): Spot | null {
    const near = this.stage.nearest(x, y, REACH);
    if (near) return near.split(",").map(Number) as unknown as Spot;
    const hit = choice.mode === "build" && choice.length !== null ? this.stage.pick(x, y, [this.pieces.mesh, this.ground]) : null;
    if (!hit?.face) return null;
    const inside = hit.point.clone().addScaledVector(this.stage.gaze(), -0.3);
    const back = Math.floor((choice.length ?? 1) / 2);
    const [cx, cy, cz] = [Math.floor(inside.x + GROUND / 2), Math.floor(inside.z + GROUND / 2), Math.max(0, Math.floor(inside.y))];
    if (cx < 0 || cy < 0 || cx >= GROUND || cy >= GROUND) return null;
    return [choice.axis === "x" ? cx - back : cx, choice.axis === "y" ? cy - back : cy, choice.level ?? cz];
  }

  private showTargets({ snapshot, choice, view }: TaloDesk): void {
    const moves = targets(snapshot, choice);
    const at = (spot: string): Triple => middle(choice, spot.split(",").map(Number) as unknown as Spot);
    this.stage.setSpots(new Map([...moves.keys()].map((spot) => [spot, at(spot)])));
    const pads = [...moves.keys()].map((spot): [string, Piece] => [
      `${choice.mode} ${spot}`, { shape: choice.mode === "walk" ? "step" : "pad", at: at(spot), tone: choice.hold ? GLOW : choice.mode === "walk" ? GLOW : LEGAL },
    ]);
    this.pads.sync(new Map(pads), () => null);
    this.ghost.sync(new Map(ghostOf(view, choice, moves)), () => null);
  }

  /** What is left in the store, small, beside the ground or before it. */
  private *storeOf({ store }: TaloView): Iterable<[string, Piece]> {
    const wide = this.stage.aspect > 1.1;
    for (let length = 1; length < store.length; length++)
      for (let i = 0; i < (store[length] ?? 0); i++) {
        const [column, up] = [(length - 5.5) * 0.62, (i + 0.5) * STORE_SCALE - BOARD_HEIGHT];
        const half = (length * STORE_SCALE) / 2;
        const at: Triple = wide ? [-GROUND / 2 - 5 - RIM + half, up, column] : [column * 1.5, up, GROUND / 2 + RIM + 4.6 - half];
        yield [`store ${length} ${i}`, { shape: `stick ${length}`, at, turn: wide ? [0, 0, 0] : [0, HALF, 0], tone: stickTone(length), scale: STORE_SCALE }];
      }
  }

  private *dieOf({ number, turns, rolls }: TaloView): Iterable<[string, Piece]> {
    if (number > 0) yield [`die ${turns} ${rolls}`, { shape: `die ${number}`, at: [GROUND / 2 + RIM + 1.1, 0.55 - BOARD_HEIGHT, GROUND / 2 - 0.6], turn: [0, 0.35, 0], tone: "#ffffff" }];
  }

  private frame(view: TaloView): void {
    const top = topOf(view);
    const half = GROUND / 2 + RIM;
    const store = view.store.length > 0 ? 1 : 0;
    const [low, high]: [Triple, Triple] = this.stage.aspect > 1.1
      ? [[-half - 4.6 * store, 0, -half], [half + 1.6 * store, top, half]]
      : [[-half, 0, -half], [half, top, half + 4 * store]];
    this.stage.look(low, high, [0.25, 0.95, 1.25]);
  }
}

/** Set the stick, or send the figure, if the server's list has it; otherwise ask why not. */
export function letGo(desk: TaloDesk, spot: Spot): void {
  const move = targets(desk.snapshot, desk.choice).get(String(spot));
  if (move) desk.play(move);
  else desk.askWhy(moveAt(desk.choice, spot));
}

const stickTone = (length: number): string => STICK_TONES[length % STICK_TONES.length] as string;

function centre({ length, axis, x, y, z }: Stick): Triple {
  const along = (own: Stick["axis"], start: number): number => start + (axis === own ? length / 2 : 0.5);
  return [along("x", x) - GROUND / 2, along("z", z), along("y", y) - GROUND / 2];
}

/** Where a place to choose is shown: the middle of the stick, or the cell under the figure. */
function middle(choice: TaloChoice, spot: Spot): Triple {
  if (choice.mode === "build") return centre(stickOf(choice, spot));
  const [x, y, level] = spot;
  return [x + 0.5 - GROUND / 2, level + 0.05, y + 0.5 - GROUND / 2];
}

const nameOf = ({ length, axis, x, y, z }: Stick): string => `stick ${length}${axis} ${x},${y},${z}`;

function* sticksOf({ sticks, held }: TaloView, fell: boolean): Iterable<[string, Piece]> {
  for (const [i, stick] of sticks.entries()) {
    const piece: Piece = { shape: `stick ${stick.length}`, at: centre(stick), turn: TURNS[stick.axis], tone: stickTone(stick.length) };
    yield [nameOf(stick), fell ? tumbled(piece, i) : piece];
  }
  if (held) yield [`held ${nameOf(held)}`, { shape: `stick ${held.length}`, at: centre(held), turn: TURNS[held.axis], tone: GLOW }];
}

/** A heap: every stick lies flat somewhere outwards of where it was. */
function tumbled(piece: Piece, i: number): Piece {
  const [x, , z] = piece.at;
  const out = 1.15 + (i % 5) * 0.12;
  return { ...piece, at: [x * out + Math.sin(i * 7) * 0.8, 0.5 + (i % 3) * 0.45, z * out + Math.cos(i * 5) * 0.8], turn: [0, i * 1.7, 0] };
}

function* figuresOf({ figures, stuck }: TaloView, fell: boolean): Iterable<[string, Piece]> {
  for (const [seat, [x, y, level]] of figures.entries()) {
    const tone = seatTone(seat);
    const at: Triple = [x + 0.5 - GROUND / 2, fell ? 0 : level, y + 0.5 - GROUND / 2];
    yield [`figure ${seat}`, { shape: "figure", at, tone: stuck[seat] ? "#8d877c" : tone.hex }];
    yield [`badge ${seat}`, { shape: `badge ${tone.name}`, at: [at[0], at[1] + 1.76, at[2]], tone: tone.hex }];
  }
}

/** How high the building is. */
const topOf = ({ sticks }: TaloView): number => Math.max(1, ...sticks.map((stick) => stick.z + (stick.axis === "z" ? stick.length : 1)));

/** The measuring rod stands at a corner, a mark for each level, a little higher than the building. */
function* rod(top: number): Iterable<[string, Piece]> {
  for (let level = 1; level <= Math.min(10, top + 1); level++)
    yield [`rod ${level}`, { shape: `rod ${level}`, at: [GROUND / 2 + RIM - 0.35, level - 0.5, -GROUND / 2 - RIM + 0.35], tone: level % 2 ? "#efe7d6" : "#b23c2c" }];
}

function* ghostOf(view: TaloView, choice: TaloChoice, moves: ReadonlyMap<string, unknown>): Iterable<[string, Piece]> {
  if (!choice.spot) return;
  const tone = moves.has(String(choice.spot)) ? LEGAL : ILLEGAL;
  if (choice.mode === "walk") yield ["ghost", { shape: "figure", at: middle(choice, choice.spot), tone: seatTone(view.seat).hex }];
  else if (choice.length !== null) yield ["ghost", { shape: `stick ${choice.length}`, at: centre(stickOf(choice, choice.spot)), turn: TURNS[choice.axis], tone }];
}

function entrance(id: string): Entrance | null {
  if (id.startsWith("die")) return { from: [9, 4, 9], turn: [7, 4, 9], duration: 620 };
  return id.startsWith("stick") || id.startsWith("held") ? {} : null;
}
