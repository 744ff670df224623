import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { Witness } from "./witness";

const SEED = "ab".repeat(32);
const PROMISE = createHash("sha256").update(Buffer.from(SEED, "hex")).digest("hex");

function witness(): [Witness, string] {
  const made = new Witness();
  made.promised(PROMISE);
  return [made, made.give(1)];
}

test("the own bytes are found at the own seat, under the promise that was seen first", () => {
  const [made, share] = witness();
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(made.dealt({ commitment: PROMISE, shares: ["00", share] })).toBe("right");
});

test("bytes that were left out, moved or promised otherwise are wrong", () => {
  const [made, share] = witness();
  for (const header of [
    { commitment: PROMISE, shares: ["00", "11"] },
    { commitment: PROMISE, shares: [share, "00"] },
    { commitment: "c0ffee", shares: ["00", share] },
    { commitment: PROMISE },
    null,
  ])
    expect(made.dealt(header)).toBe("wrong");
});

test("the number that is published at the end is the one that was promised, or it is said", async () => {
  const [made] = witness();
  expect(await made.ended(SEED)).toBe("right");
  expect(await made.ended("cd".repeat(32))).toBe("wrong");
  expect(await made.ended("")).toBe("none");
});

test("who gave no bytes misses none", async () => {
  const made = new Witness();
  expect(made.dealt({ commitment: PROMISE, shares: ["00"] })).toBe("none");
  expect(await made.ended(SEED)).toBe("none");
  made.promised(PROMISE);
  expect(await made.ended(SEED)).toBe("right");
});

test("a new promise is a new game", () => {
  const [made, share] = witness();
  made.promised("another");
  expect(made.dealt({ commitment: "another", shares: ["", share] })).toBe("none");
  expect(made.give(0)).not.toBe(share);
});
