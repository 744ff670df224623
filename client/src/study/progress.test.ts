import { expect, test } from "vitest";
import { kept } from "./progress.svelte";

const OLD = { box: 3, due: "2026-10-06", right: 4, wrong: 1 };
const file = (slip: object, version = 1) => JSON.stringify({ questable: "progress", version, slips: { agnes: slip } });

test("a file of the terminal's boxes is read as the terminal reads it", () => {
  // tests/terminal/learn/test_progress.py has the same.
  const read = { due: "2026-10-06", seen: "2026-10-02", stability: 4, difficulty: 5, right: 4, wrong: 1 };
  expect(kept.slipsOf(file(OLD))).toEqual({ agnes: read });
  expect(kept.slipsOf(file(read, 2))).toEqual({ agnes: read });
});

test("what is damaged is none", () => {
  const wrong = [{ box: 0 }, { box: 6 }, { box: "2" }, { due: "soon" }, { right: -1 }, { wrong: 0.5 }, { more: 1 }];
  for (const each of wrong) expect(kept.slipsOf(file({ ...OLD, ...each })), JSON.stringify(each)).toBeNull();
  expect([kept.slipsOf(file(OLD, 2)), kept.slipsOf(file(OLD, 3)), kept.slipsOf(file({}, 1))]).toEqual([null, null, null]);
});

test("what is taken over is written in the form of today", () => {
  expect(kept.takeOver(file(OLD))).toBe(1);
  expect(JSON.parse(kept.written())).toMatchObject({ questable: "progress", version: 2, slips: { agnes: { stability: 4 } } });
  kept.forget();
  expect(kept.remembered()).toEqual({});
});
