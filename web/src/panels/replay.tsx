/** Any record, step by step: from a room, a file, or pasted; the server checks and replays it. */
import { useSignal } from "@preact/signals";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, GitBranch, ListOrdered, Pause, Play } from "lucide";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../i18n";
import type { Snapshot } from "../wire/snapshot";
import { seatAt, snapshotOf } from "../store/looked";
import { playerName } from "../store/names";
import { eventText, failureText } from "../store/sentences";
import { NORMAL, SPEEDS, STEP_MS } from "../store/playback";
import { lookAt, lookAtAll, Refused, roomRecord } from "../wire/api";
import type { LookedAt, ReviewedInfo } from "../wire/messages";
import { gameNamed } from "../store/games";
import { branchOff, usualLevel } from "../store/opening";
import type { ReviewStore } from "../store/review";
import { linkTo } from "../store/route";
import { HomeButton, SideButton } from "./bar";
import { CopyLink } from "./copy";
import { FileButton, ToolButton } from "./fields";
import { Icon } from "../stage/icon";
import { isPlain } from "../stage/keys";
import { Loading, Page } from "./page";
import { SavePicture } from "./savepicture";
import { Speed } from "./playback";
import { MoveMark } from "./graph";
import { Accounts, betterOf, ReviewButton, ReviewStrip, useReview } from "./review";
import { GamePane } from "./pane";

interface ReplayProps {
  id: string | null;
  event: number | null;
  /** Whether the steps follow each other from the start. */
  isPlaying: boolean;
  /** Whether it is reviewed from the start. */
  isReview: boolean;
}

export function Replay({ id, event, isPlaying, isReview }: ReplayProps) {
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
  if (record !== null)
    return (
      <Player key={id} id={id} record={record} start={event} isPlaying={isPlaying} isReview={isReview} fail={fail} />
    );
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
  /** The room it was played in; a file has none. */
  id: string | null;
  record: string;
  start: number | null;
  isPlaying: boolean;
  isReview: boolean;
  fail: (problem: string) => void;
}

function Player({ id, record, start, isPlaying, isReview, fail }: PlayerProps) {
  const snapshot = useSignal<Snapshot | null>(null);
  const hint = useSignal<{ move: object } | null>(null);
  const [seen, setSeen] = useState<LookedAt | null>(null);
  const [at, setAt] = useState<number | null>(start);
  const [isBefore, setBefore] = useState(false);
  const [isListed, setListed] = useState(false);
  const [isAsked, setAsked] = useState(isReview);
  const review = useReview(id, record, isAsked);
  const asked = useRef(0);
  useEffect(() => {
    const number = ++asked.current;
    lookFrom(seen, record, at, isBefore).then(
      (looked) => {
        if (number !== asked.current) return;
        const event = isBefore && at !== null ? review?.events.peek()[at - 1] : undefined;
        setSeen(looked);
        hint.value = event ? betterOf(looked, event) : null;
        snapshot.value = snapshotOf(looked, snapshot.peek());
      },
      (error) => fail(errorText(error)),
    );
  }, [at, isBefore]);
  if (!seen) return <Loading />;
  const now = at ?? seen.num_events;
  const step: TimelineProps["step"] = (to) => {
    setBefore(false);
    setAt((before) => to(before ?? seen.num_events));
  };
  const choose = (to: number, before: boolean) => {
    setListed(false);
    setBefore(before);
    setAt(to);
  };
  return (
    <div class="table replay" data-side={isListed ? "open" : "closed"}>
      <header class="bar">
        <HomeButton />
        <div class="turn">
          <h1>
            {say(`game-${seen.game}`)} · {seen.seats.map(playerName).join(", ")}
          </h1>
        </div>
        {!isAsked && (id ? isFinished(record) : seen.num_events > 0) && <ReviewButton ask={() => setAsked(true)} />}
        <PlayOn seen={seen} at={isBefore ? now - 1 : now} />
        {id && <CopyLink link={() => linkTo(`/replay/${id}/${now}`)} label={say("share-position")} />}
        <SavePicture game={seen.game} record={record} event={now} />
        <SideButton label={say("replay-moves")} icon={ListOrdered} isOpen={isListed} setOpen={setListed} />
      </header>
      <main>
        <GamePane
          snapshot={snapshot}
          hint={hint}
          choose={() => {}}
          whyNot={() => Promise.resolve(null)}
          point={() => {}}
        />
        {review && (
          <ReviewStrip
            review={review}
            seen={seen}
            snapshot={snapshot.value}
            at={now}
            isBefore={isBefore}
            choose={choose}
          >
            <PlayOn seen={seen} at={now - 1} label={say("review-what-if")} />
          </ReviewStrip>
        )}
        <Timeline seen={seen} at={now} step={step} startsPlaying={isPlaying} />
      </main>
      <MoveList seen={seen} at={now} review={review} choose={choose} />
    </div>
  );
}

/** The table after so many events: all of them come with the first answer, unless there are too many. */
async function lookFrom(
  seen: LookedAt | null,
  record: string,
  at: number | null,
  isBefore: boolean,
): Promise<LookedAt> {
  const all = seen ?? (await lookAtAll(record));
  const event = (at ?? all.num_events) - (isBefore ? 1 : 0);
  const view = all.views[event];
  if (view) return { ...all, view, event };
  return { ...(await lookAt(record, event)), views: [] };
}

/** Whether it is the record of a room in which all is over. */
function isFinished(record: string): boolean {
  const { table } = parsed(record) ?? {};
  return table !== undefined && (table.outcome !== null || table.closed !== null);
}

function parsed(record: string): { table?: { outcome: object | null; closed: string | null } } | null {
  try {
    return JSON.parse(record) as ReturnType<typeof parsed>;
  } catch {
    return null; // a record as text has no room
  }
}

/** The same match again from here, against bots, in a room of its own. */
function PlayOn({ seen, at, label }: { seen: LookedAt; at: number; label?: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const info = gameNamed(seen.game);
  const isOver = at === seen.num_events && seen.outcome !== null;
  useEffect(() => setProblem(null), [at]);
  if (!info) return null;
  const goOn = async () => {
    const level = usualLevel(info, seen.variant);
    setProblem(await branchOff(seen, at, seatAt(seen, at), level));
  };
  return (
    <>
      {problem && (
        <p role="alert" class="bar-problem">
          {problem}
        </p>
      )}
      <button type="button" title={say("replay-play-on-about")} disabled={isOver} onClick={() => void goOn()}>
        <Icon of={GitBranch} /> <span class={label ? "" : "bar-text"}>{label ?? say("replay-play-on")}</span>
      </button>
    </>
  );
}

interface TimelineProps {
  seen: LookedAt;
  at: number;
  /** Where to go from where we are then, so that no quick key is lost. */
  step: (to: (at: number) => number) => void;
}

function Timeline({ seen, at, step, startsPlaying }: TimelineProps & { startsPlaying: boolean }) {
  const last = seen.num_events;
  const back = (now: number) => Math.max(0, now - 1);
  const on = (now: number) => Math.min(last, now + 1);
  const happened = at > 0 ? seen.events[at - 1] : undefined;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const to = { ",": back, ".": on, Home: () => 0, End: () => last }[event.key];
      if (to && isPlain(event) && !(event.target as HTMLElement).closest("input, textarea")) step(to);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [last]);
  return (
    <div class="timeline">
      {seen.stops_at !== null && <p role="note">{say("replay-stops", { number: seen.stops_at })}</p>}
      <p role="status">
        {say("replay-step", { at, last })}
        {happened && ` · ${actor(seen, happened.seat)} ${eventText(seen, happened) ?? ""}`}
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
        <PlayButton seen={seen} at={at} step={step} startsPlaying={startsPlaying} />
        <StepButton label="replay-on" icon={ChevronRight} isOff={at === last} step={() => step(on)} />
        <StepButton label="replay-last" icon={ChevronLast} isOff={at === last} step={() => step(() => last)} />
      </div>
    </div>
  );
}

/** Lets the steps follow each other by themselves, from the beginning if all have been seen. */
function PlayButton({ seen, at, step, startsPlaying }: TimelineProps & { startsPlaying: boolean }) {
  const [isPlaying, setPlaying] = useState(startsPlaying);
  const [speed, setSpeed] = useState<number>(NORMAL);
  const isEnd = at === seen.num_events;
  useEffect(() => {
    if (!isPlaying) return;
    if (isEnd) return setPlaying(false);
    const timer = setTimeout(() => step((now) => now + 1), STEP_MS.calm / SPEEDS[speed]!);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, at, isEnd]);
  const toggle = () => {
    if (!isPlaying && isEnd) step(() => 0);
    setPlaying(!isPlaying);
  };
  return (
    <>
      <ToolButton
        label={say(isPlaying ? "playback-pause" : "playback-play")}
        icon={isPlaying ? Pause : Play}
        press={toggle}
      />
      <Speed speed={speed} hasten={(by) => setSpeed(speed + by)} />
    </>
  );
}

interface MoveListProps {
  seen: LookedAt;
  at: number;
  review: ReviewStore | null;
  choose: (step: number, isBefore: boolean) => void;
}

/** Every step in words, with the mark of a decision that was looked at again; a tap goes there. */
function MoveList({ seen, at, review, choose }: MoveListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <aside class="side moves" aria-label={say("log")} ref={list}>
      {review && <Accounts review={review} seen={seen} />}
      <ol>
        {seen.events.map((event, number) => (
          <li key={event.version}>
            <button
              type="button"
              class="plain"
              aria-current={number + 1 === at ? "step" : undefined}
              onClick={() => choose(number + 1, false)}
            >
              <b>{actor(seen, event.seat)}</b> {eventText(seen, event)}
              <Judged event={review?.events.value[number]} />
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function Judged({ event }: { event: ReviewedInfo | undefined }) {
  return event?.mark ? <MoveMark mark={event.mark} /> : null;
}

function StepButton(props: { label: string; icon: typeof ChevronFirst; isOff: boolean; step: () => void }) {
  return <ToolButton label={say(props.label)} icon={props.icon} isOff={props.isOff} look="" press={props.step} />;
}

function actor(seen: LookedAt, seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : playerName(seen.seats[seat] ?? "", seat);
}

function errorText(error: unknown): string {
  return error instanceof Refused ? failureText(error.failure) : say("unreachable");
}
