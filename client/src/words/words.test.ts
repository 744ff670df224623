import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const TEXT = join(SRC, "../../src/questable/text");

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(SRC, path), "utf8"))
  .join("\n");

function ids(lang: string, name: string): string[] {
  const text = readFileSync(join(TEXT, lang, `${name}.ftl`), "utf8");
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

/** Ids that are written out, and beginnings that are completed by a value. */
const whole = new Set([...files.matchAll(/["'`]((?:page|room|table)-[a-z0-9-]+)["'`]/g)].map((m) => m[1]!));
const begun = [...files.matchAll(/`((?:page|room|table)-[a-z0-9-]*-)\$\{/g)].map((m) => m[1]!);

test("every message of the page is used, and every one used is there", () => {
  const known = ids("en", "page");
  const unused = known.filter((id) => !whole.has(id) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
  const all = new Set(["page", "room", "table"].flatMap((name) => ids("en", name)));
  expect([...whole].filter((id) => !all.has(id))).toEqual([]);
  for (const start of begun) expect([...all].some((id) => id.startsWith(start)), start).toBe(true);
});

test.each(["en", "fr"])("the browser's Fluent reads all of %s", (lang) => {
  for (const name of ["page", "room", "table"]) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const text = readFileSync(join(TEXT, lang, `${name}.ftl`), "utf8");
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    for (const id of ids(lang, name)) expect(bundle.hasMessage(id), id).toBe(true);
  }
});
