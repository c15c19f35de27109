/** One rule, read while the match stays: its words, its picture, and the way to all of them. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n";
import { Lesson } from "./lesson";
import { gameNamed } from "../store/games";
import { shownRule } from "../store/rule";
import { dark, reflections } from "../store/settings";
import { hasWebGl } from "../store/webgl";
import { Head } from "./dialog";

function close(): void {
  shownRule.value = null;
}

export function RuleCard() {
  const card = useRef<HTMLElement>(null);
  const shown = shownRule.value;
  const rule = shown && gameNamed(shown.game)?.rules.find(({ id }) => id === shown.rule);
  useLayoutEffect(() => {
    if (rule) card.current?.focus(); // at once: whoever sees it can put it away
  }, [rule]);
  useEffect(() => close, []);
  if (!rule) return null;
  return (
    <section
      class="rule-card"
      ref={card}
      tabIndex={-1}
      aria-label={rule.id}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <Head title={rule.id} close={close} />
      <p>
        {rule.text} {rule.id.endsWith("i") && <em>{say("rules-reading")}</em>}
      </p>
      {hasWebGl && (
        <Lesson key={rule.id} game={shown.game} rule={rule.id} dark={dark.value} reflections={reflections.value} />
      )}
      <a href={`#/rules/${shown.game}`} target="_blank" rel="noreferrer">
        {say("rules-of", { game: gameNamed(shown.game)?.title ?? "" })}
      </a>
    </section>
  );
}
