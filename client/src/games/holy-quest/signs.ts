/** The signs of tiles and orders as drawings round 0,0, about 48 wide; glass.css has their colours. */

/** A star with so many points. */
export function star(points: number, out: number, inn: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [r, turn] = [i % 2 ? inn : out, (i * Math.PI) / points];
    return `${(r * Math.sin(turn)).toFixed(1)},${(-r * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** A drawing at a place, turned and scaled. */
export function put(x: number, y: number, body: string, turn = 0, scale = 1): string {
  const rotate = turn ? ` rotate(${turn.toFixed(1)})` : "";
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${rotate}${size}">${body}</g>`;
}

function flake(): string {
  const arm = "M0,0V-24M0,-12l-7,-6M0,-12l7,-6M0,-19l-5,-4M0,-19l5,-4";
  const turns = [0, 60, 120, 180, 240, 300].map((turn) => `<path d="${arm}" transform="rotate(${turn})"/>`).join("");
  return `<g class="flake under">${turns}</g><g class="flake">${turns}</g>`;
}

function pinwheel(): string {
  const blade = "M0,0C-3,-12 2,-22 0,-27A27,27 0 0 1 23.4,-13.5C19,-12 10,-7 0,0z";
  const glasses = ["rose", "ember", "amber", "leaf", "sky", "violet"];
  const blades = glasses.map((glass, i) => `<path class="s ${glass}" d="${blade}" transform="rotate(${i * 60})"/>`);
  return `${blades.join("")}<path class="s white" d="${star(5, 11, 4.6)}"/>`;
}

export const SIGNS = {
  saint:
    '<circle class="s amber" cy="-4" r="22"/><path class="s white" d="M-19,25C-19,10 -9,7 0,7C9,7 19,10 19,25z"/><circle class="s skin" cy="-3" r="12.4"/><circle class="eye" cx="-4.4" cy="-3" r="1.9"/><circle class="eye" cx="4.4" cy="-3" r="1.9"/><path class="thin" d="M-4,3q4,3 8,0"/>',
  action:
    '<rect class="s ember" x="-19" y="-21" width="27" height="38" rx="4" transform="rotate(-16)"/><rect class="s white" x="-11" y="-20" width="28" height="40" rx="4" transform="rotate(9)"/><g transform="rotate(9)"><path class="s fine rose" d="M-.4,-14h7.2l-1.2,18h-4.8z"/><circle class="s fine rose" cx="3.2" cy="10.6" r="3.4"/></g>',
  "fast-forward":
    '<path class="s gold" d="M-22,-20L-3,0L-22,20V9L-13,0L-22,-9zM-2,-20L17,0L-2,20V9L7,0L-2,-9z" transform="translate(2 0)"/>',
  fire: '<path class="s ember" d="M0,27C-22,24 -23,3 -8,-12C-8,-4 -3,-4 1,-27C17,-13 25,14 0,27z"/><path class="s gold" d="M0,23C-11,20 -9,8 -1,-3C8,6 11,19 0,23z"/>',
  freeze: flake(),
  "cross-over":
    '<path class="wave" d="M-27,18q4.5,-5 9,0t9,0t9,0t9,0t9,0t9,0M-27,24q4.5,-5 9,0t9,0t9,0t9,0t9,0t9,0"/><path class="s tan" d="M-28,13V0C-16,-15 16,-15 28,0V13H20C18,-3 -18,-3 -20,13z"/><path class="thin" d="M-24,3l5,5M-12,-5l2,6M0,-8v6M12,-5l-2,6M24,3l-5,5"/><path class="s slim gold" d="M-10,-22H4V-28L18,-18L4,-8V-14H-10z"/>',
  wild: pinwheel(),
  regular:
    '<path class="paint" d="M0,-15A10,10 0 0 1 10,-6A10,10 0 0 1 15,0A10,10 0 0 1 10,6A10,10 0 0 1 0,15A10,10 0 0 1 -10,6A10,10 0 0 1 -15,0A10,10 0 0 1 -10,-6A10,10 0 0 1 0,-15z"/>',
  holy: '<path class="s white" d="M-6,-6C-7,-14 -9,-19 -11,-23H11C9,-19 7,-14 6,-6C14,-7 19,-9 23,-11V11C19,9 14,7 6,6C7,14 9,19 11,23H-11C-9,19 -7,14 -6,6C-14,7 -19,9 -23,11V-11C-19,-9 -14,-7 -6,-6z"/>',
  gate: '<path class="s white" d="M-23,28V-4A23,25 0 0 1 23,-4V28z"/><path class="s gold" d="M-14,28V-2A14,16 0 0 1 14,-2V28z"/><path class="s slim white" d="M0,-10L11,4H5V22H-5V4H-11z"/>',
  start: '<path class="s white" d="M-24,-9H2V-21L25,0L2,21V9H-24z"/>',
} as const;
export type Sign = keyof typeof SIGNS;

/** By order: its sign, on glass of its colour. */
export const EMBLEMS: readonly string[] = [
  '<path class="s white" d="M-20,-20H20V-9H6.5C6.5,4 7,14 9,22H-9C-7,14 -6.5,4 -6.5,-9H-20z"/>',
  '<path class="s white" d="M-26,20L-4,-16Q0,-21 4,-16L26,20z"/><path class="s fine amber" d="M0,-3L2.8,3L9,3.6L4.4,8L5.6,14L0,11L-5.6,14L-4.4,8L-9,3.6L-2.8,3z"/>',
  '<path class="s white" d="M-4,-5V-11C-9,-10 -12,-14 -10,-18C-6,-18 -2,-20 0,-25C2,-20 6,-18 10,-18C12,-14 9,-10 4,-11V-5H10C10,-10 14,-12 18,-10C18,-6 20,-2 25,0C20,2 18,6 18,10C14,12 10,10 10,5H4V11C9,10 12,14 10,18C6,18 2,20 0,25C-2,20 -6,18 -10,18C-12,14 -9,10 -4,11V5H-10C-10,10 -14,12 -18,10C-18,6 -20,2 -25,0C-20,-2 -18,-6 -18,-10C-14,-12 -10,-10 -10,-5z"/>',
  `<path class="s white" d="${star(14, 27, 18)}"/><path class="thin bold" d="M-10,-7V8M-4,-7V8M-4,1H4M4,-7V8M13,-5C10,-9 6,-6 8,-2C9,1 13,2 12,6C11,9 8,9 6,6"/>`,
];

/** By order: its glass, and the shape of its mark. */
export const GLASSES = ["leaf", "amber", "rose", "sky"] as const;
export const SHAPES = [
  "M-13,0a13,13 0 1 0 26,0a13,13 0 1 0 -26,0z",
  "M0,-15L15,11.5H-15z",
  "M0,-15.6L15.6,0L0,15.6L-15.6,0z",
  "M-12.4,-12.4H12.4V12.4H-12.4z",
];

/** By order: its Alliance token. */
export function tokenOf(order: number): string {
  return `<circle class="s gold" r="16"/><circle class="s slim ${GLASSES[order]}" r="11.5"/>${put(0, 0, EMBLEMS[order]!, 0, 0.34)}`;
}

/** Ice that lies in a heap. */
export const CRYSTAL =
  '<path class="ice solid" d="M0,-50L24,-30L30,8L12,34H-12L-30,8L-24,-30z"/><path class="ice-edge" d="M0,-44L-18,-26L-6,-14L0,-44M-6,-14L-22,8L-8,28M-6,-14L10,6L20,-22"/>';

/** A pawn's body, and the block of ice round one. */
export const BODY = "M0,-14C13,-14 15,0 20,20L25,26Q26,34 18,34H-18Q-26,34 -25,26L-20,20C-15,0 -13,-14 0,-14z";
export const ICE_BLOCK = "M-30,32L-35,-6L-26,-48L-6,-60L20,-54L34,-22L31,32L14,40H-16z";
export const ICE_EDGES = "M-26,-44L-18,-18L-30,26M-18,-18L4,-54M-18,-18L-4,34M22,-48L18,-10L28,22M18,-10L-2,8";
