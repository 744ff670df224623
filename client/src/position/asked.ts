/** What the editor of positions asks the server. */

import { json } from "$/net/api";
import type { OpinionNow, PositionAsked, PositionNow } from "$/protocol";

/** A position with all that is to be said of it. */
export const look = (asked: PositionAsked) => json<PositionNow>("/api/positions", { body: asked });
/** What bots would do in it. */
export const opinions = (file: string, lang: string) =>
  json<OpinionNow[]>("/api/positions/opinions", { body: { file, lang } satisfies PositionAsked });
