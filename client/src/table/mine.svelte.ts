/**
 * The tables this browser has links to. The address and the history hold a key of this device
 * instead: on another device, or once it is forgotten here, it opens nothing.
 */

import { untrack } from "svelte";
import { onDevice, served } from "$/base";
import { learnRoom } from "$/net/rooms";

export interface Mine {
  /** What stands in the address. */
  key: string;
  room: string;
  /** One's own links, several when several people play on this device. */
  links: string[];
  /** Links that the host gave out or may give out, '' when not known. */
  door: string;
  watch: string;
  /** The code of a table that waits, '' when there is none. */
  code: string;
  /** Whether the link only watches. */
  watching: boolean;
  game: string;
  names: string[];
  phase: string;
  at: number;
}

const AT_SERVER = "questable.tables";
const HERE = "questable.tables.here";
/** The tables of a server's page and those that it has on this device do not know each other. */
const PLACE = served && onDevice ? HERE : AT_SERVER;
const OURS = "questable.";
const MOST = 24;
/** No link begins so. */
const MARK = "~";

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

function kept(place = PLACE): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    const tables = Array.isArray(found) ? (found as Mine[]) : [];
    for (const { room, links } of tables) if (room) learnRoom(room, ...links);
    return tables.map((each) => ({ ...each, key: each.key || newKey() }));
  } catch {
    return [];
  }
}

let tables: Mine[] = $state.raw(kept());
/** Whether this browser keeps anything; else links have to stay in the address. */
let keeps = true;

/** All tables, the latest first. */
export function mine(): Mine[] {
  return tables;
}

/** Beside a server's tables: those that were begun on this device while it could not be reached. */
export const mineHere = (): Mine[] => (served && !onDevice ? kept(HERE) : []);

/** What is kept by a key. */
export function mineOf(key: string): Mine | undefined {
  return tables.find((each) => each.key === key);
}

/** One's own seat in a room, if this browser has one. */
export function seatIn(room: string): Mine | undefined {
  return tables.find((each) => each.room === room && !each.watching);
}

/** The key for these links of a room, an old one if any of them is known. */
export function keyFor(room: string, links: string[]): string {
  const known = untrack(() =>
    tables.find((each) => each.room === room && each.links.some((link) => links.includes(link))),
  );
  const key = known?.key ?? newKey();
  keep(key, { room, links });
  return key;
}

/** Keep something of a table; whoever does so need not hear of it. */
export function keep(key: string, what: Partial<Omit<Mine, "key">>): void {
  const old = untrack(() => mineOf(key)) ?? {
    key,
    room: "",
    links: [],
    door: "",
    watch: "",
    code: "",
    watching: false,
    game: "",
    names: [],
    phase: "lobby",
    at: 0,
  };
  const next = { ...old, ...what, at: Date.now() };
  const others = untrack(() => tables.filter((each) => each.key !== key));
  store([next, ...others].slice(0, MOST));
}

/** What stands behind the '#' for a table of this browser. */
export function addressOf(key: string): string {
  return keeps ? MARK + key : (mineOf(key)?.links ?? []).join(".");
}

/** The key in an address, '' when it holds links. */
export function keyIn(hash: string): string {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : "";
}

/** Forget a table. */
export function forget(key: string): void {
  store(tables.filter((each) => each.key !== key));
}

/** Forget everything that this page ever kept here: tables, wishes, language, games to watch. */
export function forgetAll(): void {
  store([]);
  try {
    for (const place of [localStorage, sessionStorage])
      for (const name of Object.keys(place)) if (name.startsWith(OURS)) place.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function store(next: Mine[]): void {
  tables = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
    keeps = true;
  } catch {
    keeps = false;
  }
}
