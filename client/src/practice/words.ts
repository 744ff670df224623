/** The words of practice. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("practice");
