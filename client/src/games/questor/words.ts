/** Questor's words. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("questor");
