// @vitest-environment happy-dom
/** What the server says no to, in the language in use. */

import { expect, test, vi } from "vitest";
import { refusal, speak } from "./words.svelte";

test("why a file cannot be used is said in the reader's language, with its line", async () => {
  const facts = { line: 3, why: "number-range", key: "copies", low: 1, high: 9 };
  await speak("en");
  expect(await refusal("pack", facts)).toBe(
    "This pack cannot be used. Line 3: copies must be a whole number from 1 to 9.",
  );
  await speak("fr");
  expect(await refusal("record", { line: 2, why: "after-seed" })).toBe(
    "Cette partie enregistrée est illisible. Ligne 2\u00a0: Rien ne peut suivre la ligne de «\u00a0seed\u00a0».",
  );
});

test("a reason that this page does not know is shown by its id", async () => {
  await speak("en");
  expect(await refusal("record", { line: 2, why: "of-tomorrow" })).toBe(
    "This saved game cannot be read. Line 2: of-tomorrow",
  );
});

test("words that joined before the first language, or during one, are spoken in the next, too", async () => {
  vi.resetModules();
  const { learn, say, speak } = await import("./words.svelte");
  await learn("room");
  expect(say("room-phrase-hello")).not.toBe("Hello!");
  const spoken = speak("en");
  await Promise.all([spoken, learn("setup")]);
  expect(say("room-phrase-hello")).toBe("Hello!");
  expect(say("setup-which")).toBe("Which game?");
  await speak("fr");
  expect(say("room-phrase-hello")).toBe("Bonjour\u00a0!");
});
