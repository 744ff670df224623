import { expect, test } from "vitest";
import { FEW, grouped, listing } from "./listing";

const choices = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ action: `move:${n}`, label: `Move ${n}`, group: "Move" }));
const pass = { action: "pass", label: "Pass", group: "Other" };
const drawn = (action: string) => action !== "pass";
const actions = (list: { action: string }[]) => list.map(({ action }) => action);

test("few choices are never folded, and without a picture none is", () => {
  expect(listing([...choices(FEW), pass], drawn, "").folded).toEqual([]);
  const bare = listing([...choices(30), pass], () => false, "");
  expect([bare.folded.length, bare.always.length]).toEqual([0, 31]);
});

test("what the picture does not offer stays, and keeps its number", () => {
  const { always, folded, all } = listing([...choices(FEW + 1), pass], drawn, "");
  expect(actions(always)).toEqual(["pass"]);
  expect(always[0]!.n).toBe(FEW + 2);
  expect(folded.length).toBe(FEW + 1);
  expect(actions(all)).toEqual([...actions(choices(FEW + 1)), "pass"]);
});

test("what a hint points at stays too", () => {
  const { always } = listing([...choices(20), pass], drawn, "move:4");
  expect(actions(always)).toEqual(["move:4", "pass"]);
});

test("a hint opens no list that was folded", () => {
  const { always, folded } = listing([...choices(FEW + 1), pass], drawn, "move:4");
  expect(actions(always)).toEqual(["move:4", "pass"]);
  expect(folded.length).toBe(FEW);
});

test("choices stand under their headings", () => {
  const groups = grouped(listing([pass, ...choices(2), { ...pass, action: "end" }], drawn, "").all);
  expect(groups.map(([heading, list]) => [heading, actions(list)])).toEqual([
    ["Other", ["pass", "end"]],
    ["Move", ["move:0", "move:1"]],
  ]);
});
