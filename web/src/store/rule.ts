/** The rule that is read beside a match, if there is one. */
import { signal } from "@preact/signals";

export const shownRule = signal<{ game: string; rule: string } | null>(null);
