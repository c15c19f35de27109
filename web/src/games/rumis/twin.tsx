/** Rumis as a plan from above, a list of stones, and a tray. */

import { RotateCcwSquare, RotateCw, RotateCwSquare } from "lucide";
import type { VNode } from "preact";
import { Icon } from "../../stage/icon";
import { Camera, Choice, Grid, Group, LetGo, looks, Mark, seatName, type Cell as GridCell } from "../../stage/twin";
import { LETTERS } from "../../store/places";
import { letGo, type RumisDesk } from "./scene";
import { StoneIcon } from "./icon";
import { Puzzle } from "./puzzle";
import { laidOut } from "./solution";
import {
  colourName,
  isRuin,
  holding,
  lastPlaces,
  letDown,
  placements,
  playable,
  STONES,
  toneOf,
  turned,
  type Anchor,
  type Axis,
} from "./view";

export function Twin({ desk }: { desk: RumisDesk }): VNode {
  const { view, say } = desk;
  const ghost = ghostColumns(desk);
  const legal = placements(desk.snapshot, desk.choice);
  const rows = view.limits.map((row, y) =>
    row.map((limit, x) => (limit ? cellOf(desk, [x, y], legal.has(`${x},${y}`), ghost.has(`${x},${y}`)) : null)),
  );
  return (
    <div class="boards">
      <figure>
        <figcaption>{say("table-rumis-plan", { height: view.max_height })}</figcaption>
        <Grid label={say("table-rumis-plan", { height: view.max_height })} rows={rows} />
      </figure>
      <ul class="pieces" aria-label={say("table-rumis-lying")}>
        {view.stones.map(({ stone, cells, colour }) => (
          <li key={String(cells)}>
            <Mark tone={toneOf(view, colour)} />{" "}
            {say("table-rumis-stone", {
              stone,
              colour: colourName(desk, colour),
              cells: cells.map(cellName).join(" "),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As the log names it: column, row, and the level above the ground. */
const cellName = ([x, y, z]: readonly number[]): string => `${LETTERS[x ?? 0]}${(y ?? 0) + 1}${z ? `/${z + 1}` : ""}`;

function ghostColumns({ view, choice }: RumisDesk): Set<string> {
  const shown = laidOut(choice.found, view).flatMap(({ cells }) => cells);
  const held = choice.anchor && choice.stone && shown.length === 0 ? letDown(view, choice.cells, choice.anchor) : [];
  return new Set([...shown, ...held].map(([x, y]) => `${x},${y}`));
}

function cellOf(desk: RumisDesk, anchor: Anchor, legal: boolean, ghost: boolean): GridCell {
  const { view, say, isMine } = desk;
  const [x, y] = anchor;
  const [limit, height, top] = [view.limits[y]?.[x] ?? 0, view.heights[y]?.[x] ?? 0, view.tops[y]?.[x] ?? null];
  return {
    label: say("table-rumis-cell", {
      x: LETTERS[x],
      y: y + 1,
      height,
      limit,
      colour: top === null ? "none" : colourName(desk, top),
      fits: legal ? "yes" : "no",
    }),
    show: `${height}/${limit}`,
    look: looks({ legal, ghost, last: lastPlaces(desk.snapshot).has(`${x},${y},${height - 1}`) }),
    ...(top !== null && { tone: toneOf(view, top) }),
    ...(isMine && { press: () => letGo(desk, anchor), focus: () => desk.pick({ anchor }) }),
  };
}

export function Tray({ desk }: { desk: RumisDesk }): VNode {
  const { say, stage, choice, isMine, view } = desk;
  const isPuzzle = isMine && view.mode === "cube" && desk.solve !== null;
  const isShowing = isPuzzle && (choice.found?.shown ?? 0) > 0;
  return (
    <>
      <Scores desk={desk} />
      {isMine && !isShowing ? <Hand desk={desk} /> : null}
      {isPuzzle ? <Puzzle desk={desk} /> : null}
      <Camera stage={stage} say={say} />
    </>
  );
}

/** The stones to choose from, and what can be done with the one in hand. */
function Hand({ desk }: { desk: RumisDesk }): VNode {
  const { say, choice, snapshot } = desk;
  const { anchor } = choice;
  return (
    <>
      <Stones desk={desk} />
      {choice.stone ? <Turns desk={desk} /> : null}
      {choice.stone ? (
        <LetGo
          say={say}
          fits={placements(snapshot, choice).has(String(anchor))}
          press={anchor && (() => letGo(desk, anchor))}
        />
      ) : null}
    </>
  );
}

/** Every colour with its score; where the player picks the colour, buttons. */
function Scores({ desk }: { desk: RumisDesk }): VNode | null {
  const { view, say, choice, snapshot } = desk;
  const colours = view.left.map((_, colour) => colour);
  if (view.mode === "cube") {
    if (colours.length === 1) return null;
    return (
      <Group label={say("table-rumis-colours")}>
        {colours.map((colour) => (
          <Choice
            key={colour}
            label={colourName(desk, colour)}
            pressed={choice.colour === colour}
            off={playable(snapshot, colour).length === 0}
            press={() => takeColour(desk, colour)}
          >
            <Mark tone={toneOf(view, colour)} size={24} />
          </Choice>
        ))}
      </Group>
    );
  }
  return (
    <ul class="pieces scores">
      {colours.map((colour) => (
        <li key={colour} class={view.out.includes(colour) ? "out" : ""}>
          <Mark tone={toneOf(view, colour)} size={20} /> {ownerName(desk, colour)}{" "}
          {isRuin(view, colour) ? null : <b>{view.scores[colour]}</b>}
          {view.out.includes(colour) ? ` · ${say("table-rumis-out")}` : null}
          <Left desk={desk} colour={colour} />
        </li>
      ))}
    </ul>
  );
}

/** The stones that a colour still has; those in hand lie in the tray anyway. */
function Left({ desk, colour }: { desk: RumisDesk; colour: number }): VNode | null {
  const { view, say, choice, isMine } = desk;
  const left = view.left[colour] ?? [];
  if (left.length === 0 || (isMine && colour === choice.colour)) return null;
  return (
    <span
      class="stones-left"
      role="img"
      aria-label={say("table-rumis-left", { count: left.length, stones: left.join(", ") })}
    >
      {left.map((stone) => (
        <StoneIcon key={stone} cells={STONES[stone] ?? []} tone={toneOf(view, colour)} size={20} />
      ))}
    </span>
  );
}

function ownerName({ view, snapshot, say }: RumisDesk, colour: number): string {
  const owner = view.owners[colour] ?? null;
  return owner === null ? say("table-rumis-ruin") : seatName(snapshot.seats, owner, say);
}

export function takeColour(desk: RumisDesk, colour: number): void {
  const names = playable(desk.snapshot, colour);
  const stone = desk.choice.stone && names.includes(desk.choice.stone) ? desk.choice.stone : names[0];
  if (stone) desk.pick({ colour, stone, cells: holding(desk.snapshot, colour, stone, desk.choice.cells) });
}

export function takeStone(desk: RumisDesk, stone: string): void {
  const { colour, cells } = desk.choice;
  desk.pick({ stone, cells: holding(desk.snapshot, colour, stone, cells), anchor: null });
}

function Stones({ desk }: { desk: RumisDesk }): VNode {
  const { view, choice, say, snapshot } = desk;
  const can = new Set(playable(snapshot, choice.colour));
  return (
    <Group label={say("table-rumis-stones")}>
      {Object.keys(STONES)
        .filter((stone) => view.left[choice.colour]?.includes(stone))
        .map((stone) => (
          <Choice
            key={stone}
            drag
            label={say("table-rumis-take", { stone })}
            pressed={stone === choice.stone}
            hinted={desk.hint?.stone === stone && stone !== choice.stone}
            off={!can.has(stone)}
            press={() => takeStone(desk, stone)}
          >
            <StoneIcon
              cells={stone === choice.stone ? choice.cells : (STONES[stone] ?? [])}
              tone={toneOf(view, choice.colour)}
            />
          </Choice>
        ))}
    </Group>
  );
}

export function turn(desk: RumisDesk, axis: Axis): void {
  if (desk.choice.stone) desk.pick({ cells: turned(desk.choice.cells, axis) });
}

function Turns({ desk }: { desk: RumisDesk }): VNode {
  const { say } = desk;
  return (
    <Group label={say("table-rumis-turn")}>
      <Choice label={say("table-rumis-turn-z")} press={() => turn(desk, "z")}>
        <Icon of={RotateCw} />
      </Choice>
      <Choice label={say("table-rumis-turn-x")} press={() => turn(desk, "x")}>
        <Icon of={RotateCcwSquare} />
      </Choice>
      <Choice label={say("table-rumis-turn-y")} press={() => turn(desk, "y")}>
        <Icon of={RotateCwSquare} />
      </Choice>
    </Group>
  );
}
