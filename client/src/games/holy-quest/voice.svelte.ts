/** The browser's own voice beside a card that is read: what it reads now is seen. */

import { onDestroy } from "svelte";
import { Speech } from "$/kit/speech";

export { sentences } from "$/kit/speech";

export class Voice {
  /** The sentence that is being read, -1 for none. */
  at = $state(-1);
  readonly #speech = new Speech((at) => (this.at = at));

  constructor() {
    onDestroy(() => this.stop());
  }

  get able(): boolean {
    return this.#speech.able;
  }

  read(parts: readonly string[], lang: string): void {
    this.#speech.read(parts, lang);
  }

  stop(): void {
    this.#speech.stop();
  }
}
