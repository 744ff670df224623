/** Keeps the whole page and its house here, so that it can be played without a line. */

import { wish, wishes } from "$/kit/wishes.svelte";
import { isDear } from "./coming.svelte";
import { Fetching } from "./fetching.svelte";
import { canKeep, homeHere, isKept, listHere, look, shellHere, type Keeping } from "./kept.svelte";

type Stage = "none" | "offered" | "coming" | "kept" | "failed";
/** Files that are asked for at the same time. */
const AT_ONCE = 4;

export const keeping = new Fetching<Stage>("none");

/** What there is to say of it. Who wanted it once gets what is new without being asked, unless bytes are dear. */
export async function consider(): Promise<void> {
  if (!canKeep()) return;
  if (await look()) {
    keeping.stage = "kept";
    return;
  }
  try {
    keeping.of = (await list()).bytes;
  } catch {
    return;
  }
  keeping.stage = "offered";
  if (wishes.away && !isDear()) await keepAll();
}

async function list(): Promise<Keeping> {
  const answer = await fetch(listHere(), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as Keeping;
}

/** Fetch whatever is not here yet. */
export async function keepAll(): Promise<void> {
  if (keeping.stage === "coming") return;
  [keeping.stage, keeping.bytes] = ["coming", 0];
  wish("away", true);
  try {
    const wanted = await list();
    keeping.of = wanted.bytes;
    const shell = await shellHere();
    const files = Object.entries(wanted.files);
    const fetchNext = async (): Promise<void> => {
      for (let next = files.shift(); next; next = files.shift()) {
        const [name, size] = next;
        await add(shell, homeHere() + name);
        keeping.bytes += size;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    await add(shell, homeHere());
    await shell.put(listHere(), Response.json(wanted));
    await look();
    keeping.stage = isKept() ? "kept" : "failed";
  } catch {
    keeping.stage = "failed";
  }
}

async function add(shell: Cache, url: string): Promise<void> {
  if (!(await shell.match(url))) await shell.add(url);
}
