import { Color, SRGBColorSpace } from "three";
import { expect, test } from "vitest";
import { TONES } from "../wire/tones";
import { paler } from "./paler";

const measured = (hex: string) => new Color(hex).getHSL({ h: 0, s: 0, l: 0 }, SRGBColorSpace);

test("what is paler is as colourful as before", () => {
  for (const { hex } of TONES.tulum) {
    const [before, after] = [measured(hex), measured(paler(hex, 0.12))];
    expect(after.l).toBeGreaterThan(before.l + 0.1);
    expect(after.h).toBeCloseTo(before.h, 1);
    expect(after.s).toBeCloseTo(before.s, 1);
  }
});
