/** The words of Pillars of Faith, fetched with its board, in the language in use. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { language, type Facts } from "$/words/words.svelte";

const FILES = import.meta.glob<string>("$text/*/{pillars,pillars-board}.ftl", {
  query: "?raw",
  import: "default",
});

let bundles: Record<string, FluentBundle> = $state.raw({});

async function learn(lang: string): Promise<void> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`));
  const texts = await Promise.all(own.map(([, load]) => load()));
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundles = { ...bundles, [lang]: made };
}

/** A message of the game; '' while another language is on its way. */
export function say(id: string, facts: Facts = {}): string {
  const bundle = bundles[language()];
  if (!bundle) {
    void learn(language());
    return "";
  }
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, facts, []) : id;
}

await learn(language());
