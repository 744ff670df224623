/** How far the house has come: it is large, so people are told, and asked where bytes are dear. */

export type Stage = "asleep" | "asking" | "coming" | "waking" | "awake" | "failed" | "taken";

let stage: Stage = $state("asleep");
let bytes = $state(0);
let of = $state(0);
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
};

export function at(next: Stage): void {
  stage = next;
}

export function came(some: number, all: number): void {
  [bytes, of] = [some, all];
  stage = some < all ? "coming" : "waking";
}

/** Whether it may come now: where bytes are dear somebody is asked first. */
export async function allowed(all: number): Promise<boolean> {
  of = all;
  if (!isDear()) return true;
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
function isDear(): boolean {
  const line = (navigator as { connection?: Connection }).connection;
  return Boolean(line?.saveData) || line?.type === "cellular";
}
