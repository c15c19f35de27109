/** Everyone's chance over a match as lines, with a mark on every decision; arrow keys go from one to the next. */
import { say } from "../i18n";
import { isPlain } from "../stage/keys";
import { Mark } from "../stage/twin";
import { playerName } from "../store/names";
import { curves, decisionFrom, isFault, nearestDecision, type ReviewStore } from "../store/review";
import { worthText } from "../store/worth";
import type { LookedAt, ReviewedInfo } from "../wire/messages";
import type { Snapshot } from "../wire/snapshot";
import { TONES, type Tone } from "../wire/tones";
import { tonesOf } from "./marks";

export type MarkName = NonNullable<ReviewedInfo["mark"]>;

/** In a box of 16 × 16; each has a shape of its own, for colours alone do not tell them apart. */
const SHAPES: Readonly<Record<MarkName, string>> = {
  best: "M8 1l2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12l-4.4 2.5 1-4.9L.9 6.2l5-.6z",
  good: "M8 3a5 5 0 1 0 .01 0z",
  doubtful: "M8 1.5L15 14H1z",
  mistake: "M8 .5L15.5 8 8 15.5.5 8z",
  blunder: "M1 1h14v14H1zM4 5.2L5.2 4 8 6.8 10.8 4 12 5.2 9.2 8l2.8 2.8-1.2 1.2L8 9.2 5.2 12 4 10.8 6.8 8z",
};

/** The mark of a decision; its name is read aloud, and shown where the pointer rests. */
export function MoveMark({ mark, size = 14 }: { mark: MarkName; size?: number }) {
  const name = say(`mark-${mark}`);
  return (
    <span role="img" aria-label={name} title={name}>
      <svg class="move-mark" data-mark={mark} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[mark]} fill-rule="evenodd" />
      </svg>
    </span>
  );
}

interface Props {
  review: ReviewStore;
  seen: LookedAt;
  snapshot: Snapshot | null;
  at: number;
  /** The decision in words, as everyone hears it who comes to it by keys. */
  told: string;
  choose: (step: number) => void;
}

export function Graph({ review, seen, snapshot, at, told, choose }: Props) {
  const events = review.events.value;
  const last = Math.max(1, seen.num_events);
  const hear = (event: KeyboardEvent) => {
    const steps: Record<string, () => number> = {
      ArrowLeft: () => decisionFrom(seen, at, -1),
      ArrowRight: () => decisionFrom(seen, at, 1),
      Home: () => decisionFrom(seen, 0, 1),
      End: () => decisionFrom(seen, seen.num_events + 1, -1),
    };
    const to = steps[event.key];
    if (!to || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    choose(to());
  };
  const point = (event: MouseEvent) => {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    choose(nearestDecision(seen, ((event.clientX - left) / width) * last));
  };
  return (
    <div
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label={say("review-graph")}
      aria-valuemin={0}
      aria-valuemax={seen.num_events}
      aria-valuenow={at}
      aria-valuetext={told}
      onKeyDown={hear}
      onClick={point}
    >
      <svg width="100%" height="100%" aria-hidden="true">
        <line class="half" x1="0" x2="100%" y1="50%" y2="50%" />
        <line class="now" x1={`${(100 * at) / last}%`} x2={`${(100 * at) / last}%`} y1="0" y2="100%" />
        <svg width="100%" height="100%" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
          {curves(events, review.measure.value).map((curve, seat) => (
            <polyline
              key={seat}
              class="curve"
              data-tone={toneOf(snapshot, seat).name}
              data-seat={seat}
              points={curve.map((worth, step) => `${step},${100 - 100 * worth}`).join(" ")}
            />
          ))}
        </svg>
        {events.map((event) => (
          <Spot key={event.number} event={event} last={last} />
        ))}
      </svg>
    </div>
  );
}

/** The mark of a decision at its place on the line of its seat. */
function Spot({ event, last }: { event: ReviewedInfo; last: number }) {
  if (event.seat === null || event.mark === null) return null;
  const size = isFault(event) ? 13 : 6;
  const worth = event.after[event.seat]!;
  return (
    <svg x={`${(100 * (event.number + 1)) / last}%`} y={`${100 - 100 * worth}%`} overflow="visible" aria-hidden="true">
      <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 16})`}>
        <path class="move-mark" data-mark={event.mark} d={SHAPES[event.mark]} fill-rule="evenodd" />
      </g>
    </svg>
  );
}

/** Whose line is which, and how they stand at this step. */
export function Legend({ review, seen, snapshot, at }: Omit<Props, "told" | "choose">) {
  const events = review.events.value;
  const measure = review.measure.value;
  const isOne = measure !== "win" && seen.seats.length > 1;
  return (
    <ul class="legend">
      {curves(events, measure).map((curve, seat) => (
        <li key={seat}>
          <svg width="26" height="10" aria-hidden="true">
            <line class="curve" data-tone={toneOf(snapshot, seat).name} data-seat={seat} x2="26" y1="5" y2="5" />
          </svg>
          {!isOne && tonesOf(snapshot, seat).length > 0 && <Mark tone={toneOf(snapshot, seat)} size={14} />}
          <span>
            {isOne ? say("review-together") : playerName(seen.seats[seat] ?? "", seat)}
            {curve[at] !== undefined && <b> {worthText(measure, curve[at])}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The colour that a seat plays; where all play the same, one for its line. */
function toneOf(snapshot: Snapshot | null, seat: number): Tone {
  return tonesOf(snapshot, seat)[0] ?? TONES.rumis[seat % TONES.rumis.length]!;
}
