import { expect, test } from "vitest";
import type { OptionInfo } from "../wire/messages";
import { accepted, botNames, settle } from "./options";

const option = (name: string, choices: unknown[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  about: "",
  default: null,
  labels: {},
  cases: [],
  content: false,
  choices,
  ...more,
});

const MODE = option("mode", ["standard", "cube"], { default: "standard" });
const SEATS = option("seats", [2, 3, 4], { cases: [{ when: { mode: ["cube"] }, choices: [1] }] });
const EDGE = option("edge", [3, 4], { default: 4, cases: [{ when: { mode: ["standard"] }, choices: [3] }] });

test("a case replaces the choices when the options before it are so", () => {
  expect(accepted(SEATS, { mode: "standard" })).toEqual([2, 3, 4]);
  expect(accepted(SEATS, { mode: "cube" })).toEqual([1]);
});

test("a file of one's own is kept where the option takes one", () => {
  const scenario = option("scenario", ["chullpa", "pisac"], {
    content: true,
    cases: [{ when: { mode: ["cube"] }, choices: ["chullpa"] }],
  });
  const own = { file: "plan = []" };
  expect(settle([MODE, scenario], { scenario: own }).scenario).toBe(own);
  expect(settle([MODE, scenario], { mode: "cube", scenario: own }).scenario).toBe("chullpa");
  expect(settle([MODE, SEATS], { seats: own }).seats).toBe(2);
});

test("what is wished for and accepted is kept, else the default, else the first", () => {
  const options = [MODE, SEATS, EDGE];
  expect(settle(options, {})).toEqual({ mode: "standard", seats: 2, edge: 3 });
  expect(settle(options, { mode: "cube", seats: 4 })).toEqual({ mode: "cube", seats: 1, edge: 4 });
  expect(settle(options, { seats: 4 })).toEqual({ mode: "standard", seats: 4, edge: 3 });
});

test("only the bots that play a variant are offered for it", () => {
  const bots = [
    { name: "greedy", when: {} },
    { name: "perfect", when: { seats: [1, 2, 3] } },
  ];
  expect(botNames(bots, { seats: 3 })).toEqual(["greedy", "perfect"]);
  expect(botNames(bots, { seats: 4 })).toEqual(["greedy"]);
});
