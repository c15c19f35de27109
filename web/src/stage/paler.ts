/** A colour that is lighter and still the same one. */

import { Color, SRGBColorSpace } from "three";

const MOST = 0.85;

/** So much of lightness more; with white mixed into it a dark blue would be grey. */
export function paler(hex: string, more: number): string {
  const { h, s, l } = new Color(hex).getHSL({ h: 0, s: 0, l: 0 }, SRGBColorSpace);
  return `#${new Color().setHSL(h, s, Math.min(l + more, MOST), SRGBColorSpace).getHexString()}`;
}
