import { beforeEach, expect, test, vi } from "vitest";
import { hundredths, roundedChanges, worthText } from "./worth";

const spoken = vi.hoisted(() => ({ language: "en" }));
vi.mock("../i18n", () => ({
  language: () => spoken.language,
  say: (id: string, { worth }: { worth: string }) => `${worth} ${id}`,
}));

beforeEach(() => {
  spoken.language = "en";
});

test("nothing is less than nothing", () => {
  expect([hundredths(0.563), hundredths(-0.0001, 1), hundredths(-0.021, 1), hundredths(-0.001)]).toEqual([
    "56",
    "0.0",
    "−2.1",
    "0",
  ]);
  expect([hundredths(0.01, 1, "exceptZero"), hundredths(-0.0001, 1, "exceptZero")]).toEqual(["+1.0", "0.0"]);
});

test("digits are written as in the language", () => {
  spoken.language = "de";
  expect(hundredths(0.1234, 1)).toBe("12,3");
});

test("alone at Tulum there are points, else a chance", () => {
  expect([worthText("points", 0.5), worthText("complete", 0.5)]).toEqual(["50 share-points", "50 share-percent"]);
});

test("what is neither certain nor impossible is not told as if it were", () => {
  const chances = [1, 0.99999, 0.996, 0.994, 0.004, 0.00001, 0];
  expect(chances.map((one) => worthText("win", one).split(" ")[0])).toEqual([
    "100",
    "100",
    ">99",
    "99",
    "<1",
    "0",
    "0",
  ]);
  expect([0.9996, 0.9994, 0.0004].map((one) => worthText("win", one, 1).split(" ")[0])).toEqual([
    ">99.9",
    "99.9",
    "<0.1",
  ]);
  expect(worthText("points", 0.004)).toBe("0 share-points");
});

test("rounded changes still lead from start to result", () => {
  expect(roundedChanges(0.55049, [0.20044, 0.00034, 0.24873], 1)).toEqual([0.201, 0, 0.249]);
  expect(roundedChanges(0.5505, [-0.20044, -0.10044, -0.24962], 0)).toEqual([-0.201, -0.1, -0.25]);
  expect(roundedChanges(0.5, [], 0.5)).toEqual([]);
});
