/** The tray of a cube: can it still be completed, and how. */

import { ChevronLeft, ChevronRight, X } from "lucide";
import type { VNode } from "preact";
import { Icon } from "../../stage/icon";
import { Choice, Group } from "../../stage/twin";
import type { RumisDesk } from "./scene";
import { foundBy, laidOut, layNext, numLaid, showing, type Found } from "./solution";
import { colourName } from "./view";

export function Puzzle({ desk }: { desk: RumisDesk }): VNode {
  const { say, choice } = desk;
  const { found, isAsking } = choice;
  if (found && found.shown > 0) return <Steps desk={desk} found={found} />;
  const note = isAsking
    ? say("table-rumis-asking")
    : found
      ? say("table-rumis-verdict", { verdict: found.verdict })
      : "";
  return (
    <Group label={say("table-rumis-puzzle")}>
      <Choice off={isAsking || isKnown(found)} press={() => void ask(desk, false)}>
        {say("table-rumis-check")}
      </Choice>
      <Choice off={isAsking || found?.verdict === "none"} press={() => void ask(desk, true)}>
        {say("table-rumis-solution")}
      </Choice>
      <p class="tray-note" role="status">
        {note}
      </p>
    </Group>
  );
}

/** What ran out of time may be asked again. */
const isKnown = (found: Found | null): found is Found => found !== null && found.verdict !== "unknown";

async function ask(desk: RumisDesk, shows: boolean): Promise<void> {
  const { view, choice, pick } = desk;
  let { found } = choice;
  if (!isKnown(found)) {
    pick({ isAsking: true });
    const answer = await desk.solve?.();
    found = answer ? foundBy(answer, view) : null;
  }
  pick({ isAsking: false, found: found && shows && found.verdict === "solved" ? showing(found, view, 0) : found });
}

/** One stone more or less, and the next one laid for good. */
function Steps({ desk, found }: { desk: RumisDesk; found: Found }): VNode {
  const { say, view } = desk;
  const { stone, colour } = laidOut(found, view).at(-1) ?? {};
  const step = (by: number): void => desk.pick({ found: showing(found, view, found.shown + by) });
  return (
    <Group label={say("table-rumis-solution")}>
      <Choice
        label={say("table-rumis-solution-back")}
        off={found.shown <= numLaid(found, view) + 1}
        press={() => step(-1)}
      >
        <Icon of={ChevronLeft} />
      </Choice>
      <Choice label={say("table-rumis-solution-on")} off={found.shown === found.stones.length} press={() => step(1)}>
        <Icon of={ChevronRight} />
      </Choice>
      <p class="tray-note" role="status">
        {say("table-rumis-solution-step", {
          number: found.shown,
          count: found.stones.length,
          stone,
          colour: colourName(desk, colour ?? 0),
        })}
      </p>
      <Choice look="main" press={() => layNext(desk)}>
        {say("table-rumis-solution-lay")}
      </Choice>
      <Choice
        look="quiet"
        label={say("table-rumis-solution-hide")}
        press={() => desk.pick({ found: { ...found, shown: 0 } })}
      >
        <Icon of={X} />
      </Choice>
    </Group>
  );
}
