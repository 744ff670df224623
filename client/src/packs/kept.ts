/** Packs that somebody made: kept on the device, until they are saved as files. */

import type { Data } from "./asked";

export interface KeptPack {
  id: string;
  game: string;
  name: string;
  /** As fields; what was typed as text is so too, once it can be read. */
  data: Data;
  /** As a file, the last time that nothing was wrong with it; '' before. */
  text: string;
}

const PLACE = "questable.packs";
/** So many are kept; the oldest goes first. */
const MOST = 20;

/** What this browser keeps, the last one first. */
export function keptPacks(): KeptPack[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as KeptPack[]) : [];
  } catch {
    return [];
  }
}

export const keptPack = (id: string): KeptPack | undefined => keptPacks().find((each) => each.id === id);
/** Those that a game can be played with. */
export const playable = (game: string): KeptPack[] => keptPacks().filter((each) => each.game === game && each.text !== "");

/** Keep one; whether the browser does. */
export function keepPack(pack: KeptPack): boolean {
  return store([pack, ...keptPacks().filter((each) => each.id !== pack.id)].slice(0, MOST));
}

export function dropPack(id: string): boolean {
  return store(keptPacks().filter((each) => each.id !== id));
}

function store(packs: KeptPack[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(packs));
    return true;
  } catch {
    return false;
  }
}

/** A name that no other pack of this device has. */
export function freshId(): string {
  const known = new Set(keptPacks().map((each) => each.id));
  for (let n = 1; ; n += 1) if (!known.has(`p${n}`)) return `p${n}`;
}

/** What the file is called. */
export function fileName({ game, name }: Pick<KeptPack, "game" | "name">): string {
  const plain = name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${game}-${plain.replace(/^-|-$/g, "") || "pack"}.toml`;
}
