/** A record that a page is about: who played it, its boards one after the other, and the pieces of its seats. */

import { onDestroy, untrack } from "svelte";
import { dealtBy, type Dealt } from "$/games";
import { replay as asked } from "$/net/api";
import { language } from "$/words/words.svelte";
import type { Found } from "./finding.svelte";
import { namesOf } from "./names";
import { botsOf, outlineOf, type Outline } from "./record";
import { Replay } from "./replay.svelte";

export class Watched {
  readonly outline: Outline;
  readonly replay: Replay;
  /** Null until it has come; without it seats keep their own marks. */
  dealt: Dealt | null = $state.raw(null);
  readonly #found: () => Found;
  readonly #bots: ReadonlySet<number>;
  /** What the seats are called. */
  readonly names: string[] = $derived.by(() => namesOf(this.#found().info.players, this.#found().names, this.#bots));

  /** A page makes one for every record. `logged`: whether what happened is told too, line by line. */
  constructor(found: () => Found, logged = true) {
    const { record, info } = untrack(found);
    this.#found = found;
    this.outline = outlineOf(record);
    this.#bots = botsOf(this.outline);
    this.replay = new Replay(
      this.outline,
      (wish) => asked({ record, ...wish }),
      untrack(language),
      untrack(() => this.names),
      logged,
    );
    dealtBy(info.game).then((came) => (this.dealt = came), () => {});
    onDestroy(() => this.replay.close());
    $effect(() => void this.replay.retell(language(), this.names));
  }
}
