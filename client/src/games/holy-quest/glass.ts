/** The glass of the board, which never changes in a game: drawn once, as one text. */

import {
  DEEP, EDGE, FLAT, HEAVEN, LOBE_R, LOBES, MID, ROSE, SIZE, TURN, radians, type Plan,
} from "./geometry";
import { EMBLEMS, GLASSES, SIGNS, put, star, type Sign } from "./signs";

const far = (r: number, bearing: number) => `${(MID + r * Math.sin(bearing)).toFixed(1)},${(MID - r * Math.cos(bearing)).toFixed(1)}`;
const turnedBy = (quarters: number, body: string) => `<g transform="rotate(${quarters * 90} ${MID} ${MID})">${body}</g>`;

/** What a tile shows at this table. */
export interface Shown {
  sign: Sign;
  /** The glass of the order that owns it, or ''. */
  glass: string;
  /** Whether it is turned with the path, and which way play must go for that. */
  start: "" | "clockwise" | "counterclockwise";
}

const PLAIN: Shown = { sign: "regular", glass: "", start: "" };
/** By word of a pack: the sign, and whether the next order owns it. */
const OWNED: Record<string, { sign: Sign; next: number; start?: Shown["start"] }> = {
  entrance: { sign: "gate", next: 0 },
  "holy-ground": { sign: "holy", next: 0 },
  "next-holy-ground": { sign: "holy", next: 1 },
  start: { sign: "start", next: 0, start: "clockwise" },
  "next-start": { sign: "start", next: 1, start: "counterclockwise" },
};

/** What each tile shows: those that do nothing here, and those of absent orders, are plain path. */
export function tilesOf(words: readonly string[], acting: readonly string[], present: readonly boolean[]): Shown[] {
  return words.map((word, n) => {
    const owned = OWNED[word];
    if (!owned) return acting.includes(word) ? { ...PLAIN, sign: word as Sign } : PLAIN;
    const owner = (Math.floor((4 * n) / words.length) + owned.next) % 4;
    if (!present[owner]) return PLAIN;
    return { sign: owned.sign, glass: GLASSES[owner]!, start: owned.start ?? "" };
  });
}

/** The bed of the path and the glass within it. */
export function ground(plan: Plan, uid: string): string {
  const inside = plan.edge(DEEP / 2);
  const corners = [0, 1, 2, 3]
    .map((k) => `<path class="outside${k % 2 ? " b" : ""}" d="M12,40Q12,12 40,12H${MID}V${MID}H12z" transform="rotate(${k * 90} ${MID} ${MID})"/>`)
    .join("");
  const bosses = [38, SIZE - 38]
    .flatMap((x) => [38, SIZE - 38].map((y) => `<circle class="s amber" cx="${x}" cy="${y}" r="13"/>`))
    .join("");
  return (
    '<rect class="rim" x="3" y="3" width="994" height="994" rx="40"/>' +
    corners +
    `<clipPath id="${uid}-inside"><path d="${inside}"/></clipPath>` +
    `<path class="bed" d="${plan.edge(-DEEP / 2 - 6)}"/>` +
    `<g clip-path="url(#${uid}-inside)">${wedges()}${tracery(uid)}</g>` +
    `<path class="kerb" d="${inside}"/>${bosses}`
  );
}

function wedges(): string {
  return Array.from({ length: 32 }, (_, i) => {
    const [a, b] = [((i - 0.5) * Math.PI) / 16, ((i + 0.5) * Math.PI) / 16];
    return `<path class="in in${[0, 2, 1, 3][i % 4]}" d="M${MID},${MID}L${far(720, a)}L${far(720, b)}z"/>`;
  }).join("");
}

/** Petals of glass between the lanes, and daylight from the middle. */
function tracery(uid: string): string {
  const left = "M0,-122C-26,-176 -62,-226 -50,-276C-42,-302 -18,-312 0,-334z";
  const right = "M0,-122C26,-176 62,-226 50,-276C42,-302 18,-312 0,-334z";
  const leaf = "M-8,-128C-50,-150 -96,-188 -112,-252C-82,-250 -58,-262 -44,-258C-52,-220 -26,-176 -8,-128z";
  const mirror = "M8,-128C50,-150 96,-188 112,-252C82,-250 58,-262 44,-258C52,-220 26,-176 8,-128z";
  const small = "M0,-122C15,-158 24,-196 0,-262C-24,-196 -15,-158 0,-122z";
  const veins = "M-22,-190L-40,-232M-24,-240L-42,-270M22,-190L40,-232M24,-240L42,-270M-48,-176L-84,-226M48,-176L84,-226";
  const around = (turn: number, body: string) => `<g transform="translate(${MID} ${MID}) rotate(${turn})">${body}</g>`;
  const petals = [0, 1, 2, 3]
    .map((i) => {
      const turn = 45 + i * 90;
      const buds = [-31, 31]
        .map((side) => around(turn + side, `<path class="in deep-amber" d="${small}"/><path class="thin vein" d="M0,-140V-214"/><circle class="s rose" cy="-272" r="10"/>`))
        .join("");
      return buds + around(turn, `<path class="in deep-violet" d="${leaf}"/><path class="in deep-violet" d="${mirror}"/><path class="in deep-sky" d="${left}"/><path class="in deeper-sky" d="${right}"/><path class="thin vein" d="${veins}"/>`);
    })
    .join("");
  const day = `<radialGradient id="${uid}-day" gradientUnits="userSpaceOnUse" cx="${MID}" cy="${MID}" r="470"><stop offset=".2" class="near"/><stop offset=".6" class="half"/><stop offset="1" class="far"/></radialGradient><circle cx="${MID}" cy="${MID}" r="640" fill="url(#${uid}-day)"/>`;
  return `<circle class="hoop" cx="${MID}" cy="${MID}" r="345"/>${petals}${day}<g class="leads">${petals}</g>`;
}

/** Homes with their niches; those of absent orders are dim. */
export function homes(plan: Plan, present: readonly boolean[]): string {
  const top = SIZE - EDGE - 2 * TURN + DEEP / 2 + 8;
  const [left, right] = [MID - FLAT - TURN + DEEP / 2 + 8, MID + FLAT + TURN - DEEP / 2 - 8];
  const low = SIZE - 16;
  const shape = `M${left},${low}V${top + 46}Q${left},${top} ${left + 52},${top}H${right - 52}Q${right},${top} ${right},${top + 46}V${low}z`;
  const niches = [-90, -30, 30, 90]
    .map((dx) => `<path class="niche" d="M${MID + dx - 26},${SIZE - 18}V${SIZE - 62}A26,28 0 0 1 ${MID + dx + 26},${SIZE - 62}V${SIZE - 18}z"/>`)
    .join("");
  return present
    .map((here, k) => {
      const body = `<path class="house ${here ? GLASSES[k] : "absent"}" d="${shape}"/><path class="sill" d="M${left + 6},${SIZE - 92}H${right - 6}"/>${niches}`;
      const { x, y } = plan.shield(k);
      return turnedBy(plan.side(k), body) + (here ? put(x, y, EMBLEMS[k]!, 0, 0.72) : "");
    })
    .join("");
}

/** Tiles with the signs that do not turn with the direction of play. */
export function path(plan: Plan, tiles: readonly Shown[]): string {
  return tiles
    .map(({ sign, glass, start }, n) => {
      const pane = `<path class="tile t-${glass || sign}" d="${plan.cell(n)}"/><path class="sheen sheen${(n * 7) % 3}" d="${plan.cell(n, 6, 7)}"/>`;
      if (start || sign === "fast-forward") return pane;
      const { x, y, angle } = plan.at(n);
      return pane + put(x, y, SIGNS[sign], sign === "gate" ? angle - 180 : 0, sign === "gate" ? 0.95 : 1);
    })
    .join("");
}

/** The lanes of Heaven, ever paler; those of absent orders are plain. */
export function lanes(plan: Plan, present: readonly boolean[]): string {
  return present
    .map((here, k) => {
      const tiles = [1, 2, 3, 4].map((n) => {
        const top = MID + ROSE + 2 + (4 - n) * HEAVEN;
        const wide = 35 - 1.2 * n;
        const pane = `M${MID - wide},${top + HEAVEN - 2.4}V${top + 2.4}H${MID + wide}V${top + HEAVEN - 2.4}z`;
        const shine = `<path class="heaven-star" d="${star(4, 15 + n, 4.6)}" transform="translate(${MID} ${top + HEAVEN / 2})"/>`;
        return `<path class="lane${n} lane-${here ? GLASSES[k] : "none"}" d="${pane}"/>${here ? shine : ""}`;
      });
      const bed = `<path class="bed" d="M${MID - 39},${MID + ROSE - 2}H${MID + 39}V${MID + ROSE + 4 * HEAVEN + 8}H${MID - 39}z"/>`;
      return turnedBy(plan.side(k), bed + tiles.join(""));
    })
    .join("");
}

/** The ring and the Throne Room. */
export function rose(plan: Plan): string {
  const [r0, r1] = [73, ROSE - 3];
  const part = Math.PI / plan.ring;
  const quarter = plan.ring / 4;
  const petals = Array.from({ length: plan.ring }, (_, i) => {
    const mid = plan.bearing(i);
    const [a, b] = [mid - part + 0.025, mid + part - 0.025];
    const d = `M${far(r0, a)}L${far(r1, a)}A${r1},${r1} 0 0 1 ${far(r1, b)}L${far(r0, b)}A${r0},${r0} 0 0 0 ${far(r0, a)}z`;
    const arrow = i % quarter === 0;
    const glass = arrow ? GLASSES[i / quarter] : i % 2 ? "violet" : "ember";
    const mark = arrow ? '<path class="s slim white" d="M0,-13L11,3H4.6V13H-4.6V3H-11z"/>' : '<circle r="6.4" class="s slim amber"/>';
    const { x, y } = plan.onRing(i);
    return `<path class="petal ${glass}" d="${d}"/>` + put(x, y, mark, (mid * 180) / Math.PI + 180);
  });
  const gleams = Array.from({ length: 24 }, (_, i) => `M${far(50, radians(i * 15))}L${far(66, radians(i * 15))}`).join("");
  return `<circle class="bed" cx="${MID}" cy="${MID}" r="${ROSE + 3}"/>${petals.join("")}<circle class="throne" cx="${MID}" cy="${MID}" r="70"/><path class="beams" d="${gleams}"/>`;
}

/** The rims of the medallions. */
export function medallions(used: readonly string[]): string {
  const studs = Array.from({ length: 20 }, (_, i) => {
    const turn = radians(i * 18);
    return `<circle cx="${((LOBE_R + 3) * Math.sin(turn)).toFixed(1)}" cy="${(-(LOBE_R + 3) * Math.cos(turn)).toFixed(1)}" r="3"/>`;
  }).join("");
  const ring = `<circle class="medal-rim" r="${LOBE_R + 8}"/><g class="studs">${studs}</g><circle class="medal" r="${LOBE_R - 3}"/>`;
  const rosette = put(0, 0, `<path class="s slim deep-amber" d="${star(8, 62, 34)}"/><circle class="s slim rose" r="14"/>`);
  return Object.entries(LOBES)
    .map(([name, { x, y }]) => put(x, y, ring + (used.includes(name) ? "" : rosette)))
    .join("");
}

/** A pile of cards with a front. */
function pile(front: string): string {
  const card = (i: number, kind: string) => `<rect class="s ${kind} white" x="${-47 + i * 4}" y="${-62 - i * 4}" width="86" height="118" rx="10"/>`;
  return put(0, 4, [3, 2, 1].map((i) => card(i, "slim")).join("") + card(0, "") + front);
}

export const SAINT_PILE = pile("");
/** The back of the Action cards, within -47,-62 and 39,56. */
export function actionBack(uid: string): string {
  const panes = [-2, -1, 0, 1, 2]
    .flatMap((i) => [0, 1, 2, 3, 4, 5, 6].map((j) => `<path class="s slim ${["ember", "rose", "amber", "violet"][(((i + 2 * j) % 4) + 4) % 4]}" d="M${-4 + i * 20},${-66 + j * 20}l10,10l-10,10l-10,-10z"/>`))
    .join("");
  const mark = '<circle class="s white" r="27"/>' + put(-4, 1, '<path class="s fine rose" d="M-.8,-19h9.6l-1.8,24h-6z"/><circle class="s fine rose" cx="4" cy="14" r="4.6"/>');
  return `<clipPath id="${uid}-back"><rect x="-41" y="-56" width="74" height="106" rx="6"/></clipPath><g clip-path="url(#${uid}-back)"><rect class="bed" x="-47" y="-62" width="86" height="118"/>${panes}</g>${put(-4, -3, mark)}`;
}
export const actionPile = (uid: string): string => pile(actionBack(uid));

/** The face of the Direction card for clockwise play: three arrows that chase each other. */
export function compass(): string {
  const [r0, r1] = [40, 64];
  const p = (r: number, t: number) => `${(r * Math.sin(t)).toFixed(1)},${(-r * Math.cos(t)).toFixed(1)}`;
  const arrows = [0, 1, 2].map((i) => {
    const [a, b] = [(i * 2 * Math.PI) / 3 + 0.28, ((i + 1) * 2 * Math.PI) / 3 - 0.42];
    return `<path class="s gold" d="M${p(r0, a)}L${p(r1, a)}A${r1},${r1} 0 0 1 ${p(r1, b)}L${p(r1 + 14, b)}L${p((r0 + r1) / 2, b + 0.52)}L${p(r0 - 14, b)}L${p(r0, b)}A${r0},${r0} 0 0 0 ${p(r0, a)}z"/>`;
  });
  return `${arrows.join("")}<path class="s white" d="${star(4, 25, 8)}"/><circle r="6.5" class="s slim rose"/>`;
}

