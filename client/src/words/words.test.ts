import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messagesOf } from "../../fluent";
import { namesOf } from "../../languages";
import { FIRST, NAMES } from "./languages";
import { Lexicon, type Messages } from "./lexicon";

const SRC = join(import.meta.dirname, "..");
const TEXT = join(SRC, "../../src/questable/text");

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(SRC, path), "utf8"))
  .join("\n");

function ids(lang: string, name: string): string[] {
  const text = readFileSync(join(TEXT, lang, `${name}.ftl`), "utf8");
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

/** Ids that are written out, and beginnings that are completed by a value. */
const whole = new Set([...files.matchAll(/["'`]((?:page|room|table)-[a-z0-9-]+)["'`]/g)].map((m) => m[1]!));
const begun = [...files.matchAll(/`((?:page|room|table)-[a-z0-9-]*-)\$\{/g)].map((m) => m[1]!);

test("every message of the page is used, and every one used is there", () => {
  const known = ids("en", "page");
  const unused = known.filter((id) => !whole.has(id) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
  const all = new Set(["page", "room", "table"].flatMap((name) => ids("en", name)));
  expect([...whole].filter((id) => !all.has(id))).toEqual([]);
  for (const start of begun) expect([...all].some((id) => id.startsWith(start)), start).toBe(true);
});

test("French writes a saint's title small within a sentence", () => {
  const lexicon = new Lexicon("fr").learn(messagesOf("a = Jouer { SAINT($card) }") as Messages);
  const said = (card: string) => lexicon.say("a", { card });
  expect(said("Saint Pie X")).toBe("Jouer saint Pie X");
  expect(said("Sainte Élisabeth")).toBe("Jouer sainte Élisabeth");
  expect(said("Saint Louis, roi de France")).toBe("Jouer Saint Louis, roi de France");
  expect(said("Saint Louis Martin")).toBe("Jouer saint Louis Martin");
  expect(said("Saint-Esprit")).toBe("Jouer Saint-Esprit");
});

const read = (text: string) => messagesOf(text) as Messages;

test.each(Object.keys(NAMES))("the browser's Fluent reads all of %s", (lang) => {
  for (const name of ["page", "room", "table"]) {
    const text = readFileSync(join(TEXT, lang, `${name}.ftl`), "utf8");
    const lexicon = new Lexicon(lang).learn(read(text));
    for (const id of ids(lang, name)) expect(lexicon.has(id), id).toBe(true);
  }
});

test("the pages' build loses nothing of a message", async () => {
  const path = join(TEXT, "fr", "page.ftl");
  const built = await import(/* @vite-ignore */ path);
  expect(built.default).toEqual(read(readFileSync(path, "utf8")));
});

test("numbers, plurals and terms are said as the language does", () => {
  const text = "-it = table\nn = { $n ->\n    [0] no { -it }\n    [one] { $n } { -it }\n   *[other] { $n } tables\n }\n";
  const said = (lang: string, n: number) => new Lexicon(lang).learn(read(text)).say("n", { n });
  expect([0, 1, 21, 999].map((n) => said("en", n))).toEqual(["no table", "1 table", "21 tables", "999 tables"]);
  expect([said("en", 12_345), said("en", 1.5), said("en", -2)]).toEqual(["12,345 tables", "1.5 tables", "-2 tables"]);
  expect(said("fr", 1.5)).toBe("1,5 table");
});

test("a day is written as in the language", () => {
  const day = (lang: string, month: number, n: number) =>
    new Lexicon(lang)
      .learn(read(readFileSync(join(TEXT, lang, "page.ftl"), "utf8")))
      .say("page-day", { month, day: n });
  expect([day("en", 1, 1), day("en", 12, 25)]).toEqual(["1 January", "25 December"]);
  expect([day("fr", 8, 1), day("fr", 12, 25)]).toEqual(["1er août", "25 décembre"]);
});

test("what nobody wrote shows its id", () => {
  expect(new Lexicon("en").say("page-nowhere", {})).toBe("page-nowhere");
});

test("languages are called what their rows say", () => {
  expect(namesOf('# all\n[de]\nname = "Deutsch"\n\n[en]\ncards = true\nname = "English" # ours\n')).toEqual({
    de: "Deutsch",
    en: "English",
  });
  const file = readFileSync(join(TEXT, "languages.toml"), "utf8");
  expect(Object.keys(NAMES)).toEqual([...file.matchAll(/^\[(\w+)\]$/gm)].map((row) => row[1]));
  expect(NAMES[FIRST]).toBe("English");
});

test("a language without a name breaks the build, not the page", () => {
  for (const text of ["", '[de]\ncards = true\n[en]\nname = "English"\n', '[de]\nname = ""\n'])
    expect(() => namesOf(text)).toThrow("languages.toml");
});
