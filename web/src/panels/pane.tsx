/** Puts a game's table onto the page and keeps it in step with the snapshot and the settings. */
import { effect, untracked, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { language, say } from "../i18n";
import { isPlain } from "../stage/keys";
import type { GameTable, Hint, MakeTable, TableHost } from "../stage/seam";
import type { Move, Outlook } from "../wire/games";
import type { Objection, Snapshot, Solution } from "../wire/snapshot";
import type { Pointer } from "../store/room";
import { shownRule } from "../store/rule";
import { toldText } from "../store/log";
import { dark, flat, motion, reflections, sound } from "../store/settings";
import { hasWebGl } from "../store/webgl";

const TABLES = import.meta.glob<{ default: MakeTable }>("../games/*/index.ts");

interface Props {
  snapshot: ReadonlySignal<Snapshot | null>;
  pointer?: ReadonlySignal<Pointer | null>;
  choose: (move: Move) => void;
  whyNot: (move: Move) => Promise<Objection | null>;
  /** A move that was advised. */
  hint?: ReadonlySignal<{ move: object } | null>;
  /** Several, with their numbers; they are shown instead of the one. */
  hints?: ReadonlySignal<readonly { move: object; number: number }[]>;
  solve?: () => Promise<Solution | null>;
  outlook?: (move: Move) => Promise<Outlook | null>;
  point: (cell: readonly number[]) => void;
  children?: ComponentChildren;
  /** Between the table and its buttons. */
  aboveTray?: ComponentChildren;
}

export function GamePane(props: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const twin = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const game = props.snapshot.value?.game;
  const isFlat = flat.value || !hasWebGl;
  const spoken = language();
  useEffect(() => {
    if (!game) return;
    const host: TableHost = {
      canvas: isFlat ? null : canvas.current,
      twin: twin.current!,
      tray: tray.current!,
      choose: props.choose,
      whyNot: props.whyNot,
      showRule: (rule) => (shownRule.value = { game, rule }),
      ...(props.solve && { solve: props.solve }),
      outlook: props.outlook ?? (() => Promise.resolve(null)),
      point: props.point,
      say,
      tell: (events) => toldText(props.snapshot.peek()!, events),
      settings: untracked(settingsNow),
    };
    return mount(game, host, props);
  }, [game, isFlat, spoken]);
  const isOver = props.snapshot.value?.turn.kind === "ended";
  useEffect(() => (isOver ? undefined : holdHeight(tray.current!)), [isOver]);
  return (
    <>
      <div class="stage" data-flat={isFlat} data-version={props.snapshot.value?.version}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus; its twin says all that it shows */}
        {!isFlat && <canvas key={spoken} ref={canvas} aria-hidden="true" />}
        <div class="twin" ref={twin} role="region" aria-label={say("twin")} tabIndex={-1} />
        {props.children}
      </div>
      {props.aboveTray}
      <div class="tray" ref={tray} role="group" aria-label={say("tray")} />
    </>
  );
}

/** Load the table, let it follow, and give back what ends it. */
function mount(game: string, host: TableHost, props: Props): () => void {
  const load = TABLES[`../games/${game}/index.ts`];
  const ends: (() => void)[] = [];
  let isGone = false;
  void load?.().then(({ default: make }) => {
    if (isGone) return;
    const table = make(host);
    ends.push(() => table.dispose(), ...follow(table, host, props), listen(table));
  });
  return () => {
    isGone = true;
    for (const end of ends.reverse()) end();
    host.twin.replaceChildren();
    host.tray.replaceChildren();
  };
}

/** What can be done comes and goes with the turns, but the picture above it stays as large as it was. */
function holdHeight(tray: HTMLElement): () => void {
  const stop = new AbortController();
  const hold = () => tray.style.setProperty("--held", `${tray.getBoundingClientRect().height}px`);
  const release = () => tray.style.removeProperty("--held");
  const watcher = new ResizeObserver(hold);
  watcher.observe(tray);
  const inOtherWindow = () => {
    release();
    hold();
  };
  addEventListener("resize", inOtherWindow, { signal: stop.signal });
  return () => {
    stop.abort();
    watcher.disconnect();
    release();
  };
}

function settingsNow(): TableHost["settings"] {
  return { motion: motion.value, dark: dark.value, sound: sound.value, reflections: reflections.value };
}

function follow(table: GameTable, host: TableHost, { snapshot, pointer, hint, hints }: Props): (() => void)[] {
  return [
    effect(() => {
      if (snapshot.value) table.sync(snapshot.value);
    }),
    effect(() => {
      Object.assign(host.settings, settingsNow());
      table.settingsChanged();
    }),
    effect(() => {
      if (pointer?.value) table.pointed?.(pointer.value.at, pointer.value.seat);
    }),
    effect(() => {
      const one = hint?.value ? [{ move: hint.value.move }] : [];
      const several = hints?.value ?? [];
      table.hinted?.((several.length ? several : one) as Hint[]);
    }),
  ];
}

/** Keys go to the table, unless somebody is writing or a dialog is open. */
function listen(table: GameTable): () => void {
  const hear = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (!isPlain(event) || target.closest("dialog, input, textarea, select")) return;
    const used = event.key === "Escape" ? table.back() : table.key(event);
    if (used) event.preventDefault();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}
