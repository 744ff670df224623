import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { draw, type Form } from "./draw";
import sums from "./sums.json";
import set from "./windows.json";

const FORMS: Form[] = ["plain", "fine", "figure", "bust"];
const sum = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

test("the page draws every saint as the program does", () => {
  const drawn = Object.keys(set.saints).map((saint) => [saint, FORMS.map((form) => sum(draw(set, saint, form, "w")))]);
  expect(Object.fromEntries(drawn)).toEqual(sums);
});

test("a saint whom the set does not know is nothing", () => {
  for (const saint of ["nobody", "constructor", ""]) expect(draw(set, saint, "plain", "w")).toBe("");
});
