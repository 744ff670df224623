/** What a person wishes of the page, kept in the browser: theme, motion, sound and so on. */

export interface Wishes {
  theme: "auto" | "light" | "dark";
  calm: "auto" | "yes" | "no";
  sound: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** Text and tables instead of a picture. */
  plain: boolean;
  /** Beside a picture, all choices as a list too. */
  listed: boolean;
  /** In a race, which cards fit where. */
  fits: boolean;
  /** Single letters do things at the table. */
  keys: boolean;
  /** A notification when it is my turn. */
  notify: boolean;
  /** What I am called. */
  name: string;
  /** The face I chose, '' for none. */
  face: string;
  /** Whether I was asked who I am. */
  met: boolean;
  /** With whom Play plays: bots, friends by link, or us here on one device. */
  company: "bots" | "friends" | "here";
  /** Keep what it takes to play on this device while the server cannot be reached. */
  away: boolean;
  /** Games whose aim was told in full on this device. */
  briefed: string[];
}

const USUAL: Wishes = {
  theme: "auto",
  calm: "auto",
  sound: true,
  confirm: false,
  plain: false,
  listed: false,
  fits: true,
  keys: true,
  notify: false,
  name: "",
  face: "",
  met: false,
  company: "bots",
  away: false,
  briefed: [],
};
const PLACE = "questable.wishes";

function kept(): Wishes {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export const wishes: Wishes = $state(kept());

/** Change a wish, show it and keep it. */
export function wish<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
  wishes[name] = value;
  apply();
  try {
    localStorage.setItem(PLACE, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing has the wish until it is closed.
  }
}

/** Tell the style sheets. */
export function apply(): void {
  const root = document.documentElement;
  if (wishes.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = wishes.theme;
  if (wishes.calm === "auto") delete root.dataset["calm"];
  else root.dataset["calm"] = wishes.calm;
}

/** Whether nothing should move. */
export function calm(): boolean {
  if (wishes.calm !== "auto") return wishes.calm === "yes";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
