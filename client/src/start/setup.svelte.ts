/** How a new table is to be: what is chosen, what the server makes of it, and what cannot be. */

import { untrack } from "svelte";
import { No, options as fetched, settle, type OptionSchema, type Preset } from "$/net/api";
import type { GameInfo, Settings, Settled, TableNow } from "$/protocol";
import type { Chair, Plan } from "$/table/plan";
import { pick, refusal, say } from "$/words/words.svelte";
import { typed, type Options, type OwnMode, type Value } from "./modes";

/** The usual rules: no preset. */
export const USUAL = "";

export class SetUp {
  schema: Record<string, OptionSchema> = $state.raw({});
  presets: Record<string, Preset> = $state.raw({});
  /** Options that are asked first, the way to play before all others. */
  front: string[] = $state.raw([]);
  loaded = $state(false);
  players = $state(0);
  /** Whatever is not as usual. */
  options: Options = $state.raw({});
  preset = $state(USUAL);
  /** Every option as it would be; null until the server has said so, or while it cannot be. */
  settled: Settled | null = $state.raw(null);
  /** Why it cannot be, '' if it can. */
  wrong = $state("");
  /** Who sits on all seats but the first. */
  chairs: Chair[] = $state.raw([]);
  clock = $state("none");
  games = $state(1);
  companion = $state(false);
  readonly #settings: Settings;
  /** Whether nobody has chosen anything yet. */
  readonly #fresh: boolean;
  #asked = 0;

  constructor(
    readonly info: GameInfo,
    table: TableNow | undefined,
    readonly usual: Chair,
  ) {
    const same = table?.game === info.key;
    this.#fresh = !same;
    this.players = same ? table.players : info.usual;
    this.options = same ? { ...table.options } : {};
    this.#settings = table?.settings ?? {};
    const clock = this.#settings.clock;
    this.clock = clock?.kind === "limit" ? String(clock.seconds ?? 60) : (clock?.kind ?? "none");
    this.games = this.#settings.games ?? 1;
    this.companion = this.#settings.dice === "companion";
    this.chairs = Array.from({ length: info.most - 1 }, () => usual);
  }

  async load(given: OwnMode | null): Promise<void> {
    try {
      const found = await fetched(this.info.key);
      [this.schema, this.presets, this.front] = [found.properties, found["x-presets"], found["x-front"]];
      if (given && (given.players || Object.keys(given.options).length)) await this.takeMode(given);
      else if (this.#fresh && found["x-preset"]) await this.take(found["x-preset"]);
      else await this.#settle();
    } catch {
      this.wrong = say("page-offline");
    }
    this.loaded = true;
  }

  /** As chosen, or as the game would have it. */
  value(key: string): Value {
    return this.options[key] ?? this.schema[key]?.default ?? "";
  }

  /** As it would be at this table: as chosen, as is suggested, or as the way to play has it. */
  real(key: string): Value {
    const chosen = this.value(key);
    return chosen === "auto" ? (this.asks[key] ?? this.settled?.options[key] ?? chosen) : chosen;
  }

  idle(key: string): string {
    return this.settled?.idle?.includes(key) ? pick(this.schema[key]?.["x-idle"]) : "";
  }

  /** What a preset sets, '' the usual rules. */
  optionsOf(preset: string): Options {
    return this.presets[preset]?.options ?? {};
  }

  /** Whether something is not as the preset has it. */
  get changed(): boolean {
    return this.#differs(this.optionsOf(this.preset)).length > 0;
  }

  /** Options that are not as the preset has them. */
  lit(key: string): boolean {
    return this.value(key) !== (this.optionsOf(this.preset)[key] ?? this.schema[key]?.default);
  }

  #differs(from: Options): string[] {
    const usual = (key: string) => this.schema[key]?.default;
    return Object.keys({ ...from, ...this.options }).filter(
      (key) => (this.options[key] ?? usual(key)) !== (from[key] ?? usual(key)),
    );
  }

  /** All as a preset has it; with as many players as can play so. */
  async take(preset: string): Promise<void> {
    this.preset = preset;
    this.options = { ...this.optionsOf(preset) };
    await this.#fit();
  }

  /** All as somebody's own mode has it. */
  async takeMode(mode: OwnMode): Promise<void> {
    const isNumber = (key: string) => [this.schema[key]?.type, this.schema[key]?.anyOf?.[0].type].includes("integer");
    const known = Object.entries(mode.options).filter(([key]) => key in this.schema);
    this.preset = USUAL;
    this.options = typed(Object.fromEntries(known), isNumber);
    if (mode.players >= this.info.fewest && mode.players <= this.info.most) this.players = mode.players;
    await this.#fit();
  }

  /** Another way to play: what it decides itself is left to it. */
  async takeWay(key: string, value: Value): Promise<void> {
    const kept = Object.entries(this.options).filter(([each]) => this.schema[each]?.default !== "auto");
    this.options = { ...Object.fromEntries(kept), [key]: value };
    await this.#fit();
  }

  async set(key: string, value: Value): Promise<void> {
    this.options = { ...this.options, [key]: value };
    await this.#settle();
  }

  async setPlayers(players: number): Promise<void> {
    this.players = players;
    await this.#settle();
  }

  /** Some ways need more players, or fewer: the nearest number that can play so. */
  async #fit(): Promise<void> {
    const { fewest, most } = this.info;
    const wanted = this.players;
    const all = Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
    const nearest = all.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a);
    for (const players of nearest) {
      this.players = players;
      if (await this.#settle()) return;
    }
    this.players = wanted;
    await this.#settle();
  }

  /** Whether it can be set up so is the server's to say. */
  async #settle(): Promise<boolean> {
    const turn = ++this.#asked;
    try {
      const settled = await settle(this.info.key, this.players, this.options);
      if (turn === this.#asked) [this.settled, this.wrong] = [settled, ""];
      return true;
    } catch (no) {
      const known = no instanceof No ? no : new No("fault");
      const words = await refusal(known.code, known.facts, this.info.key);
      if (turn === this.#asked) this.wrong = words;
      return false;
    }
  }

  chair(seat: number, chair: Chair): void {
    this.chairs = this.chairs.map((each, n) => (n === seat - 1 ? chair : each));
  }

  /** What a table of this size is asked first, with what is suggested. */
  get asks(): Options {
    return this.settled?.asks ?? {};
  }

  get mode(): OwnMode {
    return { game: this.info.key, name: "", players: this.players, options: this.options };
  }

  plan(): Plan {
    const limit = Number(this.clock);
    const chairs = this.chairs.slice(0, this.players - 1);
    return untrack(() => ({
      game: this.info.key,
      players: this.players,
      options: { ...this.asks, ...this.options },
      settings: {
        ...this.#settings,
        dice: this.companion && this.info.dice ? "companion" : "dealer",
        clock: limit ? { kind: "limit", seconds: limit } : { kind: this.clock },
        games: this.games,
      },
      chairs,
      start: chairs.every((each) => each.by !== "link"),
    }));
  }
}
