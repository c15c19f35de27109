/** One icon of the set, drawn in the colour of the text around it. */
import type { IconNode } from "lucide";
import { h } from "preact";

export function Icon({ of, size = 20 }: { of: IconNode; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes]) => h(tag, attributes as Record<string, string>))}
    </svg>
  );
}
