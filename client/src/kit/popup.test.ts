import { expect, test } from "vitest";
import { placed, type Side } from "./popup";

const SCREEN = { width: 390, height: 844 };
const SHEET = { width: 200, height: 150 };
const button = (left: number, top: number) => ({ left, top, width: 44, height: 44 });

test.each<[string, number, number, Side]>([
  ["in the middle", 180, 400, "below"],
  ["at the right edge", 346, 400, "right"],
  ["at the left edge", 0, 60, "below"],
  ["at the foot", 180, 800, "below"],
  ["at the head", 180, 0, "above"],
])("a sheet lies within the window: %s", (_, left, top, side) => {
  const at = placed(button(left, top), SHEET, side, SCREEN);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.left + SHEET.width).toBeLessThanOrEqual(SCREEN.width);
  expect(at.top + SHEET.height).toBeLessThanOrEqual(SCREEN.height);
});

test("it covers its button on no side that has room", () => {
  expect(placed(button(180, 400), SHEET, "below", SCREEN).top).toBeGreaterThan(444);
  expect(placed(button(180, 400), SHEET, "above", SCREEN).top + SHEET.height).toBeLessThan(400);
  expect(placed(button(20, 400), SHEET, "right", SCREEN).left).toBeGreaterThan(64);
  expect(placed(button(180, 800), SHEET, "below", SCREEN).top + SHEET.height).toBeLessThan(800);
});
