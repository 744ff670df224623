// Begins the page once what unpacks its files is at work; where nothing can be, they come plain.
const SOON = 2000;

async function unpacking() {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return;
  // Somebody has asked for all files anew: then there is none for this visit.
  if ((await workers.getRegistration())?.active) return;
  const begun = new Promise((go) => workers.addEventListener("controllerchange", go, { once: true }));
  await workers.register("./sw.js");
  await Promise.race([begun, new Promise((go) => setTimeout(go, SOON))]);
}

function put(tag) {
  const made = document.createElement(tag.localName);
  for (const { name, value } of tag.attributes) made.setAttribute(name, value);
  const there = new Promise((go) => (made.onload = made.onerror = go));
  document.head.append(made);
  return there;
}

async function begin() {
  await unpacking().catch(() => {});
  const tags = [...document.getElementById("begin").content.children];
  const scripts = tags.filter((tag) => tag.localName === "script");
  const others = tags.filter((tag) => !scripts.includes(tag));
  // Nothing is drawn before it has its style.
  await Promise.all(others.map((tag) => (tag.rel === "stylesheet" ? put(tag) : void put(tag))));
  scripts.forEach(put);
}

void begin();
