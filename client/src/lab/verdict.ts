/** What figures come to, in a sentence or two; a sentence changes only when the intervals say so. */

import type { ComparisonNow, DifferenceNow, FigureNow, SideNow } from "$/protocol";
import { markOf, type Mark } from "$/kit/seats";
import type { Facts } from "$/words/lexicon";

/** A message, and whether it is the one to be seen first. */
export interface Said {
  id: string;
  facts?: Facts;
  head?: boolean;
}

/** Games of a side below which nobody says that there is nothing. */
const ENOUGH = 400;
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
/** What makes a game lively. */
export const LIVELY = ["lead-changes", "comebacks", "drama"];

export const hundred = (share: number): number => Math.round(100 * share);
export const last = (now: ComparisonNow): SideNow => now.sides[now.sides.length - 1]!;
/** Whether both sides answer the same question: rivals or one team. */
export const alike = (now: ComparisonNow): boolean => now.sides.every((side) => side.together === now.sides[0]!.together);
export const figureOf = (side: SideNow | undefined, name: string): FigureNow | undefined => side?.figures.find((each) => each.name === name);
const differenceOf = (now: ComparisonNow, name: string): DifferenceNow | undefined => now.differences.find((each) => each.name === name);
const isClear = (each: DifferenceNow | undefined): boolean => each !== undefined && each.size !== "none";
const isPlace = (tag: string): boolean => PLACES.includes(tag);

/** The sides that rivals play in, from which shares are read. */
export function rivals(now: ComparisonNow): SideNow[] {
  return now.sides.filter((side) => !side.together);
}

/** Roles of all sides, those that nobody won with too, in the order of play where that is what they are. */
export function rolesOf(now: ComparisonNow): string[] {
  const found = rivals(now).flatMap((side) => side.figures.map((each) => each.name).filter((name) => name.startsWith("role-")));
  const place = (name: string) => PLACES.indexOf(name.slice(5));
  return [...new Set(found)].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** What roles are: heroes, religions, or places in the order of play. */
export const roleKind = (now: ComparisonNow): string => (rolesOf(now).every((name) => isPlace(name.slice(5))) ? "place" : now.role);

/** The mark of a figure's row: by its place among the roles or seats, with the letter of a role. */
export function signOf(now: ComparisonNow, name: string, said: string): Mark {
  const place = roleKind(now) === "place" ? PLACES.indexOf(name.slice(5)) : rolesOf(now).indexOf(name);
  if (name.startsWith("seat-")) return { ...markOf(Number(name.slice(5)) - 1), letter: "" };
  return { ...markOf(place), letter: roleKind(now) === "place" ? String(place + 1) : said.slice(0, 1) };
}

export function seatsOf(now: ComparisonNow): string[] {
  const side = rivals(now).at(-1);
  return side ? side.figures.map((each) => each.name).filter((name) => name.startsWith("seat-")) : [];
}

function unsure(now: ComparisonNow): Said {
  const enough = now.whole || now.sides.every((side) => side.games >= ENOUGH);
  return { id: enough ? "lab-page-no-difference" : "lab-page-cannot-tell", head: true };
}

/** Who wins more, and who pays for it. */
export function rolesSay(now: ComparisonNow, nameOf: (role: string) => string): Said[] {
  const roles = rolesOf(now);
  if (now.sides.length > 1 && alike(now)) {
    const clear = now.differences.filter((each) => roles.includes(each.name) && isClear(each));
    const most = clear.sort((a, b) => Math.abs(b.value) - Math.abs(a.value))[0];
    if (!most) return [unsure(now)];
    const pays = clear.find((each) => Math.sign(each.value) !== Math.sign(most.value));
    return [most, ...(pays ? [pays] : [])].flatMap((each): Said[] => [
      { id: each.value > 0 ? "lab-page-more-wins" : "lab-page-fewer-wins", facts: { name: nameOf(each.name) }, head: true },
      { id: "lab-page-becomes", facts: { from: shareOf(now.sides[0], each.name), to: shareOf(now.sides[1], each.name) } },
    ]);
  }
  const side = rivals(now)[0];
  const found = roles.map((name) => figureOf(side, name)).filter((each) => each !== undefined);
  const most = found.sort((a, b) => b.value - a.value)[0];
  if (!side || !most || most.even === undefined || most.even === null) return [];
  if (most.low <= most.even) return [{ id: side.games < ENOUGH ? "lab-page-cannot-tell" : "lab-page-no-role", head: true }];
  return [
    { id: "lab-page-most-wins", facts: { name: nameOf(most.name) }, head: true },
    { id: "lab-page-most-share", facts: { n: hundred(most.value), even: hundred(most.even) } },
  ];
}

const shareOf = (side: SideNow | undefined, name: string): number => hundred(figureOf(side, name)?.value ?? 0);

/** Whether a seat wins more than an even share, on the side that is looked at. */
export function seatsSay(now: ComparisonNow): Said[] {
  const side = rivals(now).at(-1);
  const seats = seatsOf(now).map((name) => figureOf(side, name)!);
  const better = seats.filter((each) => each.low > (each.even ?? 1)).sort((a, b) => b.value - a.value)[0];
  if (better)
    return [
      { id: "lab-page-seat-yes", facts: { n: Number(better.name.slice(5)) }, head: true },
      { id: "lab-page-seat-share", facts: { share: hundred(better.value), even: hundred(better.even ?? 0) } },
    ];
  if (!side || side.games < ENOUGH) return [{ id: "lab-page-cannot-tell", head: true }];
  const even = seats.every((each) => each.high >= (each.even ?? 0));
  return [{ id: "lab-page-seat-no", head: true }, ...(even ? [{ id: "lab-page-seat-no-more" }] : [])];
}

/** How often a team wins. */
export function teamSays(now: ComparisonNow): Said[] {
  const teams = now.sides.filter((side) => side.together);
  const apart: Said[] = alike(now) ? [] : [{ id: "lab-page-apart" }];
  if (teams.length < 2) return [{ id: "lab-page-team-wins", facts: { n: shareOf(teams[0], "seat-1") }, head: true }, ...apart];
  if (!isClear(differenceOf(now, "seat-1"))) return [unsure(now)];
  const [from, to] = teams.map((side) => shareOf(side, "seat-1"));
  return [
    { id: "lab-page-team-wins", facts: { n: to! }, head: true },
    { id: "lab-page-becomes", facts: { from: from!, to: to! } },
  ];
}

/** Minutes; of short games with a tenth, which tells them apart. */
const minute = (n = 0): number => (n < 20 ? Math.round(10 * n) / 10 : Math.round(n));

export function lengthSays(now: ComparisonNow): Said[] {
  const long: Said = { id: "lab-page-length-long", facts: { n: minute(last(now).minutes["p95"]) } };
  const [one, two] = now.sides.map((side) => figureOf(side, "minutes")?.value);
  const found = differenceOf(now, "minutes");
  if (!found) return [{ id: "lab-page-length-book", facts: { n: minute(one) }, head: true }, long];
  const facts = { from: minute(one), to: minute(two) };
  if (!isClear(found)) {
    const said = unsure(now);
    return said.id === "lab-page-cannot-tell" ? [said] : [{ id: "lab-page-length-same", head: true }, { id: "lab-page-length-now", facts }, long];
  }
  const course = found.value < 0 ? "shorter" : "longer";
  return [{ id: "lab-page-length-change", facts: { size: found.size, course }, head: true }, { id: "lab-page-length-now", facts }, long];
}

export function dramaSays(now: ComparisonNow): Said[] {
  const people: Said = { id: "lab-page-people" };
  if (now.sides.length < 2) return [people];
  const clear = LIVELY.map((name) => differenceOf(now, name)).filter((each) => isClear(each));
  if (!clear.length) return [unsure(now), people];
  const more = clear.filter((each) => each!.value > 0).length;
  const id = more === clear.length ? "lab-page-livelier" : more ? "lab-page-mixed" : "lab-page-calmer";
  return [{ id, head: true }, people];
}

/** From where to where an axis goes, and its marks: round numbers that hold all of these. */
export function axis(numbers: number[], low: number | null = null, most = 6): number[] {
  const from = low ?? Math.min(...numbers);
  const to = Math.max(...numbers, from + 1e-9);
  const rough = (to - from) / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const first = Math.floor(from / step + 1e-9);
  const end = Math.max(first + 1, Math.ceil(to / step - 1e-9));
  return Array.from({ length: end - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)));
}
