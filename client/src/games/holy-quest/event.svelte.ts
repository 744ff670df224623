/** The Saint card as an event: what of it everybody looks at now, and until when. */

import { untrack } from "svelte";
import type { Stage } from "$/board/stage.svelte";
import type { BoardProps } from "$/games/index";
import type { HolyQuestView } from "$/views/holy-quest";
import { phaseOf } from "./meaning";
import type { Beat, Card, Scene } from "./scene";

/** A question as it was asked. */
export interface Asked {
  id: string;
  saint: string;
  seat: number;
  /** Who asks it, -1 for the referee. */
  asker: number;
  text: string;
  answers: { n: number; text: string; saint: string }[];
  right: string;
  wrong: string;
}

export type Moment =
  /** A new card, to be read. */
  | { is: "read" | "kept"; card: Card }
  /** Somebody chooses one of three questions. */
  | { is: "ask"; saint: string; seat: number }
  | { is: "question"; asked: Asked }
  | { is: "answered"; card: Card; asked: Asked | null };

/** Who only watches, and who waits for others, is not kept for longer, in milliseconds. */
const WATCHING = 5_000;
const WAITING = 15_000;

export class CardEvent {
  /** The card that is done with; at first, the one that was there before anybody looked. */
  #done: Card | null = $state.raw(null);
  /** The question that somebody put aside to see the board. */
  #aside = $state("");
  #asked: Asked | null = $state.raw(null);
  #lives: Record<string, string> = $state.raw({});
  /** The card that is open, and the turn in which it was opened. */
  #since: { card: Card; turns: number } | null = null;
  /** Whether somebody has it read out, or looks through it. */
  busy = $state(false);
  readonly #props: () => BoardProps<HolyQuestView>;
  readonly #stage: Stage<HolyQuestView, Scene, Beat>;
  /** What is to be seen now; null for nothing but the board. */
  readonly now: Moment | null = $derived.by(() => this.#now());

  constructor(props: () => BoardProps<HolyQuestView>, stage: Stage<HolyQuestView, Scene, Beat>) {
    [this.#props, this.#stage] = [props, stage];
    this.#done = untrack(() => stage.scene.card);
    $effect(() => this.#note());
    $effect(() => {
      const done = this.now?.is !== "question" && this.now?.is !== "ask" && this.now !== null;
      if (!done || this.busy) return;
      const { seat, beside } = untrack(() => this.#props());
      const own = beside ? -1 : seat;
      const whose = this.now && "card" in this.now ? this.now.card.seat : -1;
      if (own >= 0 && own === whose && this.now?.is !== "kept") return;
      const timer = setTimeout(() => this.close(), own < 0 ? WATCHING : this.now?.is === "read" ? WAITING : WATCHING);
      return () => clearTimeout(timer);
    });
    $effect(() => this.#pass());
  }

  /** Where something else goes on beside the board, it goes on without the card after a turn. */
  #pass(): void {
    const { beside, view } = this.#props();
    const { card } = this.#stage.scene;
    if (!beside || !card || card === this.#done) return;
    if (card !== this.#since?.card) this.#since = { card, turns: view.turns };
    const turns = view.turns - this.#since.turns;
    if (turns < 0 || turns > 1) untrack(() => this.close());
  }

  /** What a card says, a line a fact, the life last; [] where nobody was told. */
  lines(saint: string): string[] {
    const text = this.#stage.coming[`life:${saint}`] ?? this.#props().places[`life:${saint}`] ?? this.#lives[saint];
    return text ? text.split("\n") : [];
  }

  name(saint: string): string {
    const id = `saint:${saint}`;
    return this.#stage.coming[id] ?? this.#props().places[id] ?? "";
  }

  /** It has been seen; a question is put aside. */
  close(): void {
    if (this.now?.is === "question" || this.now?.is === "ask") this.#aside = this.#key();
    else this.#done = this.#stage.scene.card;
    this.busy = false;
    this.#stage.go();
  }

  /** Back to the question that was put aside. */
  open(): void {
    this.#aside = "";
  }

  /** Which question is open. */
  #key(): string {
    const { view } = this.#props();
    return view.question || (phaseOf(view) === "ask" ? `ask ${view.questions.join()}` : "");
  }

  #now(): Moment | null {
    const { view, choices } = this.#props();
    const { card } = this.#stage.scene;
    if (card && card !== this.#done) {
      if (card.kind === "saint-read") return { is: "read", card };
      if (card.kind === "kept") return { is: "kept", card };
      // A question that nobody here has seen is not told by another one's words.
      if (card.kind === "answered") return { is: "answered", card, asked: this.#asked?.id === card.question ? this.#asked : null };
    }
    if (this.#stage.playing || !this.#key() || this.#key() === this.#aside) return null;
    if (view.question) return { is: "question", asked: askedBy(this.#props()) };
    const asks = choices.some(({ action }) => action.startsWith("ask:"));
    return asks ? { is: "ask", saint: view.saint_out, seat: view.colours.indexOf(view.turn) } : null;
  }

  /** Keep what will be wanted when it is no longer told. */
  #note(): void {
    const props = this.#props();
    if (props.view.question) this.#asked = askedBy(props);
    const lives = Object.entries(props.places).filter(([id]) => id.startsWith("life:"));
    const known = untrack(() => this.#lives);
    const fresh = lives.filter(([id]) => !(id.slice(5) in known));
    if (fresh.length) this.#lives = { ...known, ...Object.fromEntries(fresh.map(([id, text]) => [id.slice(5), text])) };
  }
}

function askedBy({ view, places }: BoardProps<HolyQuestView>): Asked {
  return {
    id: view.question,
    saint: view.saint_out,
    seat: view.colours.indexOf(view.turn),
    asker: view.asker,
    text: places["question"] ?? "",
    // A question of somebody's own may have fewer.
    answers: [1, 2, 3, 4].flatMap((n) => (places[`answer-${n}`] ? [{ n, text: places[`answer-${n}`]!, saint: view.option_saints[n - 1] ?? "" }] : [])),
    right: places["right"] ?? "",
    wrong: places["wrong"] ?? "",
  };
}
