/** Six figures to choose from, turned on a lathe, each with its seat's mark on its head. */

import { BufferGeometry, Float32BufferAttribute, LatheGeometry, Vector2 } from "three";
import type { Atlas } from "../../stage/paint";
import { tile, tiled } from "../../stage/shapes";
import { SEATS } from "./view";

type Outline = readonly (readonly [radius: number, height: number])[];

const FOOT: Outline = [
  [0, 0],
  [0.4, 0],
  [0.42, 0.06],
  [0.36, 0.16],
];

/** From the foot up; all end in a flat head as high as the others. */
const OUTLINES: Readonly<Record<string, Outline>> = {
  round: [
    [0.24, 0.3],
    [0.18, 0.62],
    [0.2, 0.86],
    [0.3, 0.98],
    [0.18, 1.12],
    [0.27, 1.26],
    [0.31, 1.44],
    [0.27, 1.62],
    [0.18, 1.72],
  ],
  slim: [
    [0.16, 0.34],
    [0.12, 0.9],
    [0.13, 1.2],
    [0.24, 1.3],
    [0.13, 1.38],
    [0.19, 1.5],
    [0.2, 1.6],
    [0.17, 1.72],
  ],
  stout: [
    [0.38, 0.4],
    [0.36, 0.8],
    [0.28, 1.04],
    [0.34, 1.14],
    [0.24, 1.2],
    [0.31, 1.36],
    [0.32, 1.54],
    [0.2, 1.72],
  ],
  crowned: [
    [0.22, 0.34],
    [0.16, 0.7],
    [0.2, 1.0],
    [0.3, 1.08],
    [0.16, 1.18],
    [0.2, 1.34],
    [0.36, 1.66],
    [0.33, 1.72],
    [0.2, 1.72],
  ],
  hooded: [
    [0.34, 0.5],
    [0.28, 0.9],
    [0.2, 1.08],
    [0.32, 1.16],
    [0.3, 1.34],
    [0.24, 1.52],
    [0.2, 1.72],
  ],
  tower: [
    [0.28, 0.3],
    [0.24, 1.14],
    [0.26, 1.22],
    [0.35, 1.28],
    [0.35, 1.7],
    [0.32, 1.72],
    [0.2, 1.72],
  ],
};

export const FIGURES: readonly string[] = Object.keys(OUTLINES);

export const FIGURE_HEIGHT = 1.74;

/** Every figure with every mark, by "figure <look> <tone>", its middle at 0. */
export function figureShapes(atlas: Atlas): Record<string, BufferGeometry> {
  const all = FIGURES.flatMap((look) =>
    SEATS.map((tone) => [`figure ${look} ${tone.name}`, figure(look, tone.name, atlas)] as const),
  );
  return Object.fromEntries(all);
}

function figure(look: string, mark: string, atlas: Atlas): BufferGeometry {
  const outline = [...FOOT, ...(OUTLINES[look] as Outline), [0, FIGURE_HEIGHT - 0.02] as const];
  const body = tiled(
    new LatheGeometry(
      outline.map(([x, y]) => new Vector2(x, y)),
      20,
    ).toNonIndexed(),
    atlas,
    "end",
  );
  return joined(body, tile(0.36, atlas, mark).translate(0, FIGURE_HEIGHT, 0)).translate(0, -FIGURE_HEIGHT / 2, 0);
}

function joined(...parts: BufferGeometry[]): BufferGeometry {
  const whole = new BufferGeometry();
  for (const [name, size] of [
    ["position", 3],
    ["normal", 3],
    ["uv", 2],
  ] as const)
    whole.setAttribute(
      name,
      new Float32BufferAttribute(
        parts.flatMap((part) => [...part.getAttribute(name).array]),
        size,
      ),
    );
  for (const part of parts) part.dispose();
  return whole;
}
