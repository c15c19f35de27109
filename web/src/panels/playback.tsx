/** What bots did is shown step by step; here one holds it, goes back, or has it faster. */
import { ChevronLeft, ChevronRight, FastForward, Pause, Play, Rabbit, Turtle } from "lucide";
import { useEffect } from "preact/hooks";
import { language, say } from "../i18n";
import { Icon } from "../stage/icon";
import { isPlain } from "../stage/keys";
import { SPEEDS } from "../store/playback";
import type { RoomStore } from "../store/room";
import { ToolButton } from "./fields";

/** Whoever only looks on while bots play has all of it; whoever plays can go on, or skip. */
export function PlaybackBar({ store }: { store: RoomStore }) {
  const { playback } = store;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const by = ({ ",": -1, ".": 1 } as const)[event.key];
      const isElsewhere = (event.target as HTMLElement).closest("input, textarea, select, dialog");
      if (by && isPlain(event) && isWatching(store) && !isElsewhere) playback.step(by);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [store]);
  const hasSteps = playback.heard.value.some(({ isStep }) => isStep);
  if (!isWatching(store)) return null;
  if (!hasSteps && store.state.value!.room.phase === "over")
    return store.you.value.seats.length > 0 ? null : <WatchAll id={store.id} />;
  const isPaused = playback.isPaused.value;
  const isNewest = playback.numWaiting.value === 0;
  return (
    <div class="playback" role="group" aria-label={say("playback")}>
      <StepCount store={store} />
      <div>
        <ToolButton
          label={say("playback-back")}
          icon={ChevronLeft}
          isOff={playback.at.value === 0}
          press={() => playback.step(-1)}
        />
        <ToolButton
          label={say(isPaused ? "playback-play" : "playback-pause")}
          icon={isPaused ? Play : Pause}
          press={() => playback.pause(!isPaused)}
        />
        <ToolButton label={say("playback-next")} icon={ChevronRight} isOff={isNewest} press={() => playback.step(1)} />
        <Speed speed={playback.speed.value} hasten={(by) => playback.hasten(by)} />
        <ToolButton label={say("playback-skip")} icon={FastForward} isOff={isNewest} press={() => playback.skip()} />
      </div>
    </div>
  );
}

/** Who comes when all is over sees how it went in the replay, from the beginning; who played knows it. */
function WatchAll({ id }: { id: string }) {
  return (
    <div class="playback">
      <a class="button" href={`#/replay/${id}/0/play`}>
        <Icon of={Play} /> {say("playback-all")}
      </a>
    </div>
  );
}

function StepCount({ store: { playback } }: { store: RoomStore }) {
  const steps = playback.heard.value.map(({ isStep }) => (isStep ? 1 : 0) as number);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return <p>{say("replay-step", { at: sum(steps.slice(0, playback.at.value + 1)), last: sum(steps) })}</p>;
}

interface SpeedProps {
  /** Which of the speeds. */
  speed: number;
  hasten: (by: 1 | -1) => void;
}

export function Speed({ speed, hasten }: SpeedProps) {
  return (
    <>
      <ToolButton label={say("playback-slower")} icon={Turtle} isOff={speed === 0} press={() => hasten(-1)} />
      <output>{new Intl.NumberFormat(language()).format(SPEEDS[speed]!)} ×</output>
      <ToolButton
        label={say("playback-faster")}
        icon={Rabbit}
        isOff={speed === SPEEDS.length - 1}
        press={() => hasten(1)}
      />
    </>
  );
}

/** For a player: the next step where one goes step by step, and straight to one's own move. */
export function CatchUp({ store }: { store: RoomStore }) {
  const { playback } = store;
  const waiting = playback.numWaiting.value;
  const isPaused = playback.isPaused.value;
  if (isWatching(store) || waiting < (isPaused ? 1 : 2)) return null;
  return (
    <div class="catch-up">
      {isPaused && (
        <button type="button" class="primary" onClick={() => playback.step(1)}>
          <Icon of={ChevronRight} /> {say("playback-next")}
        </button>
      )}
      <button type="button" onClick={() => playback.skip()}>
        <Icon of={FastForward} /> {say("playback-skip")}
      </button>
    </div>
  );
}

/** Nobody here plays, but bots do. */
function isWatching(store: RoomStore): boolean {
  return store.mySeats.value.length === 0 && store.state.value!.room.seats.some(({ level }) => level !== null);
}
