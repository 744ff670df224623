/** Saints for tests. */

import type { StudyEntry, StudyQuestion } from "$/protocol";

export function question(id: string, level: number): StudyQuestion {
  const options = ["a", "b", "c", "d"].map((saint) => ({ words: saint.toUpperCase(), saint }));
  const kind = id.split(":")[1]!;
  return { id, kind, level, asks: `${id}?`, window: "", windows: kind === "window", options, answer: 2, more: [] };
}

/** A saint with two questions in each level above the first, and an order of time. */
export function entry(key: string, famous = false): StudyEntry {
  const levels = famous ? [1, 2, 3] : [2, 3];
  return {
    key,
    name: `St. ${key}`,
    others: { fr: `Saint ${key}` },
    feminine: false,
    rows: [],
    life: "",
    note: "",
    questions: levels.flatMap((level) => [question(`${key}:window:${level}`, level), question(`${key}:feast-month:${level}`, level)]),
    orders: levels.map((level) => ({ id: `${key}:timeline:${level}`, level, saints: [] })),
  };
}
