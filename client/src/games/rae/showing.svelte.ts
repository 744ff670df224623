/** What all parts of the board read of the moment that is shown. */

import type { Spots } from "$/board/spots.svelte";
import type { Stage } from "$/board/stage.svelte";
import type { BoardProps } from "$/games/index";
import type { RaeView } from "$/views/rae";
import type { Beat } from "./beats";
import { isEvent } from "./art/faces";
import { lettered } from "./letters";
import { cardAt, waysOf } from "./plan";
import { printedOn, type Printed } from "./printed";
import type { Group, Scene } from "./scene";
import { say } from "./words";

/** Partners sit across. */
const TEAMS = "AB";

export class Showing {
  readonly #props: () => BoardProps<RaeView>;
  readonly #stage: Stage<RaeView, Scene, Beat>;
  readonly #spots: Spots;
  readonly #letters = $derived.by(() => this.#lettered());

  constructor(props: () => BoardProps<RaeView>, stage: Stage<RaeView, Scene, Beat>, spots: Spots) {
    [this.#props, this.#stage, this.#spots] = [props, stage, spots];
  }

  get view(): RaeView {
    return this.#props().view;
  }

  get scene(): Scene {
    return this.#stage.scene;
  }

  get places(): Record<string, string> {
    return this.#props().places;
  }

  get names(): string[] {
    return this.#props().names;
  }

  get effect(): Beat["effect"] {
    return this.#stage.beat?.effect ?? "";
  }

  printed(card: string): Printed {
    return printedOn(this.places, card);
  }

  /** What an event does, as its card says; '' where nobody was told. */
  does(card: string): string {
    return this.places[card]?.split(": ").slice(1).join(": ") ?? "";
  }

  /** The card in hand: taken up, or lifted from a Collection; '' for none. */
  get held(): string {
    return cardAt(this.view, this.#spots.hand);
  }

  /** The spot that an event is aimed at or that something happens to. */
  get aimed(): string {
    if (this.#stage.beat?.at) return this.#stage.beat.at;
    const { event } = this.view;
    const [, , at = "", group = ""] = event.split(":");
    if (!event || this.#stage.playing || !at) return "";
    const card = group ? at : "";
    if (!card) return `seat:${at}`;
    const [colour, suit] = card.split("-");
    const [kind, n] = group.split("-");
    return `${kind === "quest" ? colour : suit}-${n}:${card}`;
  }

  /** What is asked of the card in hand; '' for none. */
  get asks(): string {
    const { held } = this;
    if (!held || this.gives || this.view.phases.at(-1) === "discard") return "";
    if (isEvent(held)) return this.#asksOfEvent(held);
    const [colour = "", suit = ""] = held.split("-");
    const fits = [...this.#spots.lights].some((id) => id !== "done" && !id.startsWith("hand:"));
    return say(fits ? "rae-board-asks" : "rae-board-asks-none", { title: this.printed(held).title, colour, suit });
  }

  /** Whom or what an event hits; what it does stands on the table. */
  #asksOfEvent(held: string): string {
    const goals = [...this.#spots.lights].filter((id) => id !== "done" && !id.startsWith("hand:"));
    if (!goals.length) return this.places[held] ?? "";
    const at = goals.includes("play") ? "none" : goals.some((id) => id.startsWith("seat:")) ? "seat" : "card";
    return say("rae-board-asks-event", { title: this.printed(held).title, at });
  }

  /** Whether the card in hand goes to somebody's hand, and hits nobody. */
  get gives(): boolean {
    return ["taxes", "offer"].includes(this.view.phases.at(-1) ?? "");
  }

  /** Points that a seat has just won or lost. */
  pointsAt(spot: string): number {
    const beat = this.#stage.beat;
    return beat?.effect === "points" && beat.at === spot ? beat.points : 0;
  }

  /** A seat's team; '' where everybody plays alone. */
  team(seat: number): string {
    return this.view.teams ? say("rae-board-team", { name: TEAMS[seat % 2]! }) : "";
  }

  /** Whether there are several groups of that colour or suit. */
  several({ of }: Group): boolean {
    return this.scene.groups.filter((each) => each.of === of).length > 1;
  }

  /** What the card in hand brings in a group, and to whom. */
  gain(group: Group): string {
    const { held } = this;
    const seat = this.names[group.owner] ?? "";
    const own = group.owner === this.view.seat;
    if (!held || isEvent(held)) return "";
    if (!group.quest) return own ? say("rae-board-keep") : say("rae-board-to", { seat });
    const n = this.printed(held).points;
    return own ? say("rae-board-gain-own", { n }) : say("rae-board-gain-other", { n, seat });
  }

  /** The same in signs: to others' it is added whose they are. */
  brings(group: Group): string {
    if (!group.quest || !this.gain(group)) return this.gain(group);
    const n = `+${this.printed(this.held).points}★`;
    return group.owner === this.view.seat ? n : `${n} ${this.names[group.owner] ?? ""}`;
  }

  /** The key that puts the card in hand there; '' for none. */
  letter = (spot: string): string => this.#letters.get(spot) ?? "";

  /** The spot of a key. */
  lettered(letter: string): string {
    return [...this.#letters].find(([, own]) => own === letter)?.[0] ?? "";
  }

  /** The cards that begin a new group with the card in hand. */
  get partners(): string[] {
    const from = this.#spots.hand;
    const found = this.#props().choices.flatMap(({ action }) =>
      waysOf(this.view, action).flatMap(([start, end]) =>
        start === from && end?.startsWith("new:") ? [end.slice("new:".length)] : [],
      ),
    );
    return [...new Set(found)];
  }

  #lettered(): Map<string, string> {
    if (!this.#spots.hand || this.#stage.playing) return new Map();
    return lettered([...this.#spots.lights], this.scene.groups, this.view.seat);
  }
}
