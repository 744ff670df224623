/** What the About page says. */
import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("about");
