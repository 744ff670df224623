/** The page's words: the same Fluent files as the terminal's, one language at a time. */

import { Lexicon, type Facts, type Messages } from "./lexicon";

export const LANGUAGES = ["en", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type { Facts };

const PLACE = "questable.lang";
/** Read with the first language; the games' own words only when one is wanted. */
const FIRST = ["page", "room", "table"];
const FILES = import.meta.glob<Messages>("$text/*/{page,room,table}.ftl", { import: "default" });
const GAMES = import.meta.glob<Messages>(
  "$text/*/{questor,pillars,rae,saint-cards,run-the-race,holy-quest}.ftl",
  { import: "default" },
);

let lang: Lang = $state("en");
let lexicon: Lexicon = $state.raw(new Lexicon("en"));

/** The language in use. */
export function language(): Lang {
  return lang;
}

/** The language to begin with: chosen earlier, else the browser's first that we have. */
export function wanted(): Lang {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(PLACE);
  } catch {
    // A browser that keeps nothing.
  }
  const asked = [chosen ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return LANGUAGES.find((each) => each === asked.find((tag) => isLang(tag))) ?? "en";
}

function isLang(tag: string): tag is Lang {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Speak this language from now on. */
export async function speak(next: Lang, keep = false): Promise<void> {
  const files = await Promise.all(FIRST.map((name) => fileOf(FILES, next, name)));
  lexicon = new Lexicon(next).learn(files.flat());
  lang = next;
  document.documentElement.lang = next;
  if (!keep) return;
  try {
    localStorage.setItem(PLACE, next);
  } catch {
    // It is kept until the page is closed.
  }
}

async function fileOf(
  files: Record<string, () => Promise<Messages>>,
  language: string,
  name: string,
): Promise<Messages> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`));
  return found ? await found[1]() : [];
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return lexicon.has(id);
}

/** A message in the language in use. */
export function say(id: string, facts: Facts = {}): string {
  return lexicon.say(id, facts);
}

/** A text that came in all languages. */
export function pick(said: Record<string, string> | undefined): string {
  return said?.[lang] ?? said?.["en"] ?? "";
}

/** A refusal in words: of the room, of the table, or of a game's own set-up. */
export async function refusal(code: string, facts: Facts = {}, game = ""): Promise<string> {
  for (const id of [`room-refuse-${code}`, `table-refuse-${code}`]) if (has(id)) return say(id, facts);
  if (game) {
    lexicon.learn(await fileOf(GAMES, lang, game));
    if (has(`${game}-refuse-${code}`)) return say(`${game}-refuse-${code}`, facts);
  }
  return say("room-refuse-fault");
}
