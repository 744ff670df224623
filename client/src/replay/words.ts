/** The words of the replay page. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("replay");
