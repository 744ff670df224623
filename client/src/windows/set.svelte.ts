/** The parts and recipes of all windows, fetched when the first window is asked for. */

import { slice } from "$/kit/slices.svelte";
import { draw, type Form, type WindowSet } from "./draw";

let set: WindowSet | undefined;
let asked: Promise<void> | undefined;

function fetched(): Promise<void> {
  asked ??= import("./windows.json").then(
    (found) => void (set = found.default),
    () => (asked = undefined),
  );
  return asked;
}

/** The inside of a saint's window; empty until the set is here, and for whom it does not know. */
export type Glazier = (saint: string, form: Form, clip: string) => string;

/**
 * Who draws one window. Windows that are there before the set are drawn one a slice: all of them at
 * once would take a slow processor too long.
 */
export function glazier(): Glazier {
  let own = $state.raw(set);
  let waits = false;
  return (saint, form, clip) => {
    if (own) return draw(own, saint, form, clip);
    if (!waits) {
      waits = true;
      void fetched()
        .then(slice)
        .then(() => ([own, waits] = [set, false]));
    }
    return "";
  };
}
