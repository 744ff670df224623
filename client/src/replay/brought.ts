/** A record on its way from where it was dropped or played to the page that replays it. */

import type { Kept } from "./kept";

let handed: Kept = { record: "", names: [] };

/** Hand a record over, with what the seats were called if that is known. */
export function bring(record: string, names: string[] = []): void {
  handed = { record, names };
}

/** The record that was handed over, '' for none. */
export function brought(): Kept {
  return handed;
}
