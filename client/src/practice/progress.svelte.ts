/** What is remembered of puzzles, by `game:puzzle`. */

import { keeper } from "$/spacing/keeper.svelte";

export const kept = keeper("questable.practice", { name: "practice", version: 1 });
export const { remembered, answered } = kept;
