/** How the building would stand, in words, before the stick is let go. */

import type { ComponentChildren, VNode } from "preact";
import { Choice, LetGo } from "../../stage/twin";
import { letGo, type TaloDesk } from "./scene";
import { holdAt, isAmong, mayAsk, mayFall, movesOf, targets, type Balance, type Stick } from "./view";

const balanceOf = ({ outlook }: TaloDesk): Balance | null => outlook;

/** Whether a stick would come down. */
export const isAtRisk = (desk: TaloDesk, stick: Stick): boolean => isAmong(balanceOf(desk)?.fallen ?? [], stick);

/** Let go, or learn what would happen; always as high, so that pointing about does not move the page. */
export function Foretold({ desk, children }: { desk: TaloDesk; children: ComponentChildren }): VNode {
  const { choice, snapshot, say } = desk;
  const { spot } = choice;
  const hold = holdAt(snapshot, choice);
  const balance = balanceOf(desk);
  const fits = targets(snapshot, choice).has(String(spot));
  return (
    <div class="foretold">
      {hold && !fits ? (
        <Choice press={() => desk.play(hold)}>{say("table-talo-hold-here")}</Choice>
      ) : (
        <LetGo say={say} fits={fits} press={spot && (() => letGo(desk, spot))} />
      )}
      {mayFall(snapshot) && mayAsk(snapshot) && choice.mode === "build" && !choice.hold ? <Test desk={desk} /> : null}
      {children}
      <p class="tray-note" role="status">
        {balance ? say("table-talo-balance", { firmness: balance.firmness, count: balance.fallen.length }) : null}
      </p>
    </div>
  );
}

/** Where the building may fall, only whoever asks is told. */
function Test({ desk }: { desk: TaloDesk }): VNode {
  const { spot, tested } = desk.choice;
  return (
    <Choice off={!spot} pressed={spot !== null && tested === spot} press={() => desk.pick({ tested: spot })}>
      {desk.say("table-talo-test")}
    </Choice>
  );
}

/** Two sticks at once: the first is held where it cannot stand alone, until the other one holds it. */
export function HoldNote({ desk }: { desk: TaloDesk }): VNode | null {
  const { choice, snapshot, view, say } = desk;
  if (view.held) {
    const note = movesOf(snapshot, "PlaceStick").length > 0 ? "table-talo-held-now" : "table-talo-held-alone";
    return <p class="tray-note">{say(note, { length: view.held.length, other: view.taken[0] ?? 0 })}</p>;
  }
  const other = view.taken.find((length) => length !== choice.length) ?? choice.length ?? 0;
  return choice.hold ? <p class="tray-note">{say("table-talo-hold-now", { other })}</p> : null;
}
