// A game of Questor's shape: four heroes on 25 tiles that are turned up as they walk, walls,
// monsters, digging, a die, five goals. As much to look at and to send as ours, no rule of it.
const SIZE = 5;
const STEPS = { n: -SIZE, e: 1, s: SIZE, w: -1 };
const SIDES = Object.keys(STEPS);
const GOALS = [25, 3, 8, 3];
const ACTIONS = 3;

function inside(place, side) {
  if (side === 'n') return place >= SIZE;
  if (side === 's') return place < SIZE * (SIZE - 1);
  if (side === 'w') return place % SIZE > 0;
  return place % SIZE < SIZE - 1;
}

function legal(G, seat) {
  const hero = G.heroes[seat];
  const found = [];
  SIDES.forEach((side, n) => {
    if (!inside(hero.place, side)) return;
    if ((G.arms[hero.place] >> n) & 1) found.push([`move:${side}`, 0]);
    else found.push([`dig:${side}`, 1]);
  });
  if (G.monsters[hero.place]) found.push(['fight', 2]);
  found.push(['pass', 3]);
  return found;
}

function reveal(G, random, place) {
  if (G.revealed[place]) return;
  G.revealed[place] = 1;
  G.arms[place] = G.bag.splice(random.Die(G.bag.length) - 1, 1)[0];
  if (random.D6() === 6) G.monsters[place] = 1;
  G.numbers.revealed += 1;
  G.events.push({ event: 'revealed', facts: { place, arms: G.arms[place] } });
}

function act({ G, ctx, random, events }, text) {
  if (!G.legal.some(([each]) => each === text)) return 'INVALID_MOVE';
  const seat = Number(ctx.currentPlayer);
  const hero = G.heroes[seat];
  const [kind, side] = text.split(':');
  G.events = [{ event: kind, facts: { hero: hero.hero, from: hero.place } }];
  if (kind === 'move') {
    hero.place += STEPS[side];
    reveal(G, random, hero.place);
  } else if (kind === 'dig') {
    G.arms[hero.place] |= 1 << SIDES.indexOf(side);
  } else if (kind === 'fight' && random.D6() > 3) {
    G.monsters[hero.place] = 0;
    hero.progress += 1;
  }
  G.numbers.ply += 1;
  G.numbers.done += 1;
  hero.complete = hero.progress >= hero.need;
  if (G.numbers.done === ACTIONS || kind === 'pass') {
    G.numbers.done = 0;
    if (seat === 3) {
      const from = random.Die(25) - 1;
      const to = (from + random.D6()) % 25;
      [G.monsters[from], G.monsters[to]] = [G.monsters[to], G.monsters[from]];
      G.numbers.round += 1;
      G.events.push({ event: 'monsters', facts: { from, to } });
    }
    G.legal = legal(G, (seat + 1) % 4);
    events.endTurn();
  } else {
    G.legal = legal(G, seat);
  }
}

const NUMBERS = [
  'actor', 'barrier', 'compass', 'compass_rule', 'done', 'ending', 'first', 'gift', 'gifts',
  'heading', 'held_compass', 'hero', 'left', 'mage_need', 'met', 'mode', 'monster_faces', 'origin',
  'part', 'ply', 'prisoner', 'revealed', 'round', 'round_reveals', 'seats', 'slain', 'taken',
  'tokens', 'trophies', 'turn', 'turn_reveals', 'winners',
];

exports.game = {
  name: 'questor',
  minPlayers: 4,
  maxPlayers: 4,
  // Ours may be taken back too, and the record kept.
  setup: () => {
    const G = {
      arms: Array(25).fill(15),
      revealed: Array(25).fill(0),
      bag: Array.from({ length: 60 }, (_, n) => (n * 7) % 15 + 1),
      monsters: Array(25).fill(0),
      heroes: ['mage', 'healer', 'warrior', 'rogue'].map((hero, seat) => ({
        hero, seat, place: [0, 4, 20, 24][seat], progress: 0, need: GOALS[seat], complete: false,
        gift: false, left: false, met: false,
      })),
      lists: { face_walls: [0, 3, 1], rolls: [1, 0, 4, 0], slot_hero: [2, 3, 0, 1] },
      numbers: Object.fromEntries(NUMBERS.map((name) => [name, 0])),
      phases: ['turn'],
      events: [],
      legal: [],
    };
    G.legal = legal(G, 0);
    return G;
  },
  // What lies in the bag is nobody's to know.
  playerView: ({ G }) => {
    const { bag, ...seen } = G;
    return { ...seen, left: bag.length };
  },
  moves: { act },
};
