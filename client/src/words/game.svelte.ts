/** Words of one game, or of the guides, fetched when they are wanted, in the language in use. */

import { Lexicon, type Facts, type Messages } from "./lexicon";
import { language } from "./words.svelte";

const FILES = import.meta.glob<Messages>(
  "$text/*/{about,guide,questor,pillars,rae,saint-cards,run-the-race,holy-quest,replay}.ftl",
  { import: "default" },
);

/** Files that came, by language and name. */
const CAME = new Map<string, Messages>();

/** Fetch the words of a file, so that whoever says them first has them at once. */
export async function fetchWords(file: string, lang: string): Promise<void> {
  const path = `/${lang}/${file}.ftl`;
  const found = Object.entries(FILES).find(([each]) => each.endsWith(path));
  CAME.set(path, found ? await found[1]() : []);
}

/** What says the messages of one file; '' while they are on their way. */
export function wordsOf(file: string): (id: string, facts?: Facts) => string {
  const lexicons = new Map<string, Lexicon>();
  const asked = new Set<string>();
  let fetched = $state(0);

  async function learn(lang: string): Promise<void> {
    if (asked.has(lang)) return;
    asked.add(lang);
    await fetchWords(file, lang);
    fetched += 1;
  }

  function lexiconOf(lang: string): Lexicon | undefined {
    void fetched;
    const came = CAME.get(`/${lang}/${file}.ftl`);
    if (came === undefined) void learn(lang);
    else if (!lexicons.has(lang)) lexicons.set(lang, new Lexicon(lang).learn(came));
    return lexicons.get(lang);
  }

  return (id, facts = {}) => lexiconOf(language())?.say(id, facts) ?? "";
}
