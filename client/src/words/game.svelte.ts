/** Words of one game, or of the guides, fetched when they are wanted, in the language in use. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { language, type Facts } from "./words.svelte";

const FILES = import.meta.glob<string>(
  "$text/*/{guide,questor,pillars,rae,saint-cards,run-the-race,holy-quest,replay}.ftl",
  { query: "?raw", import: "default" },
);

/** What says the messages of one file; '' while they are on their way. */
export function wordsOf(file: string): (id: string, facts?: Facts) => string {
  let bundles: Record<string, FluentBundle> = $state.raw({});
  const asked = new Set<string>();

  async function learn(lang: string): Promise<void> {
    if (asked.has(lang)) return;
    asked.add(lang);
    const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${lang}/${file}.ftl`));
    const made = new FluentBundle(lang, { useIsolating: false });
    if (found) made.addResource(new FluentResource(await found[1]()));
    bundles = { ...bundles, [lang]: made };
  }

  return (id, facts = {}) => {
    const bundle = bundles[language()];
    if (!bundle) void learn(language());
    const pattern = bundle?.getMessage(id)?.value;
    return pattern ? bundle!.formatPattern(pattern, facts, []) : bundle ? id : "";
  };
}
