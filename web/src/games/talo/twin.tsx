/** Talō as a plan of one level at a time, a list of sticks, and a tray. */

import { ChevronDown, ChevronUp, MoveDiagonal, MoveHorizontal, MoveVertical } from "lucide";
import type { VNode } from "preact";
import { Icon } from "../../stage/icon";
import { Camera, Choice, Grid, Group, looks, Mark, seatName, type Cell } from "../../stage/twin";
import { Foretold, HoldNote, isAtRisk } from "./balance";
import { Chooser } from "./chooser";
import { letGo, type TaloDesk } from "./scene";
import {
  axesOf,
  AXES,
  cellsOf,
  GROUND,
  hasPlaces,
  isAmong,
  lastPlaces,
  movesOf,
  rechosen,
  seatTone,
  stickOf,
  targets,
  type Spot,
  type Stick,
} from "./view";

/** The level that the plan shows: the lowest where something can be done, else where something was. */
export function planLevel({ choice, snapshot }: TaloDesk): number {
  if (choice.level !== null) return choice.level;
  const places = [targets(snapshot, choice).keys(), lastPlaces(snapshot)].map((spots) => [...spots]);
  const levels = (places.find((spots) => spots.length > 0) ?? []).map((spot) => Number(spot.split(",")[2]));
  return levels.length > 0 ? Math.min(...levels) : 0;
}

export function Twin({ desk }: { desk: TaloDesk }): VNode {
  const { view, say, snapshot } = desk;
  const level = planLevel(desk);
  const title = say("talo-level", { level });
  return (
    <div class="boards">
      <figure>
        <figcaption>{title}</figcaption>
        <Grid label={title} rows={planOf(desk, level)} />
      </figure>
      <div>
        <ul class="pieces">
          {view.figures.map(([x, y, at], seat) => (
            <li key={seat}>
              <Mark tone={seatTone(seat)} /> {seatName(snapshot.seats, seat, say)}{" "}
              {say("talo-figure", { x, y, level: at })} {view.stuck[seat] ? say("talo-stuck") : null}
            </li>
          ))}
        </ul>
        <ul class="pieces" aria-label={say("table-talo-sticks")}>
          {view.sticks.map((stick) => (
            <li key={JSON.stringify(stick)} class={isAtRisk(desk, stick) ? "risk" : ""}>
              {stickText(desk, stick)}
              {isAtRisk(desk, stick) ? say("table-talo-would-fall") : null}
              {isAmong(view.fallen, stick) ? say("table-talo-fell") : null}
            </li>
          ))}
        </ul>
        <p class="tray-note">
          {say("talo-store")}{" "}
          {view.store
            .map((count, length) => (length && count ? say("table-talo-count", { count, length }) : null))
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
    </div>
  );
}

function stickText({ say }: TaloDesk, { length, axis, x, y, z }: Stick): string {
  return say("table-talo-stick", { length, axis, x, y, z });
}

/** The ground, and as much around it as there is something to see or to choose. */
function planOf(desk: TaloDesk, level: number): Cell[][] {
  const { view, choice, snapshot } = desk;
  const moves = targets(snapshot, choice);
  const filled = new Map(
    view.sticks.flatMap((stick) =>
      cellsOf(stick)
        .filter(([, , z]) => z === level)
        .map(([x, y]) => [`${x},${y}`, stick] as const),
    ),
  );
  const spots = [...moves.keys()]
    .map((spot) => spot.split(",").map(Number) as unknown as Spot)
    .filter(([, , z]) => z === level);
  const seen = [...spots, ...[...filled.keys()].map((key) => key.split(",").map(Number) as unknown as Spot)];
  const ghost = new Set(
    choice.spot && choice.mode === "build" ? cellsOf(stickOf(choice, choice.spot)).map(String) : [String(choice.spot)],
  );
  const span = (axis: 0 | 1): number[] => {
    const low = Math.min(0, ...seen.map((spot) => spot[axis]));
    const high = Math.max(GROUND - 1, ...seen.map((spot) => spot[axis]));
    return Array.from({ length: high - low + 1 }, (_, i) => low + i);
  };
  return span(1).map((y) =>
    span(0).map((x) => cellOf(desk, [x, y, level], filled.get(`${x},${y}`), moves.has(`${x},${y},${level}`), ghost)),
  );
}

function cellOf(desk: TaloDesk, spot: Spot, stick: Stick | undefined, can: boolean, ghost: ReadonlySet<string>): Cell {
  const { view, say, snapshot } = desk;
  const [x, y, level] = spot;
  const figure = view.figures.findIndex((other) => String(other) === String(spot));
  const what = figure >= 0 ? seatName(snapshot.seats, figure, say) : stick ? stickText(desk, stick) : "";
  const outside = x < 0 || y < 0 || x >= GROUND || y >= GROUND;
  return {
    label: say("table-talo-cell", { x, y, level, what: what || "none", can: can ? "yes" : "no" }),
    show: figure >= 0 ? <Mark tone={seatTone(figure)} size={16} /> : stick ? stick.length : "",
    look: looks({
      legal: can,
      risk: stick !== undefined && isAtRisk(desk, stick),
      ghost: ghost.has(String(spot)),
      edge: outside && !can && !stick,
      wood: stick !== undefined,
      last: lastPlaces(snapshot).has(String(spot)),
    }),
    ...(hasPlaces(snapshot) && { press: () => letGo(desk, spot), focus: () => desk.pick({ spot }) }),
  };
}

export function Tray({ desk }: { desk: TaloDesk }): VNode {
  const { view, say, isMine, stage, snapshot } = desk;
  return (
    <>
      <ul class="pieces scores">
        {view.number > 0 ? (
          <li>
            <b>{say("talo-rolled", { rolls: view.rolls, number: view.number })}</b>
          </li>
        ) : null}
        {view.figures.map(([, , level], seat) => (
          <li key={seat}>
            <Mark tone={seatTone(seat)} />{" "}
            {say("table-talo-stands", { name: seatName(snapshot.seats, seat, say), level })}
          </li>
        ))}
      </ul>
      {isMine ? <Takes desk={desk} /> : null}
      {isMine && movesOf(desk.snapshot, "PlaceStick", "HoldStick").length > 0 ? <Build desk={desk} /> : null}
      {isMine ? <HoldNote desk={desk} /> : null}
      {isMine && isOnlyWalking(desk) && hasLevels(desk) ? <Levels desk={desk} /> : null}
      {isMine ? <Others desk={desk} /> : null}
      {snapshot.mySeats.length > 0 && stage && view.taken.length === 0 ? <Chooser desk={desk} /> : null}
      <Camera stage={stage} say={say} />
    </>
  );
}

/** Nothing can be built, but the figure may climb: the plan must still show every level. */
function isOnlyWalking({ snapshot }: TaloDesk): boolean {
  return movesOf(snapshot, "PlaceStick", "HoldStick").length === 0 && movesOf(snapshot, "Walk").length > 0;
}

/** The sticks that the roll allows, alone or in pairs. */
function Takes({ desk }: { desk: TaloDesk }): VNode | null {
  const takes = movesOf(desk.snapshot, "TakeSticks");
  if (takes.length === 0) return null;
  return (
    <Group label={desk.say("table-talo-take")}>
      <span>{desk.say("table-talo-take")}</span>
      {takes.map((move) => {
        const lengths = move.lengths;
        return (
          <Choice
            key={String(lengths)}
            hinted={desk.hint?.kind === "TakeSticks" && String(desk.hint.lengths) === String(lengths)}
            press={() => desk.play(move)}
          >
            {lengths.map((length, i) => (
              <Bar key={i} length={length} />
            ))}{" "}
            {lengths.join(" + ")}
          </Choice>
        );
      })}
    </Group>
  );
}

function Bar({ length }: { length: number }): VNode {
  return (
    <svg width={length * 6 + 2} height="10" aria-hidden="true">
      {Array.from({ length }, (_, i) => (
        <rect key={i} x={i * 6 + 1} y="1" width="6" height="8" fill="#d9b27c" stroke="#5e3d22" stroke-width="0.8" />
      ))}
    </svg>
  );
}

const ARROWS = { x: MoveHorizontal, y: MoveDiagonal, z: MoveVertical } as const;

function Build({ desk }: { desk: TaloDesk }): VNode {
  const { view, choice, snapshot, say, hint } = desk;
  const change = (to: Partial<typeof choice>): void => desk.pick(rechosen(snapshot, choice, to));
  const held = movesOf(snapshot, "HoldStick").some((move) => move.length === choice.length);
  const axes = axesOf(snapshot, choice.length, choice.hold);
  const building = choice.mode === "build";
  return (
    <>
      <Group label={say("talo-hand")}>
        {view.taken.map((length, i) => (
          <Choice
            key={i}
            drag
            label={say("table-talo-length", { length })}
            pressed={building && choice.length === length}
            hinted={hint !== null && "length" in hint && hint.length === length && choice.length !== length}
            press={() => change({ length, hold: false })}
          >
            <Bar length={length} /> {length}
          </Choice>
        ))}
      </Group>
      <Group label={say("table-talo-direction")}>
        {AXES.map((axis) => (
          <Choice
            key={axis}
            label={say(`table-talo-axis-${axis}`)}
            pressed={building && choice.axis === axis}
            hinted={hint !== null && "axis" in hint && hint.axis === axis && choice.axis !== axis}
            off={!axes.includes(axis)}
            press={() => change({ axis })}
          >
            <Icon of={ARROWS[axis]} />
          </Choice>
        ))}
      </Group>
      {held ? (
        <Choice
          pressed={choice.hold}
          hinted={hint?.kind === "HoldStick" && !choice.hold}
          press={() => change({ hold: !choice.hold })}
        >
          {say("table-talo-hold")}
        </Choice>
      ) : null}
      {hasLevels(desk) ? <Levels desk={desk} /> : null}
    </>
  );
}

/** Whether there is a level to choose: the flat plan shows one at a time, the scene all that there are. */
function hasLevels({ stage, choice, snapshot }: TaloDesk): boolean {
  if (!stage || choice.level !== null) return true;
  return new Set([...targets(snapshot, choice).keys()].map((spot) => spot.split(",")[2])).size > 1;
}

/** Places on one level only, or on all. */
function Levels({ desk }: { desk: TaloDesk }): VNode {
  const { choice, say } = desk;
  return (
    <Group label={say("table-talo-levels")}>
      <Choice label={say("table-talo-lower")} press={() => desk.pick({ level: stepLevel(desk, -1), spot: null })}>
        <Icon of={ChevronDown} />
      </Choice>
      <span>{choice.level === null ? say("table-talo-all-levels") : say("talo-level", { level: choice.level })}</span>
      <Choice label={say("table-talo-higher")} press={() => desk.pick({ level: stepLevel(desk, 1), spot: null })}>
        <Icon of={ChevronUp} />
      </Choice>
    </Group>
  );
}

/** The next level up or down; below the ground all levels are shown. */
export function stepLevel({ choice }: TaloDesk, step: number): number | null {
  const level = (choice.level ?? -1) + step;
  return level < 0 || level > 9 ? null : level;
}

function Others({ desk }: { desk: TaloDesk }): VNode {
  const { snapshot, choice, view, say, hint } = desk;
  const [back] = movesOf(snapshot, "TakeBack");
  const [end] = movesOf(snapshot, "EndTurn");
  const walks = movesOf(snapshot, "Walk", "Restart");
  const canBuild = movesOf(snapshot, "PlaceStick", "HoldStick").length > 0;
  const stay = view.phase === "restart" ? walks.find((move) => move.kind === "Walk") : undefined;
  return (
    <>
      {canBuild || walks.length > 0 ? (
        <Foretold desk={desk}>
          {walks.length > 0 && canBuild ? (
            <Choice
              pressed={choice.mode === "walk"}
              hinted={hint?.kind === "Walk" && choice.mode !== "walk"}
              press={() => desk.pick({ mode: choice.mode === "walk" ? "build" : "walk", spot: null })}
            >
              {say("table-talo-walk")}
            </Choice>
          ) : null}
        </Foretold>
      ) : null}
      {walks.length > 0 && !canBuild ? (
        <p class="tray-note">{say(view.phase === "restart" ? "table-talo-restart" : "table-talo-walk-now")}</p>
      ) : null}
      {stay ? <Choice press={() => desk.play(stay)}>{say("table-talo-stay")}</Choice> : null}
      {back ? (
        <Choice hinted={hint?.kind === "TakeBack"} press={() => desk.play(back)}>
          {say("table-talo-take-back")}
        </Choice>
      ) : null}
      {end ? (
        <Choice look={canBuild ? "" : "main"} hinted={hint?.kind === "EndTurn"} press={() => desk.play(end)}>
          {say("table-end-turn")}
        </Choice>
      ) : null}
    </>
  );
}
