/** REST: a typed answer, or a Problem thrown with its code. */

import type {
  BotInfo,
  Entered,
  FeastSaint,
  Frames,
  GameInfo,
  NewLink,
  Opened,
  Problem,
  Prospects,
  RecordInfo,
  RoomNow,
  RuleInfo,
  Settled,
  Wish,
} from "$/protocol";
import { at, onDevice } from "$/base";
import { lost, reached } from "./reach.svelte";
import { inRoom, learnRoom } from "./rooms";

/** What the server said no to, or `offline` when it could not be asked. */
export class No extends Error {
  constructor(
    readonly code: string,
    readonly rule = "",
    readonly facts: Record<string, number | string> = {},
  ) {
    super(code);
  }
}

interface Ask {
  body?: unknown;
  link?: string;
  /** Ends it before its time. */
  signal?: AbortSignal;
}

/** An answer as it comes; No where it is none. */
export async function fetched(path: string, { body, link, signal }: Ask): Promise<Response> {
  const headers: Record<string, string> = {};
  if (link) headers["Authorization"] = `Bearer ${link}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const asked = {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(signal && { signal }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    answer = onDevice ? await (await import("$/device/house")).asked(path, asked, link) : await fetch(at(inRoom(path, link)), asked);
  } catch (why) {
    if (signal?.aborted) throw why;
    // The house on this device says itself what is amiss.
    if (!onDevice) lost();
    throw new No("offline");
  }
  if (!onDevice) reached();
  if (answer.ok) return answer;
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  throw new No(problem.code ?? "fault", problem.rule, problem.facts);
}

/** An answer that is data. */
export async function json<T>(path: string, ask: Ask = {}): Promise<T> {
  return (await (await fetched(path, ask)).json()) as T;
}

/** The same, where it tells which room it is of. */
async function ofRoom<T extends { room: string; link?: string }>(
  path: string,
  ask: Ask,
): Promise<T> {
  const told = await json<T>(path, ask);
  learnRoom(told.room, ...[ask.link, told.link].filter((each) => each !== undefined));
  return told;
}

async function text(path: string, ask: Ask = {}): Promise<string> {
  return (await fetched(path, ask)).text();
}

/** What may be said of one option: JSON Schema with our own `x-` words. */
export interface OptionSchema {
  title: string;
  default: boolean | number | string;
  type?: "boolean" | "integer";
  enum?: string[];
  anyOf?: [{ type: string; minimum?: number; maximum?: number }, { const: string }];
  minimum?: number;
  maximum?: number;
  "x-title": Record<string, string>;
  "x-help": Record<string, string>;
  "x-rules": string[];
  /** The chapter of the rules that it belongs to. */
  "x-group": Record<string, string>;
  "x-choices"?: Record<string, Record<string, string>>;
  /** By value: a word or two, and a sentence or two; empty where nobody wrote any. */
  "x-shorts"?: Record<string, Record<string, string>>;
  "x-tells"?: Record<string, Record<string, string>>;
  /** How a table is asked for it before the game, or whenever one is set up. */
  "x-asks"?: Record<string, string>;
  "x-front"?: Record<string, string>;
  /** Why it changes nothing where it does not. */
  "x-idle"?: Record<string, string>;
}

/** Options that suit a kind of table, under a name. */
export interface Preset {
  "x-title": Record<string, string>;
  "x-help": Record<string, string>;
  options: Record<string, boolean | number | string>;
}

export const games = () => json<GameInfo[]>("/api/games");
export const bots = () => json<BotInfo[]>("/api/bots");
export const options = (game: string) =>
  json<{ properties: Record<string, OptionSchema>; "x-presets": Record<string, Preset>; "x-preset": string; "x-front": string[] }>(
    `/api/games/${game}/options`,
  );
export const settle = (game: string, players: number, chosen: object) =>
  json<Settled>(
    `/api/games/${game}/options`,
    { body: { players, options: chosen } },
  );
export const rules = (game: string) => json<RuleInfo[]>(`/api/games/${game}/rules`);
export const feast = (month: number, day: number) =>
  json<FeastSaint[]>(`/api/feasts/${month}/${day}`);

export async function openRoom(name: string): Promise<Opened> {
  const opened = await ofRoom<Opened>("/api/rooms", { body: { name } });
  learnRoom(opened.room, opened.door, opened.watch);
  return opened;
}
export const enterRoom = (door: string, name: string, sits: boolean) =>
  ofRoom<Entered>("/api/room/enter", { body: { name, sits }, link: door });
export const seeRoom = (link: string) => ofRoom<RoomNow>("/api/room", { link });
export const invite = (link: string, seat: number, name: string) =>
  ofRoom<Entered>("/api/room/invite", { body: { seat, name }, link });
export const renew = (link: string, person: number) =>
  json<NewLink>("/api/room/renew", { body: { person }, link });
/** On this device alone: the table goes, with all its games. */
export const forgetRoom = (link: string) => json<null>("/api/room/forget", { body: {}, link });
export const reopen = (link: string, kind: "door" | "watch" | "code") =>
  json<NewLink>("/api/room/reopen", { body: { kind }, link });
export const record = (link: string, game: number) => text(`/api/room/records/${game}`, { link });
export const lookAt = (found: string) =>
  json<RecordInfo>("/api/records", { body: { record: found } });
export const race = (found: string) =>
  json<Prospects>("/api/records/race", { body: { record: found } });
export const code = (said: string) => text("/api/code", { body: { text: said } });
export const replay = (wish: Wish) => json<Frames>("/api/records/replay", { body: wish });
