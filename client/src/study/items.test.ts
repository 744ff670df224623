import { expect, test } from "vitest";
import { graded } from "$/spacing/memory";
import { entry } from "./fixture";
import { exerciseOf, flashLevel, isIn, itemsOf, saintOf, stageOf, stagesOf } from "./items";

test("what an item is, by its name", () => {
  const named = ["flash-3:agnes", "agnes:window:1", "agnes:who-window:2", "agnes:timeline:1", "agnes:order:1", "unseen:agnes"];
  expect(named.map(exerciseOf)).toEqual(["flash", "who", "who", "timeline", "facts", ""]);
  expect(new Set(named.map(saintOf))).toEqual(new Set(["agnes"]));
  expect(named.map(flashLevel)).toEqual([3, 0, 0, 0, 0, 0]);
});

test("what can be asked about a saint", () => {
  const ada = entry("ada", true);
  expect(itemsOf("who", ada, 1)).toEqual(["ada:window:1"]);
  expect(itemsOf("facts", ada, 2)).toEqual(["ada:feast-month:2"]);
  expect(itemsOf("timeline", ada, 3)).toEqual(["ada:timeline:3"]);
  expect(itemsOf("flash", ada, 2)).toEqual(["flash-2:ada"]);
  expect(itemsOf("who", entry("bea"), 1)).toEqual([]);
  expect([isIn(ada, "ada:timeline:3"), isIn(ada, "flash-1:ada"), isIn(ada, "ada:age:1")]).toEqual([true, true, false]);
});

test("stages are as in the terminal, and a saint is known as well as what is known best", () => {
  const slip = (stability: number) => ({ ...graded(undefined, true, "2026-11-18"), stability });
  // tests/terminal/test_spacing.py has the same.
  const days = [0.2, 1.4, 1.5, 4.9, 5, 14.9, 15, 44.9, 45, 365];
  expect(days.map((each) => stageOf(slip(each)))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  const stages = stagesOf({ "flash-1:ada": slip(1), "ada:window:1": slip(20), "bea:timeline:1": slip(50) });
  expect([...stages]).toEqual([["ada", 4], ["bea", 5]]);
});
