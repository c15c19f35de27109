/** The first-match guide: what can be done now, above the buttons that do it, until it is turned off. */
import type { ReadonlySignal } from "@preact/signals";
import { GraduationCap, X } from "lucide";
import { useState } from "preact/hooks";
import { has, say } from "../i18n";
import type { Snapshot } from "../wire/snapshot";
import { guide } from "../store/settings";
import { Icon } from "../stage/icon";
import { ToolButton } from "./fields";

export function Guide({ snapshot }: { snapshot: ReadonlySignal<Snapshot | null> }) {
  const [isOpen, setOpen] = useState(false);
  const now = snapshot.value;
  const tips = guide.value && now?.legal.length ? sentences(now) : [];
  if (tips.length === 0) return null;
  return (
    <div class="guide" data-open={isOpen}>
      <Icon of={GraduationCap} />
      <button type="button" class="guide-text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {tips.map((id) => say(id)).join(" ")}
      </button>
      <ToolButton label={say("guide-off")} icon={X} press={() => (guide.value = false)} />
    </div>
  );
}

/** One for each kind of move, as this mode has it. */
export function sentences({ game, variant, legal, seats }: Snapshot): string[] {
  const mode = variant.mode ?? (seats.length === 1 ? "solo" : "");
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const found = kinds.map((kind) => [`guide-${game}-${String(mode)}-${kind}`, `guide-${game}-${kind}`].find(has));
  return [...found, `guide-${game}-how`].filter((id) => id !== undefined && has(id)) as string[];
}
