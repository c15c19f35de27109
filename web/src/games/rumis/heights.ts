/** Equal heights have equal colours (RUM-26). */

/** From low, sandy, to high, deep teal; the number says it too. */
const HEIGHTS = ["#e8d3a4", "#e2bd7c", "#d8a061", "#c58353", "#a96b4f", "#876055", "#5f6163", "#3f6b72"] as const;

export const cellColour = (height: number): string => HEIGHTS[Math.min(height, HEIGHTS.length) - 1] as string;

/** Ink that reads on it. */
export const cellInk = (height: number): string => (height > 4 ? "rgba(255,244,225,0.9)" : "rgba(60,32,12,0.75)");
