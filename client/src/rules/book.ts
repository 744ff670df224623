/** Rulebooks: fetched once a game, searched, and cut into what can be drawn. */

import { rules } from "$/net/api";
import type { RuleInfo } from "$/protocol";
import { FIRST } from "$/words/languages";

/** What holds at every table, whatever is played. */
export const TABLE = "table";

const books = new Map<string, Promise<RuleInfo[]>>();

/** A game's rules in their order. */
export function bookOf(game: string): Promise<RuleInfo[]> {
  let found = books.get(game);
  if (!found) {
    found = rules(game);
    found.catch(() => books.delete(game));
    books.set(game, found);
  }
  return found;
}

/** A rule in one sentence, '' where it cannot be had. */
export async function sentenceOf(game: string, rule: string, lang: string): Promise<string> {
  try {
    const book = await bookOf(rule.startsWith("T-") || !game ? TABLE : game);
    return book.find((each) => each.rule === rule)?.says[lang] ?? "";
  } catch {
    return "";
  }
}

export interface Chapter {
  key: string;
  title: string;
  rules: RuleInfo[];
}

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The chapters with the rules that have all these words, in any order, accents or not. */
export function chaptersOf(book: RuleInfo[], wanted: string, lang: string): Chapter[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  const chapters = new Map<string, Chapter>();
  for (const info of book) {
    const title = info.chapter[lang] ?? info.chapter[FIRST] ?? "";
    const texts = [info.rule, title, info.says[lang], info.full[lang]];
    const text = bare(texts.join(" "));
    if (!words.every((word) => text.includes(word))) continue;
    const key = info.rule.split(".")[0]!;
    const chapter = chapters.get(key) ?? { key, title, rules: [] };
    chapter.rules.push(info);
    chapters.set(key, chapter);
  }
  return [...chapters.values()];
}

/** A piece of a rule: words, an id of ours, or whose the words after it are. */
export interface Piece {
  kind: "words" | "code" | "rulebook" | "house";
  text: string;
}

/** The full text of a rule in pieces. */
export function piecesOf(full: string): Piece[] {
  const plain = full.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", "");
  return plain
    .split(/(\([RH]\)|\(H\u00a0?: |`[^`]*`)/)
    .filter(Boolean)
    .flatMap((text): Piece[] => {
      if (text === "(R)") return [{ kind: "rulebook", text: "R" }];
      if (text === "(H)") return [{ kind: "house", text: "H" }];
      // A short ruling stands in brackets with its words.
      if (text.startsWith("(H")) return [{ kind: "words", text: "(" }, { kind: "house", text: "H" }, { kind: "words", text: " " }];
      if (text.startsWith("`")) return [{ kind: "code", text: text.slice(1, -1) }];
      return [{ kind: "words", text }];
    });
}

/** A fragment as people wrote it; one that is broken is taken as it stands. */
function readable(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Which game an address means: its key, one of its rules, or both with a colon between. */
export function wantedOf(
  hash: string,
  games: { key: string; prefix: string }[],
): { game: string; rule: string } {
  const [first = "", second = ""] = readable(hash).split(":");
  const rule = (second || first).toUpperCase();
  const prefix = rule.split("-")[0];
  const found =
    games.find(({ key }) => key === first) ??
    games.find((each) => each.prefix === prefix && rule.includes("-"));
  return { game: found?.key ?? "", rule: /^[A-Z]+-\d+\.\d+$/.test(rule) ? rule : "" };
}
