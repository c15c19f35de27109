import { expect, test, vi } from "vitest";
import { shownText } from "./sentences";

vi.mock("../i18n", () => ({
  has: () => true,
  say: (id: string, args: object = {}) => `${id} ${Object.values(args).join(" ")}`,
}));

const shown = (game: string, variant: Record<string, unknown>, ...at: number[]): string =>
  shownText({ game, variant }, at, (seat) => ["Ada", "Ben"][seat] ?? "");

test("a place that is shown is called as the edges of the board call it, and never negative", () => {
  expect(shown("rumis", { mode: "standard" }, 3, 4)).toBe("d5");
  expect(shown("pyramido", { mode: "coop", seats: 2 }, 0, 1, -1, 0)).toBe("shown-pyramido d5 1");
  expect(shown("talo", {}, 2, 7, 0)).toBe("shown-talo 2 7 0");
});

test("of several boards it is told whose is meant", () => {
  expect(shown("tulum", { seats: 2 }, 1, 0, 3)).toBe("shown-tulum 1 4 (Ben)");
  expect(shown("tulum", { seats: 1 }, 0, 0, 3)).toBe("shown-tulum 1 4");
  expect(shown("pyramido", { mode: "contest", seats: 2 }, 1, 2, 0, 0)).toBe("shown-pyramido e5 2 (Ben)");
});
