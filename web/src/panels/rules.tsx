/** A game's rules, in our own words, with the readings we chose marked. */
import { say } from "../i18n";
import { gameNamed } from "../store/games";
import { Lesson } from "./lesson";
import { dark, reflections } from "../store/settings";
import { hasWebGl } from "../store/webgl";
import type { RuleInfo } from "../wire/messages";
import { Page } from "./page";
import { Picture } from "./pictures";

export function Rules({ game }: { game: string }) {
  const info = gameNamed(game);
  if (!info)
    return (
      <Page>
        <p role="status">{say("loading")}</p>
      </Page>
    );
  return (
    <Page>
      <div class="setup-head">
        <Picture game={game} />
        <div>
          <h1>{info.title}</h1>
          <p>{info.about}</p>
          <a class="button primary" href={`#/new/${game}`}>
            {say("setup-go")}
          </a>
        </div>
      </div>
      <article class="rules">
        {sections(info.rules).map(({ title, rules }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {rules.map((rule) => (
                <li key={rule.id} id={rule.id} data-reading={rule.id.endsWith("i")}>
                  <b>{rule.id}</b> {rule.text}
                  {rule.id.endsWith("i") && <em> {say("rules-reading")}</em>}
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

function sections(rules: readonly RuleInfo[]): { title: string; rules: RuleInfo[] }[] {
  const found: { title: string; rules: RuleInfo[] }[] = [];
  for (const rule of rules) {
    if (rule.is_section) found.push({ title: rule.text, rules: [] });
    else found.at(-1)?.rules.push(rule);
  }
  return found;
}
