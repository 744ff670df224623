/** Things of metal that more than one picture has. */

import { LEAD, line, many, shape } from "./shapes";

function ellipse(x: number, y: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="17" ry="7" fill="${fill}" stroke="${LEAD}" stroke-width="1.6"/>`;
}

export function coins(points: readonly [number, number][]): string {
  return many(points, (x, y) => ellipse(x, y, "#b8860f") + ellipse(x, y - 5, "#f0c33f"));
}

export function blade(x: number, top: number, hilt: number, wide = 16): string {
  const [left, right] = [x - wide / 2, x + wide / 2];
  return (
    shape(`M${x},${top - 16}L${right},${top}V${hilt}H${left}V${top}z`, "#dfe6ee", 2.2) +
    line(`M${x},${top - 8}V${hilt}`, 1.5)
  );
}
