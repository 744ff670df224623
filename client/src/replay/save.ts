/** A record as a file of the person's own. */

/** Milliseconds in which a browser has begun to save. */
const KEPT = 60_000;

/** Save it under the game's name. */
export function save(record: string, game: string): void {
  const url = URL.createObjectURL(new Blob([record], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${game}.jsonl`;
  link.click();
  // Some browsers fetch it only after this.
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
