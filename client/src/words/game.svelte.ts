/** Words of one game, or of the guides, fetched when they are wanted, in the language in use. */

import { fileOf } from "./files";
import { Lexicon, type Facts, type Messages } from "./lexicon";
import { language } from "./words.svelte";

/** Files that came, by language and name. */
const CAME = new Map<string, Messages>();

/** Fetch the words of a file, so that whoever says them first has them at once. */
export async function fetchWords(file: string, lang: string): Promise<void> {
  CAME.set(`/${lang}/${file}.ftl`, await fileOf(lang, file));
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
