/** Pyramido as a grid for every level, and a tray with the stones to be had. */

import { Layers } from "lucide";
import type { VNode } from "preact";
import { Icon } from "../../stage/icon";
import { Sheet, type Row } from "../../stage/sheet";
import { Camera, Choice, Grid, Group, LetGo, looks, Mark, seatName, type Cell } from "../../stage/twin";
import { columnOf, rowOf } from "../../store/places";
import { letGo, type PyramidoDesk } from "./scene";
import {
  builds,
  exchange,
  hasBuild,
  isLastIdle,
  lastPlaces,
  moveOf,
  present,
  sources,
  storing,
  toneOf,
  type Place,
  type PyramidView,
  type Source,
} from "./view";

export function Twin({ desk }: { desk: PyramidoDesk }): VNode {
  const { view, say, snapshot } = desk;
  return (
    <>
      {view.pyramids.map((pyramid, i) => (
        <section key={i}>
          <p class="tray-note">
            {view.mode === "contest" ? <b>{seatName(snapshot.seats, i, say)} · </b> : null}
            {say("pyramido-missing", { count: pyramid.missing })} {pyramid.can_complete ? "" : say("pyramido-dead-end")}
          </p>
          <div class="boards">
            {levelsOf(pyramid, view.base).map((level) => (
              <Level key={level} desk={desk} pyramid={i} level={level} />
            ))}
          </div>
        </section>
      ))}
      <Others desk={desk} />
    </>
  );
}

/** Every hand or store, and the quarry, in words. */
function Others({ desk: { view, say, snapshot } }: { desk: PyramidoDesk }): VNode {
  const named = (colours: readonly number[]): string =>
    colours.map((colour) => say(`table-tone-${toneOf(colour).name}`)).join(", ") || "–";
  const held = view.mode === "contest" ? view.stores : view.hands;
  return (
    <ul class="pieces">
      {view.mode === "contest" ? (
        <li>
          {say("pyramido-quarry")} {named(view.quarry)}
        </li>
      ) : null}
      {held.map((colours, seat) => (
        <li key={seat}>
          {seatName(snapshot.seats, seat, say)}: {named(colours)}
        </li>
      ))}
    </ul>
  );
}

function levelsOf(pyramid: PyramidView, base: number): number[] {
  const used = new Set([...pyramid.stones.map(([level]) => level), ...pyramid.fits.map(({ place }) => place[0])]);
  return Array.from({ length: base }, (_, i) => i + 1).filter((level) => used.has(level));
}

function Level({ desk, pyramid, level }: { desk: PyramidoDesk; pyramid: number; level: number }): VNode {
  const { stones, fits, dead } = desk.view.pyramids[pyramid] as PyramidView;
  const here = [...stones, ...fits.map(({ place }) => place), ...dead].filter(([at]) => at === level);
  const [xs, ys] = [here.map(([, x]) => x as number), here.map(([, , y]) => y as number)];
  const rows = range(ys).map((y) => range(xs).map((x) => cellOf(desk, pyramid, [level, x, y])));
  const title = desk.say("pyramido-level", { number: level });
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Grid label={title} rows={rows} />
    </figure>
  );
}

function range(values: readonly number[]): number[] {
  const low = Math.min(...values);
  return Array.from({ length: Math.max(...values) - low + 1 }, (_, i) => low + i);
}

function cellOf(desk: PyramidoDesk, number: number, place: Place): Cell | null {
  const { view, say, choice, snapshot } = desk;
  const pyramid = view.pyramids[number] as PyramidView;
  const key = String(place);
  const lying = pyramid.stones.find(([level, x, y]) => `${level},${x},${y}` === key);
  const fit = pyramid.fits.find((other) => String(other.place) === key);
  const isDead = pyramid.dead.some((other) => String(other) === key);
  if (!lying && !fit && !isDead) return null;
  const named = (colour: number): string => say(`table-tone-${toneOf(colour).name}`);
  const [level, x, y] = place;
  const what = lying ? named(lying[3]) : fit ? fit.colours.map(named).join(", ") : "";
  const label = say("table-pyramido-place", {
    level,
    x: columnOf(x),
    y: rowOf(y),
    state: lying ? "stone" : isDead ? "dead" : "free",
    what,
  });
  if (lying) return { label, tone: toneOf(lying[3]), look: lastPlaces(snapshot).has(`${number},${key}`) ? "last" : "" };
  const isHere = number === present(view) && desk.isMine && choice.colour !== null;
  return {
    label,
    show: isDead ? (
      "✕"
    ) : (
      <small>
        {fit?.colours.map((colour) => (
          <Mark key={colour} tone={toneOf(colour)} size={9} />
        ))}
      </small>
    ),
    look: looks({
      dead: isDead,
      legal: isHere && builds(snapshot, choice).has(key),
      ghost: isHere && String(choice.spot) === key,
    }),
    ...(isHere && { press: () => letGo(desk, place), focus: () => desk.pick({ spot: place }) }),
  };
}

export function Tray({ desk }: { desk: PyramidoDesk }): VNode {
  const { view, say, isMine, choice, stage } = desk;
  return (
    <>
      <Standing desk={desk} />
      {isMine
        ? sources(view).map(({ source, stones }) =>
            stones.length ? <Held key={source} desk={desk} source={source} stones={stones} /> : null,
          )
        : null}
      {isMine ? <Actions desk={desk} /> : null}
      {stage && levelsOf(view.pyramids[present(view)] as PyramidView, view.base).length > 1 ? (
        <Choice
          look="quiet"
          label={say("table-pyramido-fade")}
          press={() =>
            desk.pick({ open: choice.open > 1 ? Math.min(choice.open, tallest(desk)) - 1 || view.base : view.base })
          }
        >
          <Icon of={Layers} /> {Math.min(choice.open, tallest(desk))}
        </Choice>
      ) : null}
      <Camera stage={stage} say={say} />
    </>
  );
}

const tallest = ({ view }: PyramidoDesk): number =>
  Math.max(...(view.pyramids[present(view)] as PyramidView).stones.map(([level]) => level), 1);

/** The bag; in a contest how far everybody is, and in a series the points of every game. */
function Standing({ desk }: { desk: PyramidoDesk }): VNode {
  const { view, say } = desk;
  const isSeries = view.games > 1;
  const seats = view.mode === "contest" ? seatsOf(desk) : [];
  return (
    <>
      <ul class="pieces scores">
        <li>
          {say("pyramido-bag", { count: view.bag.reduce((sum, count) => sum + count, 0) })}{" "}
          {view.bag.map((count, colour) => (
            <span key={colour}>
              <Mark tone={toneOf(colour)} size={14} />
              {count}{" "}
            </span>
          ))}
        </li>
        {isSeries ? <li>{say("pyramido-game", { number: view.game + 1, games: view.games })}</li> : null}
        {isSeries
          ? null
          : seats.map(({ name, note }, seat) => (
              <li key={seat}>
                <b>{name}</b> · {note}
              </li>
            ))}
      </ul>
      {isSeries ? <Sheet rows={seats} games={view.points} say={say} /> : null}
    </>
  );
}

function seatsOf({ view, say, snapshot }: PyramidoDesk): Row[] {
  return view.pyramids.map(({ missing }, seat) => ({
    name: seatName(snapshot.seats, seat, say),
    total: view.totals[seat] ?? 0,
    note: say("pyramido-missing", { count: missing }),
  }));
}

function Held({ desk, source, stones }: { desk: PyramidoDesk; source: Source; stones: readonly number[] }): VNode {
  const { choice, say, snapshot, hint } = desk;
  const { out } = choice;
  const title = say(`table-pyramido-${source}`);
  const toggle = (i: number): void =>
    desk.pick({ out: out?.includes(i) ? out.filter((j) => j !== i) : [...(out ?? []), i] });
  const canTake = (colour: number): boolean =>
    hasBuild(snapshot, source, colour) || storing(snapshot, { ...choice, source, colour }) !== undefined;
  return (
    <Group label={title}>
      <span>{title}</span>
      {stones.map((colour, i) => {
        const label = say(`table-tone-${toneOf(colour).name}`);
        if (out)
          return (
            <Choice
              key={i}
              label={label}
              pressed={out.includes(i)}
              hinted={hint?.kind === "ExchangeStones" && !out.includes(i) && hint.colours.includes(colour)}
              press={() => toggle(i)}
            >
              <Mark tone={toneOf(colour)} size={28} />
            </Choice>
          );
        const isPicked = choice.source === source && choice.colour === colour && stones.indexOf(colour) === i;
        return (
          <Choice
            key={i}
            drag
            label={label}
            pressed={isPicked}
            hinted={!isPicked && stones.indexOf(colour) === i && isAdvised(desk, source, colour)}
            off={!canTake(colour)}
            press={() => desk.pick({ source, colour, spot: null })}
          >
            <Mark tone={toneOf(colour)} size={28} />
          </Choice>
        );
      })}
    </Group>
  );
}

/** Whether the advised move begins with this stone. */
function isAdvised({ hint }: PyramidoDesk, source: Source, colour: number): boolean {
  if (!hint || !("colour" in hint) || hint.colour !== colour) return false;
  return SOURCE_OF[hint.kind] === source;
}

const SOURCE_OF = {
  BuildStone: "hand",
  BuildFromQuarry: "quarry",
  StoreStone: "quarry",
  BuildFromStore: "store",
} as const;

function Actions({ desk }: { desk: PyramidoDesk }): VNode {
  const { view, snapshot, choice, say, hint } = desk;
  const [store, end, pass] = [storing(snapshot, choice), moveOf(snapshot, "EndTurn"), moveOf(snapshot, "Pass")];
  const exchanged = choice.out && exchange(snapshot, view.hands[view.seat ?? 0] ?? [], choice.out);
  if (choice.out) {
    return (
      <Group label={say("table-pyramido-exchange")}>
        <Choice look="main" off={!exchanged} press={() => exchanged && desk.play(exchanged)}>
          {say("table-pyramido-exchange-now", { count: choice.out.length })}
        </Choice>
        <Choice press={() => desk.pick({ out: null })}>{say("table-back")}</Choice>
      </Group>
    );
  }
  const spot = choice.spot;
  return (
    <>
      {choice.colour !== null ? (
        <LetGo say={say} fits={builds(snapshot, choice).has(String(spot))} press={spot && (() => letGo(desk, spot))} />
      ) : null}
      {store ? (
        <Choice hinted={hint?.kind === "StoreStone"} press={() => desk.play(store)}>
          {say("table-pyramido-store-it")}
        </Choice>
      ) : null}
      {moveOf(snapshot, "ExchangeStones") ? (
        <Choice hinted={hint?.kind === "ExchangeStones"} press={() => desk.pick({ out: [], spot: null })}>
          {say("table-pyramido-exchange")}
        </Choice>
      ) : null}
      {end && isLastIdle(view) ? (
        <p class="tray-note warning" role="alert">
          {say("table-pyramido-last-idle")}
        </p>
      ) : null}
      {end ? (
        <Choice
          look={snapshot.legal.length > 1 ? "" : "main"}
          hinted={hint?.kind === "EndTurn"}
          press={() => desk.play(end)}
        >
          {say("table-end-turn")}
        </Choice>
      ) : null}
      {pass ? (
        <Choice hinted={hint?.kind === "Pass"} press={() => desk.play(pass)}>
          {say("table-pyramido-pass")}
        </Choice>
      ) : null}
    </>
  );
}
