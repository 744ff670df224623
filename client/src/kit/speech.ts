/** The browser's own voice, if it has one: a text read out sentence by sentence. */

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

export class Speech {
  /** The sentence that is being read, -1 for none. */
  #at = -1;
  readonly #speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  readonly #tell: (at: number) => void;

  /** Whoever is told hears of each sentence, and of the end. */
  constructor(tell: (at: number) => void) {
    this.#tell = tell;
  }

  get able(): boolean {
    return this.#speech !== undefined && typeof SpeechSynthesisUtterance !== "undefined";
  }

  get reads(): boolean {
    return this.#at >= 0;
  }

  read(parts: readonly string[], lang: string): void {
    this.stop();
    const next = (n: number) => {
      if (n >= parts.length) return this.stop();
      this.#go(n);
      const said = new SpeechSynthesisUtterance(parts[n]);
      [said.lang, said.rate] = [lang, 0.95];
      said.onend = () => this.#at === n && next(n + 1);
      said.onerror = () => this.#at === n && this.stop();
      this.#speech!.speak(said);
    };
    next(0);
  }

  stop(): void {
    this.#go(-1);
    this.#speech?.cancel();
  }

  #go(at: number): void {
    this.#at = at;
    this.#tell(at);
  }
}
