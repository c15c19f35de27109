import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CoachAnswer, Event as LogEvent, Failure, State, You } from "../wire/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }), documentElement: { dataset: {} } });
vi.stubGlobal("navigator", { languages: ["en"] });
const { Coach, positionOf } = await import("./coach");
const { Refused } = await import("../wire/api");

const event = (version: number, kind: string): LogEvent => ({ version, kind, at: 0 }) as LogEvent;

function room() {
  const events = signal<LogEvent[]>([event(1, "RoomOpened"), event(2, "MatchStarted")]);
  const state = signal({ version: 2, room: { coach: "on", phase: "playing" } } as State);
  const asked: { best?: boolean; resolve: (answer: CoachAnswer) => void; reject: (error: Error) => void }[] = [];
  const ask = vi.fn(
    (request: { best?: boolean }) =>
      new Promise<CoachAnswer>((resolve, reject) => asked.push({ ...request, resolve, reject })),
  );
  return {
    asked,
    events,
    state,
    latest: state,
    log: events,
    playback: { heard: signal([{ shows: { fresh: events.peek() } }]) },
    you: signal<You>({ type: "you", seats: [0], is_host: true }),
    mySeat: signal<number | null>(0),
    isOnline: signal(true),
    notice: signal<string | null>(null),
    get version() {
      return state.peek().version;
    },
    ask,
    /** Something happens at the table, and is shown at once. */
    happens(version: number, kind: string): void {
      events.value = [...events.peek(), event(version, kind)];
      this.playback.heard.value = [{ shows: { fresh: events.peek() } }];
      state.value = { ...state.peek(), version };
    },
  };
}

const answer = (version: number, worth: number): CoachAnswer => ({
  type: "coach",
  id: "1",
  version,
  measure: "win",
  worth: [worth, 1 - worth],
  error: 0,
  is_exact: true,
  moves: [],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a position came about with the last event that changed it", () => {
  expect(positionOf([event(1, "MatchStarted"), event(2, "MovePlayed"), event(3, "Chatted")])).toBe(2);
  expect(positionOf([])).toBe(0);
});

test("each position is asked about once, and only the last of quick steps", async () => {
  const table = room();
  const coach = new Coach(table as never);
  table.happens(3, "MovePlayed");
  vi.advanceTimersByTime(10);
  table.happens(4, "MovePlayed");
  vi.advanceTimersByTime(100);
  expect(table.ask).toHaveBeenCalledTimes(1);
  table.asked[0]!.resolve(answer(4, 0.7));
  await vi.advanceTimersByTimeAsync(1);
  expect(coach.told.value?.worth).toEqual([0.7, expect.closeTo(0.3)]);
  expect(coach.isLooking.value).toBe(false);
  table.happens(5, "Chatted");
  vi.advanceTimersByTime(5000);
  expect(table.ask).toHaveBeenCalledTimes(1);
  table.happens(6, "MovePlayed");
  expect(coach.isLooking.value).toBe(true);
  expect(coach.told.value?.version).toBe(4);
  coach.close();
});

test("what is refused for now is asked again, what is refused for good is told", async () => {
  const table = room();
  const coach = new Coach(table as never);
  table.happens(3, "MovePlayed");
  vi.advanceTimersByTime(100);
  const failure = { type: "error", code: "TooMany", because: "too-many-hints", details: {} } as unknown as Failure;
  table.asked[0]!.reject(new Refused(failure));
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.ask).toHaveBeenCalledTimes(2);
  table.asked[1]!.reject(new Refused({ ...failure, code: "NotAllowed", because: "coach-same" }));
  vi.spyOn(console, "error").mockImplementation(() => {}); // no language is loaded here
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.ask).toHaveBeenCalledTimes(2);
  expect(coach.refusal.value).not.toBeNull();
  coach.close();
});

test("the best moves are shown together, one alone, and gone with the position", async () => {
  const table = room();
  const coach = new Coach(table as never);
  table.happens(3, "MovePlayed");
  const asking = coach.askBest();
  const moves = [{ kind: "Stop" }, { kind: "RollOn" }].map((move) => ({ move })) as never;
  table.asked.at(-1)!.resolve({ ...answer(3, 0.6), moves });
  await asking;
  expect(coach.hints.value.map(({ number }) => number)).toEqual([1, 2]);
  coach.choose(2);
  expect(coach.hints.value).toEqual([{ move: { kind: "RollOn" }, number: 2 }]);
  coach.choose(2);
  expect(coach.hints.value).toHaveLength(2);
  table.happens(4, "MovePlayed");
  expect(coach.hints.value).toEqual([]);
  coach.close();
});

test("no glance takes the place of the best moves, and what the next move overtakes is no fault", async () => {
  const table = room();
  const coach = new Coach(table as never);
  table.happens(3, "MovePlayed");
  vi.advanceTimersByTime(100);
  const asking = coach.askBest();
  const stale = { type: "error", code: "StaleState", because: "stale-state", details: {} } as unknown as Failure;
  table.asked[0]!.reject(new Refused(stale)); // the glance, for the server answers the last question only
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.ask).toHaveBeenCalledTimes(2);
  table.happens(4, "MovePlayed");
  await vi.advanceTimersByTimeAsync(100);
  expect(table.ask).toHaveBeenCalledTimes(3);
  table.asked[1]!.reject(new Refused(stale));
  await asking;
  expect(table.notice.value).toBeNull();
  coach.close();
});

test("nobody is asked where others play, and whoever loses the coach is told", () => {
  const table = room();
  vi.spyOn(console, "error").mockImplementation(() => {}); // no language is loaded here
  const coach = new Coach(table as never);
  table.state.value = { ...table.state.peek(), room: { coach: "people", phase: "playing" } } as State;
  expect(coach.isOn.value).toBe(false);
  expect(table.notice.value).not.toBeNull();
  table.happens(3, "MovePlayed");
  vi.advanceTimersByTime(1000);
  expect(table.ask).not.toHaveBeenCalled();
  coach.close();
});
