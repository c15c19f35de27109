/** Plans that were drawn in this browser, as the texts of their files. */
import { computed, signal } from "@preact/signals";
import { memory } from "./memory";

/** What a content option takes, see `isOwnFile`. */
export interface Drawn {
  file: string;
}

const files = memory("scenarios", (saved) =>
  Array.isArray(saved) ? saved.filter((file): file is string => typeof file === "string") : [],
);

export const drawn = computed<readonly Drawn[]>(() => files.now.value.map((file) => ({ file })));
/** The one that is to be played next. */
export const wanted = signal<Drawn | null>(null);

/** Keep a plan; one of the same text is kept once. */
export function keep(file: string): Drawn {
  files.change((before) => (before.includes(file) ? before : [...before, file]));
  return { file };
}

export function forget(file: string): void {
  files.change((before) => before.filter((one) => one !== file));
}
