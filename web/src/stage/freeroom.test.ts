import { expect, test } from "vitest";
import { uncovered } from "./freeroom";

const WHOLE = { left: 0, right: 400, top: 0, bottom: 600 };

test("a sentence across the top leaves what is below it", () => {
  expect(uncovered(WHOLE, [{ left: 20, right: 380, top: 8, bottom: 90 }])).toEqual({ ...WHOLE, top: 90 });
});

test("a panel at the side, and a line above the tray, leave what is between them", () => {
  const side = { left: 320, right: 400, top: 0, bottom: 600 };
  const line = { left: 0, right: 400, top: 560, bottom: 600 };
  expect(uncovered(WHOLE, [side, line])).toEqual({ ...WHOLE, right: 320, bottom: 560 });
});

test("what is hidden, or lies elsewhere, covers nothing", () => {
  const hidden = { left: 10, right: 11, top: 10, bottom: 11 };
  const elsewhere = { left: 500, right: 700, top: 0, bottom: 600 };
  expect(uncovered(WHOLE, [hidden, elsewhere])).toEqual(WHOLE);
});
