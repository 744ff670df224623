/** A page comes in parts, each in a task of its own: even a slow processor can answer in between. */

import { onMount } from "svelte";

declare global {
  interface Window {
    scheduler?: { yield?: () => Promise<void> };
  }
}

/** What has come in parts once: it comes at once from then on, so that nothing jumps. */
const whole = new Set<string>();

let coming = $state(0);

/** Whether something is there in part only: what lies below should wait for the rest. */
export function arriving(): boolean {
  return coming > 0;
}

/** Let the browser draw and answer first. */
export function yieldToBrowser(): Promise<void> {
  return globalThis.window?.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}

/** Show the parts from the first to the last, one a slice; what comes back stops it. */
export function inSlices(last: number, show: (part: number) => void): () => void {
  let stopped = false;
  void (async () => {
    for (let part = 1; part <= last; part++) {
      await yieldToBrowser();
      if (stopped) return;
      show(part);
    }
  })();
  return () => (stopped = true);
}

/** How many parts of a component are there, beyond what it begins with. */
export function parts(name: string, last: number): { readonly here: number } {
  let here = $state(whole.has(name) ? last : 0);
  onMount(() => {
    if (whole.has(name)) return undefined;
    coming += 1;
    const stop = inSlices(last, (part) => {
      here = part;
      if (part < last) return;
      whole.add(name);
      coming -= 1;
    });
    return () => {
      stop();
      if (here < last) coming -= 1;
    };
  });
  return {
    get here() {
      return here;
    },
  };
}
