/** The words of guided games. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("guide");
