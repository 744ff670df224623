import { afterEach, expect, test, vi } from "vitest";
import { at, prefix } from "./base";

afterEach(() => void vi.unstubAllGlobals());

const stand = (pathname: string) => vi.stubGlobal("location", { pathname });

test("at the root of a name nothing stands before a path", () => {
  for (const place of ["/", "/table"]) {
    stand(place);
    expect(at("/ws")).toBe("/ws");
  }
});

test("below a prefix every place finds the same one", () => {
  for (const place of ["/games/questable/", "/games/questable/table"]) {
    stand(place);
    expect([prefix(), at("/api/games")]).toEqual(["/games/questable", "/games/questable/api/games"]);
  }
});
