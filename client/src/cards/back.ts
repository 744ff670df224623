/** The back of every card, leaded glass round a rose, as one image: it costs the page one element. */

import { LEAD, WHITE, pane, star } from "./glass";

const GLASS = ["#2f6fb0", "#6c4dab", "#b53052", "#dfa02b"];
const DARK = ["#2b5787", "#573f84", "#8b2944", "#aa7c2d"];
const STEP = 46;
const PETAL = "M0,-26L0,-66A26,26 0 0 1 46.7,-46.7L18.4,-18.4z";

/** What is of one colour is one path. */
function lozenges(colour: number, shifted: boolean): string {
  let d = "";
  for (let row = -1; row < 10; row++)
    for (let column = -1; column < 8; column++) {
      const turn = (row * 2 + column + (shifted ? 1 : 0) + 8) % 4;
      if (turn !== colour) continue;
      d += `M${column * STEP + (shifted ? 33 : 10)},${row * STEP - (shifted ? 23 : 0)}l23,23l-23,23l-23,-23z`;
    }
  return `<path d="${d}" fill="${(shifted ? DARK : GLASS)[colour]}"/>`;
}

function drawn(): string {
  const petal = (n: number) =>
    `<path d="${PETAL}" transform="rotate(${n * 45 - 22.5})" fill="${n % 2 ? GLASS[(n >> 1) % 4] : "#3d7a3b"}" stroke="${LEAD}" stroke-width="3"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" width="300" height="420">' +
    '<clipPath id="b"><rect x="10" y="10" width="280" height="400" rx="10"/></clipPath>' +
    `<rect width="300" height="420" rx="16" fill="${LEAD}"/>` +
    `<g clip-path="url(#b)" stroke="${LEAD}" stroke-width="3">` +
    GLASS.map((_, n) => lozenges(n, false) + lozenges(n, true)).join("") +
    "</g>" +
    '<rect x="10" y="10" width="280" height="400" rx="10" fill="none" stroke="#e9cf8e" stroke-width="2.4"/>' +
    `<g transform="translate(150 210)"><circle r="80" fill="${LEAD}"/>` +
    Array.from({ length: 8 }, (_, n) => petal(n)).join("") +
    `<circle r="26" fill="${WHITE}" stroke="${LEAD}" stroke-width="4"/>${pane(star(4, 18, 6), "#c08a16", 1.5)}</g></svg>`
  );
}

let made = "";

/** Its address; drawn once. */
export function cardBack(): string {
  made ||= `data:image/svg+xml,${encodeURIComponent(drawn())}`;
  return made;
}
