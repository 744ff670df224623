/** A class through one link: what was told last, and what can be asked of it. */

import { note } from "$/kit/toasts.svelte";
import type { LineState } from "$/net/wire";
import { language, refusal as elsewhere } from "$/words/words.svelte";
import { lookAt } from "./asked";
import { ClassLine, type ClassAnswer, type ClassMessage, type ClassNow } from "./line";
import { has, say } from "./words";

/** Why the class says no, in words. */
export async function refusal(code: string, facts: Record<string, number | string> = {}): Promise<string> {
  return has(`classroom-refuse-${code}`) ? say(`classroom-refuse-${code}`, facts) : elsewhere(code, facts);
}

export class Attended<Now extends ClassNow = ClassNow> {
  now: Now | null = $state.raw(null);
  line: LineState = $state("joining");
  /** Why the line was closed for good, '' while it is not. */
  farewell = $state("");
  /** Something is on its way. */
  busy = $state(false);
  readonly #line: ClassLine;

  constructor(readonly link: string) {
    this.#line = new ClassLine(
      link,
      language(),
      (now) => (this.now = now as Now),
      (state, why) => {
        this.line = state;
        if (state === "closed" && why !== "left") this.farewell = why;
      },
      {
        open: (url, protocols) => new WebSocket(url, protocols),
        ask: (asked) =>
          lookAt(asked).then(
            () => "",
            (no: { code?: string }) => (no.code === "offline" ? "" : (no.code ?? "")),
          ),
      },
    );
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  retell(lang: string): void {
    this.#line.retell(lang);
  }

  /** Ask; what is refused is said at the edge of the page. Whether it was done, or the way that was asked for. */
  async ask(message: ClassMessage): Promise<ClassAnswer | null> {
    this.busy = true;
    try {
      const answer = await this.#line.ask(message);
      if (answer.is !== "refused") return answer;
      note(await refusal(answer.code, answer.facts ?? {}), "bad");
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A link that the class gives once, '' if it does not. */
  async way(message: ClassMessage): Promise<string> {
    const answer = await this.ask(message);
    return answer?.is === "way" ? answer.link : "";
  }
}
