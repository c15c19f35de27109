/** A page for looking at a table without server or shell: it plays with `harness.py`. Not part of the build. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MakeTable, Move, Snapshot } from "./seam";

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "tulum";
const language = query.get("lang") ?? "en";
const matchUrl = query.get("match") ?? "http://127.0.0.1:8701";

const files = import.meta.glob<string>("../../../src/baumeister/texts/*/*.ftl", { query: "?raw", import: "default", eager: true });
const bundle = new FluentBundle(language, { useIsolating: false });
for (const [path, text] of Object.entries(files)) if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));

function say(id: string, args: Record<string, unknown> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args as Record<string, FluentVariable>) : `‹${id}›`;
}

async function ask(path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(matchUrl + path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
  return answer.json();
}

const modules = import.meta.glob<{ default: MakeTable }>("../games/*/index.ts");
const load = modules[`../games/${game}/index.ts`];
if (!load) throw new Error(game);
const make = (await load()).default;
const settings = { motion: query.get("motion") !== "0", dark: query.has("dark"), sound: false };
const canvas = document.querySelector("canvas") as HTMLCanvasElement;
const twin = document.querySelector("#twin") as HTMLElement;
document.body.classList.toggle("dark", settings.dark);
twin.hidden = !query.has("twin");
canvas.hidden = query.has("no3d");
document.body.classList.toggle("no3d", query.has("no3d"));

const table = make({
  canvas: query.has("no3d") ? null : canvas,
  twin,
  tray: document.querySelector("#tray") as HTMLElement,
  choose: (move: Move) => void ask("/play", move).then((snapshot) => table.sync(snapshot as Snapshot)),
  whyNot: async (move: Move) => (await ask("/why", move)) as string | null,
  outlook: (move: Move) => ask("/outlook", move),
  point: () => {},
  say,
  settings,
});
document.addEventListener("keydown", (event) => (event.key === "Escape" ? table.back() : table.key(event)));
table.sync((await ask("/")) as Snapshot);
document.body.dataset["ready"] = "true";
