/** What is told of a game when it is over: who won, what each is praised for, how it went. */

import { lookAt, race, record } from "$/net/api";
import { patiently } from "$/net/patience";
import type { Prospects } from "$/protocol";
import { outlineOf } from "$/replay/record";
import { say } from "$/words/words.svelte";
import { leadsOf } from "./leads";
import { bestMoment, titlesOf, type Title } from "./praise";
import type { Table } from "./table.svelte";

/** What stands on a plate at the end. */
export interface Honour {
  won: boolean;
  /** '' where points are not worth telling. */
  score: string;
  praise: string;
}

export class Ending {
  /** How likely each was to win, moment by moment. */
  lines: Prospects | null = $state.raw(null);
  /** Whether the dice were as promised. */
  luck = $state("");
  /** Whether all that can be found out has been. */
  looked = $state(false);

  constructor(private readonly table: Table) {}

  readonly winners: readonly number[] = $derived.by(() => this.outcome?.winners ?? this.table.end?.winners ?? []);
  readonly scores: readonly number[] = $derived.by(() => this.outcome?.scores ?? this.table.end?.scores ?? []);
  /** Whether anything was left to chance. */
  readonly chancy: boolean = $derived.by(() => outlineOf(this.table.record).entries.some(({ seat }) => seat < 0));
  /** A game that is only won or lost has no points worth telling. */
  private readonly counted = $derived.by(() =>
    this.scores.some((score, seat) => score !== Number(this.winners.includes(seat))),
  );
  /** The seats, who won first. */
  readonly standings: readonly number[] = $derived.by(() => {
    const won = (seat: number) => Number(this.winners.includes(seat));
    const seats = (this.table.now?.seats ?? []).map((_, seat) => seat);
    return seats.sort((a, b) => won(b) - won(a) || (this.scores[b] ?? 0) - (this.scores[a] ?? 0));
  });
  private readonly leads = $derived.by(() => (this.lines ? leadsOf(this.lines.seats) : []));
  private readonly titles: Title[] = $derived.by(() =>
    this.leads.length
      ? titlesOf(this.leads, this.winners)
      : (this.table.now?.seats ?? []).map((_, seat) => (this.winners.includes(seat) ? "winner" : "")),
  );
  /** The largest gain of a winner, as the log tells it. */
  readonly best = $derived.by(() => {
    const { leads, lines, winners } = this;
    const found = bestMoment(leads, winners.length ? winners : leads.map((_, seat) => seat));
    if (!found || !lines?.plies) return null;
    const [from, to] = [lines.plies[found.moment - 1] ?? 0, lines.plies[found.moment] ?? 0];
    const told = this.table.log.filter(({ ply, undone }) => ply !== undefined && ply > from && ply <= to && !undone);
    const line = told.findLast(({ seat }) => seat === found.seat) ?? told.at(-1);
    return line ? { ...found, text: line.text, ply: line.ply ?? to } : null;
  });

  get outcome() {
    return this.table.play?.outcome ?? null;
  }

  /** What a seat is praised for, besides having won. */
  praise(seat: number): string {
    const title = this.titles[seat] ?? "";
    return title && title !== "winner" ? say(`page-title-${title}`) : "";
  }

  /** What stands on a seat's plate; `scoreOf` is the game's word for its points, if it has one. */
  honour(seat: number, scoreOf: (n: number) => string = () => ""): Honour {
    const score = this.scores[seat];
    const won = this.winners.includes(seat);
    return {
      won,
      score: this.counted && score !== undefined ? scoreOf(score) || say("page-score", { n: score }) : "",
      praise: won ? say("page-winner") : this.praise(seat),
    };
  }

  /** Have a game's record looked at, all at once told in `looked`. */
  async look(game: number): Promise<void> {
    try {
      const found = await patiently(() => record(this.table.link, game));
      this.table.record = found;
      this.luck = (await patiently(() => lookAt(found))).luck;
      this.lines = await patiently(() => race(found));
    } catch {
      this.luck ||= "unknown";
    }
    this.looked = true;
  }
}
