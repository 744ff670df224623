/** Words of one game, or of the guides, fetched when they are wanted, in the language in use. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { language, type Facts } from "./words.svelte";

const FILES = import.meta.glob<string>(
  "$text/*/{guide,questor,pillars,rae,saint-cards,run-the-race,holy-quest,replay}.ftl",
  { query: "?raw", import: "default" },
);

/** Texts that came, by language and file. */
const TEXTS = new Map<string, string>();

/** Fetch the words of a file, so that whoever says them first has them at once. */
export async function fetchWords(file: string, lang: string): Promise<void> {
  const path = `/${lang}/${file}.ftl`;
  const found = Object.entries(FILES).find(([each]) => each.endsWith(path));
  TEXTS.set(path, found ? await found[1]() : "");
}

/** What says the messages of one file; '' while they are on their way. */
export function wordsOf(file: string): (id: string, facts?: Facts) => string {
  const bundles = new Map<string, FluentBundle>();
  const asked = new Set<string>();
  let fetched = $state(0);

  async function learn(lang: string): Promise<void> {
    if (asked.has(lang)) return;
    asked.add(lang);
    await fetchWords(file, lang);
    fetched += 1;
  }

  function bundleOf(lang: string): FluentBundle | undefined {
    void fetched;
    const text = TEXTS.get(`/${lang}/${file}.ftl`);
    if (text === undefined) void learn(lang);
    else if (!bundles.has(lang)) {
      const made = new FluentBundle(lang, { useIsolating: false });
      made.addResource(new FluentResource(text));
      bundles.set(lang, made);
    }
    return bundles.get(lang);
  }

  return (id, facts = {}) => {
    const bundle = bundleOf(language());
    const pattern = bundle?.getMessage(id)?.value;
    return pattern ? bundle!.formatPattern(pattern, facts, []) : bundle ? id : "";
  };
}
