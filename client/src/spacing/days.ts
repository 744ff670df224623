/** Days as they are written in files, `2026-11-18`, and how many lie between them. */

const DAY = 86_400_000;
/** Days before 1970, counted as the terminal counts them. */
const BEFORE = 719_163;

/** Today, as the device has it. */
export function todayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day's number: one more for each day. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY + BEFORE;

/** The day after so many others. */
export const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Whether that is a day. */
export const isDay = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text) && after(text, 0) === text;
