/** Pyramido in 3D: one stepped pyramid, or one for every seat, with the stones to be had before it. */

import { Group, Mesh, MeshStandardMaterial, type BufferGeometry } from "three";
import { labelAt, makeLabels } from "../../stage/coordinates";
import { cornersOf, highest } from "../../stage/framing";
import { sideBySide } from "../../stage/layout";
import { BOARD_HEIGHT } from "../../stage/light";
import { faint, ghostly, glowing, overlay, solid } from "../../stage/materials";
import { Nameplates } from "../../stage/nameplates";
import { paintBoard, paintTexture, Atlas, carved, hatched, stone, type Paint } from "../../stage/paint";
import { GLOW } from "../../stage/palette";
import { GREY, WHITE } from "../../wire/tones";
import { Pieces, type Piece, type Triple } from "../../stage/pieces";
import { bevelled, slab } from "../../stage/shapes";
import type { Stage } from "../../stage/stage";
import type { Desk, Scene } from "../../stage/table";
import { seatName } from "../../stage/twin";
import type { Draw, Move } from "../../wire/games/pyramido";
import { columnOf, EDGE_TEXTS, rowOf } from "../../store/places";
import { cornersOfRow, rowsOf, stonesIn, type Row } from "./rows";
import {
  buildMove,
  builds,
  COLOURS,
  present,
  STEP,
  toneOf,
  type Place,
  type PyramidoChoice,
  type PyramidoView,
  type PyramidView,
  type Source,
} from "./view";

export type PyramidoDesk = Desk<"pyramido", PyramidoChoice>;

/** Of a plinth, around the base. */
const RIM = 0.75;
const CROSS = "M20 10L50 40L80 10L90 20L60 50L90 80L80 90L50 60L20 90L10 80L40 50L10 20z";
const SCALE = 70;

export class PyramidoScene implements Scene<"pyramido", PyramidoChoice> {
  private readonly pieces: Pieces;
  private readonly faded: Pieces;
  private readonly ghost: Pieces;
  private readonly refused: Pieces;
  private readonly pads: Pieces;
  private readonly labels: Pieces;
  private readonly plinths = new Group();
  private readonly names = new Nameplates(2.6);
  private readonly body = new MeshStandardMaterial({ color: "#5e3d22", roughness: 0.6 });
  private readonly top = new MeshStandardMaterial({ roughness: 0.75 });
  private desk: PyramidoDesk | null = null;

  constructor(private readonly stage: Stage) {
    const atlas = makeAtlas();
    this.pieces = new Pieces(shapesOf(atlas), solid(atlas.texture), 360, stage.clock);
    this.faded = new Pieces(shapesOf(atlas), faint(), 120, stage.clock);
    this.ghost = new Pieces(shapesOf(atlas), ghostly(), 4, stage.clock);
    this.labels = makeLabels(stage, EDGE_TEXTS);
    const hatch = atlas.repainted(hatched);
    this.refused = new Pieces(shapesOf(hatch), overlay(hatch.texture), 2, stage.clock);
    this.pads = new Pieces(
      { pad: bevelled([0.62, 0.05, 0.62], 0.025, atlas, { side: "plain" }) },
      glowing(),
      256,
      stage.clock,
    );
    this.pieces.mesh.castShadow = this.pieces.mesh.receiveShadow = true;
    stage.add(
      this.plinths,
      this.names.group,
      this.labels.mesh,
      this.pieces.mesh,
      this.pads.mesh,
      this.faded.mesh,
      this.ghost.mesh,
      this.refused.mesh,
    );
    stage.own(this, this.names, this.pieces, this.faded, this.ghost, this.refused, this.pads, this.body, this.top);
    stage.own(this.labels, atlas.texture, hatch.texture);
  }

  sync(desk: PyramidoDesk): void {
    this.desk = desk;
    const anchors = this.anchors(desk.view);
    this.showPlinths(desk.view, anchors);
    const rows = rowsOf(desk.view, anchors);
    const [low, high] = this.stones(desk, anchors);
    this.pieces.sync(new Map([...low, ...rows.flatMap((row) => [...stonesIn(row)])]), (id) =>
      this.faded.has(id) ? null : {},
    );
    this.faded.sync(high, () => null);
    this.showNames(desk, anchors);
    this.labels.sync(new Map(labelsOf(desk.view, anchors)), () => null);
    this.showPlaces(desk, anchors[present(desk.view)] as Triple);
    this.frame(desk, anchors, rows);
  }

  hover(x: number, y: number): void {
    const { desk } = this;
    if (!desk || desk.choice.colour === null) return;
    const spot = this.spotAt(x, y);
    if (String(spot) !== String(desk.choice.spot)) desk.pick({ spot });
  }

  leave(): void {}

  tap(x: number, y: number): void {
    const { desk } = this;
    if (!desk?.isMine) return;
    const spot = this.spotAt(x, y);
    if (!spot) this.takeAt(x, y, desk);
    else if (String(spot) === String(desk.choice.spot)) letGo(desk, spot);
    else desk.pick({ spot });
  }

  dispose(): void {
    this.top.map?.dispose();
    for (const plinth of this.plinths.children) if (plinth instanceof Mesh) plinth.geometry.dispose();
  }

  landmarks(): Map<string, Triple> {
    const { view } = this.desk ?? {};
    if (!view) return new Map();
    const anchors = this.anchors(view);
    return new Map(
      view.pyramids.flatMap((pyramid, i) => {
        const place = placer(pyramid, anchors[i] as Triple);
        const all = [
          ...pyramid.stones.map(([level, x, y]): Place => [level, x, y]),
          ...pyramid.fits.map((fit) => fit.place),
        ];
        return all.map((at): [string, Triple] => [`${i},${at}`, place(at)]);
      }),
    );
  }

  placeOf(cell: readonly number[]): Triple | null {
    const { view } = this.desk ?? {};
    if (!view || cell.length < 3) return null;
    const place = placer(view.pyramids[present(view)] as PyramidView, this.anchors(view)[present(view)] as Triple);
    return place(cell as unknown as Place);
  }

  whereIs(move: Move | Draw, seat: number | null): Triple[] {
    const { view } = this.desk ?? {};
    if (!view || !("level" in move)) return [];
    const i = view.mode === "contest" ? (seat ?? 0) : 0;
    const place = placer(view.pyramids[i] as PyramidView, this.anchors(view)[i] as Triple);
    const [x, y, z] = place([move.level, move.x, move.y]);
    return [[x, y + STEP / 2, z]];
  }

  summit(): Triple[] {
    const { view } = this.desk ?? {};
    return view ? highest(topsOf(view, this.anchors(view))) : [];
  }

  private spotAt(x: number, y: number): Place | null {
    const [a, b] = [this.stage.project([0, 0, 0]), this.stage.project([1, 0, 0])];
    const spot = this.stage.nearest(x, y, Math.hypot(a.x - b.x, a.y - b.y) * 0.62);
    return spot ? parsePlace(spot) : null;
  }

  /** A stone of the hand, the quarry or the store can be taken by tapping it. */
  private takeAt(x: number, y: number, desk: PyramidoDesk): void {
    const hit = this.stage.pick(x, y, [this.pieces.mesh]);
    const [what, seat, , colour] = (hit ? this.pieces.idOf(hit) : "")?.split(" ") ?? [];
    const mine = what === "quarry" || Number(seat) === desk.view.seat;
    if (mine && (what === "hand" || what === "quarry" || what === "store"))
      desk.pick({ source: what as Source, colour: Number(colour), spot: null });
  }

  private anchors(view: PyramidoView): Triple[] {
    const width = view.base + 2.4;
    const places = sideBySide(view.pyramids.length, this.stage.aspect, width, width + 2);
    return ownInFront(places, this.desk?.snapshot.mySeats ?? []);
  }

  /** Every stone and dead place; those above the open level apart. */
  private stones(
    { view, choice }: PyramidoDesk,
    anchors: readonly Triple[],
  ): [low: Map<string, Piece>, high: Map<string, Piece>] {
    const [low, high] = [new Map<string, Piece>(), new Map<string, Piece>()];
    for (const [i, pyramid] of view.pyramids.entries()) {
      const place = placer(pyramid, anchors[i] as Triple);
      const shown = (level: number): Map<string, Piece> => (level > choice.open ? high : low);
      for (const [level, x, y, colour] of pyramid.stones)
        shown(level).set(`stone ${view.game} ${i} ${level},${x},${y}`, {
          shape: `stone ${colour}`,
          at: place([level, x, y]),
          tone: toneOf(colour).hex,
        });
      for (const dead of pyramid.dead) {
        const [x, y, z] = place(dead);
        shown(dead[0]).set(`dead ${i} ${dead}`, { shape: "dead", at: [x, y - STEP / 2 + 0.04, z], tone: GREY.hex });
      }
    }
    return [low, high];
  }

  /** Bright pads where the stone may go, dim ones where another colour would have to lie. */
  private showPlaces(desk: PyramidoDesk, anchor: Triple): void {
    const { view, choice, snapshot } = desk;
    const pyramid = view.pyramids[present(view)] as PyramidView;
    const place = placer(pyramid, anchor);
    const legal = builds(snapshot, choice);
    const shown =
      desk.isMine && choice.colour !== null
        ? pyramid.fits.map((fit) => fit.place).filter(([level]) => level <= choice.open)
        : [];
    const under = (spot: Place): Triple => {
      const [x, y, z] = place(spot);
      return [x, y - STEP / 2 + 0.05, z];
    };
    this.stage.setSpots(new Map(shown.map((spot) => [String(spot), under(spot)])));
    const pads = shown.map((spot): [string, Piece] => {
      const fits = legal.has(String(spot));
      return [String(spot), { shape: "pad", at: under(spot), tone: fits ? GLOW : "#6b6258", scale: fits ? 1 : 0.45 }];
    });
    this.pads.sync(new Map(pads), () => null);
    this.showGhosts(desk, legal.has(String(choice.spot)), place);
  }

  /** The stone in hand where it may lie, in stripes where it may not; and those that were advised. */
  private showGhosts({ choice, hints }: PyramidoDesk, fits: boolean, place: (place: Place) => Triple): void {
    const { colour, spot } = choice;
    const stoneAt = (id: string, colour: number, at: Place, tone: string): [string, Piece] => [
      id,
      { shape: `stone ${colour}`, at: place(at), tone },
    ];
    const held = spot && colour !== null ? [stoneAt("held", colour, spot, fits ? toneOf(colour).hex : WHITE.hex)] : [];
    const advised = hints.flatMap((hint) =>
      "level" in hint
        ? [stoneAt(JSON.stringify(hint), hint.colour, [hint.level, hint.x, hint.y], toneOf(hint.colour).hex)]
        : [],
    );
    this.ghost.sync(new Map(fits ? [...advised, ...held] : advised), () => null);
    this.refused.sync(new Map(fits ? [] : held), () => null);
  }

  /** In a contest every pyramid has its owner. */
  private showNames({ view, snapshot, say }: PyramidoDesk, anchors: readonly Triple[]): void {
    if (view.mode !== "contest") return;
    this.names.sync(
      anchors.map(([x, y, z], seat) => ({
        text: seatName(snapshot.seats, seat, say),
        at: [x, y - BOARD_HEIGHT + 0.02, z + view.base / 2 + RIM + 0.32],
        isTurn: seat === view.seat && !view.is_over,
      })),
    );
  }

  private showPlinths({ base }: PyramidoView, anchors: readonly Triple[]): void {
    const size = base + 2 * RIM;
    if (!this.top.map) {
      this.top.map = plinthTexture(size);
      this.top.needsUpdate = true;
    }
    while (this.plinths.children.length < anchors.length) {
      const plinth: Mesh<BufferGeometry> = new Mesh(slab(size, BOARD_HEIGHT, size), [this.body, this.top]);
      plinth.castShadow = plinth.receiveShadow = true;
      this.plinths.add(plinth);
    }
    for (const [i, plinth] of this.plinths.children.entries()) plinth.position.set(...(anchors[i] as Triple));
  }

  /** Every plinth with what is built on it, and the rows of stones around them. */
  private frame({ view }: PyramidoDesk, anchors: readonly Triple[], rows: readonly Row[]): void {
    const half = view.base / 2 + RIM;
    const plinths = anchors.flatMap(([x, , z]) =>
      cornersOf([x - half, -BOARD_HEIGHT, z - half], [x + half, 0, z + half]),
    );
    this.stage.lookAt([...plinths, ...topsOf(view, anchors), ...rows.flatMap(cornersOfRow)], [0, 1.45, 1]);
  }
}

/** Where places lie behind each other, the one player who sits here has the nearest. */
function ownInFront(places: readonly Triple[], mySeats: readonly number[]): Triple[] {
  const [own] = mySeats;
  const isOneRow = places.every(([, , z]) => z === places[0]?.[2]);
  if (own === undefined || mySeats.length > 1 || isOneRow) return [...places];
  const others = places.slice(0, -1);
  return places.map((_, seat) => (seat === own ? places.at(-1) : others.shift()) as Triple);
}

/** A letter before every column, and a number left of every row, where a stone of the base lies or may lie. */
function* labelsOf(view: PyramidoView, anchors: readonly Triple[]): Iterable<[string, Piece]> {
  const half = view.base / 2 + 0.53;
  for (const [i, pyramid] of view.pyramids.entries()) {
    const [ax, ay, az] = anchors[i] as Triple;
    const place = placer(pyramid, [ax, ay, az]);
    const base = [...pyramid.stones, ...pyramid.fits.map((fit) => fit.place)].filter(([level]) => level === 1);
    for (const column of new Set(base.map(([, x]) => x)))
      yield [`${i} column ${column}`, labelAt(columnOf(column), [place([1, column, 0])[0], ay + 0.015, az + half])];
    for (const row of new Set(base.map(([, , y]) => y)))
      yield [`${i} row ${row}`, labelAt(rowOf(row), [ax - half, ay + 0.015, place([1, 0, row])[2]])];
  }
}

/** The upper sides of all stones, and a little more. */
function topsOf(view: PyramidoView, anchors: readonly Triple[]): Triple[] {
  return view.pyramids.flatMap((pyramid, i) => {
    const place = placer(pyramid, anchors[i] as Triple);
    return pyramid.stones.map(([level, x, y]) => place([level, x, y])).map(([x, y, z]): Triple => [x, y + STEP, z]);
  });
}

/** Build here if the server's list has it; otherwise ask why not. */
export function letGo(desk: PyramidoDesk, spot: Place): void {
  const { choice, snapshot } = desk;
  const move = builds(snapshot, choice).get(String(spot));
  if (move) desk.play(move);
  else if (choice.colour !== null) desk.askWhy(buildMove(choice.source, choice.colour, spot));
}

const parsePlace = (spot: string): Place => spot.split(",").map(Number) as unknown as Place;

/** Where a place of a pyramid is in the world; the base is kept in the middle of its plinth. */
function placer(pyramid: PyramidView, [ax, ay, az]: Triple): (place: Place) => Triple {
  const base = pyramid.stones.filter(([level]) => level === 1);
  const middle = (axis: 1 | 2): number => {
    const all = base.map((lying) => lying[axis]);
    return all.length > 0 ? (Math.min(...all) + Math.max(...all)) / 2 : 0;
  };
  const [mx, my] = [middle(1), middle(2)];
  return ([level, x, y]) => [ax + x - mx + (level - 1) / 2, ay + (level - 0.5) * STEP, az + y - my + (level - 1) / 2];
}

function makeAtlas(): Atlas {
  const tiles: Record<string, Paint> = { plain: stone, dead: carved(stone, CROSS) };
  for (const tone of COLOURS) tiles[tone.name] = carved(stone, tone.mark);
  return new Atlas(tiles);
}

function shapesOf(atlas: Atlas): Record<string, BufferGeometry> {
  const stones = COLOURS.map((tone, colour) => [
    `stone ${colour}`,
    bevelled([0.95, STEP - 0.02, 0.95], 0.11, atlas, { side: "plain", top: tone.name }),
  ]);
  return {
    ...Object.fromEntries(stones),
    dead: bevelled([0.8, 0.06, 0.8], 0.03, atlas, { side: "plain", top: "dead" }),
  };
}

function plinthTexture(size: number) {
  const width = size * SCALE;
  return paintTexture(width, width, (ink) => {
    paintBoard(ink, [width, width], { seed: 31, stain: "#a97a4a", step: 26, edge: "rgba(64,34,14,0.5)" });
  });
}
