/** Any record, step by step: from a room, a file, or pasted; the server checks and replays it. */
import { useSignal, type Signal } from "@preact/signals";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, House } from "lucide";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../i18n";
import type { GameEvent, Snapshot } from "../wire/snapshot";
import { gameEvent } from "../store/room";
import { eventText, failureText, playerName } from "../store/sentences";
import { lookAt, Refused, roomRecord } from "../wire/api";
import type { LookedAt } from "../wire/messages";
import { FileButton } from "./fields";
import { Icon } from "../stage/icon";
import { Page } from "./page";
import { GamePane } from "./pane";

export function Replay({ id, event }: { id: string | null; event: number | null }) {
  const [record, setRecord] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setRecord(null);
    if (id) roomRecord(id).then(setRecord, (error) => setProblem(errorText(error)));
  }, [id]);
  const fail = (text: string): void => {
    setRecord(null);
    setProblem(text);
  };
  if (record !== null) return <Player key={id} record={record} start={event} fail={fail} />;
  return (
    <Page title={say("replay-title")}>
      {problem && <p role="alert">{problem}</p>}
      {!id || problem ? <Open choose={setRecord} /> : <p role="status">{say("loading")}</p>}
    </Page>
  );
}

function Open({ choose }: { choose: (record: string) => void }) {
  const [text, setText] = useState("");
  return (
    <form
      class="panel stack"
      onSubmit={(event) => {
        event.preventDefault();
        choose(text);
      }}
    >
      <FileButton label={say("replay-file")} accept=".json,.txt" choose={choose} />
      <label class="field">
        <span>{say("replay-paste")}</span>
        <textarea rows={8} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" class="primary" disabled={!text.trim()}>
        {say("replay-open")}
      </button>
    </form>
  );
}

interface PlayerProps {
  record: string;
  start: number | null;
  fail: (problem: string) => void;
}

function Player({ record, start, fail }: PlayerProps) {
  const snapshot = useSignal<Snapshot | null>(null);
  const [seen, setSeen] = useState<LookedAt | null>(null);
  const [at, setAt] = useState<number | null>(start);
  const asked = useRef(0);
  useEffect(() => {
    const number = ++asked.current;
    lookAt(record, at).then(
      (looked) => {
        if (number !== asked.current) return;
        setSeen(looked);
        show(snapshot, looked);
      },
      (error) => fail(errorText(error)),
    );
  }, [at]);
  if (!seen)
    return (
      <Page>
        <p role="status">{say("loading")}</p>
      </Page>
    );
  return (
    <div class="table replay">
      <header class="bar">
        <a class="button plain" href="#/" aria-label={say("to-lobby")}>
          <Icon of={House} />
        </a>
        <div class="turn">
          <h1>
            {say(`game-${seen.game}`)} · {seen.seats.map(playerName).join(", ")}
          </h1>
        </div>
      </header>
      <main>
        <GamePane snapshot={snapshot} choose={() => {}} whyNot={() => Promise.resolve(null)} point={() => {}} />
        <Timeline seen={seen} at={at ?? seen.num_events} step={(to) => setAt((now) => to(now ?? seen.num_events))} />
      </main>
    </div>
  );
}

interface TimelineProps {
  seen: LookedAt;
  at: number;
  /** Where to go from where we are then, so that no quick key is lost. */
  step: (to: (at: number) => number) => void;
}

function Timeline({ seen, at, step }: TimelineProps) {
  const last = seen.num_events;
  const back = (now: number) => Math.max(0, now - 1);
  const on = (now: number) => Math.min(last, now + 1);
  const happened = at > 0 ? seen.events[at - 1] : undefined;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const to = { ",": back, ".": on, Home: () => 0, End: () => last }[event.key];
      if (to && !(event.target as HTMLElement).closest("input, textarea")) step(to);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [last]);
  return (
    <div class="timeline">
      <p role="status">
        {say("replay-step", { at, last })}
        {happened && ` · ${actor(seen, happened.seat)} ${eventText(seen.game, happened) ?? ""}`}
      </p>
      <div>
        <StepButton label="replay-first" icon={ChevronFirst} isOff={at === 0} step={() => step(() => 0)} />
        <StepButton label="replay-back" icon={ChevronLeft} isOff={at === 0} step={() => step(back)} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say("replay-timeline")}
          onInput={({ currentTarget: { value: to } }) => step(() => Number(to))}
        />
        <StepButton label="replay-on" icon={ChevronRight} isOff={at === last} step={() => step(on)} />
        <StepButton label="replay-last" icon={ChevronLast} isOff={at === last} step={() => step(() => last)} />
      </div>
    </div>
  );
}

function StepButton(props: { label: string; icon: typeof ChevronFirst; isOff: boolean; step: () => void }) {
  return (
    <button type="button" aria-label={say(props.label)} disabled={props.isOff} onClick={props.step}>
      <Icon of={props.icon} />
    </button>
  );
}

function actor(seen: LookedAt, seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : playerName(seen.seats[seat] ?? "");
}

/** One step forward is animated; a jump is not. */
function show(snapshot: Signal<Snapshot | null>, looked: LookedAt): void {
  const { game, variant, view, event, events, num_events, outcome } = looked;
  const isStep = snapshot.peek()?.version === event - 1;
  const happened = events[event - 1];
  const lastEvents: GameEvent[] = isStep && happened ? gameEvent(happened) : [];
  const next = events[event];
  const isEnd = event === num_events && outcome !== null;
  snapshot.value = {
    game,
    variant,
    view,
    turn: isEnd
      ? { kind: "ended", seat: null }
      : { kind: next?.draw ? "chance" : "decision", seat: next?.seat ?? null },
    legal: [],
    mySeats: [],
    seats: looked.seats.map((name) => ({ name: playerName(name), bot: false })),
    lastEvents,
    outcome: isEnd ? outcome : null,
    version: event,
  };
}

function errorText(error: unknown): string {
  return error instanceof Refused ? failureText(error.failure) : say("unreachable");
}
