/** Saints' windows from parts and recipes, as questable/saints/windows/draw.py draws them, letter for letter. */

export interface WindowSet {
  /** The opening of a window, and how far down a head reaches that is drawn alone. */
  lancet: string;
  bust: string;
  /** The parts that would hang below it, and get a hem there. */
  hanging: string[];
  /** Pieces by the name of their part, lowest first; questable/saints/windows/parts.py says what a piece is. */
  parts: Record<string, string[]>;
  /** Frame, ground, skin, hair; then what is behind the halo, the halo, behind the shoulders, clothes, head, things. */
  saints: Record<string, string[]>;
}

/** The whole window; the same with painted details; head and halo; ground, garments and head without a frame, for a round picture. */
export type Form = "plain" | "fine" | "figure" | "bust";

function shape(path: string, attributes: string): string {
  if (!path.startsWith("o ")) return `<path ${attributes} d="${path}"/>`;
  const [, x, y, radius] = path.split(" ");
  return `<circle ${attributes} cx="${x}" cy="${y}" r="${radius}"/>`;
}

/** The inside of an SVG; `clip` is the id of the window's outline in the document. */
export function draw(set: WindowSet, saint: string, form: Form, clip: string): string {
  // A face's name comes from other people's pages: it may be anything.
  if (!Object.hasOwn(set.saints, saint)) return "";
  const [frame, ground, skin, hair, behind, halo, back, clothes, head, things] = set.saints[saint]!;

  function glass(name: string, given: string[]): string {
    if (name === "$skin") return skin!;
    if (name === "$hair") return hair!;
    return name.startsWith("$") ? given[Number(name.slice(1)) - 1]! : name;
  }
  function piece(text: string, given: string[]): string {
    const space = text.indexOf(" ");
    const first = space < 0 ? text : text.slice(0, space);
    const rest = space < 0 ? "" : text.slice(space + 1);
    if (first === "(") return `<g transform="${rest}">`;
    if (first === ")") return "</g>";
    if (first.startsWith("@")) {
      const [name, ...own] = first.slice(1).split(":");
      const inner = layer(set.parts[name!]!, own.map((each) => glass(each, given)));
      return rest ? `<g transform="${rest}">${inner}</g>` : inner;
    }
    if (first === "-") return shape(rest, 'class="l"');
    if (first === "~") return shape(rest, 'class="f"');
    if (first.startsWith("=")) return shape(rest, `class="b ${glass(first.slice(1), given)}"`);
    const [name, width] = first.split("/");
    if (width) return shape(rest, `class="c ${glass(name!, given)}" stroke-width="${width}"`);
    return shape(rest, `class="g ${glass(name!, given)}"`);
  }
  const layer = (pieces: string[], given: string[] = []) => pieces.map((each) => piece(each, given)).join("");
  const of = (lines: string | undefined) => (lines ? lines.split("\n") : []);

  const clipped = (outline: string, pieces: string[]) =>
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">${layer(pieces)}</g>`;

  if (form === "figure") {
    const pieces = [...of(halo), ...of(back), ...of(head)];
    const hem = pieces.some((each) => set.hanging.some((part) => each.startsWith(part))) ? ["@hem"] : [];
    return clipped(set.bust, pieces) + layer(hem);
  }
  if (form === "bust") {
    return layer([`@ground:${ground}`, `${halo}-thin`, ...of(back), ...of(clothes), ...of(head)]);
  }
  const fine = form === "fine";
  const painted = (name: string) => (fine ? [`@fine-${name}`] : []);
  const inside = clipped(set.lancet, [
    `@ground:${ground}`,
    ...painted("ground"),
    ...of(behind),
    ...of(halo),
    ...painted("halo"),
    ...of(back),
    ...of(clothes),
    ...of(head),
    ...painted("face"),
    ...painted("cloth"),
    ...of(things),
    "@gleam",
  ]);
  const edge = layer(fine ? [`@frame-fine:${frame}`, "@fine-frame"] : [`@frame:${frame}`]);
  return fine ? `<g class="fine">${inside}${edge}</g>` : inside + edge;
}
