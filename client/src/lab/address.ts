/** What stands behind the '#' of the lab's address: the game and all that is changed, to be shared. */

import type { Options } from "$/start/modes";

/** What is compared with what. */
export interface Asked {
  game: string;
  /** 0 where nobody says. */
  players: number;
  /** '' where nobody says. */
  bots: string;
  /** Of each side; 0 where nobody says. */
  games: number;
  options: Options;
  /** Of the box, by where they stand. */
  numbers: Record<string, number>;
  /** House rules of the first side. */
  against: Options;
  /** Whether the second has the pack of this house. */
  house: boolean;
}

const SIGNS = { options: "-", numbers: ".", against: "~" } as const;

export function hashOf(asked: Asked): string {
  const all = new URLSearchParams();
  if (asked.players) all.set("players", String(asked.players));
  if (asked.bots) all.set("bots", asked.bots);
  if (asked.games) all.set("games", String(asked.games));
  if (asked.house) all.set("house", "true");
  for (const part of ["options", "numbers", "against"] as const)
    for (const [key, value] of Object.entries(asked[part])) all.set(`${SIGNS[part]}${key}`, String(value));
  const text = all.toString();
  return text ? `${asked.game}&${text}` : asked.game;
}

export function askedIn(hash: string): Asked {
  const [game = "", ...rest] = hash.split("&");
  const all = new URLSearchParams(rest.join("&"));
  const part = (sign: string) => [...all].filter(([key]) => key.startsWith(sign)).map(([key, text]) => [key.slice(1), text] as const);
  const values = (sign: string): Options =>
    Object.fromEntries(part(sign).map(([key, text]) => [key, text === "true" || text === "false" ? text === "true" : text]));
  const count = (name: string) => {
    const found = Number(all.get(name) ?? 0);
    return Number.isInteger(found) && found > 0 ? found : 0;
  };
  return {
    game,
    players: count("players"),
    bots: all.get("bots") ?? "",
    games: count("games"),
    house: all.get("house") === "true",
    options: values(SIGNS.options),
    numbers: Object.fromEntries(part(SIGNS.numbers).map(([key, text]) => [key, Number(text)]).filter(([, n]) => Number.isInteger(n))),
    against: values(SIGNS.against),
  };
}
