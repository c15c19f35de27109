/** Tulum as grids and buttons. */

import type { VNode } from "preact";
import { Camera, Choice, Grid, Group, Mark, seatName, type Cell } from "../../stage/twin";
import type { TulumDesk } from "./scene";
import { inVain, lastPlaces, moveOf, percent, placements, rollerOf, ROWS, rowTone } from "./view";

export function Twin({ desk }: { desk: TulumDesk }): VNode {
  const { view, say, snapshot } = desk;
  return (
    <div class="boards">
      {view.boards.map((board, seat) => (
        <figure key={seat} class={seat === view.seat ? "turn" : ""}>
          <figcaption>
            {seatName(snapshot.seats, seat, say)} · {say("tulum-blocks", { count: board.length })}
          </figcaption>
          <Grid
            label={say("table-board-of", { name: seatName(snapshot.seats, seat, say) })}
            rows={rowsOf(desk, seat)}
            slanted
          />
        </figure>
      ))}
    </div>
  );
}

function rowsOf(desk: TulumDesk, seat: number): Cell[][] {
  return ROWS.map((_, fromTop) => ROWS.length - 1 - fromTop).map((row) =>
    Array.from({ length: ROWS.length - row }, (_, place) => cellOf(desk, seat, row, place)),
  );
}

function cellOf(desk: TulumDesk, seat: number, row: number, place: number): Cell {
  const { view, say } = desk;
  const lies = (list: readonly (readonly number[])[]): boolean => list.some(([r, p]) => r === row && p === place);
  const isTurn = seat === view.seat;
  const move = isTurn ? placements(desk.snapshot).get(`${row},${place}`) : undefined;
  const state = lies(view.boards[seat] ?? [])
    ? "secured"
    : isTurn && lies(view.loose)
      ? "loose"
      : move
        ? "legal"
        : "empty";
  const tone = rowTone(row);
  const label = say("table-tulum-place", {
    colour: say(`table-tone-${tone.name}`),
    row: row + 1,
    place: place + 1,
    state,
  });
  const last = lastPlaces(desk.snapshot).has(`${seat},${row},${place}`) ? "last" : "";
  if (state === "secured") return { label, tone, look: last };
  if (state === "loose") return { label, tone, look: `loose ${last}`, show: "•" };
  return {
    label,
    show: <Mark tone={tone} size={12} />,
    look: move ? "legal" : "off",
    ...(move && { press: () => desk.play(move) }),
  };
}

/** The dice, and what they have cost or may cost. */
function Roll({ desk: { view, say, snapshot } }: { desk: TulumDesk }): VNode {
  const lost = inVain(snapshot);
  return (
    <>
      <div class="tulum-dice">
        {view.dice.length > 0 ? (
          <Group label={say("tulum-dice")}>
            {view.dice.map((row, i) => (
              <span key={i} role="img" aria-label={say(`table-tone-${rowTone(row).name}`)}>
                <Mark tone={rowTone(row)} size={30} />
              </span>
            ))}
          </Group>
        ) : null}
      </div>
      <p class="tray-note tulum-note">
        {lost && lost !== view.dice ? lost.map((row, i) => <Mark key={i} tone={rowTone(row)} size={16} />) : null}{" "}
        {lost
          ? say("table-tulum-in-vain", { name: seatName(snapshot.seats, rollerOf(snapshot), say) })
          : say("tulum-at-stake", { count: view.loose.length, bust: percent(view.bust) })}
      </p>
    </>
  );
}

/** Its rows are as high in every part of a turn: the table above it stays where it is. */
export function Tray({ desk }: { desk: TulumDesk }): VNode {
  const { view, say, snapshot } = desk;
  const isOver = snapshot.turn.kind === "ended";
  const [rollOn, stop] = [moveOf(snapshot, "RollOn"), moveOf(snapshot, "Stop")];
  return (
    <>
      {isOver ? null : <Roll desk={desk} />}
      <div class="tulum-now">
        {placements(snapshot).size > 0 ? <p class="tray-note">{say("table-tulum-place-now")}</p> : null}
        {rollOn ? (
          <Choice look={stop ? "" : "main"} hinted={desk.hint?.kind === "RollOn"} press={() => desk.play(rollOn)}>
            {say("table-tulum-roll-on", { count: view.num_dice })}
          </Choice>
        ) : null}
        {stop ? (
          <Choice look="main" hinted={desk.hint?.kind === "Stop"} press={() => desk.play(stop)}>
            {say("table-tulum-stop")}
          </Choice>
        ) : null}
      </div>
      <Camera stage={desk.stage} say={say} />
    </>
  );
}
