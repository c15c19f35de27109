/** The light of the table; the colours of pieces are the games' own (`wire/tones`). */

/** Light for what may be done, a warning for what may not. */
export const GLOW = "#ffcf6b";
export const LEGAL = "#57c78f";
export const ILLEGAL = "#d8543f";

export interface Mood {
  readonly background: string;
  readonly table: string;
  readonly key: number;
  readonly fill: number;
}

/** Warm evening light; in the dark theme the lamp alone is left. */
export const LIGHT_MOOD: Mood = { background: "#a8845a", table: "#8a5f38", key: 2.7, fill: 0.3 };
export const DARK_MOOD: Mood = { background: "#17100c", table: "#5a3c26", key: 2.7, fill: 0.24 };
