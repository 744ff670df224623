/** By effect of an Action card, as packs name it, as a drawing of about 100 by 70 round 0,0. */

import { compass } from "./glass";
import { BODY, CRYSTAL, SIGNS, put } from "./signs";

const pawn = (glass: string) => `<path class="pawn-body ${glass}" d="${BODY}"/><circle class="s amber" cy="-24" r="15"/><circle class="s skin" cy="-22" r="9"/>`;
const arrow = (turn: number, glass: string) => put(0, 0, SIGNS.start.replace("white", glass), turn, 1);
const die = (turn: number) => `<g transform="rotate(${turn})"><rect class="s white" x="-19" y="-19" width="38" height="38" rx="7"/><circle class="eye" cx="-8" cy="-8" r="4"/><circle class="eye" r="4"/><circle class="eye" cx="8" cy="8" r="4"/></g>`;

export const EFFECT_SIGNS: Record<string, string> = {
  saint: put(0, 0, SIGNS.saint, 0, 1.4),
  "both-dice": put(-23, 2, die(-10), 0, 1.1) + put(25, -2, die(12), 0, 1.1),
  start: put(-30, 0, pawn("leaf"), 0, 0.9) + put(26, 0, arrow(0, "gold")),
  back: put(30, 0, pawn("leaf"), 0, 0.9) + put(-26, 0, arrow(180, "rose")),
  direction: put(0, 0, compass(), 0, 0.56),
  "lose-turn": `${put(0, 0, die(0), 0, 1.1)}<path class="s rose" d="M-34,-30L-26,-36L34,26L28,34z"/>`,
  freeze: put(-26, 0, pawn("rose"), 0, 0.9) + put(24, 0, SIGNS.freeze, 0, 1.1),
  swap: put(-34, 2, pawn("leaf"), 0, 0.8) + put(34, 2, pawn("rose"), 0, 0.8) + put(0, -14, arrow(0, "gold"), 0, 0.7) + put(0, 18, arrow(180, "gold"), 0, 0.7),
  advance: put(-30, 0, pawn("leaf"), 0, 0.9) + put(24, 0, SIGNS["fast-forward"], 0, 1.1),
  alliance: put(-20, 0, pawn("leaf"), 0, 0.95) + put(20, 0, pawn("sky"), 0, 0.95),
  unfreeze: put(-24, 4, CRYSTAL, 0, 0.62) + put(28, -2, SIGNS.fire, 0, 1.1),
  "to-start": put(24, 0, pawn("leaf"), 0, 0.9) + put(-26, 0, arrow(270, "leaf")),
};
