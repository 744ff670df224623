/** The words of how a game went. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("analysis");
