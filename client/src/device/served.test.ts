import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A page of a server that offers its games for the time when it is gone. */
function stand(place: string, device = "device-abc") {
  vi.resetModules();
  const url = new URL(place, "https://example.org");
  vi.stubGlobal("document", { documentElement: { dataset: device ? { device } : {} } });
  vi.stubGlobal("location", { pathname: url.pathname, search: url.search, hash: url.hash, href: url.href });
}

const stores = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

beforeEach(() => {
  vi.stubGlobal("localStorage", stores());
  vi.stubGlobal("sessionStorage", stores());
});
afterEach(() => vi.unstubAllGlobals());

test("a server's page asks the server, unless its address says that this device is meant", async () => {
  for (const [place, here, table] of [
    ["/games/table#~key", false, "/games/table"],
    ["/games/?here", true, "/games/?here/table"],
    ["/games/?here/table#~key", true, "/games/?here/table"],
    ["/games/?hereabouts", false, "/games/table"],
    ["/games/?table", false, "/games/table"],
  ] as const) {
    stand(place);
    const { at, onDevice, served } = await import("$/base");
    expect([place, onDevice, served, at("/table")]).toEqual([place, here, true, table]);
  }
});

test("an address of this device is none where the server offers nothing", async () => {
  stand("/?here/table", "");
  const { onDevice } = await import("$/base");
  expect(onDevice).toBe(false);
});

test("places of this device stand behind its mark, and links within the page lead to them", async () => {
  stand("/games/?here/table#~key");
  const { placeIn } = await import("$/base");
  const place = (pathname: string, search = "") => placeIn({ pathname, search });
  expect([place("/games/", "?here/table"), place("/games/", "?here"), place("/games/rules"), place("/games/")]).toEqual([
    "/table",
    "/",
    "/rules",
    "/",
  ]);
});

test("the tables of this device are listed beside the server's, and known to it by nothing", async () => {
  stand("/?here/");
  const here = await import("$/table/mine.svelte");
  const key = here.keyFor("room", ["link"]);
  stand("/");
  const there = await import("$/table/mine.svelte");
  expect(there.mine()).toEqual([]);
  expect(there.mineHere().map((each) => each.key)).toEqual([key]);
});

test("the way back leads to the table that was left", async () => {
  stand("/table#~key");
  const { leave, leftTable } = await import("./left");
  leave();
  expect(leftTable()).toBe("#~key");
  stand("/rules#Q-1.1");
  const elsewhere = await import("./left");
  elsewhere.leave();
  expect(elsewhere.leftTable()).toBe("");
});
