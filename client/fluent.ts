/** Fluent files as modules: they are read when the page is built, so that no browser has to. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export type Messages = [id: string, pattern: unknown][];

/** The messages of a file's text, as data; none of ours has attributes. */
export function messagesOf(text: string): Messages {
  return new FluentResource(text).body.map(({ id, value }) => [id, value]);
}

/** What turns `x.ftl` into a module of its messages. */
export function fluent(): Plugin {
  return {
    name: "questable-fluent",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const data = JSON.stringify(messagesOf(readFileSync(id, "utf8")));
      // Browsers read JSON faster than the same thing as code.
      return `export default JSON.parse(${JSON.stringify(data)});`;
    },
  };
}
