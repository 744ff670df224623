/** Somebody who sits at this very device. */

import { note } from "$/kit/toasts.svelte";
import { No, invite } from "$/net/api";
import { go } from "$/route.svelte";
import { refusal, say } from "$/words/words.svelte";
import type { Hands } from "./hands.svelte";
import { addressOf, keep } from "./mine.svelte";

/** Host: give them the seat, ready; whether it was done. */
export async function seatHere(hands: Hands, seat: number, name: string): Promise<boolean> {
  try {
    const made = await invite(hands.table.link, seat, name.trim() || say("page-player", { n: seat + 1 }));
    const added = hands.add(made.link);
    keep(hands.key, { links: hands.links });
    go("/table", addressOf(hands.key), true);
    return (await added.ask({ do: "ready", ready: true })).is !== "refused";
  } catch (no) {
    const known = no instanceof No ? no : new No("fault");
    note(await refusal(known.code, known.facts), "bad");
    return false;
  }
}
