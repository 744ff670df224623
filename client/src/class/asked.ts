/** What a class is asked over REST: to be opened, to be looked at, to be entered, and what came of it. */

import { No, fetched, json } from "$/net/api";
import { learnRoom } from "$/net/rooms";
import type { ClassEntered, ClassOpened, ClassPeek, ClassResults } from "$/protocol";

export type Entered = ClassEntered;

/** A class of one's own. */
export async function openClass(asked: { name: string; title: string; hours: number }): Promise<ClassOpened> {
  const opened = await json<ClassOpened>("/api/classes", { body: asked });
  learnRoom(opened.room, opened.link);
  return opened;
}

/** Where a link or a code leads to. */
export async function lookAt(link: string): Promise<ClassPeek> {
  const found = await json<ClassPeek>("/api/class", { link });
  if (found.kind !== "door") learnRoom(found.room, link);
  return found;
}

/** Whether a link opens nothing any more; where nobody can be asked it may. */
export const isOver = (link: string): Promise<boolean> =>
  lookAt(link).then(
    () => false,
    (no: unknown) => no instanceof No && no.code === "no-link",
  );

/** In by the code. */
export async function enterClass(code: string, name: string): Promise<ClassEntered> {
  const entered = await json<ClassEntered>("/api/class/enter", { body: { name }, link: code });
  learnRoom(entered.room, entered.link);
  return entered;
}

/** What the class has done so far. */
export const resultsOf = (link: string) => json<ClassResults>("/api/class/results", { link });
/** The same as a file for a spreadsheet. */
export const tableOf = async (link: string, lang: string) => (await fetched(`/api/class/results/${lang}`, { link })).text();
