import { expect, test } from "vitest";
import { BLANK, decodePlan, draftOf, encodePlan, painted, scenarioFrom, type Draft } from "./draft";
import { formatScenario, parseScenario, scenarioOf } from "./scenario";

const drawn = (...cells: readonly (readonly [number, number, number])[]): Draft =>
  cells.reduce<Draft>((draft, [x, y, height]) => painted(draft, x, y, height), { ...BLANK, name: "bridge" });

test("a plan is cut out of the sheet, and the greatest height is at least as high as its cells", () => {
  const scenario = scenarioFrom(drawn([2, 3, 4], [3, 3, 5], [3, 4, 4]), "my plan");
  expect(scenario).toEqual({ name: "bridge", max_height: [2, 3, 5], plan: ["45", ".4"], plan_for_2: null });
});

test("what is touched twice is gone, and what does not hang together is no plan", () => {
  expect(painted(drawn([1, 1, 3]), 1, 1, 3).cells).toEqual(BLANK.cells);
  expect(scenarioFrom(drawn([0, 0, 3]), "my plan")).toBeNull();
  expect(scenarioFrom(drawn([0, 0, 3], [2, 0, 3]), "my plan")).toBeNull();
});

test("a plan survives its file, its address and the sheet", () => {
  const scenario = scenarioFrom({ ...drawn([0, 0, 1], [1, 0, 2]), name: 'Brücke #1 ~ / "2"' }, "my plan");
  if (!scenario) throw new Error("no plan");
  expect(parseScenario(formatScenario(scenario))).toEqual(scenario);
  expect(decodePlan(encodePlan(scenario))).toEqual(scenario);
  const draft = draftOf(scenario);
  expect(draft && scenarioFrom(draft, "my plan")).toEqual(scenario);
});

test("an address that was tampered with is no plan", () => {
  for (const code of ["", "a~234", "a~2345~11", "a~234~1x", "%E0%A4~234~"]) expect(decodePlan(code)).toBeNull();
});

test("every scenario of the rulebook is known by its name", () => {
  expect(scenarioOf("coricancha")?.plan_for_2?.[1]).toBe(".222222.");
  expect(scenarioOf("chullpa")?.max_height).toEqual([4, 6, 8]);
});
