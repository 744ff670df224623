/** A record as a file of the person's own. */

import { saveFile } from "$/kit/save";

/** Save it under the game's name. */
export const save = (record: string, game: string): void => saveFile(record, `${game}.jsonl`, "application/x-ndjson");
