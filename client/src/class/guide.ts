/** The guide for a first lesson and the page for parents and schools: their parts, in order. */

import type { Glass } from "$/kit/seats";

interface Part {
  title: string;
  glass: Glass;
  /** How many minutes, in a lesson. */
  minutes: number;
  paragraphs: string[];
}

function part(title: string, glass: Glass, count: number, minutes = 0): Part {
  return { title, glass, minutes, paragraphs: Array.from({ length: count }, (_, n) => `${title}-${n + 1}`) };
}
const lesson = (name: string, ...rest: [Glass, number, number?]) => part(`classroom-lesson-${name}`, ...rest);
const privacy = (name: string, ...rest: [Glass, number, number?]) => part(`classroom-privacy-${name}`, ...rest);

export const GUIDES: Record<"lesson" | "privacy", Part[]> = {
  lesson: [
    lesson("before", "sky", 2),
    lesson("come", "leaf", 2, 5),
    lesson("bee", "amber", 2, 10),
    lesson("round", "violet", 1, 10),
    lesson("tables", "rose", 3, 15),
    lesson("end", "ember", 1, 5),
    lesson("wrong", "sky", 3),
  ],
  privacy: [
    privacy("asked", "leaf", 2),
    privacy("kept", "sky", 3),
    privacy("seen", "amber", 3),
    privacy("device", "violet", 2),
    privacy("backups", "rose", 2),
    privacy("rights", "ember", 1),
  ],
};
