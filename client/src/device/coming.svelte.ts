/** How far the house has come: it is large, so people are told, and asked where bytes are dear. */

import { Fetching } from "./fetching.svelte";
import { filesOfHouse } from "./files";

type Stage = "asleep" | "asking" | "coming" | "waking" | "awake" | "failed" | "taken";

class Coming extends Fetching<Stage> {
  /** Whether it is kept here from an earlier visit. */
  kept = $state(false);
}

export const coming = new Coming("asleep");
let answer: ((yes: boolean) => void) | undefined;

export function at(next: Stage): void {
  coming.stage = next;
}

export function came(some: number, all: number): void {
  [coming.bytes, coming.of] = [some, all];
  coming.stage = some < all && !coming.kept ? "coming" : "waking";
}

let size: Promise<number> | undefined;

/** How many bytes the house is. */
export function measured(): Promise<number> {
  size ??= measure().catch((why: unknown) => {
    size = undefined;
    throw why;
  });
  return size;
}

async function measure(): Promise<number> {
  const files = filesOfHouse();
  const parts = (await (await fetch(`${files}parts.json`)).json()) as { bytes: number };
  coming.kept = await caches.match(`${files}table.lib.pack`).then(Boolean, () => false);
  coming.of = parts.bytes;
  return coming.of;
}

/** Whether it may come now: where bytes are dear somebody is asked first. */
export function allowed(): Promise<boolean> {
  if (coming.kept || !isDear()) return Promise.resolve(true);
  coming.stage = "asking";
  return new Promise((done) => (answer = done));
}

/** What they say. */
export function allow(yes: boolean): void {
  coming.stage = yes ? "coming" : "asleep";
  answer?.(yes);
}

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Mobile data, or somebody who wants to save. */
export function isDear(): boolean {
  const line = (navigator as { connection?: Connection }).connection;
  return Boolean(line?.saveData) || line?.type === "cellular";
}
