import { expect, test } from "vitest";
import type { RuleInfo } from "$/protocol";
import { chaptersOf, piecesOf, wantedOf } from "./book";

const rule = (id: string, en: string, fr: string, full: Record<string, string> = {}): RuleInfo => ({
  rule: id,
  says: { en, fr },
  chapter: { en: `Chapter ${id[2]}`, fr: `Chapitre ${id[2]}` },
  full,
});
const BOOK = [
  rule("Q-1.1", "Tiles lie face down.", "Les tuiles sont cachées.", {
    en: "(R) 25 identical T tiles.",
    fr: "(R) 25 tuiles posées en carré.",
  }),
  rule("Q-1.2", "There is one die.", "Il y a un dé."),
  rule("Q-3.1", "Move or dig.", "Avancez ou creusez."),
];
const ids = (wanted: string, lang = "en") =>
  chaptersOf(BOOK, wanted, lang).flatMap((each) => each.rules.map((info) => info.rule));

test("without words all rules stand in their chapters", () => {
  const chapters = chaptersOf(BOOK, "", "fr");
  expect(chapters.map(({ title }) => title)).toEqual(["Chapitre 1", "Chapitre 3"]);
  expect(ids("")).toEqual(["Q-1.1", "Q-1.2", "Q-3.1"]);
});

test("words are found in any order, without accents, by id, chapter and full text", () => {
  expect(ids("DOWN tiles")).toEqual(["Q-1.1"]);
  expect(ids("cachees", "fr")).toEqual(["Q-1.1"]);
  expect(ids("q-3.1")).toEqual(["Q-3.1"]);
  expect(ids("chapter q-1.")).toEqual(["Q-1.1", "Q-1.2"]);
  expect(ids("identical")).toEqual(["Q-1.1"]);
  expect(ids("dragon")).toEqual([]);
});

test("the full text is searched in the reader's language alone", () => {
  expect(ids("carre", "fr")).toEqual(["Q-1.1"]);
  expect(ids("identical", "fr")).toEqual([]);
  expect(ids("carre", "en")).toEqual([]);
});

test("a full text is cut where the rulebook's words and the house's begin", () => {
  expect(piecesOf("(R) One. (H) Two: `mage_tiles`, see [T-1.1](table.md).")).toEqual([
    { kind: "rulebook", text: "R" },
    { kind: "words", text: " One. " },
    { kind: "house", text: "H" },
    { kind: "words", text: " Two: " },
    { kind: "code", text: "mage_tiles" },
    { kind: "words", text: ", see T-1.1." },
  ]);
});

test.each(["Die (H: highest).", "Le dé (H\u00a0: le plus haut)."])("a short ruling: %s", (full) => {
  const pieces = piecesOf(full);
  expect(pieces.map(({ kind }) => kind)).toEqual(["words", "words", "house", "words", "words"]);
  expect(pieces.map(({ text }) => text).join("")).toBe(full.replace(/\u00a0?:/, ""));
});

test("an address means a game, a rule of a game, or a rule of every table", () => {
  const games = [
    { key: "questor", prefix: "Q" },
    { key: "rae", prefix: "R" },
  ];
  expect(wantedOf("rae", games)).toEqual({ game: "rae", rule: "" });
  expect(wantedOf("q-3.5", games)).toEqual({ game: "questor", rule: "Q-3.5" });
  expect(wantedOf("rae:T-1.1", games)).toEqual({ game: "rae", rule: "T-1.1" });
  expect(wantedOf("T-1.1", games)).toEqual({ game: "", rule: "T-1.1" });
  expect(wantedOf("<b>", games)).toEqual({ game: "", rule: "" });
  for (const broken of ["%", "%E0%A4", "rae%", "%ZZ:Q-3.5"])
    expect(() => wantedOf(broken, games)).not.toThrow();
});
