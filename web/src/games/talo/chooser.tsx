/** Everyone's figure and store board, to be chosen by taste. */

import type { VNode } from "preact";
import { Choice, Group, Mark, seatName } from "../../stage/twin";
import { FIGURES } from "./figures";
import { BOARDS, lookOf, setLook, type Look } from "./looks";
import type { TaloDesk } from "./scene";
import { seatTone } from "./view";

export function Chooser({ desk }: { desk: TaloDesk }): VNode {
  return (
    <details class="looks">
      <summary>{desk.say("table-talo-looks")}</summary>
      {desk.view.figures.map((_, seat) => (
        <SeatLook key={seat} desk={desk} seat={seat} />
      ))}
    </details>
  );
}

function SeatLook({ desk, seat }: { desk: TaloDesk; seat: number }): VNode {
  const { say, snapshot } = desk;
  const { figure, board } = lookOf(seat);
  const name = seatName(snapshot.seats, seat, say);
  const change = (to: Partial<Look>): void => {
    setLook(seat, to);
    desk.pick({});
  };
  return (
    <Group label={name}>
      <Mark tone={seatTone(seat)} /> <span>{name}</span>
      <Choice press={() => change({ figure: after(FIGURES, figure) })}>{say("table-talo-figure", { figure })}</Choice>
      <Choice
        press={() =>
          change({
            board: after(
              BOARDS.map((tone) => tone.name),
              board,
            ),
          })
        }
      >
        {say("table-talo-board", { colour: say(`table-tone-${board}`) })}
      </Choice>
    </Group>
  );
}

/** The next one, and after the last the first. */
const after = (all: readonly string[], one: string): string => all[(all.indexOf(one) + 1) % all.length] as string;
