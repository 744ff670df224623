import { afterEach, expect, test, vi } from "vitest";
import { notify } from "./notify";

afterEach(() => vi.unstubAllGlobals());

test("a service worker shows it where there is one: phones take it from nobody else", async () => {
  const shown: unknown[] = [];
  const worker = { active: {}, showNotification: async (...all: unknown[]) => void shown.push(all) };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => worker } });
  vi.stubGlobal("Notification", class {
    constructor() {
      throw new TypeError("Illegal constructor");
    }
  });
  await notify("Your turn", "Move.");
  expect(shown).toEqual([["Your turn", { body: "Move.", icon: "./icon.svg", tag: "turn" }]]);
});

test("a page without one shows it itself, and a device that cannot is left in peace", async () => {
  vi.stubGlobal("navigator", {});
  const shown: string[] = [];
  vi.stubGlobal("Notification", class {
    constructor(title: string) {
      shown.push(title);
    }
  });
  await notify("Your turn", "Move.");
  expect(shown).toEqual(["Your turn"]);
  vi.stubGlobal("Notification", undefined);
  await notify("Your turn", "Move.");
});
