// The Python of browsers with the site's own libraries, in node or in a worker of a browser.
//
// In node: python.mjs ROOM CALLS prints what the calls of that file come to. In a worker: a message
// with the address of the room and the calls is answered by one with what they come to.
//
// A room has python/ (Pyodide as the site ships it), files/ (the site's device/) and code/ (a checkout
// of ours). Calls are JSON: the paths of modules beside the site's own, and [module, function, arguments]
// each. The site's own are there from their libraries.

const LIBRARIES = "tests/device/libraries.py";
const inNode = typeof process !== "undefined";

async function answers(room, read, calls) {
  const { loadPyodide } = await import(`${room}/python/pyodide.mjs`);
  const text = (path) => new TextDecoder().decode(read(path));
  const python = await loadPyodide({
    indexURL: inNode ? decodeURI(new URL(`${room}/python`).pathname) : `${room}/python/`,
    lockFileContents: text("python/pyodide-lock.json"),
    env: { HOME: "/home", QUESTABLE_BUILD: "pure" },
  });
  const [modules, asked] = JSON.parse(calls);
  for (const path of modules) {
    python.FS.mkdirTree(`/code/${path.slice(0, path.lastIndexOf("/"))}`);
    python.FS.writeFile(`/code/${path}`, read(`code/${path}`));
  }
  python.runPython(text(`code/${LIBRARIES}`));
  python.globals.get("begin")((name) => read(`files/${name}`));
  return python.globals.get("answer")(JSON.stringify(asked));
}

if (inNode) {
  const { readFileSync } = await import("node:fs");
  const { pathToFileURL } = await import("node:url");
  const [room, calls] = process.argv.slice(2);
  try {
    const read = (path) => new Uint8Array(readFileSync(`${room}/${path}`));
    console.log(await answers(pathToFileURL(room).href, read, readFileSync(calls, "utf8")));
  } catch (why) {
    // Node would show the line of Pyodide's that threw it: a megabyte.
    console.error(why.message);
    process.exit(1);
  }
} else {
  onmessage = async ({ data: [room, calls] }) => {
    const read = (path) => {
      const request = new XMLHttpRequest();
      request.open("GET", `${room}/${path}`, false);
      request.responseType = "arraybuffer";
      request.send();
      if (request.status !== 200) throw new Error(`${path}: ${request.status}`);
      return new Uint8Array(request.response);
    };
    try {
      postMessage([true, await answers(room, read, calls)]);
    } catch (why) {
      postMessage([false, why.message]);
    }
  };
}
