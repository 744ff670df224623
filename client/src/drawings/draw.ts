/** What a list of drawings is made with: texts and components, each within a box. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { flat } from "./flat";

/** Left, top, width and height. */
export type Box = readonly [number, number, number, number];

/** Pictures by name. */
export type Drawings = Record<string, string>;

function paper(box: Box, className = ""): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", box.join(" "));
  if (className) svg.setAttribute("class", className);
  return svg;
}

/** Within an element of the page that has the styles. */
function shown(svg: Element, className: string, work: () => string): string {
  const holder = document.createElement("div");
  holder.className = className;
  holder.append(svg);
  document.body.append(holder);
  const done = work();
  holder.remove();
  return done;
}

/** Shapes that are a text. */
export function text(shapes: string, box: Box, className = ""): string {
  const svg = paper(box);
  svg.innerHTML = shapes;
  return shown(svg, className, () => flat(svg));
}

/** A component that draws shapes; `less` are those that are left out. */
export function shapes<P extends Record<string, unknown>>(
  component: Component<P>,
  props: P,
  box: Box,
  { className = "", less = "" } = {},
): string {
  const svg = paper(box);
  return shown(svg, className, () => {
    const made = mount(component, { target: svg, props });
    flushSync();
    if (less) for (const each of svg.querySelectorAll(less)) each.remove();
    const done = flat(svg);
    void unmount(made);
    return done;
  });
}

/** A component that is a picture. */
export function picture<P extends Record<string, unknown>>(component: Component<P>, props: P, className = ""): string {
  const holder = document.createElement("div");
  return shown(holder, className, () => {
    const made = mount(component, { target: holder, props });
    flushSync();
    const done = flat(holder.querySelector("svg")!);
    void unmount(made);
    return done;
  });
}
