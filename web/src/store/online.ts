/** Whether the server can be reached; the service worker keeps the page itself, the rules and records. */
import { signal } from "@preact/signals";

/** The last thing that was asked got no answer from the server. */
export const isOffline = signal(!navigator.onLine);

addEventListener("offline", () => (isOffline.value = true));
addEventListener("online", () => (isOffline.value = false));

/** Once the page is there, so that nothing is slower for it; what it has loaded by then is kept, too. */
export function keepForOffline(): void {
  addEventListener("load", () => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage(loaded.filter((name) => name.startsWith(`${location.origin}/`)));
}
