// The shell of the page without a line: what was loaded once is shown again, and played where the
// page has kept a house on this device.
// It lies where the house stands under its name, and serves nothing beside it.
const HOME = new URL("./", location).pathname;
const SHELL = `questable-1${HOME.slice(0, -1)}`;
/** Whether scripts and styles lie there packed, too: on a web space that packs nothing itself. */
const PACKED = false;
const TYPES = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" };
const SERVERS = /^(api\/|([a-z]{2}\/)?saints(\/|$))/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A file over the line, packed where that is to be had. */
async function brought(request) {
  const { pathname } = new URL(request.url);
  const type = TYPES[pathname.slice(pathname.lastIndexOf(".") + 1)];
  if (!PACKED || !type || !pathname.startsWith(`${HOME}assets/`)) return fetch(request);
  try {
    const answer = await fetch(`${pathname}.pack`);
    if (!answer.ok) return fetch(request);
    const plain = answer.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(await new Response(plain).arrayBuffer(), { headers: { "Content-Type": type } });
  } catch {
    // A web space that unpacks on the way, or a browser that cannot.
    return fetch(request);
  }
}

async function kept(request) {
  const shell = await caches.open(SHELL);
  const found = await shell.match(request);
  if (found) return found;
  const answer = await brought(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

/** A new page has come: what was kept for the old one goes, but for a house that is still the same. */
async function renew(shell, text) {
  const house = /<html[^>]* data-(?:house|device)="(device-\w+)"/.exec(text)?.[1];
  for (const { url } of await shell.keys())
    if (!house || !new URL(url).pathname.startsWith(`${HOME}${house}/`)) await shell.delete(url);
}

/** The newest page there is; its old files go when a new one comes. */
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return answer;
    const old = await shell.match(HOME);
    const text = await answer.clone().text();
    if (old && (await old.text()) !== text) await renew(shell, text);
    await shell.put(HOME, answer.clone());
    return answer;
  } catch {
    return (await shell.match(HOME)) ?? Response.error();
  }
}

/** What is learnt about saints is the same for everybody, and learnt without a line too. */
async function fresh(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch {
    return (await shell.match(request)) ?? Response.error();
  }
}

const isFile = (path) =>
  path.startsWith(`${HOME}assets/`) ||
  // A house on this device: its folder's name changes with what is in it.
  path.startsWith(`${HOME}device-`) ||
  path === `${HOME}icon.svg` ||
  path === `${HOME}manifest.webmanifest`;

// A first visit is over before this is at work: the page says what it has loaded.
self.addEventListener("message", (event) => {
  const files = (event.data?.keep ?? []).filter((path) => isFile(path));
  event.waitUntil(keep(files));
});

async function keep(files) {
  const shell = await caches.open(SHELL);
  if (!(await shell.match(HOME))) await page(new Request(HOME));
  await Promise.allSettled(files.map((path) => kept(new Request(path))));
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(`${HOME}api/study/`)) return event.respondWith(fresh(event.request));
  // What else the server says is never kept; nor are the saints' pages, which are no part of the shell.
  if (SERVERS.test(url.pathname.slice(HOME.length))) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (isFile(url.pathname)) event.respondWith(kept(event.request));
});

// Who is called to a game comes back to the page that called.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const pages = self.clients.matchAll({ type: "window" });
  event.waitUntil(pages.then((open) => (open[0] ? open[0].focus() : self.clients.openWindow(HOME))));
});
