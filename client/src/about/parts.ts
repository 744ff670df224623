/** The parts of the About page, in their order; `questable.cli.credits` has the same. */

import type { Glass } from "$/kit/seats";

export const PARTS: { part: string; title: string; glass: Glass; sentences: string[] }[] = [
  { part: "games", title: "about-games", glass: "sky", sentences: ["about-unofficial"] },
  {
    part: "saints",
    title: "about-saints",
    glass: "amber",
    sentences: ["about-saints-made", "about-saints-mend"],
  },
  { part: "licence", title: "about-licence", glass: "leaf", sentences: ["about-licence-ours"] },
  {
    part: "fair",
    title: "about-fair",
    glass: "violet",
    sentences: ["about-fair-fixed", "about-fair-checked", "about-fair-limits"],
  },
];
