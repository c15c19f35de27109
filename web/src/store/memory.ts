/** What this browser remembers, text by text. Several tabs share it: each changes what lies there now, and hears what
 * the others have changed. */
import { signal, type ReadonlySignal } from "@preact/signals";

export interface Memory<T> {
  readonly now: ReadonlySignal<T>;
  /** Remember something else, made of what is remembered now. */
  change(make: (before: T) => T): void;
}

/** `read` makes sense of what was saved, however old; null is nothing yet. */
export function memory<T>(name: string, read: (saved: unknown) => T): Memory<T> {
  const key = `baumeister/${name}`;
  const now = signal(read(savedAt(key)));
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key || event.key === null) now.value = read(savedAt(key));
  });
  return {
    now,
    change(make) {
      now.value = make(read(savedAt(key) ?? now.peek()));
      save(key, now.value);
    },
  };
}

/** null where there is nothing, or nothing to be made sense of, or the browser forbids to look. */
function savedAt(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Where the browser forbids it, or has no more room, this tab alone remembers. */
function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // what is not kept is missed after a reload at most
  }
}
