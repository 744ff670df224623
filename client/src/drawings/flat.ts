/** A drawing of the page as a picture of its own, with every colour written out: no style sheet goes with it. */

/** What children take from what they lie in, and what they do not, with what it is where nobody says it. */
const INHERITED = [
  "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset",
  "fill-opacity", "stroke-opacity", "fill-rule", "paint-order",
] as const;
const LETTERS = ["font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline"] as const;
const KEPT = new Set([
  "id", "d", "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "dx", "dy", "width", "height", "viewBox",
  "transform", "href", "clip-path", "patternUnits", "gradientUnits", "offset", "preserveAspectRatio", "xmlns", "points",
]);
const PLAIN: Record<string, string> = {
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "stroke-dashoffset": "0",
  "fill-opacity": "1",
  "stroke-opacity": "1",
  "fill-rule": "nonzero",
  "paint-order": "normal",
  stroke: "none",
  "dominant-baseline": "auto",
};

const dot = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;

/** Any colour of a style sheet as #rrggbb and how much of it there is, of one. */
export function colour(text: string): [string, number] {
  dot.clearRect(0, 0, 1, 1);
  dot.fillStyle = "#000";
  dot.fillStyle = text;
  dot.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = dot.getImageData(0, 0, 1, 1).data;
  return [`#${[r, g, b].map((each) => each.toString(16).padStart(2, "0")).join("")}`, a / 255];
}

const short = (value: number): string => String(Number(value.toFixed(2)));

/** A property as the attribute of a picture, and how much its colour shines through. */
function written(style: CSSStyleDeclaration, name: string): [string, number] {
  const value = style.getPropertyValue(name);
  if (value.startsWith("url(")) return [value.replaceAll('"', "").replace(/\).*/, ")"), 1];
  if (value === "none") return [value, 1];
  if (["fill", "stroke", "stop-color"].includes(name)) return colour(value);
  if (name === "font-family") return [value.includes("Marcellus") ? "Questable Display" : "Cabin", 1];
  return [value.replaceAll("px", ""), 1];
}

function flatten(from: Element, to: Element, above: Record<string, string>): void {
  const style = getComputedStyle(from);
  const own: Record<string, string> = {};
  for (const { name } of [...to.attributes]) if (!KEPT.has(name)) to.removeAttribute(name);
  const text = from.tagName === "text" || from.tagName === "tspan";
  for (const name of [...INHERITED, ...(text ? LETTERS : [])]) {
    const [value, part] = written(style, name);
    own[name] = value;
    if ((above[name] ?? PLAIN[name] ?? "") !== value) to.setAttribute(name, value);
    if (part < 1 && (name === "fill" || name === "stroke")) {
      own[`${name}-opacity`] = short(part * Number(style.getPropertyValue(`${name}-opacity`)));
      to.setAttribute(`${name}-opacity`, own[`${name}-opacity`]!);
    }
  }
  if (style.opacity !== "1") to.setAttribute("opacity", style.opacity);
  if (from.tagName === "stop") {
    const [value, part] = written(style, "stop-color");
    to.setAttribute("stop-color", value);
    to.setAttribute("stop-opacity", short(part * Number(style.getPropertyValue("stop-opacity"))));
  }
  if (!from.hasAttribute("transform") && style.transform !== "none") to.setAttribute("transform", style.transform);
  if (from.tagName === "path" || from.tagName === "circle" || from.tagName === "rect" || from.tagName === "stop") to.replaceChildren();
  const [inside, copied] = [[...from.children], [...to.children]];
  inside.forEach((child, n) => {
    if (getComputedStyle(child).display === "none" && child.closest("defs, clipPath, pattern") === null) copied[n]!.remove();
    else flatten(child, copied[n]!, own);
  });
}

/** What it refers to elsewhere in the page comes along. */
function complete(copy: SVGSVGElement): void {
  const asked = new Set([...copy.outerHTML.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id!));
  for (const id of asked) {
    if (copy.querySelector(`[id="${id}"]`)) continue;
    const found = document.getElementById(id);
    if (!found) throw new Error(`nothing is called ${id}`);
    const twin = found.cloneNode(true) as Element;
    flatten(found, twin, {});
    copy.prepend(twin);
  }
}

/** The picture as text. */
export function flat(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  flatten(svg, copy, {});
  complete(copy);
  const [, , width, height] = (copy.getAttribute("viewBox") ?? "").split(/[ ,]+/);
  copy.setAttribute("width", width ?? "");
  copy.setAttribute("height", height ?? "");
  return new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/g, "").replaceAll(/\s*\n\s*/g, " ");
}
