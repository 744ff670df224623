/** The words of making packs. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("packs");
