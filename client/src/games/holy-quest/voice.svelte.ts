/** The browser's own voice, if it has one: a text read out sentence by sentence. */

import { onDestroy } from "svelte";

/** Short words that end with a full stop in the midst of a sentence. */
const SHORT = /(?:^|[\s(])(?:St|Sts|Ste|Fr|Mt|Dr|Mr|Mrs|Bl|c|ca|no|p|v|av|apr)\.$/;

/** A text in sentences. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(/(?<=[.!?…]["”»)]?)\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && SHORT.test(last)) found[found.length - 1] = `${last} ${part}`;
    else if (part) found.push(part);
  }
  return found;
}

export class Voice {
  /** The sentence that is being read, -1 for none. */
  at = $state(-1);
  readonly #speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;

  constructor() {
    onDestroy(() => this.stop());
  }

  get able(): boolean {
    return this.#speech !== undefined && typeof SpeechSynthesisUtterance !== "undefined";
  }

  read(parts: readonly string[], lang: string): void {
    this.stop();
    const next = (n: number) => {
      if (n >= parts.length) return this.stop();
      this.at = n;
      const said = new SpeechSynthesisUtterance(parts[n]);
      [said.lang, said.rate] = [lang, 0.95];
      said.onend = () => this.at === n && next(n + 1);
      said.onerror = () => this.at === n && this.stop();
      this.#speech!.speak(said);
    };
    next(0);
  }

  stop(): void {
    this.at = -1;
    this.#speech?.cancel();
  }
}
