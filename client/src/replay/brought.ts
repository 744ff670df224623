/** A record on its way from where it was dropped or played to the page that replays it. */

import type { Kept } from "./kept";

let handed: Kept & { ply: number } = { record: "", names: [], ply: 0 };

/** Hand a record over, with what the seats were called if that is known, and a moment to show. */
export function bring(record: string, names: string[] = [], ply = 0): void {
  handed = { record, names, ply };
}

/** The record that was handed over, '' for none. */
export function brought(): Kept & { ply: number } {
  return handed;
}
