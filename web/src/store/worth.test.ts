import { beforeEach, expect, test, vi } from "vitest";
import { hundredths, worthText } from "./worth";

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
