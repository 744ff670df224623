/** The tables this browser has links to; it keeps them so that one can come back. */

import { untrack } from "svelte";

export interface Mine {
  room: string;
  /** One's own links, several when several people play on this device. */
  links: string[];
  /** Links that the host gave out or may give out, '' when not known. */
  door: string;
  watch: string;
  game: string;
  names: string[];
  phase: string;
  at: number;
}

const PLACE = "questable.tables";
const MOST = 24;

function kept(): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Mine[]) : [];
  } catch {
    return [];
  }
}

let tables: Mine[] = $state.raw(kept());

/** All tables, the latest first. */
export function mine(): Mine[] {
  return tables;
}

/** What is kept of one room. */
export function mineOf(room: string): Mine | undefined {
  return tables.find((each) => each.room === room);
}

/** Keep something of a room; whoever does so need not hear of it. */
export function keep(room: string, what: Partial<Omit<Mine, "room">>): void {
  const old = untrack(() => mineOf(room)) ?? {
    room,
    links: [],
    door: "",
    watch: "",
    game: "",
    names: [],
    phase: "lobby",
    at: 0,
  };
  const next = { ...old, ...what, at: Date.now() };
  const others = untrack(() => tables.filter((each) => each.room !== room));
  store([next, ...others].slice(0, MOST));
}

/** Forget a room. */
export function forget(room: string): void {
  store(tables.filter((each) => each.room !== room));
}

function store(next: Mine[]): void {
  tables = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing: the address bar has the link.
  }
}
