/** text/languages.toml as a module: what each language is called, so that the page has no list. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** A row of the file; its other fields are the server's. */
const ROW = /^\[([a-z]+)\]\s*?\n(?:(?!\[).*\n)*?name = "([^"\\\n]+)"/gm;

/** By code. Rows that cannot be read break the build: the page would be without a language. */
export function namesOf(text: string): Record<string, string> {
  const names = Object.fromEntries([...text.matchAll(ROW)].map(([, code, name]) => [code!, name!]));
  const rows = text.match(/^\[/gm)?.length ?? 0;
  if (rows === 0 || Object.keys(names).length !== rows) throw new Error("languages.toml: a language needs a name");
  return names;
}

/** What turns languages.toml into a module. */
export function languages(): Plugin {
  return {
    name: "questable-languages",
    load(id) {
      if (!id.endsWith("/languages.toml")) return null;
      return `export default ${JSON.stringify(namesOf(readFileSync(id, "utf8")))};`;
    },
  };
}
