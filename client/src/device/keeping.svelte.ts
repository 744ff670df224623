/** Keeps the whole page and its house here, so that it can be played without a line. */

import { wish, wishes } from "$/kit/wishes.svelte";
import { isDear } from "./coming.svelte";
import { canKeep, homeHere, isKept, listHere, look, shellHere, type Keeping } from "./kept.svelte";

type Stage = "none" | "offered" | "coming" | "kept" | "failed";
/** Files that are asked for at the same time. */
const AT_ONCE = 4;

let stage: Stage = $state("none");
let bytes = $state(0);
let of = $state(0);

export const keeping = {
  get stage(): Stage {
    return stage;
  },
  get bytes(): number {
    return bytes;
  },
  get of(): number {
    return of;
  },
};

/** What there is to say of it. Who wanted it once gets what is new without being asked, unless bytes are dear. */
export async function consider(): Promise<void> {
  if (!canKeep()) return;
  if (await look()) {
    stage = "kept";
    return;
  }
  try {
    of = (await list()).bytes;
  } catch {
    return;
  }
  stage = "offered";
  if (wishes.away && !isDear()) await keepAll();
}

async function list(): Promise<Keeping> {
  const answer = await fetch(listHere(), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as Keeping;
}

/** Fetch whatever is not here yet. */
export async function keepAll(): Promise<void> {
  if (stage === "coming") return;
  [stage, bytes] = ["coming", 0];
  wish("away", true);
  try {
    const wanted = await list();
    of = wanted.bytes;
    const shell = await shellHere();
    const files = Object.entries(wanted.files);
    const fetchNext = async (): Promise<void> => {
      for (let next = files.shift(); next; next = files.shift()) {
        const [name, size] = next;
        await add(shell, homeHere() + name);
        bytes += size;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    await add(shell, homeHere());
    await shell.put(listHere(), Response.json(wanted));
    await look();
    stage = isKept() ? "kept" : "failed";
  } catch {
    stage = "failed";
  }
}

async function add(shell: Cache, url: string): Promise<void> {
  if (!(await shell.match(url))) await shell.add(url);
}
