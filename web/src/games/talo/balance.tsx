/** How the building would stand, in words, before the stick is let go. */

import type { VNode } from "preact";
import { Choice } from "../../stage/twin";
import type { TaloDesk } from "./scene";
import { holdAt, isAmong, mayFall, type Balance, type Stick } from "./view";

const balanceOf = ({ outlook }: TaloDesk): Balance | null => outlook as Balance | null;

/** Whether a stick would come down. */
export const isAtRisk = (desk: TaloDesk, stick: Stick): boolean => isAmong(balanceOf(desk)?.fallen ?? [], stick);

/** What would happen; where the building may fall, only whoever asks is told. */
export function BalanceNote({ desk }: { desk: TaloDesk }): VNode {
  const { choice, snapshot, say } = desk;
  const balance = balanceOf(desk);
  const canAsk = mayFall(snapshot) && !choice.hold && choice.spot !== null && choice.mode === "build";
  return (
    <>
      {canAsk ? <Choice pressed={choice.tested === choice.spot} press={() => desk.pick({ tested: choice.spot })}>{say("table-talo-test")}</Choice> : null}
      <p class="tray-note balance" role="status">{balance ? say("table-talo-balance", { firmness: balance.firmness, count: balance.fallen.length }) : null}</p>
    </>
  );
}

/** Two sticks at once: the first is held where it cannot stand alone, until the other one holds it. */
export function HoldNote({ desk }: { desk: TaloDesk }): VNode | null {
  const { snapshot, choice, view, say } = desk;
  const hold = holdAt(snapshot, choice);
  if (view.held) return <p class="tray-note">{say("table-talo-held-now", { length: view.held.length, other: view.taken[0] ?? 0 })}</p>;
  if (choice.hold) return <p class="tray-note">{say("table-talo-hold-now", { other: view.taken.find((length) => length !== choice.length) ?? choice.length ?? 0 })}</p>;
  return hold ? <Choice press={() => desk.play(hold)}>{say("table-talo-hold-here")}</Choice> : null;
}
