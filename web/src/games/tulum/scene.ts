/** Tulum in 3D: a tilted board for every seat, blocks that are turned over when secured, dice that roll. */

import {
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Vector2,
  Vector3,
  type BufferGeometry,
} from "three";
import { cornersOf } from "../../stage/framing";
import { BOARD_HEIGHT } from "../../stage/light";
import { GLOW } from "../../stage/palette";
import { WHITE } from "../../wire/tones";
import { ghostly, glowing, solid } from "../../stage/materials";
import { Nameplates } from "../../stage/nameplates";
import { Atlas, badge, carved, stone, wood, type Paint } from "../../stage/paint";
import { paler } from "../../stage/paler";
import { Pieces, type Entrance, type Piece, type Triple } from "../../stage/pieces";
import { bevelled } from "../../stage/shapes";
import type { Stage } from "../../stage/stage";
import type { Desk, Scene } from "../../stage/table";
import { seatName } from "../../stage/twin";
import type { Draw, Move } from "../../wire/games/tulum";
import { boardGeometry, boardTexture } from "./board";
import { BOARD_DEPTH, BOARD_WIDTH, boardPlaces, type BoardPlace } from "./layout";
import { placements, places, ROWS, rowTone, type Place, type TulumView } from "./view";

export type TulumDesk = Desk<"tulum", object>;

const DICE_WIDTH = 6.8;
const DIE_SIZE = 0.84;
/** A dot in a ring: no row has such a mark. */
const DOT = "M50 12a38 38 0 1 0 .01 0zM50 22a28 28 0 1 1 -.01 0zM50 34a16 16 0 1 0 .01 0z";
/** What is not yet secured lies a little higher and is paler than what is. */
const LOOSE_LIFT = 0.12;
const LOOSE_TONES = ROWS.map(({ hex }) => paler(hex, 0.12));
/** What is written on a small board is not as small as the board. */
const LEGIBLE = 1.35;
const REACH = 42;
const GLIDE_MS = 260;

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
  private readonly ghost: Pieces;
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
  /** The seat whose board lies in front; null where nobody here plays. */
  private front: number | null = null;
  private stopGlide: () => void = () => {};

  constructor(private readonly stage: Stage) {
    const atlas = makeAtlas();
    this.pieces = new Pieces(shapesOf(atlas), solid(atlas.texture), 128, stage.clock);
    this.glow = new Pieces({ pad: frame(0.33, 0.47, 0.12) }, glowing(), 32, stage.clock);
    this.ghost = new Pieces(shapesOf(atlas), ghostly(), 4, stage.clock);
    this.pieces.mesh.castShadow = this.pieces.mesh.receiveShadow = true;
    stage.add(this.boards, this.names.group, this.pieces.mesh, this.glow.mesh, this.ghost.mesh);
    stage.own(this, atlas.texture);
  }

  sync(desk: TulumDesk): void {
    const rolled = desk.snapshot.lastEvents.some(({ move }) => move.kind === "Roll");
    if (rolled && desk.snapshot !== this.desk?.snapshot) this.rolls++;
    this.desk = desk;
    this.front = frontOf(desk, this.front);
    const boards = this.boardPlaces(desk.view);
    this.showBoards(boards);
    this.pieces.sync(new Map([...blocksOf(desk.view, boards), ...this.dice(desk.view, boards)]), entrance);
    this.showNames(desk, boards);
    this.showPlaces(boards[desk.view.seat] as BoardPlace);
    this.ghost.sync(new Map(ghostsOf(desk.hints, boards[desk.view.seat] as BoardPlace)), () => null);
    this.frame(boards);
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

  /** A block is laid by one tap; a place where none may lie says why. */
  tap(x: number, y: number): void {
    const { desk } = this;
    if (!desk?.isMine) return;
    const spot = this.stage.nearest(x, y, REACH);
    const move = spot ? placements(desk.snapshot).get(spot) : undefined;
    if (move) desk.play(move);
    else this.askAt(x, y, desk);
  }

  landmarks(): Map<string, Triple> {
    const boards = this.desk ? this.boardPlaces(this.desk.view) : [];
    return new Map(
      boards.flatMap((board, seat) => places.map((place) => [`${seat},${place}`, blockAt(board, place, 0.3)])),
    );
  }

  placeOf([row, place]: readonly number[]): Triple | null {
    const board = this.desk && this.boardPlaces(this.desk.view)[this.desk.view.seat];
    return board && row !== undefined && place !== undefined ? blockAt(board, [row, place], 0.5) : null;
  }

  whereIs(move: Move | Draw, seat: number | null): Triple[] {
    const board = this.desk && seat !== null ? this.boardPlaces(this.desk.view)[seat] : undefined;
    if (!board || move.kind !== "PlaceBlock") return [];
    return [blockAt(board, [move.row, move.place], 0.5)];
  }

  summit(): Triple[] {
    return [];
  }

  private askAt(x: number, y: number, { view, askWhy }: TulumDesk): void {
    const board = this.boardPlaces(view)[view.seat] as BoardPlace;
    const all = new Map(places.map((place) => [String(place), blockAt(board, place, 0.1)]));
    const near = this.stage.nearest(x, y, REACH, all);
    if (!near) return;
    const [row, place] = parsePlace(near);
    askWhy({ kind: "PlaceBlock", row, place });
  }

  private boardPlaces({ boards }: TulumView): BoardPlace[] {
    return boardPlaces(boards.length, this.front, this.stage.aspect);
  }

  /** When another board comes to the front, all of them glide as their blocks do. */
  private showBoards(boards: readonly BoardPlace[]): void {
    const isFirst = this.boards.children.length === 0;
    while (this.boards.children.length < boards.length) this.boards.add(this.makeBoard());
    const moves = this.boards.children.map((board, seat) => {
      const { at, scale } = boards[seat] as BoardPlace;
      return { board, from: board.position.clone(), size: board.scale.x, to: new Vector3(...at), scale };
    });
    if (moves.every(({ from, to, size, scale }) => from.equals(to) && size === scale)) return;
    this.stopGlide();
    const step = (t: number): void => {
      for (const { board, from, to, size, scale } of moves) {
        board.position.lerpVectors(from, to, t);
        board.scale.setScalar(size + (scale - size) * t);
      }
    };
    if (isFirst) step(1);
    else this.stopGlide = this.stage.clock.run(GLIDE_MS, 0, step);
  }

  private showNames({ view, snapshot, say }: TulumDesk, boards: readonly BoardPlace[]): void {
    this.names.sync(
      boards.map(({ at: [x, y, z], scale }, seat) => ({
        text: seatName(snapshot.seats, seat, say),
        at: [x - 2.1 * scale, y + 0.02, z - 2.75 * scale],
        isTurn: seat === view.seat && !view.is_over,
        scale: scale < 1 ? scale * LEGIBLE : scale,
      })),
    );
  }

  private makeBoard(): Object3D {
    const board = new Mesh(boardGeometry(BOARD_WIDTH, BOARD_DEPTH), [this.edgeMaterial, this.boardMaterial]);
    board.castShadow = board.receiveShadow = true;
    return board;
  }

  private *dice(view: TulumView, boards: readonly BoardPlace[]): Iterable<[string, Piece]> {
    const {
      at: [x, , z],
      scale,
    } = boards[view.seat] as BoardPlace;
    const count = view.is_over ? 0 : view.dice.length || view.num_dice;
    for (let i = 0; i < count; i++) {
      const at: Triple = [
        x + (i - (count - 1) / 2) * 1.15 * scale,
        (DIE_SIZE / 2) * scale - BOARD_HEIGHT,
        z + (BOARD_DEPTH / 2 + 1.05) * scale,
      ];
      const row = view.dice[i];
      if (row === undefined) yield [`blank ${i}`, { shape: "blank", at, tone: "#ffffff", scale }];
      else
        yield [
          `die ${this.rolls} ${row} ${i - view.dice.indexOf(row)}`,
          { shape: "die", at, turn: DIE_TURNS[row] as Triple, tone: "#ffffff", scale },
        ];
    }
  }

  /** Light up where a block may go now; the one under the pointer is shown as a block already. */
  private showPlaces(board: BoardPlace): void {
    const legal = this.desk ? [...placements(this.desk.snapshot).keys()] : [];
    const spots = new Map(legal.map((spot) => [spot, blockAt(board, parsePlace(spot), 0.3)]));
    this.stage.setSpots(spots);
    const pads = legal.map((spot): [string, Piece] => {
      const at = blockAt(board, parsePlace(spot), spot === this.hovered ? 0.3 : 0.1);
      return [spot, { shape: "pad", at, tone: GLOW, scale: (spot === this.hovered ? 1.12 : 1) * board.scale }];
    });
    this.glow.sync(new Map(pads), () => null);
  }

  private frame(boards: readonly BoardPlace[]): void {
    const [half, front] = [BOARD_WIDTH / 2, BOARD_DEPTH / 2];
    const points = boards.flatMap(({ at: [x, , z], scale }) => {
      const [left, near] = [half * scale, z + front * scale];
      return [
        ...cornersOf([x - left, 0, z - front * scale], [x + left, 0.5 * scale, near]),
        ...cornersOf(
          [x - (DICE_WIDTH / 2) * scale, -BOARD_HEIGHT, near],
          [x + (DICE_WIDTH / 2) * scale, 0.5 * scale, near + 1.6 * scale],
        ),
      ];
    });
    this.stage.lookAt(points, [0, 1.6, 0.75]);
  }

  dispose(): void {
    this.boardMaterial.map?.dispose();
    for (const thing of [this.pieces, this.glow, this.ghost, this.names, this.boardMaterial, this.edgeMaterial])
      thing.dispose();
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

function* blocksOf(view: TulumView, boards: readonly BoardPlace[]): Iterable<[string, Piece]> {
  const loose = new Set(view.loose.map(String));
  for (const [seat, board] of view.boards.entries()) {
    const all = seat === view.seat ? [...board, ...view.loose] : board;
    const place = boards[seat] as BoardPlace;
    for (const block of all) {
      const isLoose =
        seat === view.seat && loose.has(String(block)) && !board.some((other) => String(other) === String(block));
      const at = blockAt(place, block, isLoose ? 0.25 + LOOSE_LIFT : 0.25);
      const tone = isLoose ? (LOOSE_TONES[block[0]] as string) : rowTone(block[0]).hex;
      const turn: Triple = [isLoose ? Math.PI : 0, 0, 0];
      yield [`block ${seat} ${block}`, { shape: `block ${block[0]}`, at, tone, turn, scale: place.scale }];
    }
  }
}

/** The blocks that were advised. */
function* ghostsOf(hints: readonly Move[], board: BoardPlace): Iterable<[string, Piece]> {
  for (const hint of hints) {
    if (hint.kind !== "PlaceBlock") continue;
    const at = blockAt(board, [hint.row, hint.place], 0.25 + LOOSE_LIFT);
    const id = `hint ${hint.row} ${hint.place}`;
    yield [id, { shape: `block ${hint.row}`, at, tone: rowTone(hint.row).hex, scale: board.scale }];
  }
}

function blockAt({ at: [x, y, z], scale }: BoardPlace, [row, place]: Place, lift: number): Triple {
  return [x + (place + row / 2 - 2.5) * scale, y + lift * scale, z + (2.55 - row * 1.02) * scale];
}

/** The board of whoever is to move here lies in front, and stays there while the others move. */
function frontOf({ snapshot: { mySeats }, view: { seat } }: TulumDesk, before: number | null): number | null {
  if (mySeats.includes(seat)) return seat;
  return before !== null && mySeats.includes(before) ? before : (mySeats[0] ?? null);
}

const parsePlace = (spot: string): Place => spot.split(",").map(Number) as unknown as Place;
