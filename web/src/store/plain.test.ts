import { expect, test } from "vitest";
import { plain } from "./plain";

test("what turns or breaks a text is left out, and all else stays", () => {
  expect(plain(" \u202egnirts\n\u2066 ")).toBe("gnirts");
  expect(plain("half \ud83d")).toBe("half");
  const family = "Zoë & 👩‍👩‍👧 <b>";
  expect(plain(family)).toBe(family);
});

test("what nobody sees is nothing", () => {
  expect(plain(" \u200d\u00ad\ufe0f\t")).toBe("");
});
