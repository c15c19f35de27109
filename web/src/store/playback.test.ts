import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback, type Audience, type Pace } from "./playback";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(pace: Pace = "calm", audience: Partial<Audience> = {}) {
  const seen: string[] = [];
  const playback = new Playback<string>(
    { pace: () => pace, isInHurry: () => false, isAway: () => false, ...audience },
    (shown) => seen.push(shown),
  );
  const hear = (shows: string, isStep = true, isOwn = false) => playback.hear({ shows, isStep, isOwn });
  hear("start", false);
  return { playback, seen, hear };
}

test("steps that are heard at once are seen one after the other", () => {
  const { seen, hear } = watched();
  for (const step of ["a", "b", "c"]) hear(step);
  expect(seen).toEqual(["start"]);
  vi.advanceTimersByTime(900);
  expect(seen).toEqual(["start", "a"]);
  vi.advanceTimersByTime(600);
  expect(seen).toEqual(["start", "a"]);
  vi.advanceTimersByTime(1200);
  expect(seen).toEqual(["start", "a", "b", "c"]);
});

test("what is no step follows at once, but never overtakes one", () => {
  const { seen, hear } = watched();
  hear("somebody sits down", false);
  expect(seen).toEqual(["start", "somebody sits down"]);
  hear("a");
  hear("somebody speaks", false);
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(900);
  expect(seen.slice(2)).toEqual(["a", "somebody speaks"]);
});

test("one's own doing never waits", () => {
  const { seen, hear } = watched();
  hear("a");
  hear("mine", false, true);
  expect(seen).toEqual(["start", "mine"]);
});

test("whoever is away or in a hurry is not held up", () => {
  const away = watched("calm", { isAway: () => true });
  away.hear("a");
  expect(away.seen).toEqual(["start", "a"]);
  const hurried = watched("calm", { isInHurry: () => true });
  for (const step of ["a", "b", "c"]) hurried.hear(step);
  vi.advanceTimersByTime(300);
  expect(hurried.seen).toEqual(["start", "a", "b", "c"]);
});

test("step by step, one goes on and back", () => {
  const { playback, seen, hear } = watched("steps");
  for (const step of ["a", "b"]) hear(step);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual(["start"]);
  playback.step(1);
  playback.step(1);
  playback.step(-1);
  expect(seen).toEqual(["start", "a", "b", "a"]);
  expect(playback.numWaiting.value).toBe(1);
  playback.pause(false);
  expect(seen).toEqual(["start", "a", "b", "a", "b"]);
});

test("faster is faster, and all can be skipped", () => {
  const { playback, seen, hear } = watched();
  for (const step of ["a", "b", "c", "d"]) hear(step);
  playback.hasten(1);
  vi.advanceTimersByTime(450);
  expect(seen).toEqual(["start", "a"]);
  playback.skip();
  expect(seen).toEqual(["start", "a", "d"]);
});
