/** Pictures of a game's ways to play, where its folder has any: `games/<key>/Way.svelte`. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component<{ way: string }> }>("./*/Way.svelte", { eager: true });

/** What draws them, if there is anything. */
export function wayPicture(game: string): Component<{ way: string }> | undefined {
  return FOUND[`./${game}/Way.svelte`]?.default;
}
