/** Generated from the games' tables of colours; `make schema` renews it. */

import type { GameName } from "./games";

/** A colour of pieces, with a mark of its own for those who see fewer; in words it is `table-tone-<name>`. */
export interface Tone {
  readonly name: string;
  readonly hex: string;
  /** Ink that reads on it. */
  readonly ink: string;
  /** An SVG path in a box of 100 × 100. */
  readonly mark: string;
}

export const RED: Tone = {"name": "red", "hex": "#b23c2c", "ink": "#fff3e2", "mark": "M50 18a32 32 0 1 0 .01 0z"};
export const YELLOW: Tone = {"name": "yellow", "hex": "#e6b83f", "ink": "#3b2a0a", "mark": "M50 16L86 80H14z"};
export const GREEN: Tone = {"name": "green", "hex": "#2f8a76", "ink": "#f2fff9", "mark": "M22 22H78V78H22z"};
export const BLUE: Tone = {"name": "blue", "hex": "#2c5c9c", "ink": "#f0f6ff", "mark": "M50 10L88 50L50 90L12 50z"};
export const WHITE: Tone = {"name": "white", "hex": "#efe7d6", "ink": "#3b3226", "mark": "M38 14H62V38H86V62H62V86H38V62H14V38H38z"};
export const ORANGE: Tone = {"name": "orange", "hex": "#dd7a2e", "ink": "#2e1604", "mark": "M50 8L61 38L93 39L67 58L77 89L50 70L23 89L33 58L7 39L39 38z"};
export const VIOLET: Tone = {"name": "violet", "hex": "#6f4f8f", "ink": "#f8f0ff", "mark": "M16 20H84V40H16zM16 60H84V80H16z"};
export const GREY: Tone = {"name": "grey", "hex": "#8d877c", "ink": "#1d1a16", "mark": "M20 44H80V56H20z"};

/** The colours of rows, stones or figures, in their order. */
export const TONES: Readonly<Record<GameName, readonly Tone[]>> = {
  pyramido: [RED, YELLOW, GREEN, BLUE, WHITE],
  rumis: [RED, BLUE, GREEN, YELLOW],
  talo: [RED, BLUE, GREEN, YELLOW],
  tulum: [GREEN, BLUE, RED, YELLOW, ORANGE, VIOLET],
};
