/** What the maker of packs asks the server. */

import { fetched, json } from "$/net/api";
import type { OwnPrint, PackAsked, PackNow, PackStart, TablePack } from "$/protocol";

export type Data = Record<string, unknown>;

/** The form of a game's packs, and the shipped one. */
export const begin = (game: string, lang: string) => json<PackStart>(`/api/packs/${game}/${lang}`);
/** A pack as it is now: checked, as a file, and what is inside. */
export const check = (asked: PackAsked, signal?: AbortSignal) => json<PackNow>("/api/packs", { body: asked, ...(signal && { signal }) });
/** The pack that lies on a table. */
export const onTable = (link: string, lang: string) => json<TablePack>(`/api/room/pack/${lang}`, { link });
/** The game with it, to be printed. */
export const print = async (asked: OwnPrint) => (await fetched("/api/print", { body: asked })).blob();
