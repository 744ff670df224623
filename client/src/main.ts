import { mount } from "svelte";
import "./kit/tokens.css";
import "./kit/base.css";
import App from "./App.svelte";
import { yieldToBrowser } from "./kit/slices.svelte";
import { load, placeOf } from "./pages";
import { route } from "./route.svelte";
import { apply } from "./kit/wishes.svelte";
import { speak, wanted } from "./words/words.svelte";

/** Milliseconds: text that changes its font jumps, so fonts come first, if they come soon. */
const SOON = 400;
const fonts = Promise.all(["1em Cabin", "1em Marcellus"].map((each) => document.fonts.load(each)));
const soon = new Promise((go) => setTimeout(go, SOON));

/** A shell that opens without a line; plain http has no such thing, and needs none. */
function keepShell(): void {
  navigator.serviceWorker.register("./sw.js").catch(() => {});
  // What was loaded before it was at work is in the browser's own store still.
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({ keep: loaded });
  });
}

apply();
await yieldToBrowser();
// Asking for a place's files takes a slow browser 40 ms: it is done before the page is drawn.
load(placeOf(route().path)).catch(() => {});
await Promise.all([speak(wanted()), Promise.race([fonts.catch(() => {}), soon])]);
await yieldToBrowser();
// It runs: what stands there for those who open it as a file is not for anybody here.
for (const each of document.querySelectorAll(".still")) each.remove();
mount(App, { target: document.getElementById("page")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(keepShell, { timeout: 10 * SOON });
  else setTimeout(keepShell, SOON);
}
