/** Whether a server's page can be played on this device while the server cannot be reached. */

import { house, prefix, served } from "$/base";
import { say } from "$/words/words.svelte";
import { shellOf } from "./files";

/** What has to be kept. It is kept last, so whoever finds it has all. */
export interface Keeping {
  folder: string;
  /** Over the line. */
  bytes: number;
  /** By name, how many bytes each is. */
  files: Record<string, number>;
}

let kept = $state(false);

export const isKept = (): boolean => kept;
export const homeHere = (): string => new URL(`${prefix()}/`, location.href).href;
export const listHere = (): string => `${homeHere()}offline.json`;
export const shellHere = (): Promise<Cache> => caches.open(shellOf(homeHere()));
/** Over plain http nothing is kept. */
export const canKeep = (): boolean => served && house !== "" && "caches" in globalThis && "serviceWorker" in navigator;

/** Look whether all is there. */
export async function look(): Promise<boolean> {
  if (!canKeep()) return false;
  try {
    const list = await (await shellHere()).match(listHere());
    kept = ((await list?.json()) as Keeping | undefined)?.folder === house;
  } catch {
    kept = false;
  }
  return kept;
}

/** That the server cannot be reached, and what can be done meanwhile. */
export const offline = (): string => say(kept ? "page-offline-kept" : "page-offline");
