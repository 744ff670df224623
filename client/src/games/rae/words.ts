/** The words of the game. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("rae");
