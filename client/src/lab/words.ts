/** The words of the lab. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("lab");
