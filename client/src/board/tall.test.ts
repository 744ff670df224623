/** How high a picture may be is a length, wherever it stands: a bare sum is one within min() alone. */

import { expect, test } from "vitest";

const files = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

const told = Object.entries(files).flatMap(([file, text]) =>
  [...text.matchAll(/--tall:\s*([^;]+);/g)].map(([, value = ""]) => ({ file, value })),
);

/** A number with its unit, or a function of some. */
const LENGTH = /^(\d+(\.\d+)?[a-z]+|[a-z]+\(.*\))$/;

test("places say how high their pictures may be", () => {
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter(({ value }) => !LENGTH.test(value))).toEqual([]);
});
