/** The first-match guide: what can be done now, above the buttons that do it, until it is turned off.
 *
 * Where there is nothing to be told its line stays empty, so that the picture above stays as large as it was.
 */
import type { ReadonlySignal } from "@preact/signals";
import { GraduationCap, X } from "lucide";
import { useRef, useState } from "preact/hooks";
import { has, say } from "../i18n";
import type { Snapshot } from "../wire/snapshot";
import { guide } from "../store/settings";
import { Icon } from "../stage/icon";
import { ToolButton } from "./fields";

export function Guide({ snapshot }: { snapshot: ReadonlySignal<Snapshot | null> }) {
  const [isOpen, setOpen] = useState(false);
  const last = useRef<readonly string[]>([]);
  const now = snapshot.value;
  const tips = now?.legal.length ? sentences(now) : [];
  if (tips.length) last.current = tips;
  if (!guide.value || now?.turn.kind === "ended" || !last.current.length) return null;
  return (
    <div class="guide" data-open={isOpen} data-told={tips.length > 0}>
      <Icon of={GraduationCap} />
      <button type="button" class="guide-text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {last.current.map((id) => say(id)).join(" ")}
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
