/** Where the page is: a path, and secrets behind the '#', which no browser sends. */

import { at, placeIn, prefix } from "./base";

interface Place {
  path: string;
  hash: string;
}

const here = (): Place => ({ path: placeIn(location), hash: location.hash.slice(1) });

let place: Place = $state(here());

/** The place now. */
export function route(): Place {
  return place;
}

/** Go to another place of the page. */
export function go(path: string, hash = "", replace = false): void {
  const url = at(path) + (hash ? `#${hash}` : "");
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  place = here();
  if (!replace) scrollTo(0, 0);
}

/** What the server shows by itself: the saints' pages, and whatever is asked of it. */
const SERVERS = /^\/(api\/|([a-z]{2}\/)?saints(\/|$))/;

/** Links within the page load nothing anew. */
function click(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  // To the tables of this device or back: all of the page begins anew.
  if (link.rel === "external") return;
  // What lies elsewhere under this name, or is no place of the page, the browser opens itself.
  if (!link.pathname.startsWith(`${prefix()}/`) || SERVERS.test(link.pathname.slice(prefix().length))) return;
  event.preventDefault();
  go(placeIn(link), link.hash.slice(1));
}

/** Follow the browser's own ways. */
export function follow(): void {
  addEventListener("popstate", () => (place = here()));
  addEventListener("hashchange", () => (place = here()));
  document.addEventListener("click", click);
}
