/** How each seat's figure and store board look: a matter of taste, remembered by this browser alone. */

import type { Tone } from "../../wire/tones";
import { FIGURES } from "./figures";
import { SEATS } from "./view";

export interface Look {
  figure: string;
  board: Tone["name"];
}

/** Red and blue in the box; here a board for every seat's colour. */
export const BOARDS: readonly Tone[] = SEATS;

const KEY = "baumeister/talo-looks";
const DEFAULTS: readonly Look[] = FIGURES.slice(0, 4).map((figure, seat) => ({
  figure,
  board: (BOARDS[seat] as Tone).name,
}));

let looks = read();

export const lookOf = (seat: number): Look => looks[seat] as Look;

export const boardTone = (seat: number): Tone => BOARDS.find(({ name }) => name === lookOf(seat).board) as Tone;

export function setLook(seat: number, change: Partial<Look>): void {
  looks = looks.map((look, i) => (i === seat ? { ...look, ...change } : look));
  localStorage.setItem(KEY, JSON.stringify(looks));
}

/** What was chosen before, as far as it still makes sense. */
function read(): Look[] {
  const saved = parse(localStorage.getItem(KEY));
  return DEFAULTS.map((usual, seat) => {
    const { figure, board } = { ...usual, ...(Array.isArray(saved) ? (saved[seat] as Partial<Look>) : {}) };
    return {
      figure: FIGURES.includes(figure) ? figure : usual.figure,
      board: BOARDS.some(({ name }) => name === board) ? board : usual.board,
    };
  });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
