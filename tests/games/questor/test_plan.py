"""Who is to reveal which tile in a team's last rounds, and the tile that the Warrior keeps."""

import pytest

from questable.games.questor.board import place_named
from questable.games.questor.estimates import distances
from questable.games.questor.hunt import hunt, lair
from questable.games.questor.reveals import NOBODY, Rota, Runner
from questable.games.questor.scattered import scattered
from tests.games.questor.position import Position
from tests.games.questor.teams import played_by, ready, worth

TWO = "+++++ +++++ +++++ ++++. +++.+"
"""Two tiles left, e4 and d5, which do not touch."""


def planned(p: Position, spare: str = "", *, fresh: bool = False, warrior: bool = False) -> int:
    """What the best plan is worth; those named have all the time."""
    s = p.state
    fars = [distances(s, s.where[hero], False) if hero < 4 else [] for hero in range(5)]
    free = [1000 if name in spare.split() else -1 for name in ("warrior", "rogue", "", "healer")]
    tiles = [tile for tile in range(25) if s.arms[tile] == 0]
    return Rota(Runner(s, fars, [*free, -1], [0] * 5), tiles, fresh, warrior).worth()


def test_the_mage_goes_on_to_the_next_tile() -> None:
    """Two that touch take him two rounds; of two that do not the second is late."""
    beside = ready("+++++ +++++ +++++ ++++. ++++.", heroes="mage@d4 warrior@b2")
    apart = ready("+++++ +++++ +++++ ++++. ++.++", heroes="mage@d4 warrior@b2")
    assert planned(apart) < planned(beside) - 20 < 0


def test_somebody_with_time_reveals_what_is_far_from_the_mage() -> None:
    """In the first of two rounds; then he is there for the last one."""
    p = ready("+++++ +++++ +++++ ++++. +.+++", heroes="mage@c4 rogue@b4 warrior@b2")
    assert planned(p) == NOBODY
    assert -10 < planned(p, "rogue") < 0
    assert planned(p, "warrior") == NOBODY, "he is too far away"


def test_the_last_tile_is_the_mages() -> None:
    """Unless the Warrior keeps one besides: then anybody may reveal all of these."""
    p = ready(heroes="mage@a1 rogue@e4 warrior@b2")
    assert planned(p, "rogue") == NOBODY
    assert -10 < planned(p, "rogue", warrior=True) < 0


def test_a_round_that_has_its_tile_leaves_time() -> None:
    """One round more to get there."""
    p = ready(heroes="mage@d4 warrior@b2")
    assert planned(p) == NOBODY
    assert planned(p, fresh=True) > -10


def test_the_warrior_keeps_the_tile_with_most_monsters_near_him() -> None:
    """A face-down one; he goes there last."""
    p = ready(TWO, "warrior@d4 rogue@c1 mage@b5", monsters="e4=1 d5=2 d3=3", slain=4)
    s = p.state
    far = distances(s, s.where[0], False)
    tiles = [place_named("e4"), place_named("d5")]
    assert lair(s, far, tiles) == place_named("d5")
    assert lair(s, far, tiles[:1]) == place_named("e4")
    assert lair(s, far, []) == -1
    # Two wait on d5, so he needs two of d3's first; alone they would be enough.
    assert hunt(s, far, 2, 2, place_named("d5")) == far[place_named("d5")]
    assert hunt(s, far, 4, 2, place_named("d5")) > hunt(s, far, 3, 2, -1)


def test_monsters_under_the_last_tile_are_worth_most() -> None:
    """The Mage is far from it, and the Warrior takes both."""
    heroes = "warrior@d4 rogue@c1 mage@c5 healer@c2"
    under = ready(TWO, heroes, monsters="e4=1", met="warrior mage")
    beside = ready(TWO, heroes, monsters="d3=1", met="warrior mage")
    assert worth(under) > worth(beside) + 5


@pytest.mark.parametrize(
    ("tiles", "cost"),
    [
        ("d4 e4 d5 e5", 0),
        ("d4 e4", 4),
        ("d4 e4 e5", 4),
        ("e5", 6),
        ("d4 e5", 24),
        ("a1 e5 c3", 42),
        ("a1 b1 d5 e5", 20),
        ("", 0),
    ],
)
def test_what_is_left_had_better_lie_together(tiles: str, cost: int) -> None:
    """A block is best, ends and lone tiles cost something, and parts most."""
    assert scattered([place_named(name) for name in tiles.split()]) == cost


@pytest.mark.parametrize("level", ["club", "expert@100"])
def test_bots_keep_the_tile_for_the_warrior(level: str) -> None:
    """Nobody else enters it; the Mage reveals the other one, and all is done in the next round."""
    for number in range(4):
        p = ready(TWO, "warrior@d4 rogue@c1 mage@c5 healer@c2", monsters="e4=1",
                  met="warrior mage", order="mage healer rogue warrior")  # fmt: skip
        assert played_by(p, level, f"kept {number}") == "together"
