/** The words of a house on one's own device. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("device");
