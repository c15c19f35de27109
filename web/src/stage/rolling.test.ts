import { Quaternion, Vector3 } from "three";
import { expect, test } from "vitest";
import { rolling } from "./rolling";

test("a die ends where and as it should, never below where it comes to lie", () => {
  const end = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), 1);
  const path = rolling(new Vector3(6, 3, 6), new Vector3(0, 0.5, 0), end, 0.5);
  const [at, turn] = [new Vector3(), new Quaternion()];
  for (let t = 0; t <= 1; t += 0.05) {
    path(t, at, turn);
    expect(at.y).toBeGreaterThanOrEqual(0.5);
  }
  path(1, at, turn);
  expect(at.toArray()).toEqual([0, 0.5, 0]);
  expect(turn.angleTo(end)).toBeCloseTo(0);
});

test("it turns by as much as it rolls", () => {
  const path = rolling(new Vector3(1, 0, 0), new Vector3(0, 0, 0), new Quaternion(), 1);
  const turn = new Quaternion();
  path(0, new Vector3(), turn);
  expect(turn.angleTo(new Quaternion())).toBeCloseTo(1);
});
