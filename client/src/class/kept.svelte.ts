/**
 * The classes this browser has links to. As at tables the address holds a key of this device only; a
 * class that is over is forgotten, with its tables.
 */

import { untrack } from "svelte";
import { forget as forgetTable, seatIn } from "$/table/mine.svelte";

export interface Kept {
  /** What stands in the address. */
  key: string;
  room: string;
  kind: "teacher" | "pupil";
  /** One's own links, several when pupils share this device. */
  links: string[];
  names: string[];
  /** What pupils came in by, '' where it is not known: the next one on this device comes in by it too. */
  code: string;
  title: string;
  /** Its tables at which somebody of this device sat. */
  tables: string[];
  /** When it closes by itself. */
  ends: number;
}

const PLACE = "questable.classes";
const MOST = 6;
/** No link begins so. */
const MARK = "~";

function stored(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

let classes: Kept[] = $state.raw(stored());
/** Whether this browser keeps anything; else links have to stay in the address. */
let keeps = true;

/** All classes, the latest first. */
export const attended = (): Kept[] => classes;

/** Those that are over are forgotten: their time is up, or nothing opens them any more. */
export async function sweep(now: number, isOver: (link: string) => Promise<boolean>): Promise<void> {
  for (const { key, ends, links } of [...classes])
    if (ends <= now || (await Promise.all(links.map(isOver))).every(Boolean)) forget(key);
}

export const keptOf = (key: string): Kept | undefined => classes.find((each) => each.key === key);
export const keptIn = (room: string): Kept | undefined => classes.find((each) => each.room === room);
/** The class whose table this is. */
export const classOf = (table: string): Kept | undefined => classes.find((each) => each.tables.includes(table));

/** Keep something of a class; its key. Whoever does so need not hear of it. */
export function keep(room: string, what: Partial<Omit<Kept, "key" | "room">>): string {
  const known = untrack(() => keptIn(room));
  const old: Kept = known ?? { key: newKey(), room, kind: "pupil", links: [], names: [], code: "", title: "", tables: [], ends: 0 };
  const next = { ...old, ...what };
  if (JSON.stringify(next) === JSON.stringify(known)) return old.key;
  store([next, ...untrack(() => classes).filter((each) => each.room !== room)].slice(0, MOST));
  return old.key;
}

/** What stands behind the '#' for a class of this browser. */
export const addressOf = (key: string): string => (keeps ? MARK + key : (keptOf(key)?.links ?? []).join("."));

/** The key in an address, '' when it holds links. */
export const keyIn = (hash: string): string => (hash.startsWith(MARK) ? hash.slice(MARK.length).split(":")[0]! : "");

/** It is over, or not ours any more: nothing of it stays on this device. */
export function forget(key: string): void {
  for (const table of keptOf(key)?.tables ?? []) {
    const seat = seatIn(table);
    if (seat) forgetTable(seat.key);
  }
  store(classes.filter((each) => each.key !== key));
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

function store(next: Kept[]): void {
  classes = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
    keeps = true;
  } catch {
    keeps = false;
  }
}
