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

/** Let the browser answer first. */
export function yieldToBrowser(): Promise<void> {
  return globalThis.window?.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}

/** Milliseconds of a frame that new parts may take; to lay them out and paint them takes as long again. */
const BUSY = 6;
/** Milliseconds: a page that nobody looks at has no frames. */
const NO_FRAME = 250;
/** The frame that will show what has come since then; null where nothing has. */
let frame: Promise<void> | null = null;
let since = 0;
/** One slice after the other, whoever asks. */
let turn: Promise<void> = Promise.resolve();

function nextFrame(): Promise<void> {
  return new Promise((go) => {
    const late = setTimeout(go, NO_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(late);
      void yieldToBrowser().then(go);
    });
  });
}

async function next(): Promise<void> {
  await yieldToBrowser();
  if (frame && performance.now() - since >= BUSY) await frame;
  if (frame || !("requestAnimationFrame" in globalThis)) return;
  since = performance.now();
  frame = nextFrame().then(() => void (frame = null));
}

/**
 * The next slice of the page's time: a task of its own, and on a processor that is slow to draw a
 * frame of its own. Those who wait come one after the other.
 */
export function slice(): Promise<void> {
  return (turn = turn.then(next));
}

/** Show the parts from the first to the last, one a slice; what comes back stops it. */
export function inSlices(last: number, show: (part: number) => void): () => void {
  let stopped = false;
  void (async () => {
    for (let part = 1; part <= last; part++) {
      await slice();
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

/** So much is drawn in one task; what is more waits for a slice of its own. */
const MOST = 2;
let spent = 0;

/** Whether something is drawn: at once as long as there is little of it, else when its turn has come. */
export function inTurn(cost: number): { readonly here: boolean } {
  if (spent === 0) void slice().then(() => (spent = 0));
  if (spent === 0 || spent + cost <= MOST) {
    spent += cost;
    return { here: true };
  }
  let here = $state(false);
  onMount(() => {
    let gone = false;
    void slice().then(() => (here = !gone));
    return () => (gone = true);
  });
  return {
    get here() {
      return here;
    },
  };
}

/** Whether something is drawn: a frame after what it belongs to, which moves meanwhile. */
export function frameLater(): { readonly here: boolean } {
  let here = $state(false);
  onMount(() => {
    let gone = false;
    void nextFrame().then(() => (here = !gone));
    return () => (gone = true);
  });
  return {
    get here() {
      return here;
    },
  };
}
