/** Plans that were drawn in this browser, as the texts of their files. */
import { effect, signal } from "@preact/signals";

/** What a content option takes, see `isOwnFile`. */
export interface Drawn {
  file: string;
}

const KEY = "baumeister/scenarios";

export const drawn = signal<readonly Drawn[]>(read());
/** The one that is to be played next. */
export const wanted = signal<Drawn | null>(null);

effect(() => localStorage.setItem(KEY, JSON.stringify(drawn.value.map(({ file }) => file))));

/** Keep a plan; one of the same text is kept once. */
export function keep(file: string): Drawn {
  const known = drawn.peek().find((one) => one.file === file);
  if (known) return known;
  const made = { file };
  drawn.value = [...drawn.peek(), made];
  return made;
}

export function forget(file: string): void {
  drawn.value = drawn.peek().filter((one) => one.file !== file);
}

function read(): Drawn[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((file) => typeof file === "string").map((file) => ({ file })) : [];
  } catch {
    return [];
  }
}
