/** A room through one link: what the table told, and what can be asked of it. */

import { Show, type Moment } from "$/board/show.svelte";
import { classOf } from "$/class/kept.svelte";
import type { LogLine } from "$/kit/Log.svelte";
import { note } from "$/kit/toasts.svelte";
import { wishes } from "$/kit/wishes.svelte";
import { onDevice } from "$/base";
import { DeviceSocket } from "$/device/socket";
import * as api from "$/net/api";
import { Line, type Answer, type LineState, type Message } from "$/net/socket";
import type { PlayShown, Shown, Shows } from "$/net/told";
import type {
  Choice,
  EndRow,
  PersonNow,
  SaintFacts,
  TableNow,
  BoardWords,
} from "$/protocol";
import { sentenceOf } from "$/rules/book";
import { language, refusal, say } from "$/words/words.svelte";
import { Bubbles } from "./bubbles.svelte";
import { Chronicle } from "./chronicle.svelte";
import { Rematch } from "./rematch.svelte";
import type { People } from "./telling";
import { Witness, type Found } from "./witness";

/** More than this at once was missed, not watched: it is not acted out. */
const TOO_MUCH = 40;
/** Between people who share a seat: one player, so that verbs stay in the singular. */
const TOGETHER = " / ";
/** What the table asks of a hand that has to answer. */
const ASKS = new Set(["turn", "race", "sealed", "enter"]);
const NO_WORDS: BoardWords = {
  prompt: "",
  choices: [],
  sections: [],
  places: {},
  cards: {},
  briefing: [],
  outcome: "",
};

/** What the table told at once, as a moment of the show. */
interface News extends Moment {
  update: Shown;
  /** It begins anew: what was there before is told again. */
  anew: boolean;
}

/** All that is read here is of the moment that the board shows, not ahead of it (`show`). */
export class Table implements People {
  person = $state(-1);
  now: TableNow | null = $state.raw(null);
  play: PlayShown | null = $state.raw(null);
  /** One clock for board and page. */
  readonly show = new Show<News>({
    take: (news) => this.#take(news),
    tell: ({ update }, events) => this.#chronicle.tell(update.told, events),
  });
  /** What stands on cards, ahead of the moment that is shown: what flies there can be drawn. */
  cards: Record<string, SaintFacts> = $state.raw({});
  briefing: string[] = $state.raw([]);
  line: LineState = $state("joining");
  /** Why the line was closed for good, '' while it is not. */
  farewell = $state("");
  hint: { action: string; words: string } | null = $state.raw(null);
  /** Why the last thing that was tried may not be done. */
  why: { words: string; rule: string } | null = $state.raw(null);
  /** The same table again. */
  readonly rematch = new Rematch(this);
  /** What was said just now. */
  readonly bubbles = new Bubbles();
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
  readonly #chronicle = new Chronicle(this);
  /** Something is on its way to the table. */
  #sending = $state(false);
  readonly #names = new Map<number, string>();
  #seq = 0;
  #fresh = true;
  readonly #witness = new Witness();
  #shared = "";
  /** Until the table has said whether it took the own bytes. */
  #giving: Promise<unknown> = Promise.resolve();
  /** The face that the table was told of, so that two devices of one person do not quarrel. */
  #worn = "";
  /** What the table was last told of the curtain. */
  #curtain = false;
  /** Whether nothing of this hand may be here: the house on this device holds it alone. */
  covered = $state(false);
  /** Whether it is not here, or not yet again. */
  blind = $state(false);

  constructor(
    readonly link: string,
    covered = false,
  ) {
    this.#line = new Line(
      link,
      language(),
      {
        update: (update) => this.hear(update),
        welcome: (person) => (this.person = person),
        state: (state, why) => this.#state(state, why),
      },
      {
        open: (url, protocols) => (onDevice ? new DeviceSocket(url, link) : new WebSocket(url, protocols)),
        ask: (asked) =>
          api.seeRoom(asked).then(
            () => "",
            (no: unknown) => (no instanceof api.No && no.code !== "offline" ? no.code : ""),
          ),
      },
      wishes.plain ? "plain" : "picture",
    );
    if (covered) this.cover(true);
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** Nobody sees this hand from now on, and nothing of it stays here; or its owner has the device. */
  cover(down: boolean): void {
    if (down === this.covered) return;
    [this.covered, this.blind, this.#fresh] = [down, true, true];
    this.show.forget();
    [this.play, this.cards, this.hint, this.why] = [null, {}, null, null];
    this.#chronicle.take([], true);
    this.#line.covers(down);
  }

  /** In another language from now on, the log included. */
  retell(lang: string): void {
    this.#fresh = true;
    this.#line.retell(lang);
  }

  /** The picture, or all of it as text: only its words are told. */
  shows(show: Shows): void {
    this.#line.shows(show);
  }

  /** What happened, as far as it has been shown. */
  get log(): LogLine[] {
    return this.#chronicle.lines;
  }

  /** Nothing can be chosen just now: a choice is on its way, or what came of one is being shown. */
  get busy(): boolean {
    return this.#sending || this.show.playing;
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

  /** Whether I may ask to be the host, who is away; the tables of a class are the teacher's. */
  get hostless(): boolean {
    const { now } = this;
    if (!now || this.seat < 0 || this.isHost || classOf(now.room)) return false;
    return !now.people.some((each) => each.person === now.host && each.up);
  }

  get words(): BoardWords {
    return this.play?.words ?? NO_WORDS;
  }

  /** What may be done, in words; [] when nothing is asked of these eyes. */
  get choices(): Choice[] {
    return this.play?.words?.choices ?? [];
  }

  /** Whether the table waits for these eyes. */
  get asked(): boolean {
    const asks = this.play?.asks ?? "";
    const may = this.covered ? ASKS.has(asks) : this.choices.length > 0 && asks !== "call";
    return may && !this.play?.answered;
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
    if (people.length) return people.join(TOGETHER);
    if (found?.bot) return say("table-bot", { n: seat + 1 });
    return say("table-seat", { n: seat + 1 });
  }

  isTheirs(seat: number): boolean {
    return (this.now?.seats[seat]?.people.length ?? 0) > 0;
  }

  /** Take in what the table told: shown when the board has shown what came before. */
  hear(update: Shown): void {
    const anew = this.#fresh;
    this.#fresh = false;
    this.cards = update.play?.words?.cards ?? this.cards;
    for (const { fact } of update.told) {
      if (fact.kind === "enter" || fact.kind === "name") this.#names.set(fact.person, fact.name);
      if (fact.kind === "open") this.#names.set(0, fact.name);
    }
    if (!anew) this.bubbles.hear(update.told, update.table ?? this.now);
    const heard = update.told.flatMap(({ fact }) => (fact.kind === "act" ? fact.events : []));
    const events = anew || heard.length > TOO_MUCH ? [] : heard;
    const hurried = update.play?.asks === "race";
    const places = update.play?.words?.places;
    const view = this.covered ? undefined : update.play?.view;
    this.show.hear({ update, anew, view, events, hurried, places });
  }

  #take({ update, anew }: News): void {
    if (update.table) {
      this.now = update.table;
      for (const { person, name } of update.table.people) this.#names.set(person, name);
    }
    for (const { fact } of update.told) {
      if (fact.kind === "end") this.end = fact;
      if (fact.kind === "commit") {
        [this.end, this.record, this.seedFound] = [null, "", "none"];
        this.#witness.promised(fact.commitment);
      }
      if (fact.kind === "deal") void this.#checkDeal(fact.header);
      if (fact.kind === "pack" && !anew) note(say("page-pack-renewed"));
      if (fact.kind === "pack-fault" && fact.code && !anew) note(say("page-log-pack-fault"), "bad");
      if (fact.kind === "end") void this.#checkSeed(fact.seed);
    }
    this.#chronicle.take(update.told, anew);
    if (update.play?.words?.briefing.length) this.briefing = update.play.words.briefing;
    if (update.seq !== this.#seq) [this.hint, this.why] = [null, null];
    this.play = update.play;
    this.blind = this.covered;
    this.#seq = update.seq;
    this.#share();
    this.rematch.follow();
  }

  /** The own bytes for the luck, once for each promise. */
  #share(): void {
    const now = this.now;
    if (now?.phase !== "sharing" || this.seat < 0 || this.#shared === now.commitment) return;
    this.#shared = now.commitment;
    this.#witness.promised(now.commitment);
    const share = this.#witness.give(this.seat);
    const give = () => this.#line.ask({ do: "share", share });
    // On a device that is shared hands are covered before they are dealt, and all bytes are its own.
    const given = onDevice ? new Promise((go) => setTimeout(go)).then(give) : give();
    this.#giving = given.then(({ is }) => {
      if (is === "refused") this.#witness.notTaken();
    });
  }

  /** Are the own bytes in the luck? It is said either way. */
  async #checkDeal(header: unknown): Promise<void> {
    await this.#giving;
    const found = this.#witness.dealt(header);
    if (found === "none") return;
    const text = say(`page-witness-share-${found}`);
    this.#chronicle.add(`witness ${this.#shared}`, text);
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
    if (code === "rule" && rule) this.why = { words: await this.sentence(rule), rule };
    else note(await refusal(code, facts, this.now?.game), "bad");
  }

  /** A rule in one sentence. */
  async sentence(rule: string): Promise<string> {
    return (await sentenceOf(this.now?.game ?? "", rule, language())) || say("page-rule", { rule });
  }

  /** Be seen with this face; told once. */
  wear(face: string): void {
    if (!face || this.line !== "up" || !this.me || face === this.#worn) return;
    this.#worn = face;
    if (this.me.face !== face) void this.#line.ask({ do: "face", face });
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
    this.#sending = true;
    [this.hint, this.why] = [null, null];
    try {
      if (this.play?.asks === "enter") await this.ask({ do: "enter", action });
      // A race is decided by who is first, not by who saw what.
      else if (this.play?.asks === "race") await this.ask({ do: "act", action });
      else await this.ask({ do: "act", action, seen: this.#seq });
    } finally {
      this.#sending = false;
    }
  }

  /** In a race nothing waits for an answer: the rule against an action, or '' if it stands. */
  async race(action: string): Promise<string> {
    [this.hint, this.why] = [null, null];
    const answer = await this.#line.ask({ do: "act", action });
    if (answer.is !== "refused") return "";
    if (!answer.rule) note(await refusal(answer.code, answer.facts ?? {}, this.now?.game), "bad");
    return answer.rule || answer.code;
  }

  /** Why may this not be done, at the place that was touched? It is said, with a way to the rule. */
  async whyNot(action: string, at = ""): Promise<void> {
    const answer = await this.ask({ do: "why-not", action, at });
    // Nothing is against it where the page is a moment behind the table: it lights up at once.
    if (answer.is !== "why" || !answer.rule) return;
    this.why = { words: answer.words || (await this.sentence(answer.rule)), rule: answer.rule };
  }

  /** What a search would do, and why. */
  async askHint(): Promise<void> {
    const answer = await this.ask({ do: "hint" });
    if (answer.is !== "hint") return;
    this.why = null;
    this.hint = { action: answer.action, words: answer.words ?? "" };
  }
}
