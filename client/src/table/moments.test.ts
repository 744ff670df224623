import { expect, test } from "vitest";
import type { Acted, Told } from "$/protocol";
import { Moments } from "./moments";

const act: Acted = { kind: "act", seat: 0, by: "person", person: 0, action: "", events: [] };

test("entries that count are counted, game by game", () => {
  const moments = new Moments();
  const deal = (game: number): Told["fact"] => ({ kind: "deal", game, header: {} });
  const undo: Told["fact"] = { kind: "undo", seat: 0, n: 2, by: "person" };
  const seen = [deal(0), act, act, act, undo, act, deal(1), act].map((fact) => {
    moments.take(fact);
    return [moments.game, moments.ply];
  });
  expect(seen).toEqual([[0, 0], [0, 1], [0, 2], [0, 3], [0, 1], [0, 2], [1, 0], [1, 1]]);
});
