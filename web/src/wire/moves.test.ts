import { expect, test } from "vitest";
import { rows, unpackMoves } from "./moves";

test("columns become rows, kind by kind", () => {
  const moves = rows([
    ["PlaceBlock", 2, { row: [0, 1], place: [5, 3] }],
    ["Stop", 1, {}],
  ]);
  expect(moves).toEqual([
    { kind: "PlaceBlock", row: 0, place: 5 },
    { kind: "PlaceBlock", row: 1, place: 3 },
    { kind: "Stop" },
  ]);
});

test("moves are unpacked as the server packs them", async () => {
  // base64 of zlib of [["Stop",1,{}]], from `baumeister.server.legal.pack_moves`
  const packed = "eNqLjlYKLskvUNIx1KmujY0FACX+BNw=";
  expect(await unpackMoves(packed)).toEqual([{ kind: "Stop" }]);
});
