/** The first-match guide: one sentence for what can be done now, until it is turned off. */
import type { ReadonlySignal } from "@preact/signals";
import { GraduationCap } from "lucide";
import { has, say } from "../i18n";
import type { Snapshot } from "../wire/snapshot";
import { guide } from "../store/settings";
import { Icon } from "../stage/icon";

export function Guide({ snapshot }: { snapshot: ReadonlySignal<Snapshot | null> }) {
  const now = snapshot.value;
  if (!guide.value || !now?.legal.length) return null;
  const kinds = [...new Set(now.legal.map((move) => move.kind))];
  const sentences = kinds.map((kind) => `guide-${now.game}-${kind}`).filter(has);
  return (
    <p class="notice quiet guide">
      <Icon of={GraduationCap} />
      <span>{sentences.map((id) => say(id)).join(" ")}</span>
      <button type="button" class="plain" onClick={() => (guide.value = false)}>
        {say("guide-off")}
      </button>
    </p>
  );
}
