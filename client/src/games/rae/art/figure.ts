/** People of the cards: a head and a robe, 200 wide, with what makes each of them one's own. */

import { GOLD, LEAD, line, mix, moved, shape, star, two, disc } from "./shapes";

export interface Person {
  robe: string;
  tunic?: string;
  mantle?: string;
  trim?: string;
  armour?: boolean;
  /** A colour, or one of SKINS. */
  skin?: string;
  hair?: string;
  beard?: string;
  head?: "helm" | "none" | "hood" | "braids" | "crown" | "hat";
  veil?: string;
  hat?: string;
  /** Instead of eyes, brows, nose and mouth. */
  face?: string;
  /** What lies over it all. */
  over?: string;
  holds?: "sword" | "nothing" | "hands";
}

const SKINS: Record<string, string> = { light: "#f2d2b3", olive: "#dcae80", brown: "#a06a44" };

export function person(who: Person): string {
  const skin = SKINS[who.skin ?? "light"] ?? who.skin ?? "";
  return behind(who) + body(who) + face(who, skin) + hair(who) + armour(who) + (who.over ?? "") + held(who, skin);
}

/** Hair or a hood, where it falls behind the shoulders. */
function behind({ head, hair = "#4b3020", veil, robe }: Person): string {
  if (head === "braids")
    return shape("M74,92C72,58 128,58 126,92C129,116 130,132 126,146H74C70,132 71,116 74,92z", hair, 2);
  if (head === "hood")
    return shape("M64,150C66,124 70,108 72,88C76,46 124,46 128,88C130,108 134,124 136,150z", veil ?? robe, 2);
  return "";
}

function body({ robe, tunic, mantle, trim }: Person): string {
  const folds = "M60,150C54,180 52,206 52,236M140,150C146,180 148,206 148,236M100,150V236";
  return (
    shape("M22,236C24,184 44,152 82,136L100,142L118,136C156,152 176,184 178,236z", robe, 2.4) +
    shape("M80,236C78,200 78,168 84,137L100,143L116,137C122,168 122,200 120,236z", tunic ?? robe, 2) +
    line(folds, 1.5, mix(robe, "#000000", 0.45), 'opacity=".75"') +
    (mantle
      ? shape("M22,236C24,184 44,152 82,136C76,160 60,196 58,236z", mantle, 2.2) +
        shape("M178,236C176,184 156,152 118,136C124,160 140,196 142,236z", mantle, 2.2)
      : "") +
    (trim ? line("M82,136L100,143L118,136", 5, trim) : "")
  );
}

function face({ face: own, beard }: Person, skin: string): string {
  return (
    shape("M90,108H110V134Q100,144 90,134z", mix(skin, "#5a2a10", 0.16), 1.8) +
    shape("M78,90C78,62 122,62 122,90C122,106 112,120 100,120C88,120 78,106 78,90z", skin, 2) +
    (own ?? features(skin)) +
    (beard
      ? shape(
          "M79,96C80,118 88,134 100,136C112,134 120,118 121,96C117,104 112,105 107,103.4Q100,100 93,103.4C88,105 83,104 79,96z",
          beard,
          1.7,
        ) + line("M95,108q5,1.6 10,0", 1.5, "#7c3a34")
      : "")
  );
}

function features(skin: string): string {
  const dark = mix(skin, "#2a1408", 0.55);
  return (
    line("M89.5,91.5q3.6,2.6 7,0M103.5,91.5q3.4,2.6 7,0", 1.7, dark) +
    line("M88.5,86.4q4,-2.4 8,-.4M103.5,86q4,-2 8,.4", 1.4, dark) +
    line("M100,92v8.4q-1.6,1.4 -3,.6", 1.3, dark) +
    line("M95,107.6q5,2.6 10,0", 1.6, mix(skin, "#8a1f2c", 0.6))
  );
}

/** What is on the head. */
function hair({ head, hair: own = "#4b3020", veil, robe, hat = "#34466b" }: Person): string {
  switch (head) {
    case "braids":
      return (
        shape("M77,92C76,60 124,60 123,92C119,82 112,76 100,73C88,76 81,82 77,92z", own, 1.9) +
        shape(
          "M76,100C70,118 72,140 76,158H84C82,140 82,118 79,104zM124,100C130,118 128,140 124,158H116C118,140 118,118 121,104z",
          own,
          1.7,
        ) +
        line("M74,128H82M118,128H126M75,150H84M116,150H125", 2.4, GOLD)
      );
    case "hood":
      return shape(
        "M70,100C66,48 134,48 130,100C127,82 119,72 100,72C81,72 73,82 70,100z",
        veil ?? robe,
        1.9,
      );
    case "helm":
      return (
        shape(
          "M75,94C70,50 130,50 125,94L118,92C116,82 110,80 100,80C90,80 84,82 82,92z",
          "#c9d2dc",
          2,
        ) +
        line("M100,54V80", 1.8) +
        shape("M92,55C92,40 116,32 126,46C114,46 109,50 106,56z", "#c2362f", 1.6)
      );
    case "crown":
      return (
        shape("M77,92C74,58 126,58 123,92C119,82 112,78 100,77C88,78 81,82 77,92z", own, 1.8) +
        shape("M78,72V48L88,60L100,44L112,60L122,48V72C108,66 92,66 78,72z", GOLD, 1.8)
      );
    case "hat":
      return (
        shape("M62,78C80,70 120,70 138,78C126,84 74,84 62,78z", hat, 2) +
        shape("M80,75L98,22L106,30L120,75C106,71 94,71 80,75z", hat, 2) +
        shape(star(5, 6, 2.6), "#edc93a", 1, 'transform="translate(100 58)"')
      );
    default:
      return "";
  }
}

function armour({ armour: worn }: Person): string {
  if (!worn) return "";
  return (
    shape("M60,176C60,156 78,146 100,150C122,146 140,156 140,176L134,236H66z", "#c9d2dc", 2) +
    line("M100,150V236M66,196C90,206 110,206 134,196", 1.7) +
    shape(
      "M44,176C44,158 56,148 70,146L74,170C62,174 52,180 48,190zM156,176C156,158 144,148 130,146L126,170C138,174 148,180 152,190z",
      "#aab6c4",
      2,
    )
  );
}

function held({ holds = "hands" }: Person, skin: string): string {
  if (holds === "nothing") return "";
  if (holds === "hands") return hand(90, 206, skin) + hand(110, 208, skin);
  return (
    two("M146,230V130", 10, 6, "#dfe6ee") +
    two("M130,204H162", 8, 4.6, GOLD) +
    disc(146, 233, 5, GOLD, 1.7) +
    hand(144, 218, skin)
  );
}

function hand(x: number, y: number, skin: string): string {
  const fingers = line("M2,-3L9,-1M1,1L9,2.6", 1.1, mix(skin, "#2a1408", 0.5));
  const palm = shape("M-9,-7C-3,-10 8,-8 10,-3C11,2 6,8 -2,8C-9,8 -13,3 -12,-2z", skin, 1.8);
  return moved(palm + fingers, x, y);
}

/** Eyes wide open, with pupils of that colour. */
export function eyes(colour = "#2a1408", lower = 0, r = 4): string {
  const ball = (x: number) =>
    `<circle cx="${x}" cy="${92 + lower}" r="${r}" fill="#fffaee" stroke="${LEAD}" stroke-width="1.3"/>`;
  const pupil = (x: number) =>
    `<circle cx="${x}" cy="${92.6 + lower}" r="${(r * 0.45).toFixed(2)}" fill="${colour}"/>`;
  return ball(92) + ball(108) + pupil(92.6) + pupil(107.4);
}
