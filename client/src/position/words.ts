/** The words of positions. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("position");
