/** The words of Pillars of Faith. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("pillars");
