/** What learning asks the server: each once, as long as the page is open. */

import { json } from "$/net/api";
import type { StudyEntry, StudyPair, StudyShelf } from "$/protocol";

const ASKED = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const found = ASKED.get(path) ?? json<T>(path);
  ASKED.set(path, found);
  found.catch(() => ASKED.delete(path));
  return found as Promise<T>;
}

export const studyShelf = (lang: string) => once<StudyShelf>(`/api/study/${lang}`);
export const studyEntry = (saint: string, lang: string) => once<StudyEntry>(`/api/study/${lang}/${encodeURIComponent(saint)}`);
export const studyPairs = (lang: string, pool: string, level: number, deal: number) =>
  once<StudyPair[]>(`/api/study/${lang}/memory/${pool}/${level}/${deal}`);
