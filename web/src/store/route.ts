/** Where we are, read from the address: `#/new/rumis`, `#/room/ID/INVITE`, `#/replay/ID/12`, `#/replay/ID/0/review`, `#/mine`, `#/rules/talo`,
 * `#/learn/talo`, `#/puzzle` of today, `#/puzzle/NAME`, `#/puzzles`, `#/puzzles/tulum/3` by grade. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "room"; id: string; invite: string | null }
  | { page: "replay"; id: string | null; event: number | null; isPlaying: boolean; isReview: boolean }
  | { page: "mine" }
  | { page: "plan"; code: string | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzle"; name: string | null }
  | { page: "puzzles"; game: string | null; grade: number };

export const route = signal<Route>(parse(location.hash));

if (location.search) history.replaceState(null, "", location.pathname + location.hash);

addEventListener("hashchange", () => {
  route.value = parse(location.hash);
  scrollTo(0, 0);
});

export function go(path: string): void {
  location.hash = path;
}

/** The way to a room, with the invitation that lets others sit down there. */
export function roomPath(id: string, invite: string | null): string {
  return invite ? `/room/${id}/${invite}` : `/room/${id}`;
}

/** An address that opens the same place in another browser; the server sees of which room it can tell before. */
export function linkTo(path: string): string {
  const room = /^\/(?:room|replay)\/([^/]+)/.exec(path)?.[1];
  return `${location.origin}${location.pathname}${room ? `?room=${room}` : ""}#${path}`;
}

export function parse(hash: string): Route {
  const [page, first, second, third] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "new" && first) return { page, game: first };
  if (page === "room" && first) return { page, id: first, invite: second || null };
  if (page === "mine") return { page };
  if (page === "plan") return { page, code: first || null };
  if ((page === "rules" || page === "learn") && first) return { page, game: first };
  if (page === "puzzle") return { page, name: first || null };
  if (page === "puzzles") return { page, game: first || null, grade: numberIn(second) ?? 1 };
  if (page === "replay")
    return {
      page,
      id: first || null,
      event: numberIn(second),
      isPlaying: third === "play",
      isReview: third === "review",
    };
  return { page: "lobby" };
}

/** null where the address says nothing, or nonsense. */
function numberIn(text: string | undefined): number | null {
  const found = Number.parseInt(text ?? "", 10);
  return Number.isNaN(found) ? null : found;
}
