/** The games that the server has, in the language of the page. */
import { effect, signal } from "@preact/signals";
import { has, language } from "../i18n";
import { listGames } from "../wire/api";
import type { GameInfo } from "../wire/messages";

export const games = signal<readonly GameInfo[]>([]);
/** The server could not be reached. */
export const isUnreachable = signal(false);

/** Keep the list in the present language. */
export function followGames(): void {
  effect(() => void (has("loading") && load(language())));
}

async function load(wanted: string): Promise<void> {
  try {
    const found = await listGames(wanted);
    if (wanted === language()) games.value = found;
    isUnreachable.value = false;
  } catch {
    isUnreachable.value = true;
  }
}

export function gameNamed(name: string): GameInfo | undefined {
  return games.value.find((game) => game.name === name);
}
