import { expect, test } from "vitest";
import { boardPlaces } from "./layout";

test("the other's board is not too small to be read, on a phone with the guide's line neither", () => {
  for (const aspect of [1.46, 1.43, 0.77, 0.7]) {
    const [own, other] = boardPlaces(2, 0, aspect);
    expect(own?.scale).toBe(1);
    expect(other?.scale).toBeGreaterThan(0.45);
  }
});
