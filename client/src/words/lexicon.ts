/** Messages of one language and how they are said; client/fluent.ts has read them. */

import { FluentBundle, FluentNumber, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, FluentVariable>;
type Entry = Parameters<FluentBundle["addResource"]>[0]["body"][number];
/** A file as it comes: ids and patterns. */
export type Messages = [id: string, pattern: Entry["value"]][];

/** Numbers below this are written alike in all our languages. */
const THOUSAND = 1000;

/** A small number is said without Intl, whose first word takes a browser 15 ms. */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < THOUSAND;
    return small ? String(this.value) : super.toString(...scope);
  }
}

/** Before a name, a saint's title; the king is Saint Louis even within a sentence. */
const TITLE = /\bS(?=ainte? (?!Louis(?:,|$))\p{Lu})/gu;
/** What French asks of names within a sentence: text/typography.py has the same. */
const FUNCTIONS = { SAINT: ([name]: FluentValue[]) => String(name).replace(TITLE, "s") };

export class Lexicon {
  readonly #bundle: FluentBundle;

  constructor(lang: string) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  }

  /** Learn a file; what is known already is replaced. */
  learn(messages: Messages): this {
    const body = messages.map(([id, value]) => ({ id, value, attributes: {} }) as Entry);
    this.#bundle.addResource({ body }, { allowOverrides: true });
    return this;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its facts; a missing one shows its id, and tests see to it that none is. */
  say(id: string, facts: Facts): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const counted = Object.entries(facts).map(([name, fact]): [string, FluentVariable] => [
      name,
      typeof fact === "number" ? new Count(fact) : fact,
    ]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(counted), []);
  }
}
