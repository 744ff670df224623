/** A record on its way from where it was dropped to the page that replays it. */

let record = "";

/** Hand a record over. */
export function bring(text: string): void {
  record = text;
}

/** The record that was handed over, '' for none. */
export function brought(): string {
  return record;
}
