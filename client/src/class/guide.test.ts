import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GUIDES } from "./guide";

const TEXT = join(import.meta.dirname, "../../../src/questable/text/en/classroom.ftl");
const ELSEWHERE = ["what", "about", "link"];

test.each(["lesson", "privacy"] as const)("every paragraph of the %s is shown, and each one that is shown is written", (of) => {
  const known = [...readFileSync(TEXT, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const written = known.filter((id) => id.startsWith(`classroom-${of}-`) && !ELSEWHERE.some((end) => id === `classroom-${of}-${end}`));
  const shown = GUIDES[of].flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
  expect(shown.sort()).toEqual(written.sort());
});

test("a lesson takes 45 minutes", () => {
  expect(GUIDES.lesson.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
});
