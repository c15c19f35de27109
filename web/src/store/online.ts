/** Without a connection the service worker brings the page itself, the rules and records. */
import { effect, signal } from "@preact/signals";
import { games } from "./games";

/** The browser has no connection at all. */
export const isOffline = signal(!navigator.onLine);

addEventListener("offline", () => (isOffline.value = true));
addEventListener("online", () => (isOffline.value = false));

/** Once the page is there, so that nothing is slower for it; what it has loaded by then is kept, too, and all
 * tables for whoever comes back. */
export function keepForOffline(): void {
  addEventListener("load", () => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const isBack = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register("worker.js");
  const { active } = await navigator.serviceWorker.ready;
  await gamesAreHere();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ loaded: loaded.filter((name) => name.startsWith(`${location.origin}/`)), isBack });
}

/** The list of games belongs to what is kept; it may come later than the page. */
function gamesAreHere(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      if (games.value.length) resolve();
    });
  });
}
