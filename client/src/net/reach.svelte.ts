/** Whether the server can be reached; without it nothing is played but on this device. */

import { onDevice, prefix, served } from "$/base";

const AGAIN = 4_000;
let gone = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the line is gone. */
export function lineGone(): boolean {
  return gone;
}

/** Something could not be asked; from now on it is tried again until somebody answers. */
export function lost(): void {
  gone = true;
  clearTimeout(timer);
  timer = setTimeout(() => void knock(), AGAIN);
}

/** Somebody answered. */
export function reached(): void {
  gone = false;
  clearTimeout(timer);
  // The answer may have been on its way when the line was cut.
  if (globalThis.navigator?.onLine === false) timer = setTimeout(() => void knock(), AGAIN);
}

async function knock(): Promise<void> {
  try {
    await fetch(`${prefix()}/health`, { cache: "no-store" });
    reached();
  } catch {
    lost();
  }
}

/** Follow what the browser knows of the line, and ask once when the page may be an old copy. */
export function watchLine(): void {
  if (!served) return;
  addEventListener("offline", lost);
  addEventListener("online", () => void knock());
  if (!navigator.onLine) lost();
  else if (onDevice || navigator.serviceWorker?.controller) void knock();
}
