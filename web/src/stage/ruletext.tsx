/** A sentence in which every rule's number can be pressed, to read the rule beside the match. */

import type { ComponentChildren } from "preact";

const RULE = /\b([A-Z]{3}-\d+i?)\b/;

/** The sentence in pieces, numbers of rules as buttons. */
export function linkRules(text: string, show: ((rule: string) => void) | undefined): ComponentChildren {
  if (!show) return text;
  return text.split(RULE).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <button type="button" class="rule-link" key={i} onClick={() => show(part)}>
        {part}
      </button>
    ),
  );
}
