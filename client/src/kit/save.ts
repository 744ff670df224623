/** A text as a file of the person's own. */

/** Milliseconds in which a browser has begun to save. */
const KEPT = 60_000;

/** Save it under a name. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after this.
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
