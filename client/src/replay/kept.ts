/** The record on show outlives a reload, in this tab alone. */

import type { Moment } from "./address";

export interface Kept {
  record: string;
  /** What the seats were called at the table; names are in no record. */
  names: string[];
}

const PLACE = "questable.replay";
const AT = "questable.replay.at";

/** Keep the moment; the record is kept already. */
export function keepMoment(moment: Moment): void {
  try {
    sessionStorage.setItem(AT, JSON.stringify(moment));
  } catch {
    // A reload begins at the beginning.
  }
}

/** The moment that was kept, null for none. */
export function keptMoment(): Moment | null {
  try {
    return JSON.parse(sessionStorage.getItem(AT) ?? "null") as Moment | null;
  } catch {
    return null;
  }
}

/** Keep a record while the tab is open. */
export function keep(what: Kept): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(what));
  } catch {
    // Too large, or a browser that keeps nothing: a reload asks for the file again.
  }
}

/** What was kept, null for nothing. */
export function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
