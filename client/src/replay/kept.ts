/** The record on show outlives a reload, in this tab alone. */

export interface Kept {
  record: string;
  /** What the seats were called at the table; names are in no record. */
  names: string[];
}

const PLACE = "questable.replay";

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
