/** The table's time: a device's own clock may be wrong by minutes. */
let ahead = 0;

/** What the table said its time is, now. */
export function setTableTime(now: number): void {
  ahead = now - Date.now();
}

/** Milliseconds since 1970, as the table counts them. */
export function tableTime(): number {
  return Date.now() + ahead;
}
