/** A game in one minute: the aim, a turn, the end; a small picture and a sentence each. */
import { say } from "../i18n";
import { TONES, type Tone } from "../wire/tones";
import { block, Boxes, type Box, type Point } from "./boxes";
import { BOXES, stick } from "./pictures";

const PARTS = ["aim", "turn", "end"] as const;
type Part = (typeof PARTS)[number];

export function Minute({ game }: { game: string }) {
  return (
    <section class="minute" aria-labelledby="minute-title">
      <h2 id="minute-title">{say("minute-title")}</h2>
      <ol>
        {PARTS.map((part) => (
          <li key={part}>
            <Boxes boxes={SCENES[game]?.[part] ?? BOXES[game]?.() ?? []} look="scene" />
            <h3>{say(`minute-${part}`)}</h3>
            <p>{say(`minute-${game}-${part}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Blocks of Tulum by rows from the bottom: "x" lies, "o" is to come. */
function pyramid(rows: readonly string[], left = 0): Box[] {
  return rows.flatMap((row, z) =>
    [...row].flatMap((mark, place) =>
      mark === "." ? [] : [{ ...block([left + place + z / 2, 0, z], TONES.tulum[z]!), isGhost: mark === "o" }],
    ),
  );
}

const dice = (...tones: number[]): Box[] =>
  tones.map((tone, number) => ({
    at: [number * 1.1, 1.8, 0],
    size: [0.62, 0.62, 0.62],
    colour: TONES.tulum[tone]!.hex,
  }));

/** Levels from the bottom, rows of colours; "." is empty. */
function layers(tones: readonly Tone[], levels: readonly (readonly string[])[], at: Point, height = 1): Box[] {
  return levels.flatMap((rows, z) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((mark, x) =>
        mark === "." ? [] : [block([at[0] + x, at[1] + y, at[2] + z * height], tones[Number(mark)]!, height)],
      ),
    ),
  );
}

/** A figure is thinner than a stick, and two levels tall. */
const figure = ([x, y, z]: Point): Box => ({
  at: [x + 0.2, y + 0.2, z],
  size: [0.55, 0.55, 1.7],
  colour: TONES.talo[0]!.hex,
});

const LOW = 0.66;
const ghosts = (boxes: Box[]): Box[] => boxes.map((box) => ({ ...box, isGhost: true }));

const SCENES: Readonly<Record<string, Partial<Record<Part, readonly Box[]>>>> = {
  tulum: {
    turn: [...pyramid(["xxxo", "xo"]), ...dice(0, 1, 4)],
    end: [...pyramid(["xxxxxx", "xxxxx", "xxxx", "xxx", "xx", "x"]), ...pyramid(["xxxxx", "xx"], 8)],
  },
  pyramido: {
    turn: [
      ...layers(TONES.pyramido, [["00", "14"]], [0, 0, 0], LOW),
      ...ghosts(layers(TONES.pyramido, [["0"]], [0.5, 0.5, 1.5], LOW)),
    ],
    end: [
      ...layers(TONES.pyramido, [["0014", "0224", "3300", "2114"]], [0, 0, 0], LOW),
      ...layers(TONES.pyramido, [["024", "320", "310"]], [0.5, 0.5, LOW], LOW),
      ...layers(TONES.pyramido, [["22", "30"]], [1, 1, 2 * LOW], LOW),
      ...ghosts(layers(TONES.pyramido, [["2"]], [1.5, 1.5, 4 * LOW], LOW)),
    ],
  },
  rumis: {
    turn: [
      ...layers(TONES.rumis, [["111", "00.", "0.."]], [0, 0, 0]),
      ...ghosts(layers(TONES.rumis, [["00"]], [1, 2, 0])),
    ],
    end: layers(TONES.rumis, [["0011", "2011", "2233", "2033"]], [0, 0, 0], 0.2),
  },
  talo: {
    turn: [
      stick([0, 0, 0], [1, 1, 1], 0),
      stick([1, 0, 0], [1, 1, 2], 1),
      stick([2, 0, 0], [1, 1, 3], 2),
      figure([1, 0, 2]),
    ],
    end: [
      stick([0, 0, 0], [1, 1, 6], 0),
      stick([1, 0, 0], [1, 1, 7], 1),
      stick([2, 0, 0], [1, 1, 8], 2),
      stick([3, 0, 0], [1, 1, 9], 3),
      stick([4, 0, 0], [1, 1, 10], 0),
      figure([4, 0, 10]),
    ],
  },
};
