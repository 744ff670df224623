/** A room through one link: what the table told, and what can be asked of it. */

import type { LogLine } from "$/kit/Log.svelte";
import { note } from "$/kit/toasts.svelte";
import * as api from "$/net/api";
import { Line, type Answer, type LineState, type Message } from "$/net/socket";
import type {
  Choice,
  EndRow,
  Heard,
  PersonNow,
  PlayNow,
  TableNow,
  Told,
  Update,
  Words,
} from "$/protocol";
import { sentenceOf } from "$/rules/book";
import { language, refusal, say } from "$/words/words.svelte";
import { linesOf, type People } from "./telling";
import { Witness, type Found } from "./witness";

/** More than this at once was missed, not watched: it is not acted out. */
const TOO_MUCH = 40;
const NO_WORDS: Words = {
  prompt: "",
  choices: [],
  sections: [],
  places: {},
  briefing: [],
  outcome: "",
};

export class Table implements People {
  person = $state(-1);
  now: TableNow | null = $state.raw(null);
  play: PlayNow | null = $state.raw(null);
  /** What just happened, for the board; empty after a reload. */
  events: Heard[] = $state.raw([]);
  log: LogLine[] = $state.raw([]);
  briefing: string[] = $state.raw([]);
  line: LineState = $state("joining");
  /** Why the line was closed for good, '' while it is not. */
  farewell = $state("");
  /** Something is on its way to the table. */
  busy = $state(false);
  hint: { action: string; words: string } | null = $state.raw(null);
  end: EndRow | null = $state.raw(null);
  /** Whether the secret number that was published is the one that was promised. */
  seedFound: Found = $state("none");
  /** The record of the game that has ended, '' until it was fetched. */
  record = $state("");
  /** A rule to be opened beside the board, '' for none. */
  rule = $state("");
  /** Whether the rules lie open beside the board. */
  reading = $state(false);
  readonly #line: Line;
  readonly #names = new Map<number, string>();
  #seq = 0;
  #fresh = true;
  readonly #witness = new Witness();
  #shared = "";
  /** Until the table has said whether it took the own bytes. */
  #giving: Promise<unknown> = Promise.resolve();
  /** What the table was last told of the curtain. */
  #curtain = false;
  /** How many entries of the game count so far. */
  #ply = 0;

  constructor(readonly link: string) {
    this.#line = new Line(
      link,
      language(),
      {
        update: (update) => this.hear(update),
        welcome: (person) => (this.person = person),
        state: (state, why) => this.#state(state, why),
      },
      {
        open: (url, protocols) => new WebSocket(url, protocols),
        ask: (asked) =>
          api.seeRoom(asked).then(
            () => "",
            (no: unknown) => (no instanceof api.No && no.code !== "offline" ? no.code : ""),
          ),
      },
    );
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** In another language from now on, the log included. */
  retell(lang: string): void {
    this.#fresh = true;
    this.#line.retell(lang);
  }

  get me(): PersonNow | undefined {
    return this.now?.people.find((each) => each.person === this.person);
  }

  /** Whose eyes these are; -1 for a spectator. */
  get seat(): number {
    return this.me?.seat ?? -1;
  }

  get isHost(): boolean {
    return this.now !== null && this.person >= 0 && this.now.host === this.person;
  }

  get words(): Words {
    return this.play?.words ?? NO_WORDS;
  }

  /** What may be done, in words; [] when nothing is asked of these eyes. */
  get choices(): Choice[] {
    return this.play?.words?.choices ?? [];
  }

  /** Whether the table waits for these eyes. */
  get asked(): boolean {
    return this.choices.length > 0 && this.play?.asks !== "call" && !this.play?.answered;
  }

  /** Whether a bot can advise: not on what one's own dice show. */
  get advised(): boolean {
    return this.asked && this.play?.asks !== "enter";
  }

  /** What each seat is called. */
  get names(): string[] {
    return this.now?.seats.map((_, seat) => this.seatName(seat)) ?? [];
  }

  name(person: number): string {
    return this.#names.get(person) ?? "";
  }

  seatName(seat: number): string {
    const found = this.now?.seats[seat];
    const people = (found?.people ?? []).map((each) => this.name(each)).filter(Boolean);
    if (people.length) return people.join(` ${say("page-and")} `);
    if (found?.bot) return say("page-bot", { n: seat + 1 });
    return say("table-seat", { n: seat + 1 });
  }

  /** Take in what the table told. */
  hear(update: Update): void {
    if (update.table) {
      this.now = update.table;
      for (const { person, name } of update.table.people) this.#names.set(person, name);
    }
    for (const { fact } of update.told) {
      if (fact.kind === "enter" || fact.kind === "name") this.#names.set(fact.person, fact.name);
      if (fact.kind === "open") this.#names.set(0, fact.name);
      if (fact.kind === "end") this.end = fact;
      if (fact.kind === "commit") {
        [this.end, this.record, this.seedFound] = [null, "", "none"];
        this.#witness.promised(fact.commitment);
      }
      if (fact.kind === "deal") void this.#checkDeal(fact.header);
      if (fact.kind === "end") void this.#checkSeed(fact.seed);
    }
    const heard = update.told.flatMap(({ fact }) => (fact.kind === "act" ? fact.events : []));
    this.events = this.#fresh || heard.length > TOO_MUCH ? [] : heard;
    this.log = this.#written(this.#fresh ? [] : this.log, update.told);
    if (update.play?.words?.briefing.length) this.briefing = update.play.words.briefing;
    if (update.seq !== this.#seq) this.hint = null;
    this.play = update.play;
    this.#seq = update.seq;
    this.#fresh = false;
    this.#share();
  }

  /** A log with what is new. */
  #written(old: LogLine[], told: Told[]): LogLine[] {
    let log = [...old];
    for (const each of told) {
      const fresh = this.#lines(each);
      // What an earlier game of the series was is in another record.
      if (each.fact.kind === "deal") log = log.map(({ ply: _, ...line }) => line);
      if (each.fact.kind === "undo")
        log = log.map(({ ply, ...line }) =>
          ply === undefined ? line : ply > this.#ply ? { ...line, undone: true } : { ...line, ply },
        );
      log.push(...fresh);
    }
    return log;
  }

  #lines(told: Told): LogLine[] {
    const { fact } = told;
    // What a game goes on from is told again after the deal.
    if (fact.kind === "deal") this.#ply = 0;
    if (fact.kind === "act") this.#ply += 1;
    if (fact.kind === "undo") this.#ply -= fact.n;
    const at = fact.kind === "act" ? { ply: this.#ply } : {};
    return linesOf(told, this).map((line, n) => ({ ...line, ...at, id: `${told.seq}.${n}` }));
  }

  /** The own bytes for the luck, once for each promise. */
  #share(): void {
    const now = this.now;
    if (now?.phase !== "sharing" || this.seat < 0 || this.#shared === now.commitment) return;
    this.#shared = now.commitment;
    this.#witness.promised(now.commitment);
    const share = this.#witness.give(this.seat);
    this.#giving = this.#line.ask({ do: "share", share }).then(({ is }) => {
      if (is === "refused") this.#witness.notTaken();
    });
  }

  /** Are the own bytes in the luck? It is said either way. */
  async #checkDeal(header: unknown): Promise<void> {
    await this.#giving;
    const found = this.#witness.dealt(header);
    if (found === "none") return;
    const text = say(`page-witness-share-${found}`);
    this.log = [...this.log, { id: `witness ${this.#shared}`, text, seat: -1, tone: "room" }];
    if (found === "wrong") note(text, "bad");
  }

  async #checkSeed(seed: string): Promise<void> {
    this.seedFound = await this.#witness.ended(seed);
  }

  #state(state: LineState, why: string): void {
    this.line = state;
    if (state !== "up") this.#curtain = false;
    this.farewell = state === "closed" && why !== "left" ? why : "";
  }

  /** Ask something; a refusal is shown in words. */
  async ask(message: Message): Promise<Answer> {
    const answer = await this.#line.ask(message);
    if (answer.is === "refused") await this.#refused(answer.code, answer.rule ?? "", answer.facts ?? {});
    return answer;
  }

  async #refused(code: string, rule: string, facts: Record<string, string | number>): Promise<void> {
    if (code === "rule" && rule) note(await this.sentence(rule), "bad", rule);
    else note(await refusal(code, facts, this.now?.game), "bad");
  }

  /** A rule in one sentence. */
  async sentence(rule: string): Promise<string> {
    return (await sentenceOf(this.now?.game ?? "", rule, language())) || say("page-rule", { rule });
  }

  /** Whether the device is on its way to these eyes; told where a clock runs, once. */
  curtain(down: boolean): void {
    const clock = this.now?.settings.clock?.kind ?? "none";
    if (clock === "none" || this.now?.phase !== "playing" || this.line !== "up" || down === this.#curtain) return;
    this.#curtain = down;
    void this.#line.ask({ do: "curtain", down });
  }

  /** Do one of the choices. */
  async act(action: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.hint = null;
    try {
      if (this.play?.asks === "enter") await this.ask({ do: "enter", action });
      // A race is decided by who is first, not by who saw what.
      else if (this.play?.asks === "race") await this.ask({ do: "act", action });
      else await this.ask({ do: "act", action, seen: this.#seq });
    } finally {
      this.busy = false;
    }
  }

  /** Why may this not be done, at the place that was touched? It is said, with a way to the rule. */
  async whyNot(action: string, at = ""): Promise<void> {
    const answer = await this.ask({ do: "why-not", action, at });
    if (answer.is !== "why") return;
    if (!answer.rule) {
      note(say("page-allowed"), "good");
      return;
    }
    note(answer.words || (await this.sentence(answer.rule)), "bad", answer.rule);
  }

  /** What a club bot would do. */
  async askHint(): Promise<void> {
    const answer = await this.ask({ do: "hint" });
    if (answer.is === "hint") this.hint = { action: answer.action, words: answer.words ?? "" };
  }
}
