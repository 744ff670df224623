/** The Holy Land as points and lines: the same names and neighbours as the rules have, and no rule. */

import type { Point } from "$/board/ways";

const RADIUS = 3;
const COLUMNS = "abcdefghijklm";

/** From the middle of a site to the middle of the next. */
export const PITCH = 100;
/** From a site to each station around it; pockets follow the rim on an arc of this radius. */
export const REACH = PITCH / Math.sqrt(3);
/** All of the board lies within this distance of its middle. */
export const EXTENT = RADIUS * PITCH + REACH;

export interface Site extends Point {
  readonly name: string;
  /** How many steps it lies from the middle, 0 to 3. */
  readonly ring: number;
  /** One of three glasses, never the same as a neighbour's. */
  readonly glass: number;
  /** Names of the stations around it, clockwise. */
  readonly stations: string[];
  readonly beside: string[];
}

export interface Station extends Point {
  readonly name: string;
  readonly pocket: boolean;
  readonly sites: string[];
  readonly beside: string[];
}

interface Bare extends Point {
  q: number;
  r: number;
}

function bareSites(): Bare[] {
  const found: Bare[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = -RADIUS; q <= RADIUS; q++)
      if (Math.abs(q + r) <= RADIUS)
        found.push({ q, r, x: (q + r / 2) * PITCH, y: (r * PITCH * Math.sqrt(3)) / 2 });
  return found;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function touch(a: Point, b: Point): boolean {
  return Math.abs(distance(a, b) - PITCH) < 1;
}

function siteName({ q, r }: Bare): string {
  const row = r + RADIUS + 1;
  return `${COLUMNS[2 * q + r + 2 * RADIUS]}${row}${row + 1}`;
}

/** Row and column as a name; a pocket between two sites of one row lies outwards of them. */
function stationName(sites: Bare[]): string {
  const across = sites.reduce((sum, { q, r }) => sum + 2 * q + r, 0) / sites.length;
  const column = (across < 0 ? Math.floor(across) : Math.ceil(across)) + 2 * RADIUS;
  const rows = sites.map(({ r }) => r);
  const top = Math.min(...rows);
  const level = sites.length === 2 && rows[0] === rows[1];
  const row = level ? (top < 0 ? 0 : 2 * RADIUS + 1) : top + RADIUS + 1;
  return `${COLUMNS[column]}${row + 1}`;
}

function middle(points: Point[]): Point {
  const sum = (pick: (p: Point) => number) => points.reduce((all, p) => all + pick(p), 0);
  return { x: sum((p) => p.x) / points.length, y: sum((p) => p.y) / points.length };
}

/** A pocket lies as far outwards of its two sites as the gap of both and a third lies inwards. */
function pocketAt(a: Bare, b: Bare, third: Bare): Point {
  const gap = middle([a, b, third]);
  return { x: a.x + b.x - gap.x, y: a.y + b.y - gap.y };
}

interface BareStation {
  name: string;
  at: Point;
  sites: Bare[];
}

/** Two sites and what lies between them and each site that touches both: gaps, or one pocket. */
function bareStations(sites: Bare[]): BareStation[] {
  const found: BareStation[] = [];
  const add = (at: Point, own: Bare[]) => found.push({ name: stationName(own), at, sites: own });
  sites.forEach((a, i) => {
    const near = sites.filter((b) => touch(a, b));
    for (const b of near.filter((each) => sites.indexOf(each) > i)) {
      const both = near.filter((c) => touch(b, c));
      for (const c of both) if (sites.indexOf(b) < sites.indexOf(c)) add(middle([a, b, c]), [a, b, c]);
      if (both.length === 1) add(pocketAt(a, b, both[0]!), [a, b]);
    }
  });
  return found;
}

function angle(of: Point, around: Point): number {
  return Math.atan2(of.y - around.y, of.x - around.x);
}

function reading(a: Point, b: Point): number {
  return Math.round(a.y - b.y) || a.x - b.x;
}

function build(): { sites: Site[]; stations: Station[] } {
  const bare = bareSites();
  const found = bareStations(bare);
  const shared = (a: Bare[], b: Bare[]) => a.filter((each) => b.includes(each)).length;
  const stations = found.map(({ name, at, sites }) => ({
    ...at,
    name,
    pocket: sites.length === 2,
    sites: sites.map(siteName),
    beside: found
      .filter((other) => other.sites !== sites && distance(at, other.at) < 2 * REACH + 1)
      .filter((other) => shared(sites, other.sites) === (sites.length + other.sites.length === 4 ? 1 : 2))
      .map((other) => other.name),
  }));
  const sites = bare.map((site) => ({
    x: site.x,
    y: site.y,
    name: siteName(site),
    glass: (site.q - site.r + 3 * RADIUS) % 3,
    ring: Math.max(Math.abs(site.q), Math.abs(site.r), Math.abs(site.q + site.r)),
    stations: stations
      .filter((station) => station.sites.includes(siteName(site)))
      .sort((a, b) => angle(a, site) - angle(b, site))
      .map(({ name }) => name),
    beside: bare.filter((other) => touch(site, other)).map(siteName),
  }));
  return { sites: sites.sort(reading), stations: stations.sort(reading) };
}

const built = build();
/** From the top, each row from the left. */
export const SITES: readonly Site[] = built.sites;
export const STATIONS: readonly Station[] = built.stations;

/** All of them, in reading order. */
export const PLACES: ReadonlyArray<Site | Station> = [...STATIONS, ...SITES].sort(reading);

const siteByName = new Map(SITES.map((site) => [site.name, site]));
const stationByName = new Map(STATIONS.map((station) => [station.name, station]));

export function site(name: string): Site | undefined {
  return siteByName.get(name);
}

export function station(name: string): Station | undefined {
  return stationByName.get(name);
}

/** A station or a site by name; '-' and other words are nowhere. */
export function place(name: string): Site | Station | undefined {
  return siteByName.get(name) ?? stationByName.get(name);
}

export function isSite(name: string): boolean {
  return siteByName.has(name);
}

function n(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}

export function moveTo({ x, y }: Point): string {
  return `M${n(x)} ${n(y)}`;
}

export function lineTo({ x, y }: Point): string {
  return `L${n(x)} ${n(y)}`;
}

function arcTo({ x, y }: Point, radius: number, large = 0): string {
  return `A${n(radius)} ${n(radius)} 0 ${large} 1 ${n(x)} ${n(y)}`;
}

/** One joint between two stations: straight, or around the rim site that two pockets share. */
export function joint(from: string, to: string): string {
  const a = stationByName.get(from)!;
  const b = stationByName.get(to)!;
  if (!a.pocket || !b.pocket) return moveTo(a) + lineTo(b);
  const [first, last] = a.x * b.y > a.y * b.x ? [a, b] : [b, a];
  return moveTo(first) + arcTo(last, REACH);
}

/** The points that a follower passes around the rim site of two pockets; [] where it goes straight. */
export function around(from: string, to: string): Point[] {
  const [a, b] = [stationByName.get(from), stationByName.get(to)];
  if (!a?.pocket || !b?.pocket) return [];
  const rim = siteByName.get(a.sites.find((name) => b.sites.includes(name)) ?? "");
  if (!rim) return [];
  const start = angle(a, rim);
  const turn = ((angle(b, rim) - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return Array.from({ length: 7 }, (_, k) => {
    const at = start + (turn * k) / 6;
    return { x: rim.x + REACH * Math.cos(at), y: rim.y + REACH * Math.sin(at) };
  });
}

/** Each joint once. */
export const JOINTS: readonly string[] = STATIONS.flatMap((from) =>
  from.beside.filter((to) => from.name < to).map((to) => joint(from.name, to)),
);

/** The outline of a site's pane: six joints, and an arc along the rim. */
export function pane(of: Site): string {
  const around = of.stations.map((name) => stationByName.get(name)!);
  let path = moveTo(around[0]!);
  around.forEach((from, k) => {
    const to = around[(k + 1) % around.length]!;
    path += from.pocket && to.pocket ? arcTo(to, REACH) : lineTo(to);
  });
  return path + "Z";
}

function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const cross = (o: Point, a: Point, b: Point) =>
    (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (ordered: Point[]) => {
    const kept: Point[] = [];
    for (const p of ordered) {
      while (kept.length > 1 && cross(kept[kept.length - 2]!, kept[kept.length - 1]!, p) <= 0)
        kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A soft outline around several places, at this distance from each. */
export function outline(names: string[], margin: number): string {
  const corners = hull(names.map(place).filter((each) => each !== undefined));
  if (corners.length < 2) return "";
  const sides = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length]!;
    const far = distance(from, to) / margin;
    const out = { x: (to.y - from.y) / far, y: (from.x - to.x) / far };
    return [from, to].map(({ x, y }) => ({ x: x + out.x, y: y + out.y })) as [Point, Point];
  });
  const start = sides[0]![0];
  const drawn = sides.map(([from, to]) => arcTo(from, margin) + lineTo(to)).join("");
  return moveTo(start) + drawn + arcTo(start, margin) + "Z";
}
