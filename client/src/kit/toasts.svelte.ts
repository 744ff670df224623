/** Short notes that come and go at the edge of the page. */

export interface Note {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
  /** A rule to open beside the board. */
  rule: string;
}

const LASTS = 7000;
let next = 1;

export const notes: Note[] = $state([]);

/** Show a note for a while. */
export function note(text: string, tone: Note["tone"] = "plain", rule = ""): void {
  if (notes.some((each) => each.text === text)) return;
  const id = next++;
  notes.push({ id, text, tone, rule });
  setTimeout(() => drop(id), LASTS);
}

/** Take a note away. */
export function drop(id: number): void {
  const at = notes.findIndex((each) => each.id === id);
  if (at >= 0) notes.splice(at, 1);
}
