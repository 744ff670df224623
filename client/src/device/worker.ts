/** The worker: wakes Python, gives it our house, and carries messages between it and the page. */

import { Drawers } from "./drawers";
import { nameOf } from "./files";
import { Keeper } from "./keeper";
import type { ToPage, ToWorker } from "./speech";

/** What the site says of its own files. */
interface Parts {
  bytes: number;
  /** Packages that Pyodide would load from elsewhere: none. */
  lock: { info: object; packages: object };
  /** What is loaded first. */
  first: string[];
  /** Scripts that are not packed, and how many bytes each is. */
  scripts: Record<string, number>;
  /** By the beginning of a module's name: what has to be loaded before it. */
  later: Record<string, string>;
}

/** The parts of Pyodide that are used here. */
interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  pyimport(name: string): any;
  runPython(code: string): unknown;
}

/** The house, as browser.py offers it. */
interface PyHouse {
  answer(method: string, path: string, body: string, link: string): Promise<[number, string, string]>;
  open(line: number, link: string, query: string): Promise<boolean>;
  hear(line: number, data: string): void;
  close(line: number): void;
  leave(): Promise<void>;
}

const LIBRARY = "/lib/questable";
/** Browsers have nothing that packs our own as small as this does; Python has. */
const UNPACK = "import lzma; lambda data: lzma.decompress(data.to_bytes())";
const XZ = [0xfd, 0x37, 0x7a, 0x58, 0x5a];
const say = (message: ToPage): void => postMessage(message);
let house: PyHouse | null = null;

async function begin(home: string, files: string): Promise<void> {
  const parts = (await (await fetch(`${files}parts.json`)).json()) as Parts;
  let bytes = 0;
  const count = (more: number): void => {
    bytes += more;
    say({ is: "coming", bytes: Math.min(bytes, parts.bytes), of: parts.bytes });
  };
  const names = parts.first;
  const keeper = await Keeper.open(home);
  const loaded = await Promise.all(names.map((name) => keeper.unpacked(`${files}${name}.pack`, count)));
  const scripts = Object.entries(parts.scripts);
  await keeper.add(`${files}parts.json`, ...scripts.map(([name]) => files + name));
  for (const [, size] of scripts) count(size);
  const first = new Map(names.map((name, n) => [name, loaded[n]!]));
  say({ is: "coming", bytes: parts.bytes, of: parts.bytes });
  lend(files, first);
  const { loadPyodide } = await import(/* @vite-ignore */ `${files}pyodide.mjs`);
  const python: Python = await loadPyodide({
    indexURL: files,
    createPyodideModule: await machine(first.get("pyodide.asm.mjs")!),
    lockFileContents: JSON.stringify(parts.lock),
    env: { HOME: "/home", QUESTABLE_BUILD: "pure" },
  });
  const unpack = python.runPython(UNPACK) as (data: Uint8Array) => { toJs(): Uint8Array<ArrayBuffer>; destroy(): void };
  const plain = (name: string, data: Uint8Array<ArrayBuffer>): Uint8Array => {
    if (XZ.some((each, n) => data[n] !== each)) return data;
    const packed = unpack(data);
    const found = packed.toJs();
    packed.destroy();
    // So it need not be unpacked the next time.
    void keeper.keep(`${files}${name}.pack`, found);
    return found;
  };
  for (const [name, data] of first) if (name.endsWith(".lib")) unfold(python, plain(name, data));
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
  const library = python.pyimport("questable.device.library");
  const here = new Set<string>();
  for (const [module, name] of Object.entries(parts.later))
    library.later(module, () => {
      if (here.has(name)) return;
      unfold(python, plain(name, brought(`${files}${name}.pack`)));
      here.add(name);
    });
  const browser = python.pyimport("questable.device.browser");
  const drawers = await Drawers.open(nameOf(home));
  house = (await browser.begin(drawers, tell)) as PyHouse;
  say({ is: "ready" });
}

/** The script that the WebAssembly needs; where no policy lets it run from memory Pyodide loads it itself. */
async function machine(script: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ url)) as { default: unknown }).default;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What Pyodide asks for is here already. */
function lend(files: string, first: Map<string, Uint8Array<ArrayBuffer>>): void {
  const outside = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const found = url.startsWith(files) ? first.get(url.slice(files.length)) : undefined;
    if (!found) return outside(asked, options);
    const type = url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(found, { headers: { "Content-Type": type } }));
  };
}

/** A library: a line that says how long each file is, and all files one after the other. */
function unfold(python: Python, data: Uint8Array): void {
  const end = data.indexOf(10);
  const sizes = JSON.parse(new TextDecoder().decode(data.subarray(0, end))) as Record<string, number>;
  let from = end + 1;
  for (const [path, size] of Object.entries(sizes)) {
    const whole = `${LIBRARY}/${path}`;
    python.FS.mkdirTree(whole.slice(0, whole.lastIndexOf("/")));
    python.FS.writeFile(whole, data.subarray(from, from + size));
    from += size;
  }
}

/** A file, at once: Python cannot wait in the middle of an import. */
function brought(url: string): Uint8Array<ArrayBuffer> {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return new Uint8Array(request.response as ArrayBuffer);
}

function tell(line: number, data: string | null): void {
  say({ is: "told", line, data: data ?? null });
}

/** Only one window of a device has the tables; the newest takes them from the one before. */
async function alone(home: string): Promise<void> {
  await new Promise<void>((mine, failed) => {
    if (!navigator.locks) return mine();
    navigator.locks
      .request(nameOf(home), { steal: true }, () => {
        mine();
        return new Promise(() => {});
      })
      .catch((why: unknown) => {
        if (!house) return failed(why);
        void house.leave().finally(() => say({ is: "taken" }));
      });
  });
}

async function heard(message: ToWorker): Promise<void> {
  if (message.is === "begin") {
    await alone(message.home);
    await begin(message.home, message.files);
  } else if (!house) return;
  else if (message.is === "ask") {
    const { id, method, path, body, link } = message;
    const [status, media, told] = await house.answer(method, path, body, link);
    say({ is: "answer", id, status, media, body: told });
  } else if (message.is === "open") {
    if (await house.open(message.line, message.link, message.query)) return;
    say({ is: "told", line: message.line, data: null });
  } else if (message.is === "hear") house.hear(message.line, message.data);
  else house.close(message.line);
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  heard(data).catch((why: unknown) => {
    const said = why instanceof Error ? why.message : String(why);
    console.error(said);
    if (data.is === "begin") say({ is: "failed", why: said });
    else if (data.is === "ask")
      say({ is: "answer", id: data.id, status: 500, media: "application/json", body: '{"code":"fault"}' });
  });
};
