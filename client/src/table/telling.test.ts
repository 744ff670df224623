import { expect, test, vi } from "vitest";
import type { Told } from "$/protocol";

vi.mock("$/words/words.svelte", () => ({
  has: () => true,
  say: (id: string, facts: object = {}) => `${id} ${Object.values(facts).join(" ")}`,
}));

test("a bot that sits down is told by its name; one that plays for people, by theirs", async () => {
  const { linesOf } = await import("./telling");
  const people = { name: () => "", seatName: (seat: number) => ["Ann", "Bell"][seat]!, isTheirs: (seat: number) => seat === 0 };
  const said = (seat: number, why: string, instead_of = "") =>
    linesOf({ seq: 1, at: 0, fact: { kind: "bot", seat, level: "club", why, instead_of } } as unknown as Told, people)[0]?.text;
  expect(said(1, "host")).toBe("page-log-bot-sits Bell");
  expect(said(0, "host")).toBe("page-log-bot Ann");
  expect(said(0, "silent")).toBe("page-log-bot-silent Ann");
  expect(said(0, "silent", "master")).toBe("page-log-bot-instead Ann");
  expect(said(1, "host", "master")).toBe("page-log-bot-instead Bell");
});
