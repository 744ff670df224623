import { expect, test } from "vitest";
import { addressOf, opened } from "./address";
import { botsOf, outlineOf, plyOfLine, shared } from "./record";

const RECORD = [
  '{"questable": 1, "game": "questor", "players": 2, "race": [[0, 17, 12]]}',
  '[-1, "roll:4", "dealer"]',
  '[0, "move:n", "person"]',
  '[0, "/undo:1", "person"]',
  '[0, "move:s", "person"]',
  '[1, "dig:here", "bot"]',
  '{"seed": "00"}',
  "",
].join("\n");

test("an outline has what counts and leaves out what was undone", () => {
  const outline = outlineOf(RECORD);
  expect([outline.game, outline.players]).toEqual(["questor", 2]);
  expect(outline.entries.map(({ line }) => line)).toEqual([2, 5, 6]);
  expect([...botsOf(outline)]).toEqual([1]);
  expect(plyOfLine(outline, 5)).toBe(2);
  expect(plyOfLine(outline, 3)).toBe(0);
});

test("what is no record has an empty outline", () => {
  expect(outlineOf("hello\n[").entries).toEqual([]);
  expect(outlineOf("").players).toBe(0);
});

test("a record that is handed on tells when nobody acted", () => {
  expect(shared(RECORD)).not.toContain("race");
  expect(outlineOf(shared(RECORD))).toEqual(outlineOf(RECORD));
  expect(shared("noise")).toBe("noise");
});

test("an address gives back the record, the moment and the eyes", async () => {
  const address = await addressOf(RECORD, { ply: 2, seat: 1 });
  expect(address).toMatch(/^[\w.-]+$/);
  expect(await opened(address)).toEqual({ record: shared(RECORD), ply: 2, seat: 1 });
  const bare = await addressOf(RECORD, { ply: 0, seat: -1 });
  expect(await opened(bare)).toMatchObject({ ply: 0, seat: -1 });
});

test("a long game makes a short address", async () => {
  const long = RECORD + '[0, "move:n", "person"]\n[1, "dig:here", "bot"]\n'.repeat(300);
  expect((await addressOf(long, { ply: 0, seat: -1 })).length).toBeLessThan(600);
});

test("what is no address of ours opens nothing", async () => {
  for (const noise of ["", "main", "1.", "1.!!!.3", "2.abcd.1", "1.abcd.1.2.3", "1.AAAA"])
    expect(await opened(noise)).toBeNull();
});

test("an address that unpacks to far too much opens nothing", async () => {
  const bomb = await addressOf("a".repeat(3_000_000), { ply: 0, seat: -1 });
  expect(bomb.length).toBeLessThan(8_000);
  expect(await opened(bomb)).toBeNull();
});
