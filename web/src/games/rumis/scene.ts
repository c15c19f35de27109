/** Rumis in 3D: stones in one piece on the plan, and the stone in hand as a ghost above it. */

import { Mesh, MeshStandardMaterial, type BufferGeometry } from "three";
import { cornersOf, highest } from "../../stage/framing";
import { BOARD_HEIGHT } from "../../stage/light";
import { ghostly, glowing, overlay, shiningThrough, solid } from "../../stage/materials";
import { hatched } from "../../stage/paint";
import { LEGAL } from "../../stage/palette";
import { WHITE } from "../../wire/tones";
import { Pieces, type Piece, type Triple } from "../../stage/pieces";
import type { Move } from "../../wire/games/rumis";
import { frame, slab } from "../../stage/shapes";
import type { Stage } from "../../stage/stage";
import type { Desk, Scene } from "../../stage/table";
import { planTexture, RIM } from "./board";
import { scenarioOf } from "./scenario";
import { sideOf, turnedTo, type Side } from "./side";
import { limitsOf, makeLimits } from "./limits";
import { laidOut, layNext } from "./solution";
import { makeAtlas, marksOf, partsOf, shapesOf, stonesOf } from "./stones";
import {
  cornersOfTops,
  keyOf,
  letDown,
  moveAt,
  onPlan,
  placements,
  toneOf,
  topsOf,
  type Anchor,
  type RumisChoice,
  type RumisView,
} from "./view";

/** From where the plan is seen, a little from the right: on a wide canvas, and on a narrow one. */
const SLANTED: Triple = [0.32, 1.25, 1.15];
const STEEP: Triple = [0.14, 1.7, 1];
/** Canvases that are about as wide as high count as narrow: what comes and goes beside them turns nothing round. */
const WIDE = 1.25;

export type RumisDesk = Desk<"rumis", RumisChoice>;

export class RumisScene implements Scene<"rumis", RumisChoice> {
  private readonly pieces: Pieces;
  private readonly ghost: Pieces;
  private readonly refused: Pieces;
  private readonly pads: Pieces;
  /** The same, where stones in front hide them. */
  private readonly hiddenPads: Pieces;
  private readonly limits: Pieces;
  private readonly board: Mesh<BufferGeometry, MeshStandardMaterial[]>;
  private plan = "";
  private desk: RumisDesk | null = null;

  constructor(private readonly stage: Stage) {
    const atlas = makeAtlas();
    this.pieces = new Pieces(shapesOf(atlas), solid(atlas.texture), 1200, stage.clock);
    this.ghost = new Pieces(shapesOf(atlas), ghostly(), 600, stage.clock);
    const hatch = atlas.repainted(hatched);
    this.refused = new Pieces(shapesOf(hatch), overlay(hatch.texture), 16, stage.clock);
    this.pads = new Pieces({ pad: frame(0.6, 0.82) }, glowing(), 256, stage.clock);
    this.hiddenPads = new Pieces({ pad: frame(0.6, 0.82) }, shiningThrough(), 256, stage.clock);
    this.limits = makeLimits(stage);
    this.pieces.mesh.castShadow = this.pieces.mesh.receiveShadow = true;
    this.board = new Mesh(slab(1, BOARD_HEIGHT, 1), [
      new MeshStandardMaterial({ color: "#5e3d22", roughness: 0.6 }),
      new MeshStandardMaterial({ roughness: 0.75 }),
    ]);
    this.board.receiveShadow = this.board.castShadow = true;
    const all = [this.pieces, this.limits, this.hiddenPads, this.pads, this.ghost, this.refused];
    stage.add(this.board, ...all.map(({ mesh }) => mesh));
    stage.own(this, ...all, atlas.texture, hatch.texture);
  }

  sync(desk: RumisDesk): void {
    this.desk = desk;
    this.showPlan(desk);
    this.frame(desk);
    const upright: Triple = [0, (this.side(desk.view) * Math.PI) / 2, 0];
    this.pieces.sync(new Map([...stonesOf(desk.view), ...marksOf(desk.view, upright)]), (id) =>
      id.startsWith("mark") ? { duration: 280 } : {},
    );
    this.limits.sync(new Map(limitsOf(desk.view, upright)), () => null);
    const legal = this.isShowing() ? new Map<string, Move>() : placements(desk.snapshot, desk.choice);
    this.stage.setSpots(new Map([...legal.keys()].map((spot) => [spot, this.top(parseAnchor(spot))])));
    for (const pads of [this.pads, this.hiddenPads]) pads.sync(new Map(this.padsOf(legal.keys())), () => null);
    this.showGhost(desk, legal.has(String(desk.choice.anchor)));
  }

  hover(x: number, y: number): void {
    if (this.isShowing()) return;
    const anchor = this.anchorAt(x, y);
    if (!this.desk?.choice.stone || String(anchor) === String(this.desk.choice.anchor)) return;
    this.desk.pick({ anchor });
  }

  leave(): void {}

  /** The first tap shows the stone, the second lets it go; a mouse has shown it already. A tap lays a solution. */
  tap(x: number, y: number): void {
    const { desk } = this;
    if (desk && this.isShowing()) {
      if (this.holds(x, y)) layNext(desk);
      return;
    }
    const present = desk?.choice.anchor;
    const anchor = present && this.holds(x, y) ? present : this.anchorAt(x, y);
    if (!desk?.choice.stone || !anchor) return;
    if (String(anchor) === String(desk.choice.anchor)) letGo(desk, anchor);
    else desk.pick({ anchor });
  }

  holds(x: number, y: number): boolean {
    return this.stage.pick(x, y, [this.ghost.mesh, this.refused.mesh]) !== null;
  }

  landmarks(): Map<string, Triple> {
    const rows = this.desk?.view.limits ?? [];
    return new Map(
      rows.flatMap((row, y) =>
        row.flatMap((limit, x): [string, Triple][] => (limit ? [[`${x},${y}`, this.top([x, y])]] : [])),
      ),
    );
  }

  placeOf([x, y, z]: readonly number[]): Triple | null {
    const { view } = this.desk ?? {};
    if (!view || x === undefined || y === undefined) return null;
    const [wx, wz] = onPlan(view, x, y);
    return [wx, (z ?? 0) + 0.5, wz];
  }

  /** The highest cell first. */
  whereIs(move: Move): Triple[] {
    const { view } = this.desk ?? {};
    if (!view || move.kind !== "PlaceStone") return [];
    return [...move.cells]
      .sort(([, , a], [, , b]) => b - a)
      .map(([x, y, z]) => {
        const [wx, wz] = onPlan(view, x, y);
        return [wx, z + 1, wz];
      });
  }

  summit(): Triple[] {
    const { view } = this.desk ?? {};
    return view ? highest(topsOf(view, 0)) : [];
  }

  /** The legal place nearest to the pointer, or else the column it points at. */
  private anchorAt(x: number, y: number): Anchor | null {
    const cell = this.stage.project([1, 0, 0]);
    const origin = this.stage.project([0, 0, 0]);
    const near = this.stage.nearest(x, y, Math.hypot(cell.x - origin.x, cell.y - origin.y) * 0.6);
    if (near) return parseAnchor(near);
    const hit = this.stage.pick(x, y, [this.pieces.mesh, this.board]);
    if (!hit || !this.desk) return null;
    const [dx, dz] = this.middle();
    const inside = hit.point.clone().addScaledVector(this.stage.gaze(), 0.02);
    const anchor: Anchor = [Math.floor(inside.x + dx), Math.floor(inside.z + dz)];
    return this.desk.view.limits[anchor[1]]?.[anchor[0]] ? anchor : null;
  }

  private middle(): [number, number] {
    const limits = this.desk?.view.limits ?? [];
    return [(limits[0]?.length ?? 0) / 2, limits.length / 2];
  }

  private top([x, y]: Anchor): Triple {
    const { view } = this.desk as RumisDesk;
    const [wx, wz] = onPlan(view, x, y);
    return [wx, view.heights[y]?.[x] ?? 0, wz];
  }

  private *padsOf(spots: Iterable<string>): Iterable<[string, Piece]> {
    for (const spot of spots) {
      const [x, y, z] = this.top(parseAnchor(spot));
      yield [`pad ${spot}`, { shape: "pad", at: [x, y + 0.04, z], tone: LEGAL }];
    }
  }

  /** A solution is on show, and nothing else is in hand. */
  private isShowing(): boolean {
    return (this.desk?.choice.found?.shown ?? 0) > 0;
  }

  /** The stone in hand, in stripes where it may not lie; those advised; or those of a solution, as they are laid. */
  private showGhost({ view, choice, hints }: RumisDesk, fits: boolean): void {
    const held = choice.anchor && choice.stone && !this.isShowing() ? letDown(view, choice.cells, choice.anchor) : [];
    const others = [...laidOut(choice.found, view), ...hints].flatMap(({ cells, colour }) => [
      ...partsOf(view, keyOf(cells), cells, toneOf(view, colour).hex),
    ]);
    const parts = [...partsOf(view, "held", held, fits ? toneOf(view, choice.colour).hex : WHITE.hex)];
    this.ghost.sync(new Map(fits ? [...others, ...parts] : others), (id) => (id.startsWith("held") ? null : {}));
    this.refused.sync(new Map(fits ? [] : parts), () => null);
  }

  private showPlan({ view, snapshot }: RumisDesk): void {
    const side = this.side(view);
    const scenario = view.mode === "cube" ? null : scenarioOf(snapshot.variant.scenario);
    const plan = JSON.stringify([view.limits, side, scenario, view.owners.length]);
    if (plan === this.plan) return;
    this.plan = plan;
    const [width, depth] = [view.limits[0]?.length ?? 0, view.limits.length];
    const top = this.board.material[1] as MeshStandardMaterial;
    top.map?.dispose();
    top.map = planTexture({ limits: view.limits, side, scenario, players: view.owners.length });
    top.needsUpdate = true;
    this.board.geometry.dispose();
    this.board.geometry = slab(width + 2 * RIM, BOARD_HEIGHT, depth + 2 * RIM);
  }

  /** The board and the building, with room for the next stone; in the end what is seen from above, for that counts. */
  private frame({ view, snapshot }: RumisDesk): void {
    const [width, depth] = [(view.limits[0]?.length ?? 0) / 2 + RIM, view.limits.length / 2 + RIM];
    const board = cornersOf([-width, -BOARD_HEIGHT, -depth], [width, 0, depth]);
    const points = [...board, ...cornersOfTops(view, 0.6)];
    const side = this.side(view);
    if (snapshot.turn.kind === "ended" && view.mode !== "cube")
      this.stage.lookDownAt(points, turnedTo(side, [0, 0, 1]));
    else this.stage.lookAt(points, turnedTo(side, this.stage.aspect > WIDE ? SLANTED : STEEP));
  }

  /** From where the plan is seen: its longer side along the longer side of the canvas, its low cells in front. */
  private side({ limits }: RumisView): Side {
    const [width, depth] = [limits[0]?.length ?? 0, limits.length];
    return sideOf(limits, width !== depth && depth > width === this.stage.aspect > WIDE);
  }

  dispose(): void {
    this.board.geometry.dispose();
    for (const material of this.board.material) {
      material.map?.dispose();
      material.dispose();
    }
  }
}

/** Lay the stone here if the server's list has it; otherwise ask why not. */
export function letGo(desk: RumisDesk, anchor: Anchor): void {
  const { stone, cells, colour } = desk.choice;
  const move = placements(desk.snapshot, desk.choice).get(String(anchor));
  if (move) desk.play(move);
  else if (stone) desk.askWhy(moveAt(desk.view, { stone, cells, colour }, anchor));
}

const parseAnchor = (spot: string): Anchor => spot.split(",").map(Number) as unknown as Anchor;
