/** Lines of a drawing that goes round: a turn of 1 is all the way, clockwise from the top. */

/** The point at that distance from the middle, which lies at (middle, middle). */
export function rim(radius: number, turn: number, middle = 0): string {
  const angle = turn * 2 * Math.PI;
  return `${(middle + radius * Math.sin(angle)).toFixed(1)} ${(middle - radius * Math.cos(angle)).toFixed(1)}`;
}

/** A piece of a ring, from one turn to another. */
export function sector(inner: number, outer: number, from: number, to: number, middle = 0): string {
  const at = (radius: number, turn: number) => rim(radius, turn, middle);
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  );
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}
