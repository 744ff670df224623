// Compiles a folder's Python files for the Python that runs in browsers: site_compile.mjs PYODIDE FOLDER CODE
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, folder, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdir("/folder");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/folder");
try {
  python.runPython(readFileSync(code, "utf8"));
} catch (why) {
  // Node would show the line of Pyodide's that threw it: a megabyte.
  console.error(why.message);
  process.exit(1);
}
