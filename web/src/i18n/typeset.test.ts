import { expect, test } from "vitest";
import { typeset } from ".";

test("French signs stay with the word before them", () => {
  expect(typeset("Vraiment ? Oui ! « Ada » : elle ; lui")).toBe(
    "Vraiment\u00a0? Oui\u00a0! «\u00a0Ada\u00a0»\u00a0: elle\u00a0; lui",
  );
});
