import { expect, test } from "vitest";
import type { PlayNow, Section, Update, WordsNow } from "$/protocol";
import { ToldGame } from "./told";

const section = (heading: string): Section => ({ heading, lines: [heading], columns: [], rows: [] });
const play = (words?: WordsNow): PlayNow => ({ view: {}, asks: "wait", ...(words ? { words } : {}) });
const update = (words?: WordsNow, part = ""): Update => ({
  is: "update",
  seq: 1,
  told: [],
  table: null,
  play: play(words),
  part,
});

test("what is not told again is as it was", () => {
  const told = new ToldGame();
  const [turn, hand, piles] = [section("Turn"), section("Hand"), section("Piles")];
  const choices = [{ action: "a", label: "A", group: "" }];
  told.take(update({ prompt: "Go!", choices, sections: [turn, hand] }));
  const same = told.take(update({})).play!.words!;
  expect(same).toMatchObject({ prompt: "Go!", choices, sections: [turn, hand] });
  const next = told.take(update({ prompt: "", choices: [], sections: [1, piles, 0] })).play!.words!;
  expect(next).toMatchObject({ prompt: "", choices: [], sections: [hand, piles, turn] });
});

test("of a section only that is told which is not as it was", () => {
  const told = new ToldGame();
  const rows = [["Ann", "1"], ["Bob", "2"], ["Cid", "3"]];
  const hand = { heading: "Hand", lines: ["Two cards."], columns: ["who", "n"], rows };
  told.take(update({ sections: [section("Turn"), hand] }));
  const next = (words: WordsNow) => told.take(update(words)).play!.words!.sections;
  expect(next({ sections: [0, { of: 1, rows: [1, ["Dan", "4"], 0] }] })[1])
    .toEqual({ ...hand, rows: [rows[1], ["Dan", "4"], rows[0]], aloud: false });
  expect(next({ sections: [{ of: 1, lines: ["None."], rows: [] }, section("Top")] }))
    .toEqual([{ ...hand, lines: ["None."], rows: [], aloud: false }, { ...section("Top"), aloud: false }]);
});

test("of a list in a view only the items are told that are not as they were", () => {
  const told = new ToldGame();
  const take = (view: object, lists?: Record<string, unknown[]>) =>
    told.take({ ...update({}), play: { ...play({}), view, ...(lists ? { lists } : {}) } }).play!.view;
  const [one, two, other] = [{ pawn: "f1" }, { pawn: "f2" }, { pawn: "f3" }];
  take({ game: "holy-quest", ply: 1, pawns: [one, two], under: [7] });
  expect(take({ ply: 2 }, { pawns: [1, other, 0] }))
    .toEqual({ game: "holy-quest", ply: 2, pawns: [two, other, one], under: [7] });
  expect(take({ under: [7, 1] })).toMatchObject({ pawns: [two, other, one], under: [7, 1] });
});

test("of a list that only grew the end is told, and of lists in a list theirs", () => {
  const told = new ToldGame();
  const take = (view: object, added?: Record<string, unknown>) =>
    told.take({ ...update({}), play: { ...play({}), view, ...(added ? { added } : {}) } }).play!.view;
  take({ game: "run-the-race", piles: [["mark"], []], side: ["luke"] });
  expect(take({}, { piles: { 1: ["paul", "anne"] }, side: ["john"] }))
    .toEqual({ game: "run-the-race", piles: [["mark"], ["paul", "anne"]], side: ["luke", "john"] });
  expect(take({}, { piles: { 0: ["clare"], 1: ["peter"] } }))
    .toMatchObject({ piles: [["mark", "clare"], ["paul", "anne", "peter"]], side: ["luke", "john"] });
});

test("what is most often so is left out, and is there all the same", () => {
  const told = new ToldGame();
  const usual = { answered: false, undo: "", clocks: [], outcome: null };
  expect(told.take(update({})).play).toMatchObject(usual);
  const clocks = [{ seat: 0, at: 5 }];
  expect(told.take({ ...update({}), play: { ...play({}), undo: "ask", clocks } }).play)
    .toMatchObject({ ...usual, undo: "ask", clocks });
  expect(told.take(update({})).play).toMatchObject(usual);
});

test("places change one by one, and some go", () => {
  const told = new ToldGame();
  told.take(update({ prompt: "", places: { a1: "empty", b1: "a hero" } }));
  const next = told.take(update({ changed: { a1: "a hero", b1: null, c1: "a gem" } })).play!.words!;
  expect(next.places).toEqual({ a1: "a hero", c1: "a gem" });
  expect(told.take(update({ places: { d1: "all new" } })).play!.words!.places).toEqual({ d1: "all new" });
});

test("a view with its game in it is whole, another has what changed", () => {
  const told = new ToldGame();
  const view = (fields: object) => told.take({ ...update({}), play: { ...play({}), view: fields } }).play!.view;
  expect(view({ game: "questor", actor: 0, ply: 3 })).toEqual({ game: "questor", actor: 0, ply: 3 });
  expect(view({ ply: 4 })).toEqual({ game: "questor", actor: 0, ply: 4 });
  expect(view({})).toEqual({ game: "questor", actor: 0, ply: 4 });
  expect(view({ game: "rae", ply: 0 })).toEqual({ game: "rae", ply: 0 });
});

test("a briefing and an outcome are of one update only", () => {
  const told = new ToldGame();
  expect(told.take(update({ briefing: ["Hello"], outcome: "" })).play!.words!.briefing).toEqual(["Hello"]);
  expect(told.take(update({ outcome: "Won" })).play!.words!).toMatchObject({ briefing: [], outcome: "Won" });
});

test("a part without a game changes nothing, an update without words forgets them", () => {
  const told = new ToldGame();
  told.take(update({ prompt: "Go!" }, "now"));
  told.take({ ...update(), play: null, part: "now" });
  expect(told.take(update({})).play!.words!.prompt).toBe("Go!");
  expect(told.take(update()).play!.words).toBeNull();
  expect(told.take(update({})).play!.words!.prompt).toBe("");
});
