/** Talō in 3D: sticks on the building ground, figures that climb them, the store beside it. */

import { Mesh, MeshStandardMaterial } from "three";
import { highest } from "../../stage/framing";
import { BOARD_HEIGHT } from "../../stage/light";
import { ghostly, glowing, overlay, shiningThrough, solid } from "../../stage/materials";
import { Nameplates } from "../../stage/nameplates";
import { hatched } from "../../stage/paint";
import { GLOW, ILLEGAL, LEGAL } from "../../stage/palette";
import { WHITE } from "../../wire/tones";
import { Pieces, type Entrance, type Piece, type Triple } from "../../stage/pieces";
import { bevelled, slab } from "../../stage/shapes";
import type { Draw, Move } from "../../wire/games/talo";
import type { Stage } from "../../stage/stage";
import type { Desk, Scene } from "../../stage/table";
import { seatName } from "../../stage/twin";
import { Downfall } from "./downfall";
import { figureShapes } from "./figures";
import { partsOf } from "./parts";
import { groundTexture, hazardAtlas, hazardShapes, makeAtlas, shapesOf } from "./shapes";
import {
  besideOf,
  boardPlaces,
  centre,
  extent,
  figureAt,
  figureShape,
  figuresOf,
  HALF,
  nameOf,
  RIM,
  SEEN_FROM,
  sticksOf,
  TURNS,
} from "./things";
import {
  cellsOf,
  GROUND,
  moveAt,
  seatTone,
  stickOf,
  targets,
  type Balance,
  type Spot,
  type TaloChoice,
  type TaloView,
} from "./view";

export type TaloDesk = Desk<"talo", TaloChoice>;

const REACH = 34;

export class TaloScene implements Scene<"talo", TaloChoice> {
  private readonly pieces: Pieces;
  private readonly ghost: Pieces;
  private readonly refused: Pieces;
  private readonly pads: Pieces;
  private readonly hidden: Pieces;
  private readonly risks: Pieces;
  private readonly names = new Nameplates(3.6);
  private readonly ground: Mesh;
  private downfall: Downfall | null = null;
  private desk: TaloDesk | null = null;

  constructor(private readonly stage: Stage) {
    const [atlas, hazards] = [makeAtlas(), hazardAtlas()];
    const figures = figureShapes(atlas);
    const shapes = { ...figures, ...shapesOf(atlas) };
    this.pieces = new Pieces(shapes, solid(atlas.texture, 0.6), 160, stage.clock);
    this.ghost = new Pieces(shapes, ghostly(), 8, stage.clock);
    const hatch = atlas.repainted(hatched);
    this.refused = new Pieces({ ...figureShapes(hatch), ...shapesOf(hatch) }, overlay(hatch.texture), 2, stage.clock);
    this.hidden = new Pieces(figures, shiningThrough(), 8, stage.clock);
    this.risks = new Pieces(hazardShapes(hazards), overlay(hazards.texture), 60, stage.clock);
    this.pads = new Pieces(
      {
        pad: bevelled([0.42, 0.06, 0.42], 0.03, atlas, { side: "end" }),
        step: bevelled([0.7, 0.06, 0.7], 0.03, atlas, { side: "end" }),
      },
      glowing(),
      600,
      stage.clock,
    );
    this.pieces.mesh.castShadow = this.pieces.mesh.receiveShadow = true;
    const size = 2 * HALF;
    const top = new MeshStandardMaterial({ map: groundTexture(size, RIM), roughness: 0.78 });
    const body = new MeshStandardMaterial({ color: "#5e3d22", roughness: 0.6 });
    this.ground = new Mesh(slab(size, BOARD_HEIGHT, size), [body, top]);
    this.ground.receiveShadow = this.ground.castShadow = true;
    stage.add(
      this.ground,
      this.names.group,
      this.pieces.mesh,
      this.hidden.mesh,
      this.risks.mesh,
      this.pads.mesh,
      this.ghost.mesh,
      this.refused.mesh,
    );
    stage.own(this.refused, hatch.texture);
    stage.own(this.pieces, this.ghost, this.pads, this.hidden, this.risks, this.names, this.ground.geometry, top, body);
    stage.own(top.map as { dispose(): void }, atlas.texture, hazards.texture);
  }

  sync(desk: TaloDesk): void {
    const isNews = desk.snapshot !== this.desk?.snapshot && desk.snapshot.lastEvents.length > 0;
    this.desk = desk;
    this.letFall(desk.view, isNews);
    this.showPieces(desk);
    this.showNames(desk);
    this.showTargets(desk);
    this.showRisks(desk);
    this.stage.lookAt(extent(desk.view, this.isWide), SEEN_FROM);
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
    return new Map(
      [...ground, ...tops].map(([x, y, z]) => [`${x},${y},${z}`, [x + 0.5 - GROUND / 2, z, y + 0.5 - GROUND / 2]]),
    );
  }

  placeOf([x, y, z]: readonly number[]): Triple | null {
    return x === undefined || y === undefined ? null : middleOf([x, y, z ?? 0]);
  }

  /** Of a stick the middle first. */
  whereIs(move: Move | Draw): Triple[] {
    if (move.kind === "Walk") return [figureAt([move.x, move.y, move.level])];
    if (move.kind === "Restart") return [figureAt([move.x, move.y, 0])];
    return move.kind === "PlaceStick" || move.kind === "HoldStick"
      ? [centre(move), ...cellsOf(move).map(middleOf)]
      : [];
  }

  summit(): Triple[] {
    const { sticks = [], figures = [] } = this.desk?.view ?? {};
    const ends = sticks
      .flatMap(cellsOf)
      .map(([x, y, z]): Triple => [x + 0.5 - GROUND / 2, z + 1, y + 0.5 - GROUND / 2]);
    return highest([...ends, ...figures.map(figureAt)]);
  }

  private get isWide(): boolean {
    return this.stage.aspect > 1.1;
  }

  /** What fell comes down now if it is news, and lies there already if not. */
  private letFall(view: TaloView, isNews: boolean): void {
    const hasFallen = view.fallen.length > 0;
    if (hasFallen === (this.downfall !== null)) return;
    this.downfall?.dispose();
    this.downfall = hasFallen ? new Downfall(partsOf(view), 2 * HALF) : null;
    if (!this.downfall) return;
    this.stage.own(this.downfall);
    if (isNews && this.stage.clock.moves) void this.downfall.play(this.pieces, this.stage.clock);
    else void this.downfall.settle(() => this.showPieces(this.desk as TaloDesk));
  }

  private showPieces({ view }: TaloDesk): void {
    const built = [...sticksOf(view), ...figuresOf(view)];
    const standing = built.flatMap(([id, piece]): [string, Piece][] => {
      const placed = this.downfall ? this.downfall.placed(id, piece) : piece;
      return placed ? [[id, placed]] : [];
    });
    this.pieces.sync(new Map([...standing, ...besideOf(view, this.isWide)]), (id) =>
      this.downfall ? null : this.entrance(id),
    );
    this.hidden.sync(new Map(this.downfall ? [] : standing.filter(([id]) => id.startsWith("figure"))), () => null);
  }

  private showNames({ view, snapshot, say }: TaloDesk): void {
    const places = view.store.length > 0 && !this.downfall ? boardPlaces(view.figures.length, this.isWide) : [];
    this.names.sync(
      places.map(([x, y, z], seat) => ({
        text: seatName(snapshot.seats, seat, say),
        at: [x + 0.35, y + 0.1, z + 0.28],
        isTurn: seat === view.seat && !view.is_over,
      })),
    );
  }

  /** The place nearest to the pointer, or else whatever it points at. */
  private spotAt(x: number, y: number, { choice }: TaloDesk): Spot | null {
    const near = this.stage.nearest(x, y, REACH);
    if (near) return near.split(",").map(Number) as unknown as Spot;
    const hit =
      choice.mode === "build" && choice.length !== null ? this.stage.pick(x, y, [this.pieces.mesh, this.ground]) : null;
    if (!hit?.face) return null;
    const inside = hit.point.clone().addScaledVector(this.stage.gaze(), -0.3);
    const back = Math.floor((choice.length ?? 1) / 2);
    const [cx, cy, cz] = [
      Math.floor(inside.x + GROUND / 2),
      Math.floor(inside.z + GROUND / 2),
      Math.max(0, Math.floor(inside.y)),
    ];
    if (cx < 0 || cy < 0 || cx >= GROUND || cy >= GROUND) return null;
    return [choice.axis === "x" ? cx - back : cx, choice.axis === "y" ? cy - back : cy, choice.level ?? cz];
  }

  private showTargets(desk: TaloDesk): void {
    const { snapshot, choice } = desk;
    const moves = targets(snapshot, choice);
    const at = (spot: string): Triple => floorOf(choice, spot.split(",").map(Number) as unknown as Spot);
    this.stage.setSpots(new Map([...moves.keys()].map((spot) => [spot, at(spot)])));
    const pads = [...moves.keys()].map((spot): [string, Piece] => [
      `${choice.mode} ${spot}`,
      {
        shape: choice.mode === "walk" ? "step" : "pad",
        at: at(spot),
        tone: choice.hold || choice.mode === "walk" ? GLOW : LEGAL,
      },
    ]);
    this.pads.sync(new Map(pads), () => null);
    const isLegal = moves.has(String(choice.spot));
    const held = [...ghostOf(desk, isLegal)];
    this.ghost.sync(new Map(isLegal ? [...hintsOf(desk), ...held] : hintsOf(desk)), () => null);
    this.refused.sync(new Map(isLegal ? [] : held), () => null);
  }

  /** Stripes over every stick that would come down. */
  private showRisks({ outlook }: TaloDesk): void {
    const fallen = outlook?.fallen ?? [];
    this.risks.sync(
      new Map(
        fallen.map(({ stick }) => [
          nameOf(stick),
          { shape: `risk ${stick.length}`, at: centre(stick), turn: TURNS[stick.axis], tone: "#ffffff" },
        ]),
      ),
      () => null,
    );
  }

  private entrance(id: string): Entrance | null {
    if (id.startsWith("die"))
      return { from: this.isWide ? [HALF + 5, 3, HALF + 4] : [4, 3, HALF + 8], radius: 0.8, duration: 600 };
    return id.startsWith("stick") || id.startsWith("held") ? {} : null;
  }
}

/** Set the stick, or send the figure, if the server's list has it; otherwise ask why not. */
export function letGo(desk: TaloDesk, spot: Spot): void {
  const move = targets(desk.snapshot, desk.choice).get(String(spot));
  if (move) desk.play(move);
  else desk.askWhy(moveAt(desk.choice, spot));
}

/** Of a cell. */
const middleOf = ([x, y, z]: Spot): Triple => [x + 0.5 - GROUND / 2, z + 0.5, y + 0.5 - GROUND / 2];

/** Where a place to choose is shown: the floor under the figure, the stick's foot, or the middle of one that lies. */
function floorOf(choice: TaloChoice, [x, y, level]: Spot): Triple {
  const along = choice.mode === "build" ? Math.floor((choice.length ?? 1) / 2) : 0;
  const [dx, dy] = [choice.axis === "x" ? along : 0, choice.axis === "y" ? along : 0];
  return [x + dx + 0.5 - GROUND / 2, level + 0.05, y + dy + 0.5 - GROUND / 2];
}

/** What was advised: sticks, or where the figure goes. */
function* hintsOf({ view, hints }: TaloDesk): Iterable<[string, Piece]> {
  for (const hint of hints) {
    const id = JSON.stringify(hint);
    if (hint.kind === "PlaceStick" || hint.kind === "HoldStick")
      yield [id, { shape: `stick ${hint.length}`, at: centre(hint), turn: TURNS[hint.axis], tone: GLOW }];
    else if (hint.kind === "Walk" || hint.kind === "Restart") {
      const at = figureAt([hint.x, hint.y, hint.kind === "Walk" ? hint.level : 0]);
      yield [id, { shape: figureShape(view.seat), at, tone: seatTone(view.seat).hex }];
    }
  }
}

function* ghostOf({ view, choice, outlook }: TaloDesk, isLegal: boolean): Iterable<[string, Piece]> {
  if (!choice.spot) return;
  if (choice.mode === "walk")
    yield ["ghost", { shape: figureShape(view.seat), at: figureAt(choice.spot), tone: seatTone(view.seat).hex }];
  else if (choice.length !== null) {
    const tone = isLegal ? ghostTone(choice.hold, outlook) : WHITE.hex;
    yield [
      "ghost",
      { shape: `stick ${choice.length}`, at: centre(stickOf(choice, choice.spot)), turn: TURNS[choice.axis], tone },
    ];
  }
}

function ghostTone(isHeld: boolean, balance: Balance | null): string {
  if (balance?.firmness === "falls" && !isHeld) return ILLEGAL;
  return isHeld || balance?.firmness === "shaky" ? GLOW : LEGAL;
}
