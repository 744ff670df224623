/**
 * Our drawings for paper. `./run drawings` opens this in a browser, which knows what every style comes
 * to, and keeps what `drawn` gives: by game ('' for what they share), by name, a picture as text.
 */

import "$/kit/tokens.css";
import "$/kit/base.css";
import { NAMES } from "$/words/languages";
import { speak } from "$/words/words.svelte";
import { drawings } from "./cards";
import type { Drawings } from "./draw";

/** What a game has for paper; what bears letters is drawn in each language. */
interface Own {
  drawings?: () => Drawings;
  lettered?: (lang: string) => Promise<Drawings>;
}
const GAMES = import.meta.glob<Own>("../games/*/drawings.ts", { eager: true });

async function drawn(): Promise<Record<string, Drawings>> {
  document.documentElement.dataset["theme"] = "light";
  const made: Record<string, Drawings> = { "": drawings() };
  for (const [path, own] of Object.entries(GAMES)) {
    const all: Drawings = own.drawings?.() ?? {};
    for (const lang of Object.keys(NAMES)) {
      await speak(lang);
      const lettered = (await own.lettered?.(lang)) ?? {};
      for (const [name, picture] of Object.entries(lettered)) all[`${name} ${lang}`] = picture;
    }
    made[path.split("/").at(-2) ?? ""] = all;
  }
  return made;
}

Object.assign(window, { drawn });
