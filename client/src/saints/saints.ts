/** What a script adds to the saints' pages: reading aloud, printing, keys, and the day of this device. */

import { Speech, sentences } from "../kit/speech";

const WISHES = "questable.wishes";
/** The keys of links, by how they are named in the page. */
const LINKS: Record<string, string> = { f: "a.other", l: "a.learn", arrowleft: ".beside a.before", arrowright: ".beside a.after" };

interface Wishes {
  theme?: string;
  calm?: string;
  keys?: boolean;
}

function wishes(): Wishes {
  try {
    return JSON.parse(localStorage.getItem(WISHES) ?? "{}") as Wishes;
  } catch {
    return {};
  }
}

/** Light or dark, calm or not, as it was chosen for the games. */
function obey({ theme, calm }: Wishes): void {
  const root = document.documentElement;
  if (calm && calm !== "auto") root.dataset["calm"] = calm;
  if (theme !== "light" && theme !== "dark") return;
  root.dataset["theme"] = theme;
  for (const source of document.querySelectorAll("picture source")) source.setAttribute("media", theme === "dark" ? "all" : "not all");
}

/** Each sentence in an element of its own, so that the one that is read can be seen. */
function cut(block: Element): HTMLElement[] {
  const parts = sentences(block.textContent ?? "").map((text) => {
    const span = document.createElement("span");
    span.textContent = text;
    return span;
  });
  block.replaceChildren(...parts.flatMap((span, n) => (n ? [" ", span] : [span])));
  return parts;
}

function reading(button: HTMLButtonElement): void {
  const parts = [...document.querySelectorAll("[data-read]")].flatMap(cut);
  const [start, stop] = [button.textContent ?? "", button.dataset["stop"] ?? ""];
  const speech = new Speech((at) => {
    parts.forEach((part, n) => part.classList.toggle("lit", n === at));
    button.textContent = at < 0 ? start : stop;
    button.setAttribute("aria-pressed", String(at >= 0));
  });
  if (!speech.able) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    if (speech.reads) speech.stop();
    else speech.read(parts.map((part) => part.textContent ?? ""), document.documentElement.lang);
  });
  addEventListener("pagehide", () => speech.stop());
}

const two = (n: number) => String(n).padStart(2, "0");

/** Whose day it is here, where the server's clock may show another. */
async function today(): Promise<void> {
  const now = new Date();
  const day = `${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  document.querySelector(`[data-date="${day}"]`)?.setAttribute("aria-current", "date");
  const part = document.querySelector<HTMLElement>("[data-day]");
  if (!part || part.dataset["day"] === day) return;
  // The same page for a day that is named: it lies below the saints, as the way to the search does.
  const base = document.querySelector<HTMLAnchorElement>(".ways a")!.href;
  const answer = await fetch(`${base}/today?day=${day}`);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector<HTMLElement>("[data-day]");
  if (!fresh) return;
  const [was, is] = [part.querySelector("#today"), fresh.querySelector("#today")];
  // The heading keeps its rank on this page.
  if (was && is) {
    was.textContent = is.textContent;
    is.replaceWith(was);
  }
  part.replaceWith(fresh);
}

function keys(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
  const at = event.target as Element | null;
  if (at?.closest("input, select, textarea, summary")) return;
  const key = event.key.toLowerCase();
  const button = { r: ".read", p: ".print" }[key];
  const found =
    key === "/"
      ? document.querySelector<HTMLElement>('input[name="search"]')
      : document.querySelector<HTMLElement>(button ?? LINKS[key] ?? "#none");
  if (!found || found.hidden) return;
  event.preventDefault();
  if (key === "/") found.focus();
  else found.click();
}

const wished = wishes();
obey(wished);
const read = document.querySelector<HTMLButtonElement>(".read");
if (read) reading(read);
const print_button = document.querySelector<HTMLButtonElement>(".print");
if (print_button) {
  print_button.hidden = false;
  print_button.addEventListener("click", () => print());
}
if (wished.keys !== false) addEventListener("keydown", keys);
void today().catch(() => {});
