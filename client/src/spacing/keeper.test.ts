import { beforeEach, expect, test, vi } from "vitest";
import { keeper } from "./keeper.svelte";

const DAY = "2026-11-18";
const kept = new Map<string, string>();
const { answered, forget, remembered, slipsOf, takeOver, written } = keeper("questable.practice", { name: "practice", version: 1 });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  forget();
});

test("an answer is kept in the browser, and a file of it is taken over elsewhere", () => {
  const slip = answered("rae:a", false, DAY);
  expect(slip).toMatchObject({ wrong: 1, right: 0, due: "2026-11-19" });
  const file = written();
  expect(kept.get("questable.practice")).toBe(file);
  expect(JSON.parse(file)).toMatchObject({ questable: "practice", version: 1, slips: { "rae:a": slip } });
  forget();
  expect([remembered(), kept.size]).toEqual([{}, 0]);
  expect([takeOver(file), takeOver(file)]).toEqual([1, 0]);
  expect(remembered()).toEqual({ "rae:a": slip });
});

test("what is damaged or something else changes nothing", () => {
  answered("rae:a", true, DAY);
  const before = remembered();
  const files = ["", "null", "[]", "{", "{}", '{"questable":"practice","version":1,"slips":null}',
    '{"questable":"practice","version":2,"slips":{}}', '{"questable":"puzzles","version":1,"slips":{}}',
    '{"questable":"practice","version":1,"slips":{"a":{}}}']; // prettier-ignore
  for (const file of files) expect(takeOver(file), file).toBe(-1);
  expect(remembered()).toBe(before);
  expect(slipsOf('{"questable":"practice","version":1,"slips":{}}')).toEqual({});
});
