/** Draw a plan of one's own for Rumis: heights by tapping. It is kept here, shared by a link, and played. */
import { useState } from "preact/hooks";
import {
  BLANK,
  decodePlan,
  draftOf,
  encodePlan,
  HIGHEST,
  painted,
  scenarioFrom,
  type Draft,
} from "../games/rumis/draft";
import { cellColour, cellInk } from "../games/rumis/heights";
import { formatScenario, parseScenario, type Scenario } from "../games/rumis/scenario";
import { Thumbnail } from "../games/rumis/thumbnail";
import { say } from "../i18n";
import { LETTERS } from "../store/places";
import { Choice, Grid, Group } from "../stage/twin";
import { go, linkTo } from "../store/route";
import { drawn, forget, keep, wanted } from "../store/scenarios";
import { CopyLink } from "./copy";
import { List } from "./fields";
import { Page } from "./page";

const BRUSHES = Array.from({ length: HIGHEST }, (_, i) => i + 1);

export function Planner({ code }: { code: string | null }) {
  const shared = code === null ? null : decodePlan(code);
  const [draft, setDraft] = useState<Draft>((shared && draftOf(shared)) ?? BLANK);
  const [brush, setBrush] = useState(4);
  const scenario = scenarioFrom(draft, say("plan-unnamed"));
  return (
    <Page title={say("plan-title")}>
      <p>{say("plan-about")}</p>
      <section class="panel stack plan">
        <label class="field">
          <span>{say("plan-name")}</span>
          <input
            type="text"
            maxLength={40}
            placeholder={say("plan-unnamed")}
            value={draft.name}
            onInput={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
        </label>
        <Brushes brush={brush} choose={setBrush} />
        <Sheet draft={draft} paint={(x, y) => setDraft(painted(draft, x, y, brush))} />
        <Heights draft={draft} change={setDraft} />
      </section>
      <Outcome scenario={scenario} />
      <Kept edit={setDraft} />
    </Page>
  );
}

function Brushes({ brush, choose }: { brush: number; choose: (height: number) => void }) {
  return (
    <Group label={say("plan-brush")}>
      <span>{say("plan-brush")}</span>
      {BRUSHES.map((height) => (
        <Choice
          key={height}
          label={say("plan-height", { height })}
          pressed={height === brush}
          press={() => choose(height)}
        >
          {height}
        </Choice>
      ))}
    </Group>
  );
}

function Sheet({ draft, paint }: { draft: Draft; paint: (x: number, y: number) => void }) {
  const rows = draft.cells.map((row, y) =>
    row.map((height, x) => ({
      label: say("plan-cell", { place: `${LETTERS[x]}${y + 1}`, height }),
      show: height || "",
      ...(height > 0 && { ground: { hex: cellColour(height), ink: cellInk(height) } }),
      press: () => paint(x, y),
    })),
  );
  return <Grid label={say("plan-title")} rows={rows} />;
}

/** The greatest height for two, three and four players. */
function Heights({ draft, change }: { draft: Draft; change: (draft: Draft) => void }) {
  return (
    <div class="group">
      {draft.max_height.map((height, i) => (
        <List
          key={i}
          label={say("plan-players", { count: i + 2 })}
          choices={BRUSHES.map((value) => ({ value, label: String(value) }))}
          value={height}
          choose={(value) =>
            change({ ...draft, max_height: draft.max_height.map((old, j) => (i === j ? value : old)) })
          }
        />
      ))}
    </div>
  );
}

function Outcome({ scenario }: { scenario: Scenario | null }) {
  if (!scenario) return <p role="status">{say("plan-not-whole")}</p>;
  const file = formatScenario(scenario);
  return (
    <div class="actions">
      <button type="button" class="primary" onClick={() => play(file)}>
        {say("plan-play")}
      </button>
      <button type="button" onClick={() => keep(file)}>
        {say("plan-save")}
      </button>
      <CopyLink link={() => linkTo(`/plan/${encodePlan(scenario)}`)} label={say("plan-share")} />
    </div>
  );
}

function Kept({ edit }: { edit: (draft: Draft) => void }) {
  const plans = drawn.value.flatMap(({ file }) => {
    const scenario = parseScenario(file);
    return scenario ? [{ file, scenario }] : [];
  });
  if (plans.length === 0) return null;
  return (
    <section class="panel stack" aria-label={say("plan-kept")}>
      <h2>{say("plan-kept")}</h2>
      {plans.map(({ file, scenario }) => (
        <div class="group" key={file}>
          <Thumbnail scenario={scenario} /> <b>{scenario.name}</b>
          <button type="button" onClick={() => edit(draftOf(scenario) ?? BLANK)}>
            {say("plan-edit")}
          </button>
          <button type="button" onClick={() => play(file)}>
            {say("plan-play")}
          </button>
          <button type="button" onClick={() => forget(file)}>
            {say("plan-delete")}
          </button>
        </div>
      ))}
    </section>
  );
}

function play(file: string): void {
  wanted.value = keep(file);
  go("/new/rumis");
}
