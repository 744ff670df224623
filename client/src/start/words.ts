/** The words of setting up a table. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("setup");
