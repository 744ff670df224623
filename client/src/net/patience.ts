/** Asking again: a server that is busy now answers in a while. */

import { No } from "./api";

/** What passes by itself. */
const PASSES = new Set(["busy", "too-fast", "offline", "closing", "fault"]);
/** Milliseconds before each time it is asked again. */
const PAUSES = [500, 1_500, 4_000, 10_000, 20_000];

/** The answer, or the No of the last time. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES)
    try {
      return await ask();
    } catch (no) {
      if (!(no instanceof No) || !PASSES.has(no.code)) throw no;
      await new Promise((done) => setTimeout(done, pause));
    }
  return ask();
}
