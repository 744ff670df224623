"""What a position is worth to a team: positions set up by hand, and bots that play them."""

import pytest

from questable.games.questor.team import LOST, SURE
from tests.games.questor.position import Position, begin
from tests.games.questor.teams import played_by, ready, worth


def test_a_last_round_that_can_be_won_is_seen() -> None:
    """From its first turn to its last, whatever the die says."""
    p = ready()
    for action in ("move:s", "move:n", "move:e", "roll:1"):
        assert worth(p) == SURE, action
        p.play(action)
    assert worth(p) == SURE
    assert p.play("move:e").ending == ("together", [0, 1, 2, 3])


@pytest.mark.parametrize(
    "other",
    [
        ready(slain=6),
        ready(monsters=""),
        ready("+++++ +++++ +n+++ +++++ ++++."),
        ready("+++++ +s+++ +++++ +++++ ++++."),
        ready(heroes="warrior@b1 rogue@c1 mage@d5 healer@a3"),
        ready(taken=1),
        ready("++n++ +++++ +++++ +++++ ++++."),
        ready(heroes="warrior@b2 rogue@c2 mage@d5 healer@a3"),
        ready("+++++ +++++ +++++ +++++ .+++."),
        ready(heroes="warrior@b2 rogue@c1 mage@c5 healer@a3"),
        ready("+++++ +++++ +++++ +++++ +++e."),
        ready(heroes="warrior@b2 rogue@c1 mage@d5 healer@a2"),
        ready("+++++ +++++ e++++ +++++ ++++."),
        ready(met="mage"),
        ready(heroes="warrior@b2 rogue@c1 mage@d5 healer@e4", met="warrior rogue"),
    ],
    ids=[
        "a trophy more", "no monster", "a wall before it", "a wall on the Warrior's tile",
        "the Warrior too far", "a gem missing", "the way out walled up", "the Rogue too far",
        "two tiles left", "the Mage too far", "a wall before the tile", "the Healer too far",
        "a wall before the Healer", "one more to meet",
        "the Mage to be met where walls are not known yet",
    ],
)  # fmt: skip
def test_a_last_round_that_cannot_be_won_is_not_taken_for_one(other: Position) -> None:
    """Each lacks one thing."""
    assert LOST < worth(other) < SURE


@pytest.mark.parametrize("hero", ["rogue", "mage", "healer"])
def test_whose_turn_is_over_completes_nothing_in_this_round(hero: str) -> None:
    """The Warrior has played and has not slain."""
    p = ready()
    begin(p, hero).state.round_reveals = 1
    assert LOST < worth(p) < SURE


@pytest.mark.parametrize(
    ("p", "actions"),
    [
        (
            ready(heroes="warrior@b2 rogue@c1 mage@d5 healer@north", met="warrior mage"),
            ["move:s", "move:n", "move:e"],
        ),
        (
            ready(heroes="warrior@b2 rogue@c1 mage@d5 healer@b3"),
            ["move:s", "move:n", "move:e"],
        ),
        (
            ready(heroes="warrior@b2 rogue@c1 mage@d5 healer@d4", met="warrior rogue",
                  order="warrior rogue healer mage"),
            ["move:s", "move:n", "move:s", "move:e"],
        ),
        (
            ready(heroes="warrior@b2 rogue@c1 mage@d3 healer@e4", met="warrior rogue",
                  order="warrior rogue healer mage"),
            [],
        ),
        (
            ready(heroes="warrior@b2 rogue@c1 mage@d5 healer@north", met="warrior mage",
                  monsters="e5=1", order="mage warrior rogue healer"),
            ["move:e", "roll:1", "teleport:b3", "move:s", "move:n"],
        ),
        (
            ready("+++++ +++++ +++++ ++++. ++++.",
                  "warrior@b2 rogue@c1 mage@d5 healer@d4", met="warrior mage",
                  order="mage healer warrior rogue"),
            [],
        ),
    ],
    ids=[
        "the Rogue leaves to where the Healer waits", "the Warrior comes to the Healer",
        "the Healer is first", "nobody is there", "the Mage sends the monster",
        "two tiles, and the Rogue is not met",
    ],
)  # fmt: skip
def test_goals_help_each_other(p: Position, actions: list[str]) -> None:
    """What one does may complete another's goal."""
    if not actions:
        assert LOST < worth(p) < SURE
        return
    assert worth(p) == SURE
    for action in actions:
        p.play(action, *(["roll:1"] if action == "move:e" and "roll:1" not in actions else []))
    assert p.ending[0] == "together"


def test_a_goal_too_early_loses() -> None:
    """One is complete, and another cannot be in this round."""
    early = ready(heroes="warrior@b2 rogue@c1 mage@d5 healer@a5").play("move:s")
    assert (early.done, worth(early)) == (["warrior"], LOST)
    assert worth(ready().play("move:s")) == SURE


def test_the_last_tile_too_early_loses() -> None:
    """Also before the die is thrown."""
    p = ready(heroes="mage@d5 warrior@b1 rogue@c1 healer@a3", order="mage warrior rogue healer")
    assert worth(p.play("move:e")) == LOST
    assert worth(p.play("roll:1")) == LOST


def test_a_round_in_which_nobody_can_reveal_is_lost() -> None:
    """Everybody who still has a turn is too far from the last tile."""
    far = ready(heroes="warrior@b2 rogue@c1 mage@c5 healer@a3")
    near = ready(heroes="warrior@b1 rogue@c1 mage@d5 healer@a3")
    assert worth(far) < LOST // 4 < worth(near)
    far.state.round_reveals = 1
    assert worth(far) > LOST // 4


@pytest.mark.parametrize("level", ["club", "expert@40"])
def test_bots_play_such_a_round(level: str) -> None:
    """Nobody is told who does what."""
    for number in range(4):
        assert played_by(ready(), level, f"last {number}") == "together"
