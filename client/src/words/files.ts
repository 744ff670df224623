/** Where the words are: one file a language and subject, fetched when it is first wanted. */

import type { Messages } from "./lexicon";

/** What only the server and the terminal say is left out: the start page would carry its address. */
const FILES = import.meta.glob<Messages>(["$text/*/*.ftl", "!$text/*/{anki,chapter,command,help,holy-quest-choices,learn,packform,saintpage,telling,terminal,web}.ftl"], { import: "default" });

/** The messages of a file; none where there is no such file. */
export async function fileOf(language: string, name: string): Promise<Messages> {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${name}.ftl`));
  return found ? await found[1]() : [];
}
