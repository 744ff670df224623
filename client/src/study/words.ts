/** The words of learning. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("study");
