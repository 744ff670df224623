/** The words of a class. */

import { wordsOf } from "$/words/game.svelte";

export const say = wordsOf("classroom");

/** Whether there is such a message. */
export const has = (id: string): boolean => !["", id].includes(say(id));
