/** The parts and recipes of all windows, fetched when the first window is asked for. */

import { draw, type Form, type WindowSet } from "./draw";

let set = $state.raw<WindowSet>();
let asked: Promise<void> | undefined;

function fetched(): Promise<void> {
  asked ??= import("./windows.json").then(
    (found) => void (set = found.default),
    () => (asked = undefined),
  );
  return asked;
}

/** The inside of a saint's window; empty until the set is here, and for whom it does not know. */
export function drawn(saint: string, form: Form, clip: string): string {
  if (!set) {
    void fetched();
    return "";
  }
  return draw(set, saint, form, clip);
}
