/** What the page reads of a record itself: who played, which lines count, and a copy to hand on. */

export interface Entry {
  seat: number;
  by: string;
  /** The line of the file it stands on, from 1. */
  line: number;
}

/** A record as far as the page looks into it; whether it is a good one the server says. */
export interface Outline {
  game: string;
  players: number;
  /** The entries that count, in order; what was undone is left out. */
  entries: Entry[];
}

const UNDO = "/undo:";

/** Read a record's outline. What is no line of a record is passed over. */
export function outlineOf(text: string): Outline {
  const outline: Outline = { game: "", players: 0, entries: [] };
  text.split("\n").forEach((source, n) => {
    const found = parsed(source);
    if (n === 0 && isObject(found)) {
      outline.game = String(found["game"] ?? "");
      outline.players = Number(found["players"] ?? 0);
    } else if (Array.isArray(found)) take(outline.entries, found, n + 1);
  });
  return outline;
}

function take(entries: Entry[], [seat, action, by]: unknown[], line: number): void {
  if (typeof action === "string" && action.startsWith(UNDO))
    entries.splice(Math.max(0, entries.length - Number(action.slice(UNDO.length))));
  else entries.push({ seat: Number(seat), by: String(by), line });
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

/** The seats that bots played. */
export function botsOf({ entries }: Outline): Set<number> {
  return new Set(entries.filter(({ by }) => by === "bot").map(({ seat }) => seat));
}

/** After how many entries that count a line of the file has been played; 0 if it does not count. */
export function plyOfLine({ entries }: Outline, line: number): number {
  return entries.findIndex((each) => each.line === line) + 1;
}

/** The record without when people's actions came in, which is nobody's business elsewhere. */
export function shared(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const head = parsed(first);
  if (!isObject(head)) return text;
  const { race: _race, ...kept } = head;
  return [JSON.stringify(kept), ...rest].join("\n");
}
