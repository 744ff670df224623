import { expect, test } from "vitest";
import { leap, onward, under, type Box } from "./ways";

const box = (id: string, x: number, y: number, size = 10): Box => ({ id, x, y, wide: size, high: size });
const ROW = [box("a", 0, 0), box("b", 20, 0), box("c", 40, 2), box("far", 20, 60)];

test("an arrow leads to the nearest that way, and stays at the edge", () => {
  expect(onward(ROW, "a", "right")).toBe("b");
  expect(onward(ROW, "c", "left")).toBe("b");
  expect(onward(ROW, "c", "right")).toBe("c");
  expect(onward(ROW, "b", "down")).toBe("far");
  expect(onward(ROW, "gone", "up")).toBe("a");
});

test("what lies under a finger is the nearest, and some reach further", () => {
  expect(under(ROW, { x: 4, y: -3 })).toBe("a");
  expect(under(ROW, { x: 10, y: 0 })).toBe("");
  expect(under(ROW, { x: 11, y: 0 }, (id) => (id === "b" ? 24 : 0))).toBe("b");
  expect(under([box("over", 5, 0), ...ROW], { x: 1, y: 0 })).toBe("a");
  expect(under([box("over", 5, 0), ...ROW], { x: 1, y: 0 }, (id) => (id === "over" ? 24 : 0))).toBe("over");
});

test("a leap goes to the next lit one in reading order, round and round", () => {
  const order = ["a", "b", "c", "d"];
  const bright = new Set(["a", "d"]);
  expect(leap(order, bright, "b", 1)).toBe("d");
  expect(leap(order, bright, "d", 1)).toBe("a");
  expect(leap(order, bright, "a", -1)).toBe("d");
  expect(leap(order, new Set(), "b", 1)).toBe("b");
});
