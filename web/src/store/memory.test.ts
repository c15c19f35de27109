import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memory } from "./memory";

const KEY = "baumeister/words";
const words = (saved: unknown): readonly string[] => (Array.isArray(saved) ? saved : []);

let texts: Map<string, string>;
let hear: (event: { key: string | null }) => void;

beforeEach(() => {
  texts = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
  vi.stubGlobal("addEventListener", (_: string, listen: typeof hear) => (hear = listen));
});
afterEach(() => vi.unstubAllGlobals());

test("two tabs add to what both remember", () => {
  const [one, other] = [memory("words", words), memory("words", words)];
  one.change((before) => [...before, "a"]);
  other.change((before) => [...before, "b"]);
  expect(other.now.value).toEqual(["a", "b"]);
  expect(memory("words", words).now.value).toEqual(["a", "b"]);
});

test("what another tab has changed is heard", () => {
  const { now } = memory("words", words);
  texts.set(KEY, '["a"]');
  hear({ key: "baumeister/others" });
  expect(now.value).toEqual([]);
  hear({ key: KEY });
  expect(now.value).toEqual(["a"]);
});

test("what cannot be read is nothing", () => {
  texts.set(KEY, "[");
  expect(memory("words", words).now.value).toEqual([]);
});

test("where nothing may be kept, this tab remembers", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
  const { now, change } = memory("words", words);
  for (const word of ["a", "b"]) change((before) => [...before, word]);
  expect(now.value).toEqual(["a", "b"]);
});
