import { expect, test } from "vitest";
import { cellsOf, questionsOf } from "./csv";

test("cells are parted by what the first line has most of", () => {
  expect(cellsOf("a;b, c;d\r\ne;f;g")).toEqual([["a", "b, c", "d"], ["e", "f", "g"]]);
  expect(cellsOf("a\tb\nc\td\n\n")).toEqual([["a", "b"], ["c", "d"]]);
  expect(cellsOf("\ufeffa,b")).toEqual([["a", "b"]]);
});

test("what stands in quotation marks is one cell, ends of lines and marks too", () => {
  expect(cellsOf('"one, ""two""\nthree", b')).toEqual([['one, "two"\nthree', "b"]]);
  expect(cellsOf('say "so",b')).toEqual([['say "so"', "b"]]);
});

test("a row is the question, the right answer, wrong ones, how hard, whose card", () => {
  const text = "Question,Right,Wrong\nWho?,Peter,Paul,,James,3,peter-apostle\nWhen?,Now,Never\n";
  expect(questionsOf(text)).toEqual([
    { text: "Who?", answers: ["Peter", "Paul", "James"], level: 3, saint: "peter-apostle" },
    { text: "When?", answers: ["Now", "Never"] },
  ]);
});

test("without headings the first line counts, and an odd level is none", () => {
  expect(questionsOf("Who?,Peter,Paul,,,9")).toEqual([{ text: "Who?", answers: ["Peter", "Paul"] }]);
  expect(questionsOf("")).toEqual([]);
});

test("a large sheet takes no longer than it is long", () => {
  expect(questionsOf('"a",b,c\n'.repeat(20_000))).toHaveLength(20_000);
  expect(cellsOf('"'.repeat(100_000))).toHaveLength(1);
});
