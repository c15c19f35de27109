/** A game's rules, in our own words, with the readings we chose marked. */
import { GraduationCap } from "lucide";
import { say } from "../i18n";
import { Icon } from "../stage/icon";
import { gameNamed } from "../store/games";
import { Lesson } from "./lesson";
import { dark, reflections } from "../store/settings";
import { hasWebGl } from "../store/webgl";
import type { RuleInfo } from "../wire/messages";
import { Minute } from "./minute";
import { Loading, Page } from "./page";
import { Picture } from "./pictures";

export function Rules({ game }: { game: string }) {
  const info = gameNamed(game);
  if (!info) return <Loading />;
  return (
    <Page>
      <div class="setup-head">
        <Picture game={game} />
        <div>
          <h1>{info.title}</h1>
          <p>{info.about}</p>
          <div class="actions">
            <a class="button primary" href={`#/learn/${game}`}>
              <Icon of={GraduationCap} /> {say("card-learn")}
            </a>
            <a class="button" href={`#/new/${game}`}>
              {say("setup-go")}
            </a>
          </div>
        </div>
      </div>
      <Minute game={game} />
      <article class="rules">
        <h2>{say("rules-all")}</h2>
        {sections(info.rules).map(({ title, rules }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {rules.map((rule) => (
                <li key={rule.id} id={rule.id} data-reading={rule.id.endsWith("i")}>
                  <RuleText rule={rule} />
                  {hasWebGl && <Lesson game={game} rule={rule.id} dark={dark.value} reflections={reflections.value} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </Page>
  );
}

/** What the book says stands there; how we read it where it is silent is folded. */
function RuleText({ rule }: { rule: RuleInfo }) {
  if (!rule.id.endsWith("i"))
    return (
      <>
        <b>{rule.id}</b> {rule.text}
      </>
    );
  return (
    <details>
      <summary>
        <b>{rule.id}</b> <em>{say("rules-reading")}</em>
      </summary>
      {rule.text}
    </details>
  );
}

function sections(rules: readonly RuleInfo[]): { title: string; rules: RuleInfo[] }[] {
  const found: { title: string; rules: RuleInfo[] }[] = [];
  for (const rule of rules) {
    if (rule.is_section) found.push({ title: rule.text, rules: [] });
    else found.at(-1)?.rules.push(rule);
  }
  return found;
}
