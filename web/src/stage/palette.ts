/** The colours of all four games. Each differs in lightness too, and comes with a mark of its own. */

export interface Tone {
  /** Fluent id of its name is `table-tone-<name>`. */
  readonly name: string;
  readonly hex: string;
  /** Ink that reads on it. */
  readonly ink: string;
  /** An SVG path in a box of 100 × 100. */
  readonly mark: string;
}

const CIRCLE = "M50 18a32 32 0 1 0 .01 0z";
const TRIANGLE = "M50 16L86 80H14z";
const SQUARE = "M22 22H78V78H22z";
const DIAMOND = "M50 10L88 50L50 90L12 50z";
const CROSS = "M38 14H62V38H86V62H62V86H38V62H14V38H38z";
const STAR = "M50 8L61 38L93 39L67 58L77 89L50 70L23 89L33 58L7 39L39 38z";
const BARS = "M16 20H84V40H16zM16 60H84V80H16z";

export const RED: Tone = { name: "red", hex: "#b23c2c", ink: "#fff3e2", mark: CIRCLE };
export const YELLOW: Tone = { name: "yellow", hex: "#e6b83f", ink: "#3b2a0a", mark: TRIANGLE };
export const GREEN: Tone = { name: "green", hex: "#2f8a76", ink: "#f2fff9", mark: SQUARE };
export const BLUE: Tone = { name: "blue", hex: "#2c5c9c", ink: "#f0f6ff", mark: DIAMOND };
export const WHITE: Tone = { name: "white", hex: "#efe7d6", ink: "#3b3226", mark: CROSS };
export const ORANGE: Tone = { name: "orange", hex: "#dd7a2e", ink: "#2e1604", mark: STAR };
export const VIOLET: Tone = { name: "violet", hex: "#6f4f8f", ink: "#f8f0ff", mark: BARS };

/** A ruin, or anything that belongs to nobody. */
export const GREY: Tone = { name: "grey", hex: "#8d877c", ink: "#1d1a16", mark: "M20 44H80V56H20z" };

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
