/** Pieces of the DOM twins and trays: marks, grids walked by arrow keys, buttons. */

import { Focus, IterationCcw, IterationCw, LayoutGrid } from "lucide";
import type { ComponentChildren, VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { Icon } from "./icon";
import { isPlain } from "./keys";
import type { Tone } from "../wire/tones";
import type { Stage } from "./stage";

type Say = (id: string, args?: Record<string, unknown>) => string;

/** A colour and its mark. */
export function Mark({ tone, size = 18 }: { tone: Tone; size?: number }): VNode {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" rx="22" fill={tone.hex} stroke="rgba(0,0,0,.35)" stroke-width="4" />
      <path d={tone.mark} fill={tone.ink} fill-rule="evenodd" transform="translate(22 22) scale(.56)" />
    </svg>
  );
}

export interface Cell {
  /** Said by a screen reader; the whole truth about the cell. */
  label: string;
  show?: ComponentChildren;
  tone?: Tone;
  /** A colour without a mark. */
  ground?: Pick<Tone, "hex" | "ink">;
  /** More class names: legal, ghost, loose, dead, off … */
  look?: string;
  press?: () => void;
  focus?: () => void;
}

/** The class names that hold of a cell. */
export const looks = (named: Readonly<Record<string, boolean>>): string =>
  Object.keys(named)
    .filter((name) => named[name])
    .join(" ");

/** Rows of cells; Tab reaches the grid, arrows walk it, Enter presses. null leaves a hole. */
export function Grid({
  label,
  rows,
  slanted = false,
}: {
  label: string;
  rows: readonly (readonly (Cell | null)[])[];
  slanted?: boolean;
}): VNode {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const home = chosen !== null && cellAt(rows, chosen) ? chosen : firstCell(rows);
  const walk = (event: KeyboardEvent): void => {
    const step = isPlain(event) ? STEPS[event.key] : undefined;
    const from = (event.target as HTMLElement).dataset.cell;
    const next = step && from ? neighbour(rows, from, step) : null;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    root.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  return (
    <div
      class={slanted ? "grid slanted" : "grid"}
      style={{ "--columns": Math.max(...rows.map((row) => row.length)), "--rows": rows.length }}
      role="grid"
      aria-label={label}
      ref={root}
      onKeyDown={walk}
    >
      {rows.map((row, y) => (
        <div role="row" key={y}>
          {row.map((cell, x) => (
            <GridCell key={x} cell={cell} at={`${x},${y}`} home={home} choose={setChosen} />
          ))}
        </div>
      ))}
    </div>
  );
}

function GridCell({
  cell,
  at,
  home,
  choose,
}: {
  cell: Cell | null;
  at: string;
  home: string | null;
  choose: (at: string) => void;
}): VNode {
  if (!cell) return <div role="gridcell" class="hole" />;
  return (
    <div role="gridcell">
      <button
        type="button"
        class={`cell ${cell.look ?? ""}`}
        style={inked(cell.tone ?? cell.ground)}
        aria-label={cell.label}
        aria-disabled={cell.press ? undefined : "true"}
        data-cell={at}
        tabIndex={at === home ? 0 : -1}
        onFocus={() => {
          choose(at);
          cell.focus?.();
        }}
        onClick={() => cell.press?.()}
      >
        {cell.tone ? <Mark tone={cell.tone} size={16} /> : null}
        {cell.show}
      </button>
    </div>
  );
}

const inked = (tone?: Pick<Tone, "hex" | "ink">) => (tone ? { background: tone.hex, color: tone.ink } : {});

type Rows = readonly (readonly (Cell | null)[])[];

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cellAt(rows: Rows, at: string): Cell | null {
  const [x, y] = at.split(",").map(Number) as [number, number];
  return rows[y]?.[x] ?? null;
}

/** Where Tab lands: something that can be pressed, if there is one. */
function firstCell(rows: Rows): string | null {
  const all = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [{ at: `${x},${y}`, cell }] : [])));
  return (all.find(({ cell }) => cell.press) ?? all[0])?.at ?? null;
}

function neighbour(rows: Rows, from: string, [dx, dy]: readonly [number, number]): string | null {
  let [x, y] = from.split(",").map(Number) as [number, number];
  for (let tries = 0; tries < 40; tries++) {
    x += dx;
    y += dy;
    if (y < 0 || y >= rows.length || x < 0 || x > 40) return null;
    if (rows[y]?.[x]) return `${x},${y}`;
  }
  return null;
}

interface ChoiceProps {
  children: ComponentChildren;
  press: () => void;
  pressed?: boolean;
  off?: boolean;
  label?: string;
  look?: string;
  /** What was advised begins, or is done, with this button. */
  hinted?: boolean;
  /** Picked when touched already, so that it can be dragged onto the table. */
  drag?: boolean;
}

/** A button of the tray. */
export function Choice(props: ChoiceProps): VNode {
  const { children, press, pressed, off = false, label, look = "", hinted = false, drag = false } = props;
  return (
    <button
      type="button"
      class={`choice ${look} ${hinted ? "hinted" : ""}`}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      disabled={off}
      data-drag={drag ? "" : undefined}
      onPointerDown={(event) => {
        if (drag && !pressed) {
          event.currentTarget.releasePointerCapture(event.pointerId);
          keepClick(event.currentTarget);
          press();
        }
      }}
      onClick={(event) => {
        if (!drag || event.detail === 0) press();
      }}
    >
      {children}
    </button>
  );
}

/** What is picked when touched may move other buttons under the finger: the click that ends this touch is not theirs. */
function keepClick(button: HTMLElement): void {
  const over = new AbortController();
  const { signal } = over;
  document.addEventListener("pointerdown", () => over.abort(), { signal, capture: true }); // the next one
  document.addEventListener(
    "click",
    (event) => {
      over.abort();
      if (event.detail === 0 || button.contains(event.target as Node)) return; // a key, or the button itself
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}

/** Let go of what is in hand; always there and as wide, so that pointing about does not move the page. */
export function LetGo({ say, fits, press }: { say: Say; fits: boolean; press: (() => void) | null }): VNode {
  const [shown, hidden] = fits || !press ? ["table-lay", "table-why-not"] : ["table-why-not", "table-lay"];
  return (
    <Choice look={fits ? "main" : ""} off={!press} press={() => press?.()}>
      <span class="either">
        <span>{say(shown)}</span>
        <span aria-hidden="true">{say(hidden)}</span>
      </span>
    </Choice>
  );
}

export function Group({ label, children }: { label: string; children: ComponentChildren }): VNode {
  return (
    <div class="group" role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Turn the table, look from above, or as at the start. */
export function Camera({ stage, say }: { stage: Stage | null; say: Say }): VNode | null {
  if (!stage) return null;
  return (
    <Group label={say("table-camera")}>
      <Choice look="quiet" label={say("table-camera-left")} press={() => stage.orbit(-Math.PI / 4)}>
        <Icon of={IterationCcw} />
      </Choice>
      <Choice look="quiet" label={say("table-camera-right")} press={() => stage.orbit(Math.PI / 4)}>
        <Icon of={IterationCw} />
      </Choice>
      <Choice look="quiet" label={say("table-camera-top")} press={() => stage.topView()}>
        <Icon of={LayoutGrid} />
      </Choice>
      <Choice look="quiet" label={say("table-camera-reset")} press={() => stage.resetView()}>
        <Icon of={Focus} />
      </Choice>
    </Group>
  );
}

/** Whose thing this is, by name. */
export function seatName(seats: readonly { name: string }[], seat: number, say: Say): string {
  return seats[seat]?.name || say("seat-name", { number: seat + 1 });
}
