"""Teams before their last rounds: what such a position is worth, and how bots end it."""

from random import Random

from questable.bots import bot
from questable.engine import CHANCE, OVER
from questable.engine.sampling import random_action
from questable.games.questor import GAME
from questable.games.questor.actions import HEROES
from tests.games.questor.position import Position, begin, position

LAST = "+++++ +++++ +++++ +++++ ++++."
"""One tile left, e5."""
READY = "warrior@b2 rogue@c1 mage@d5 healer@a3"
"""One step short each: of the monster on b3, the way out, the last tile, and the Warrior on b3."""


def ready(
    tiles: str = LAST,
    heroes: str = READY,
    *,
    slain: int = 7,
    taken: int = 2,
    met: str = "rogue mage",
    monsters: str = "b3=1",
    done: str = "",
    order: str = "",
) -> Position:
    """A team before its last round."""
    p = position(tiles, heroes, monsters=monsters, gems="- -", met=met, done=done,
                 mode="cooperation")  # fmt: skip
    p.state.slain, p.state.taken = slain, taken
    if order:
        p.state.slot_hero = [HEROES.index(hero) for hero in order.split()]
        begin(p, order.split()[0])
    return p


def worth(p: Position) -> int:
    """What a position is worth to the team."""
    return GAME.evaluate(p.state, 0)


def played_by(p: Position, level: str, seed: str) -> str:
    """How it ends if bots of a level play on."""
    s = p.state
    rng = Random(seed)
    setup = GAME.setup(4, {"mode": "cooperation"})
    while s.actor != OVER:
        seat = s.actor
        if seat == CHANCE:
            s.apply(seat, random_action(s, seat, rng))
        else:
            s.apply(seat, bot(level).answer(GAME, setup, s, seat, s.legal(seat), rng))
    return p.ending[0]
