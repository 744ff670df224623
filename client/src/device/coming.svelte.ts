/** How far the house has come: it is large, so people are told, and asked where bytes are dear. */

import { filesOfHouse } from "./files";

type Stage = "asleep" | "asking" | "coming" | "waking" | "awake" | "failed" | "taken";

let stage: Stage = $state("asleep");
let bytes = $state(0);
let of = $state(0);
/** Whether it is kept here from an earlier visit. */
let kept = $state(false);
let answer: ((yes: boolean) => void) | undefined;

export const coming = {
  get stage(): Stage {
    return stage;
  },
  /** How many bytes have come, and how many there are. */
  get bytes(): number {
    return bytes;
  },
  get of(): number {
    return of;
  },
  get kept(): boolean {
    return kept;
  },
};

export function at(next: Stage): void {
  stage = next;
}

export function came(some: number, all: number): void {
  [bytes, of] = [some, all];
  stage = some < all && !kept ? "coming" : "waking";
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
  kept = await caches.match(`${files}table.lib.pack`).then(Boolean, () => false);
  of = parts.bytes;
  return of;
}

/** Whether it may come now: where bytes are dear somebody is asked first. */
export function allowed(): Promise<boolean> {
  if (kept || !isDear()) return Promise.resolve(true);
  stage = "asking";
  return new Promise((done) => (answer = done));
}

/** What they say. */
export function allow(yes: boolean): void {
  stage = yes ? "coming" : "asleep";
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
