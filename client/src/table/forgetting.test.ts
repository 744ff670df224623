import { beforeEach, expect, test, vi } from "vitest";
import { forgetTable } from "./forgetting";
import { keyFor, mine, mineOf } from "./mine.svelte";

vi.stubGlobal("location", { pathname: "/" });

let asked: { path: string; answer: (said: object) => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) =>
    new Promise((told) => {
      asked.push({ path, answer: (said) => told({ ok: true, json: async () => said }) });
    }),
  );
});

test("a table is listed until its link is void", async () => {
  const key = keyFor("left", ["mine"]);
  const done = forgetTable(mineOf(key)!);
  asked[0]!.answer({ kind: "person", person: 3 });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(mine().map((each) => each.room)).toContain("left");
  asked[1]!.answer({ link: "nobody's" });
  await done;
  expect(mine().map((each) => each.room)).not.toContain("left");
});
