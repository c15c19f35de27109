import { expect, test } from "vitest";
import { formatClock } from "./clock";

test("a clock shows minutes and two digits of seconds, never zero before the time is up", () => {
  expect(formatClock(600)).toBe("10:00");
  expect(formatClock(59.2)).toBe("1:00");
  expect(formatClock(0.1)).toBe("0:01");
  expect(formatClock(0)).toBe("0:00");
});
