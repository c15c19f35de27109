/** Tulum in 3D: a tilted board for every seat, blocks that are turned over when secured, dice that roll. */

import {
  Color,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Vector2,
  type BufferGeometry,
} from "three";
import { cornersOf } from "../../stage/framing";
import { sideBySide } from "../../stage/layout";
import { BOARD_HEIGHT } from "../../stage/light";
import { GLOW } from "../../stage/palette";
import { WHITE } from "../../wire/tones";
import { glowing, solid } from "../../stage/materials";
import { Nameplates } from "../../stage/nameplates";
import { Atlas, badge, carved, stone, wood, type Paint } from "../../stage/paint";
import { Pieces, type Entrance, type Piece, type Triple } from "../../stage/pieces";
import { bevelled } from "../../stage/shapes";
import type { Stage } from "../../stage/stage";
import type { Desk, Scene } from "../../stage/table";
import { seatName } from "../../stage/twin";
import { boardGeometry, boardTexture } from "./board";
import { placements, places, ROWS, rowTone, type Place, type TulumView } from "./view";

export type TulumDesk = Desk<"tulum", object>;

const BOARD_WIDTH = 7.4;
const BOARD_DEPTH = 7;
const DICE_DEPTH = 2.2;
const DICE_WIDTH = 6.8;
const DIE_SIZE = 0.84;
/** A dot in a ring: no row has such a mark. */
const DOT = "M50 12a38 38 0 1 0 .01 0zM50 22a28 28 0 1 1 -.01 0zM50 34a16 16 0 1 0 .01 0z";
/** What is not yet secured lies a little higher and is paler than what is. */
const LOOSE_LIFT = 0.12;
const LOOSE_TONES = ROWS.map(({ hex }) => `#${new Color(hex).lerp(new Color(WHITE.hex), 0.15).getHexString()}`);
const REACH = 42;

/** Turns that bring face r of a die to the top; faces lie as right, left, top, bottom, front, back. */
const DIE_TURNS: readonly Triple[] = [
  [0, 0, Math.PI / 2],
  [0, 0, -Math.PI / 2],
  [0, 0, 0],
  [Math.PI, 0, 0],
  [-Math.PI / 2, 0, 0],
  [Math.PI / 2, 0, 0],
];

export class TulumScene implements Scene<"tulum", object> {
  private readonly pieces: Pieces;
  private readonly glow: Pieces;
  private readonly boards = new Group();
  private readonly names = new Nameplates(2.3);
  private readonly boardMaterial = new MeshStandardMaterial({
    map: boardTexture(BOARD_WIDTH, BOARD_DEPTH),
    roughness: 0.7,
  });
  private readonly edgeMaterial = new MeshStandardMaterial({ color: "#7c5230", roughness: 0.6 });
  private desk: TulumDesk | null = null;
  private hovered: string | null = null;
  private rolls = 0;

  constructor(private readonly stage: Stage) {
    const atlas = makeAtlas();
    this.pieces = new Pieces(shapesOf(atlas), solid(atlas.texture), 128, stage.clock);
    this.glow = new Pieces({ pad: frame(0.33, 0.47, 0.12) }, glowing(), 32, stage.clock);
    this.pieces.mesh.castShadow = this.pieces.mesh.receiveShadow = true;
    stage.add(this.boards, this.names.group, this.pieces.mesh, this.glow.mesh);
    stage.own(this, atlas.texture);
  }

  sync(desk: TulumDesk): void {
    const rolled = desk.snapshot.lastEvents.some(({ move }) => move.kind === "Roll");
    if (rolled && desk.snapshot !== this.desk?.snapshot) this.rolls++;
    this.desk = desk;
    const anchors = this.anchors(desk.view);
    this.showBoards(anchors);
    this.pieces.sync(new Map([...blocksOf(desk.view, anchors), ...this.dice(desk.view, anchors)]), entrance);
    this.showNames(desk, anchors);
    this.showPlaces(anchors[desk.view.seat] as Triple);
    this.frame(anchors);
  }

  hover(x: number, y: number): void {
    const spot = this.stage.nearest(x, y, REACH);
    if (spot === this.hovered) return;
    this.hovered = spot;
    if (this.desk) this.sync(this.desk);
  }

  leave(): void {
    this.hovered = null;
    if (this.desk) this.sync(this.desk);
  }

  tap(x: number, y: number): void {
    const spot = this.stage.nearest(x, y, REACH);
    const move = spot && this.desk ? placements(this.desk.snapshot).get(spot) : undefined;
    if (move) this.desk?.play(move);
  }

  landmarks(): Map<string, Triple> {
    const anchors = this.desk ? this.anchors(this.desk.view) : [];
    return new Map(
      anchors.flatMap((anchor, seat) => places.map((place) => [`${seat},${place}`, blockAt(anchor, place, 0.3)])),
    );
  }

  private anchors(view: TulumView): Triple[] {
    return sideBySide(view.boards.length, this.stage.aspect, BOARD_WIDTH + 0.6, BOARD_DEPTH + DICE_DEPTH);
  }

  private showBoards(anchors: readonly Triple[]): void {
    while (this.boards.children.length < anchors.length) this.boards.add(this.makeBoard());
    for (const [seat, board] of this.boards.children.entries()) board.position.set(...(anchors[seat] as Triple));
  }

  private showNames({ view, snapshot, say }: TulumDesk, anchors: readonly Triple[]): void {
    this.names.sync(
      anchors.map(([x, y, z], seat) => ({
        text: seatName(snapshot.seats, seat, say),
        at: [x - 2.1, y + 0.02, z - 2.75],
        isTurn: seat === view.seat && !view.is_over,
      })),
    );
  }

  private makeBoard(): Object3D {
    const board = new Mesh(boardGeometry(BOARD_WIDTH, BOARD_DEPTH), [this.edgeMaterial, this.boardMaterial]);
    board.castShadow = board.receiveShadow = true;
    return board;
  }

  private *dice(view: TulumView, anchors: readonly Triple[]): Iterable<[string, Piece]> {
    const [x, , z] = anchors[view.seat] as Triple;
    const count = view.is_over ? 0 : view.dice.length || view.num_dice;
    for (let i = 0; i < count; i++) {
      const at: Triple = [x + (i - (count - 1) / 2) * 1.15, DIE_SIZE / 2 - BOARD_HEIGHT, z + BOARD_DEPTH / 2 + 1.05];
      const row = view.dice[i];
      if (row === undefined) yield [`blank ${i}`, { shape: "blank", at, tone: "#ffffff" }];
      else
        yield [
          `die ${this.rolls} ${row} ${i - view.dice.indexOf(row)}`,
          { shape: "die", at, turn: DIE_TURNS[row] as Triple, tone: "#ffffff" },
        ];
    }
  }

  /** Light up where a block may go now; the one under the pointer is shown as a block already. */
  private showPlaces(anchor: Triple): void {
    const legal = this.desk ? [...placements(this.desk.snapshot).keys()] : [];
    const spots = new Map(legal.map((spot) => [spot, blockAt(anchor, parsePlace(spot), 0.3)]));
    this.stage.setSpots(spots);
    const pads = legal.map((spot): [string, Piece] => {
      const [x, y, z] = blockAt(anchor, parsePlace(spot), spot === this.hovered ? 0.3 : 0.1);
      return [spot, { shape: "pad", at: [x, y, z], tone: GLOW, scale: spot === this.hovered ? 1.12 : 1 }];
    });
    this.glow.sync(new Map(pads), () => null);
  }

  private frame(anchors: readonly Triple[]): void {
    const [half, front] = [BOARD_WIDTH / 2, BOARD_DEPTH / 2];
    const points = anchors.flatMap(([x, , z]) => [
      ...cornersOf([x - half, 0, z - front], [x + half, 0.5, z + front]),
      ...cornersOf([x - DICE_WIDTH / 2, -BOARD_HEIGHT, z + front], [x + DICE_WIDTH / 2, 0.5, z + front + 1.6]),
    ]);
    this.stage.lookAt(points, [0, 1.6, 0.75]);
  }

  dispose(): void {
    this.boardMaterial.map?.dispose();
    for (const thing of [this.pieces, this.glow, this.names, this.boardMaterial, this.edgeMaterial]) thing.dispose();
    for (const board of this.boards.children) if (board instanceof Mesh) board.geometry.dispose();
  }
}

/** Dice roll in from the right, each by its own way; a block is put down from above. */
function entrance(id: string, { at: [x, y, z] }: Piece): Entrance | null {
  if (id.startsWith("blank")) return null;
  if (!id.startsWith("die")) return {};
  const own = (x * 7.3 + 50) % 1;
  return { from: [x + 5 + 2 * own, y, z + 1.2 - 2.4 * own], radius: DIE_SIZE / 2, duration: 480 + 120 * own };
}

function makeAtlas(): Atlas {
  const tiles: Record<string, Paint> = {
    plain: stone,
    wood,
    dot: carved(stone, DOT),
    blank: badge("#f3ead8", "#e4d6bb", "#b59b74", DOT),
  };
  ROWS.forEach((tone, row) => {
    tiles[`mark ${row}`] = carved(stone, tone.mark);
    tiles[`face ${row}`] = badge(WHITE.hex, tone.hex, tone.ink, tone.mark);
  });
  return new Atlas(tiles);
}

/** A block has its mark on one side and a dot on the other, as on the real table. */
function shapesOf(atlas: Atlas) {
  const blocks = ROWS.map((_, row) => [
    `block ${row}`,
    bevelled([0.96, 0.46, 0.96], 0.09, atlas, { side: "plain", top: `mark ${row}`, bottom: "dot" }),
  ]);
  const [right, left, top, bottom, front, back] = ROWS.map((_, row) => `face ${row}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return Object.fromEntries([
    ...blocks,
    [
      "die",
      bevelled([DIE_SIZE, DIE_SIZE, DIE_SIZE], 0.13, atlas, { side: "plain", right, left, top, bottom, front, back }),
    ],
    ["blank", bevelled([DIE_SIZE, DIE_SIZE, DIE_SIZE], 0.13, atlas, { side: "blank" })],
  ]);
}

/** A square frame that lies flat, so wide inside and outside from its middle; what it lies around stays visible. */
function frame(inner: number, outer: number, height: number): BufferGeometry {
  const outline = [
    [inner, 0],
    [outer, 0],
    [outer, height],
    [inner, height],
    [inner, 0],
  ] as const;
  const corners = outline.map(([out, up]) => new Vector2(out * Math.SQRT2, up - height / 2));
  return new LatheGeometry(corners, 4).rotateY(Math.PI / 4).toNonIndexed();
}

function* blocksOf(view: TulumView, anchors: readonly Triple[]): Iterable<[string, Piece]> {
  const loose = new Set(view.loose.map(String));
  for (const [seat, board] of view.boards.entries()) {
    const all = seat === view.seat ? [...board, ...view.loose] : board;
    for (const place of all) {
      const isLoose =
        seat === view.seat && loose.has(String(place)) && !board.some((other) => String(other) === String(place));
      const at = blockAt(anchors[seat] as Triple, place, isLoose ? 0.25 + LOOSE_LIFT : 0.25);
      const tone = isLoose ? (LOOSE_TONES[place[0]] as string) : rowTone(place[0]).hex;
      yield [`block ${seat} ${place}`, { shape: `block ${place[0]}`, at, tone, turn: [isLoose ? Math.PI : 0, 0, 0] }];
    }
  }
}

function blockAt([x, y, z]: Triple, [row, place]: Place, lift: number): Triple {
  return [x + place + row / 2 - 2.5, y + lift, z + 2.55 - row * 1.02];
}

const parsePlace = (spot: string): Place => spot.split(",").map(Number) as unknown as Place;
