/** A finished match looked at again: the graph, every decision in words, and luck and skill apart. */
import { ArrowLeftRight, ChartLine } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "../stage/icon";
import { playerName } from "../store/names";
import { isFault, RecordReview, RoomReview, type ReviewStore } from "../store/review";
import { moveText } from "../store/sentences";
import { hundredths, roundedChanges, worthText, type Measure } from "../store/worth";
import type { AccountInfo, LookedAt, ReviewedInfo } from "../wire/messages";
import type { Snapshot } from "../wire/snapshot";
import { ToolButton } from "./fields";
import { Graph, Legend, MoveMark } from "./graph";
import "../styles/review.css";

/** Differences below are told with a digit more. */
const SMALL = 0.02;
/** No estimate is told to be closer than to a point. */
const LEAST_ERROR = 0.01;

/** The review of a room's match, or of a record from a file, once it is asked for. */
export function useReview(id: string | null, record: string, isAsked: boolean): ReviewStore | null {
  const [review, setReview] = useState<ReviewStore | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const store = id ? new RoomReview(id) : new RecordReview(record);
    setReview(store);
    return () => store.close();
  }, [id, record, isAsked]);
  return review;
}

export function ReviewButton({ ask }: { ask: () => void }) {
  return <ToolButton label={say("review-open")} icon={ChartLine} press={ask} />;
}

interface Props {
  review: ReviewStore;
  seen: LookedAt;
  snapshot: Snapshot | null;
  /** The event that is looked at is the last of so many. */
  at: number;
  /** Whether the table shows the position before it, with the better move as a ghost. */
  isBefore: boolean;
  choose: (step: number, isBefore: boolean) => void;
  /** What can be done there. */
  children?: ComponentChildren;
}

export function ReviewStrip(props: Props) {
  const { review, seen, at, isBefore, choose } = props;
  const events = review.events.value;
  const measure = review.measure.value;
  const event = events[at - 1];
  const told = event ? verdictText(seen, measure, event) : "";
  const isOpen = event !== undefined && betterOf(seen, event) !== null;
  const goTo = (step: number) => {
    const next = events[step - 1];
    choose(step, next !== undefined && isFault(next) && betterOf(seen, next) !== null);
  };
  return (
    <section class="review" aria-label={say("review-open")}>
      <Progress review={review} />
      {events.length > 0 && (
        <>
          <Legend {...props} />
          <Graph {...props} told={told} choose={goTo} />
          <div class="verdict">
            <p role="status">
              {event?.mark && <MoveMark mark={event.mark} size={16} />} {told}
              {isOpen && <em> {insteadText(seen, measure, event)}</em>}
            </p>
            {isOpen && (
              <div>
                <button type="button" class="plain" onClick={() => choose(at, !isBefore)}>
                  <Icon of={ArrowLeftRight} /> {say(isBefore ? "review-show-played" : "review-show-better")}
                </button>
                {isBefore && props.children}
              </div>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Progress({ review }: { review: ReviewStore }) {
  const [done, all] = [review.events.value.length, review.numEvents.value];
  if (review.problem.value)
    return (
      <p role="alert" class="review-problem">
        {review.problem.value}{" "}
        <button type="button" onClick={() => void review.ask()}>
          {say("review-again")}
        </button>
      </p>
    );
  if (review.isDone.value) return all === 0 ? <p>{say("review-nothing")}</p> : null;
  const label = all === 0 ? say("loading") : say("review-progress", { done, all });
  return (
    <p class="review-progress">
      <progress max={Math.max(1, all)} value={done} aria-label={label} /> <span>{label}</span>
    </p>
  );
}

/** The best move of a decision that was not the best; null where none was missed. */
export function betterOf({ events }: LookedAt, { number, mark, best }: ReviewedInfo): ReviewedInfo["best"][0] | null {
  if (mark === null || mark === "best" || best[0]?.notation === events[number]?.notation) return null;
  return best[0] ?? null;
}

function insteadText(seen: LookedAt, measure: Measure, event: ReviewedInfo): string {
  const better = betterOf(seen, event)!;
  const seat = event.seat!;
  return say("review-instead", {
    name: playerName(seen.seats[seat] ?? "", seat),
    move: moveText(seen, better.move, better.notation),
    worth: worthText(measure, event.before[seat]!, digitsOf(event)),
  });
}

function verdictText(seen: LookedAt, measure: Measure, event: ReviewedInfo): string {
  const { seat, mark, before, after, is_exact, error } = event;
  const digits = digitsOf(event);
  const from = (one: number) => worthText(measure, before[one]!, digits);
  const to = (one: number) => worthText(measure, after[one]!, digits);
  if (seat === null || mark === null) {
    const isOne = measure !== "win" && seen.seats.length > 1;
    const name = (one: number) => (isOne ? say("review-together") : playerName(seen.seats[one] ?? "", one));
    const change = (_: string, one: number) =>
      say("review-change", { name: name(one), before: from(one), after: to(one) });
    return say("review-luck", { chances: (isOne ? seen.seats.slice(0, 1) : seen.seats).map(change).join(", ") });
  }
  const args = {
    name: playerName(seen.seats[seat] ?? "", seat),
    mark: say(`mark-${mark}`),
    before: from(seat),
    after: to(seat),
  };
  if (mark === "best") return say("review-verdict-best", args);
  return is_exact
    ? say("review-verdict", args)
    : say("review-verdict-about", { ...args, error: hundredths(Math.max(error, 10 ** (-2 - digits)), digits) });
}

function digitsOf({ before, after }: ReviewedInfo): 0 | 1 {
  return before.some((worth, seat) => Math.abs(worth - after[seat]!) >= SMALL) ? 0 : 1;
}

/** How each seat came from its chance at the start to the result. */
export function Accounts({ review, seen }: { review: ReviewStore; seen: LookedAt }) {
  const accounts = review.accounts.value;
  if (!accounts.length) return null;
  return (
    <section class="accounts">
      <h2>{say("review-summary")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {seen.seats.map((name, seat) => (
              <th key={seat} scope="col">
                {playerName(name, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(review, seen).map(({ id, cells }) => (
            <tr key={id} data-row={id}>
              <th scope="row">{say(id)}</th>
              {cells.map((cell, seat) => (
                <td key={seat}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">{review.isExact.value ? say("review-exact") : aboutText(accounts, seen)}</p>
      {review.measure.value === "points" && <p class="small">{say("coach-points-about")}</p>}
    </section>
  );
}

/** How far estimates may be off; there is luck only where there are draws. */
function aboutText([account]: readonly AccountInfo[], seen: LookedAt): string {
  const error = hundredths(Math.max(account!.error, LEAST_ERROR));
  return say("review-about", { error, luck: hasLuck(seen) ? "yes" : "no" });
}

const hasLuck = (seen: LookedAt): boolean => seen.events.some(({ draw }) => draw);

interface Row {
  /** Of the text that names it. */
  id: string;
  /** One a seat. */
  cells: readonly string[];
}

function rowsOf(review: ReviewStore, seen: LookedAt): Row[] {
  const accounts = review.accounts.value;
  const measure = review.measure.value;
  const changes = changesOf(review, seen);
  const rounded = accounts.map((account) =>
    roundedChanges(
      account.start,
      changes.map(({ of }) => of(account)),
      account.result,
    ),
  );
  const levels = accounts.map(({ plays_like }) => plays_like.map((level) => say(`bot-${level}`)).join(" / "));
  return [
    { id: "review-start", cells: accounts.map(({ start }) => worthText(measure, start, 1)) },
    ...changes.map(({ id }, row) => ({ id, cells: rounded.map((seat) => signed(seat[row]!)) })),
    { id: "review-result", cells: accounts.map(({ result }) => worthText(measure, result, 1)) },
    { id: "review-average", cells: accounts.map(({ average_loss }) => hundredths(average_loss, 2)) },
    ...(levels.some(Boolean) ? [{ id: "review-like", cells: levels.map((level) => level || "–") }] : []),
  ];
}

interface Change {
  id: string;
  of: (account: AccountInfo) => number;
  isLeftOut?: boolean;
}

/** Only what there can be: no luck without draws, nothing seen too late where all is exact. */
function changesOf(review: ReviewStore, seen: LookedAt): Change[] {
  const changes: Change[] = [
    { id: "review-luck-sum", of: ({ luck }) => luck, isLeftOut: !hasLuck(seen) },
    { id: "review-lost", of: ({ lost }) => -lost },
    { id: "review-given", of: ({ given }) => given, isLeftOut: review.accounts.value.length === 1 },
    { id: "review-drift", of: ({ drift }) => drift, isLeftOut: review.isExact.value },
  ];
  return changes.filter(({ isLeftOut }) => !isLeftOut);
}

const signed = (worth: number): string => hundredths(worth, 1, "exceptZero");
