/** Where everything of Talō stands or lies: sticks, figures, store, store boards, die and measuring rod. */

import { cornersOf } from "../../stage/framing";
import { BOARD_HEIGHT } from "../../stage/light";
import { GLOW } from "../../stage/palette";
import type { Piece, Triple } from "../../stage/pieces";
import { DIE_REST, dieTurn } from "./die";
import { FIGURE_HEIGHT } from "./figures";
import { boardTone, lookOf } from "./looks";
import { BOARD, STICK_TONES } from "./shapes";
import { cellsOf, GROUND, seatTone, type Spot, type Stick, type TaloView } from "./view";

type Named = Iterable<[string, Piece]>;

export const RIM = 0.8;
export const HALF = GROUND / 2 + RIM;

/** The direction from which the table is seen at first. */
export const SEEN_FROM: Triple = [0.25, 0.95, 1.25];

const QUARTER = Math.PI / 2;
const STORE_SCALE = 0.4;
const BOARD_STEP = 1.6;
/** So many units of short sticks lie in one row; before them there is room for the die. */
const STORE_DEPTH = 6;
/** Farther than anything that falls can roll. */
const CLEARED = 20;

export const TURNS: Readonly<Record<Stick["axis"], Triple>> = { x: [0, 0, 0], y: [0, QUARTER, 0], z: [0, 0, QUARTER] };

export const stickTone = (length: number): string => STICK_TONES[length % STICK_TONES.length] as string;

export const nameOf = ({ length, axis, x, y, z }: Stick): string => `stick ${length}${axis} ${x},${y},${z}`;

export function centre({ length, axis, x, y, z }: Stick): Triple {
  const along = (own: Stick["axis"], start: number): number => start + (axis === own ? length / 2 : 0.5);
  return [along("x", x) - GROUND / 2, along("z", z), along("y", y) - GROUND / 2];
}

/** The middle of a figure that stands at a place. */
export const figureAt = ([x, y, level]: Spot): Triple => [
  x + 0.5 - GROUND / 2,
  level + FIGURE_HEIGHT / 2,
  y + 0.5 - GROUND / 2,
];

export const figureShape = (seat: number): string => `figure ${lookOf(seat).figure} ${seatTone(seat).name}`;

export function* sticksOf({ sticks, held }: TaloView): Named {
  for (const stick of sticks)
    yield [
      nameOf(stick),
      { shape: `stick ${stick.length}`, at: centre(stick), turn: TURNS[stick.axis], tone: stickTone(stick.length) },
    ];
  if (held)
    yield [
      `held ${nameOf(held)}`,
      { shape: `stick ${held.length}`, at: centre(held), turn: TURNS[held.axis], tone: GLOW },
    ];
}

export function* figuresOf({ figures, stuck }: TaloView): Named {
  for (const [seat, spot] of figures.entries())
    yield [
      `figure ${seat}`,
      { shape: figureShape(seat), at: figureAt(spot), tone: stuck[seat] ? "#8d877c" : seatTone(seat).hex },
    ];
}

/** How high the building is. */
export const topOf = ({ sticks }: TaloView): number =>
  Math.max(1, ...sticks.map((stick) => stick.z + (stick.axis === "z" ? stick.length : 1)));

/** The measuring rod stands at a corner, a mark for each level, a little higher than the building. */
export function* rodOf(view: TaloView): Named {
  for (let level = 1; level <= Math.min(10, topOf(view) + 1); level++)
    yield [
      `rod ${level}`,
      { shape: `rod ${level}`, at: [HALF - 0.35, level - 0.5, 0.35 - HALF], tone: level % 2 ? "#efe7d6" : "#b23c2c" },
    ];
}

/** What is left in the store, small, beside or before the ground: short sticks lie in a row, so no pile is high. */
function* storeOf({ store }: TaloView, isWide: boolean): Named {
  for (let length = 1; length < store.length; length++)
    for (let i = 0; i < (store[length] ?? 0); i++) {
      const inRow = Math.max(1, Math.floor(STORE_DEPTH / length));
      const [column, up] = [(length - 5.5) * 0.62, (Math.floor(i / inRow) + 0.5) * STORE_SCALE - BOARD_HEIGHT];
      const half = (length * STORE_SCALE) / 2 + (i % inRow) * length * STORE_SCALE;
      const at: Triple = isWide ? [-HALF - 5 + half, up, column] : [column * 1.5, up, HALF + 4.6 - half];
      yield [
        `store ${length} ${i}`,
        { shape: `stick ${length}`, at, turn: isWide ? TURNS.x : TURNS.y, tone: stickTone(length), scale: STORE_SCALE },
      ];
    }
}

function* dieOf({ number, turns, rolls }: TaloView, isWide: boolean): Named {
  const at: Triple = isWide
    ? [HALF + 1.5, DIE_REST - BOARD_HEIGHT, GROUND / 2 - 0.6]
    : [-4.6, DIE_REST - BOARD_HEIGHT, HALF + 1];
  if (number > 0) yield [`die ${turns} ${rolls}`, { shape: "die", at, turn: dieTurn(number), tone: "#ffffff" }];
}

/** Where each seat's store board lies: beside the ground, or before the store. */
export function boardPlaces(count: number, isWide: boolean): Triple[] {
  const up = BOARD[1] / 2 - BOARD_HEIGHT;
  return Array.from({ length: count }, (_, seat) => {
    if (isWide) return [HALF + 0.6 + BOARD[0] / 2, up, -HALF + 1.2 + seat * BOARD_STEP];
    return [((seat % 2) - 0.5) * (BOARD[0] + 0.3), up, HALF + 5.8 + Math.floor(seat / 2) * BOARD_STEP];
  });
}

/** The store boards with their marks, and on the board of the seat to move the sticks that it has taken. */
function* boardsOf(view: TaloView, isWide: boolean): Named {
  for (const [seat, [x, y, z]] of boardPlaces(view.figures.length, isWide).entries()) {
    const top = y + BOARD[1] / 2;
    yield [`board ${seat}`, { shape: "board", at: [x, y, z], tone: boardTone(seat).hex }];
    yield [
      `plate ${seat}`,
      { shape: `plate ${seatTone(seat).name}`, at: [x - BOARD[0] / 2 + 0.45, top + 0.01, z + 0.28], tone: "#ffffff" },
    ];
    if (seat === view.seat) yield* handOf(view.taken, [x - BOARD[0] / 2 + 0.25, top, z - 0.36]);
  }
}

function* handOf(taken: readonly number[], [x, y, z]: Triple): Named {
  let left = x;
  for (const [i, length] of taken.entries()) {
    const half = (length * STORE_SCALE) / 2;
    yield [
      `taken ${i} ${length}`,
      {
        shape: `stick ${length}`,
        at: [left + half, y + STORE_SCALE / 2, z],
        tone: stickTone(length),
        scale: STORE_SCALE,
      },
    ];
    left += 2 * half + 0.15;
  }
}

/** Everything that is no part of the building. */
export function* besideOf(view: TaloView, isWide: boolean): Named {
  yield* rodOf(view);
  const movable = [...(view.store.length > 0 ? [...storeOf(view, isWide), ...boardsOf(view, isWide)] : [])];
  for (const [id, piece] of [...movable, ...dieOf(view, isWide)])
    yield [id, view.fallen.length > 0 ? { ...piece, at: outOfTheWay(piece.at, isWide) } : piece];
}

/** A building that fell needs the table: its heap is the same on every screen, however things lie beside the ground. */
const outOfTheWay = ([x, y, z]: Triple, isWide: boolean): Triple =>
  isWide ? [x + Math.sign(x) * CLEARED, y, z] : [x, y, z + CLEARED];

/** Everything that should be in view: the ground and what stands on it, the rod, and what lies beside it. */
export function extent(view: TaloView, isWide: boolean): Triple[] {
  const rows = Math.ceil(view.figures.length / 2);
  const ground = cornersOf([-HALF, -BOARD_HEIGHT, -HALF], [HALF, 0.5, HALF]);
  const tops = view.sticks
    .flatMap(cellsOf)
    .map(([x, y, z]): Triple => [x + 0.5 - GROUND / 2, z + 1, y + 0.5 - GROUND / 2]);
  const heads = view.figures.map(figureAt).map(([x, y, z]): Triple => [x, y + FIGURE_HEIGHT / 2, z]);
  const rod: Triple = [HALF - 0.35, Math.min(10, topOf(view) + 1), 0.35 - HALF];
  return [...ground, ...tops, ...heads, rod, ...(view.store.length > 0 ? besideGround(rows, isWide) : [])];
}

const besideGround = (rows: number, isWide: boolean): Triple[] =>
  isWide
    ? cornersOf([-HALF - 4.8, -BOARD_HEIGHT, -4], [HALF + 0.6 + BOARD[0], 1.4, 4])
    : cornersOf([-HALF, -BOARD_HEIGHT, HALF], [HALF, 0.5, HALF + 5 + rows * BOARD_STEP]);
