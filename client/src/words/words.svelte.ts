/** The page's words: the same Fluent files as the terminal's, one language at a time. */

import { fileOf } from "./files";
import { FIRST, NAMES } from "./languages";
import { Lexicon, type Facts } from "./lexicon";

export type { Facts };
/** What the languages are called, by code. */
export { NAMES };

const PLACE = "questable.lang";
/** Read with a language; others join them once they are wanted, the games' own words never. */
const SPOKEN = ["page", "table"];

const learnt: Record<string, Promise<void>> = {};

let begun = false;
let lang = $state(FIRST);
let lexicon: Lexicon = $state.raw(new Lexicon(FIRST));

/** The language in use. */
export function language(): string {
  return lang;
}

/** The language to begin with: chosen earlier, else the browser's first that we have. */
export function wanted(): string {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(PLACE);
  } catch {
    // A browser that keeps nothing.
  }
  const asked = [chosen ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return asked.find((tag) => tag in NAMES) ?? FIRST;
}

/** Speak this language from now on. */
export async function speak(next: string, keep = false): Promise<void> {
  begun = true;
  const files = await Promise.all(SPOKEN.map((name) => fileOf(next, name)));
  // Others may have joined meanwhile.
  for (const name of SPOKEN.slice(files.length)) files.push(await fileOf(next, name));
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

/** Words that the start page does without; from now on they are read with every language. */
export function learn(name: string): Promise<void> {
  return (learnt[name] ??= joined(name));
}

async function joined(name: string): Promise<void> {
  SPOKEN.push(name);
  // The first language brings them along.
  if (!begun) return;
  const asked = lang;
  try {
    const messages = await fileOf(asked, name);
    if (lang === asked) lexicon.learn(messages);
  } catch (no) {
    SPOKEN.splice(SPOKEN.indexOf(name), 1);
    delete learnt[name];
    throw no;
  }
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
  return said?.[lang] ?? said?.[FIRST] ?? "";
}

/** Refusals of what somebody brought: `why` is the id of the reason, its facts lie beside it. */
const BROUGHT = new Set(["pack", "pack-number", "position", "record"]);

async function fault(facts: Facts): Promise<string> {
  lexicon.learn(await fileOf(lang, "fault"));
  const id = `fault-${facts["why"]}`;
  return has(id) ? say(id, facts) : `${facts["why"]}`;
}

/** A refusal in words: of the room, of the table, or of a game's own set-up. */
export async function refusal(code: string, facts: Facts = {}, game = ""): Promise<string> {
  try {
    await learn("room");
  } catch {
    // Without a connection no words come either.
    return say("page-offline");
  }
  if (BROUGHT.has(code)) facts = { ...facts, why: await fault(facts) };
  for (const id of [`room-refuse-${code}`, `table-refuse-${code}`]) if (has(id)) return say(id, facts);
  if (game) {
    lexicon.learn(await fileOf(lang, game));
    if (has(`${game}-refuse-${code}`)) return say(`${game}-refuse-${code}`, facts);
  }
  return say("room-refuse-fault");
}
