import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const TEXT = join(SRC, "../../src/questable/text");

/** All code of a folder in one text. */
function code(folder: string): string {
  return readdirSync(join(SRC, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(join(SRC, folder, path), "utf8"))
    .join("\n");
}

const SHARING = ["practice", "study"];
/** What practice and learning share says its messages by what they begin with. */
const shared = (file: string): string => code("spacing").replaceAll("${words}", file);

const OWN: [folder: string, file: string, prefix: string][] = [
  ["about", "about", "about-"],
  ["guide", "guide", "guide-"],
  ["replay", "replay", "replay-"],
  ["class", "classroom", "classroom-"],
  ["practice", "practice", "practice-page-"],
  ["study", "study", "study-page-"],
  ...readdirSync(join(SRC, "games"), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }): [string, string, string] => [`games/${name}`, name, `${name}-board`]),
];

test.each(OWN)("%s says all messages of %s.ftl that begin with %s, and no others", (folder, file, prefix) => {
  const text = readFileSync(join(TEXT, "en", `${file}.ftl`), "utf8");
  const known = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const said = [...`${code(folder)}\n${SHARING.includes(file) ? shared(file) : ""}`.matchAll(/["`]([a-z][a-z-]*-[a-z-]+)(["`]|\$\{)/g)].filter(([, id]) =>
    id!.startsWith(`${file}-`),
  );
  const whole = new Set(said.filter(([, , end]) => end !== "${").map(([, id]) => id!));
  const begun = said.filter(([, , end]) => end === "${").map(([, id]) => id!);
  const used = (id: string): boolean => whole.has(id) || begun.some((start) => id.startsWith(start));
  expect(known.filter((id) => id.startsWith(prefix) && !used(id))).toEqual([]);
  expect([...whole].filter((id) => !known.includes(id))).toEqual([]);
  for (const start of begun) expect(known.some((id) => id.startsWith(start)), start).toBe(true);
});
