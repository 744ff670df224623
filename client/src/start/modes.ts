/** Ways to play that somebody made: kept on the device, shared as a link or as a file of options. */

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

/** A game's options under a name. */
export interface OwnMode {
  game: string;
  name: string;
  players: number;
  options: Options;
}

const PLACE = "questable.modes";
const MOST = 30;
const NAMED = ["name", "players"];

/** What this browser keeps. */
export function keptModes(): OwnMode[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as OwnMode[]) : [];
  } catch {
    return [];
  }
}

/** Keep a mode in the place of one with the same name; all that are kept then. */
export function keepMode(mode: OwnMode): OwnMode[] {
  return store([mode, ...without(mode)]);
}

/** Keep it no longer. */
export function dropMode(mode: OwnMode): OwnMode[] {
  return store(without(mode));
}

const without = ({ game, name }: OwnMode) => keptModes().filter((each) => each.game !== game || each.name !== name);

function store(modes: OwnMode[]): OwnMode[] {
  try {
    localStorage.setItem(PLACE, JSON.stringify(modes.slice(0, MOST)));
  } catch {
    // It can be played and shared all the same.
  }
  return modes;
}

/** What stands behind the '#' of a link to a new table: the game and all that is chosen. */
export function hashOf({ game, name, players, options }: OwnMode): string {
  const all = new URLSearchParams({ ...(name ? { name } : {}), ...(players ? { players: String(players) } : {}) });
  for (const [key, value] of Object.entries(options)) all.set(`-${key}`, String(value));
  const text = all.toString();
  return text ? `${game}&${text}` : game;
}

/** What a link says; a game alone has no options. */
export function modeIn(hash: string): OwnMode {
  const [game = "", ...rest] = hash.split("&");
  const all = new URLSearchParams(rest.join("&"));
  const options = Object.fromEntries(
    [...all].filter(([key]) => key.startsWith("-")).map(([key, text]) => [key.slice(1), valueOf(text)]),
  );
  const players = Number(all.get("players") ?? 0);
  return { game, name: (all.get("name") ?? "").slice(0, 40), players: Number.isInteger(players) ? players : 0, options };
}

/** A value as an option has it: the server says whether it may be. */
function valueOf(text: string): Value {
  if (text === "true" || text === "false") return text === "true";
  return text;
}

/** The same as a file that the `options` and `play` commands take too. */
export function fileOf({ game, name, options }: OwnMode): string {
  const said = Object.entries(options).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  return [`game = ${JSON.stringify(game)}`, `name = ${JSON.stringify(name)}`, "", "[options]", ...said, ""].join("\n");
}

/** What such a file says, or null where it is none. */
export function modeOf(text: string): OwnMode | null {
  const mode: OwnMode = { game: "", name: "", players: 0, options: {} };
  let table = "";
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (!line || line.startsWith("#")) continue;
    const head = /^\[(\w+)\]$/.exec(line);
    const pair = /^([\w-]+)\s*=\s*("(?:[^"\\]|\\.)*"|true|false|-?\d+)\s*(?:#.*)?$/.exec(line);
    if (head) table = head[1]!;
    else if (!pair) return null;
    else {
      const value = JSON.parse(pair[2]!) as Value;
      if (table === "options") mode.options[pair[1]!] = value;
      else if (pair[1] === "game") mode.game = String(value);
      else if (pair[1] === "name") mode.name = String(value).slice(0, 40);
    }
  }
  return mode.game ? mode : null;
}

/** Values that came in an address, as the game's schema wants them: numbers are numbers. */
export function typed(options: Options, isNumber: (key: string) => boolean): Options {
  return Object.fromEntries(
    Object.entries(options)
      .filter(([key]) => !NAMED.includes(key))
      .map(([key, value]) => [key, isNumber(key) && value !== "auto" ? Number(value) : value]),
  );
}
