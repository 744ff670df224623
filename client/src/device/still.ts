/** Answers that are the same for everybody: they lie in files, and need no house to be awake. */

import { filesOfHouse } from "./files";
import { fetched, plain } from "./packed";

/** By path, which file has it. */
const FILES: [RegExp, (found: string[]) => string][] = [
  [/^\/api\/(games|bots|guides|puzzles)$/, () => "shelf"],
  [/^\/api\/games\/[\w-]+(\/options)?$/, () => "shelf"],
  [/^\/api\/(games\/[\w-]+\/rules|rules\/[\w.-]+)$/, () => "rules"],
  [/^\/api\/feasts\/(\d+)\/\d+$/, ([month]) => `feasts-${month}`],
  [/^\/api\/guides\/([\w-]+)\/([a-z]+)$/, ([name, lang]) => `guide-${name}-${lang}`],
  [/^\/api\/study\/([a-z]+)(\/[\w-]+)?$/, ([lang]) => `study-${lang}`],
];

const read = new Map<string, Promise<Record<string, unknown>>>();

async function file(name: string): Promise<Record<string, unknown>> {
  const bytes = await plain(await fetched(`${filesOfHouse()}still/${name}.pack`));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/** What is known without asking anybody; undefined where somebody has to be asked. */
export async function still(path: string): Promise<unknown> {
  for (const [pattern, nameOf] of FILES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const name = nameOf(found.slice(1));
    if (!read.has(name)) read.set(name, file(name));
    try {
      return (await read.get(name)!)[path];
    } catch {
      read.delete(name);
    }
  }
  return undefined;
}
