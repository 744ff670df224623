/** What the board draws at this moment: the true position, or a chain of events on the way to it. */

import { Player, type Step } from "$/kit/motion";
import { play as sound, type Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import type { PillarsView } from "$/views/pillars";
import { assembly, ring, wings, type Formation } from "./formations";
import { after, before, changes, fact, same, seen, type Position } from "./position";

/** A stone or a pillar: its key stays while it moves or is turned. */
export interface Piece {
  key: number;
  at: string;
  religion: string;
}

export interface Trail {
  from: string;
  to: string;
}

/** How long each kind of event is looked at, in milliseconds; Wings are seen before they turn one. */
const LASTS: Record<string, number> = {
  moved: 480,
  pillar: 560,
  converted: 520,
  corrupted: 520,
  assembly: 800,
  unholy: 800,
  machine: 800,
  stopped: 300,
  surrounded: 1400,
};
const WINGS_LAST = 420;
/** Once more, and slower: somebody wants to understand. */
const AGAIN = 1.5;

const SOUNDS: Record<string, Sound> = {
  moved: "step",
  pillar: "bump",
  converted: "card",
  corrupted: "card",
  assembly: "gain",
  unholy: "gain",
  machine: "gain",
};

export class Showing {
  stones: Piece[] = $state([]);
  pillars: Piece[] = $state([]);
  /** The formation that is being told of. */
  told: Formation | null = $state(null);
  /** The station whose follower is being turned. */
  turning = $state("");
  /** The last step of a follower. */
  trail: Trail | null = $state(null);
  playing = $state(false);
  /** What an event called the last Assembly. */
  named = $state("");
  /** What can be shown again: all since the last move of these eyes' own. */
  past: Heard[] = $state.raw([]);

  #player = new Player();
  #goal: Position = { followers: {}, pillars: [] };
  #keys = 0;

  /** Whether a piece is drawn there. */
  holds(name: string): boolean {
    return [...this.stones, ...this.pillars].some(({ at }) => at === name);
  }

  /** How many followers of a religion are drawn. */
  count(religion: string): number {
    return this.stones.filter((each) => each.religion === religion).length;
  }

  /** A new view, with what led to it. */
  update(view: PillarsView, events: readonly Heard[], calm: boolean): void {
    const goal: Position = { followers: view.followers, pillars: view.pillars };
    const news = events.filter(seen);
    if (!news.length && same(goal, this.#goal)) return;
    const start = before(goal, news);
    const follows = news.some(changes) ? same(start, this.#goal) : same(goal, this.#goal);
    if (!follows) {
      this.past = [];
      this.trail = null;
    }
    this.#remember(news, view);
    this.#goal = goal;
    if (!follows && !news.length) return this.#show([], goal, calm);
    this.#show(news, follows ? null : start, calm);
  }

  /** The same chain once more, stepwise even when nothing may glide. */
  again(): void {
    if (!this.past.length || this.playing) return;
    this.#show(this.past, before(this.#goal, this.past), false, AGAIN);
  }

  /** Show the rest at once. */
  skip(): void {
    this.#player.skip();
  }

  #remember(news: readonly Heard[], view: PillarsView): void {
    for (const event of news) {
      const moves = this.past.filter((each) => each.event === "moved").length;
      const own = Number(event.facts["seat"]) === view.seat || view.seat < 0;
      const fresh = event.event === "moved" && (own || moves >= view.seats);
      this.past = fresh ? [event] : [...this.past, event];
    }
  }

  #show(events: readonly Heard[], start: Position | null, calm: boolean, slower = 1): void {
    const goal = this.#goal;
    const steps = events.flatMap((event) => this.#steps(event));
    const first = { show: () => this.#begin(start, steps.length > 0 && !calm), lasts: start ? 60 : 0 };
    const last = { show: () => this.#settle(goal) };
    const slow = steps.map(({ show, lasts = 0 }) => ({ show, lasts: lasts * slower }));
    void this.#player.play([first, ...slow, last], calm || !steps.length);
  }

  #begin(start: Position | null, playing: boolean): void {
    if (start) this.#place(start);
    this.playing = playing;
  }

  #settle(goal: Position): void {
    this.#place(goal);
    this.told = null;
    this.turning = "";
    this.playing = false;
  }

  #steps(event: Heard): Step[] {
    const lasts = LASTS[event.event] ?? 0;
    const change = { show: () => this.#change(event), lasts };
    if (fact(event, "by") !== "wings") return [change];
    const at = fact(event, "station");
    const spread = () => {
      this.told = wings(this.#now(), at, fact(event, "religion"));
    };
    return [{ show: spread, lasts: WINGS_LAST }, change];
  }

  #change(event: Heard): void {
    const kind = event.event;
    const noise = SOUNDS[kind];
    if (noise) sound(noise);
    this.turning = kind === "converted" || kind === "corrupted" ? fact(event, "station") : "";
    if (kind === "assembly" || kind === "unholy" || kind === "machine") {
      this.named = kind;
      this.told = assembly(this.#now(), fact(event, "station"), kind);
    }
    if (kind === "surrounded") this.told = ring(fact(event, "religion"), fact(event, "site"));
    if (kind === "moved") {
      this.told = null;
      this.trail = { from: fact(event, "from"), to: fact(event, "to") };
    }
    this.#carry(event);
  }

  /** Move or turn the piece itself, so that it glides. */
  #carry(event: Heard): void {
    const [from, to] = [fact(event, "from"), fact(event, "to")];
    const shift = (all: Piece[]) => all.map((each) => (each.at === from ? { ...each, at: to } : each));
    if (event.event === "moved") this.stones = shift(this.stones);
    else if (event.event === "pillar") this.pillars = shift(this.pillars);
    else if (changes(event)) this.#place(after(this.#now(), event));
  }

  #now(): Position {
    return {
      followers: Object.fromEntries(this.stones.map(({ at, religion }) => [at, religion])),
      pillars: this.pillars.map(({ at }) => at),
    };
  }

  /** Make the pieces those of a position; whatever stands where it stood keeps its key. */
  #place(goal: Position): void {
    const wanted = Object.entries(goal.followers).map(([at, religion]) => ({ at, religion }));
    this.stones = this.#kept(this.stones, wanted);
    const sites = goal.pillars.map((at) => ({ at, religion: "" }));
    this.pillars = this.#kept(this.pillars, sites);
  }

  #kept(old: Piece[], wanted: Array<Omit<Piece, "key">>): Piece[] {
    const keys = new Map(old.map(({ at, key }) => [at, key]));
    const all = wanted.map((each) => ({ ...each, key: keys.get(each.at) ?? ++this.#keys }));
    return all.sort((a, b) => a.key - b.key);
  }
}
