/** The picture of a rule: the game's own table, set up by hand, drawn once when it comes into sight. */

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Snapshot } from "../wire/snapshot";
import type { Lessons, MakeTable } from "../stage/seam";
import "../stage/stage.css";

const LESSONS = import.meta.glob<{ default: Lessons }>("../games/*/lessons.ts");
const TABLES = import.meta.glob<{ default: MakeTable }>("../games/*/index.ts");

interface Props {
  game: string;
  rule: string;
  dark: boolean;
  reflections: boolean;
}

/** Nothing where the rule has no scene, or the browser no WebGL. */
export function Lesson({ game, rule, dark, reflections }: Props): VNode | null {
  const place = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Snapshot | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    () => void LESSONS[`../games/${game}/lessons.ts`]?.().then((loaded) => setScene(loaded.default[rule] ?? null)),
    [game, rule],
  );
  useEffect(() => {
    const element = place.current; // it may be put away before it is drawn
    if (!scene || !element) return;
    return whenSeen(element, () => void draw({ game, scene, dark, reflections }, element).then(setUrl));
  }, [scene, dark, reflections]);
  if (!scene) return null;
  return url ? <img class="lesson" src={url} alt="" /> : <div class="lesson" ref={place} />;
}

function whenSeen(element: HTMLElement, act: () => void): () => void {
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(element);
  return () => watcher.disconnect();
}

/** Set the table up, take its picture, and clear it away: a page may have many scenes, but few WebGL contexts. */
async function draw(
  { game, scene, dark, reflections }: Omit<Props, "rule"> & { scene: Snapshot },
  place: HTMLElement,
): Promise<string | null> {
  const make = (await TABLES[`../games/${game}/index.ts`]?.())?.default;
  if (!make) return null;
  const canvas = place.appendChild(document.createElement("canvas"));
  const table = make({
    canvas,
    twin: document.createElement("div"),
    tray: document.createElement("div"),
    choose: () => {},
    whyNot: () => Promise.resolve(null),
    outlook: () => Promise.resolve(null),
    point: () => {},
    say: () => "", // whose the boards are matters to nobody
    tell: () => "",
    settings: { motion: false, dark, sound: false, reflections },
    isPicture: true,
  });
  table.sync(scene);
  const detail: { url?: string } = {};
  canvas.dispatchEvent(new CustomEvent("picture", { detail }));
  table.dispose();
  canvas.remove();
  return detail.url ?? null;
}
