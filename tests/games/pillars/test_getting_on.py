"""A search gets on where Apostate Anathema is led: what is missing to a conversion counts."""

from random import Random

import pytest

from questable.bots import Budget, Search, usual_style
from questable.games.pillars import GAME
from questable.games.pillars.board import station_named
from questable.games.pillars.getting_on import DWINDLED, GROWN, SOON, SURE, gains, soon
from questable.games.pillars.heuristics import COARSE, PATIENCE, TIRED, evaluate, untired
from tests.games.pillars.position import Position, position

HUNT = "apostate red"
"""Seat 0 leads Apostate Anathema, seat 1 the Radicals; Gold and Blue are Neutral."""


def at(names: str) -> list[int]:
    """These stations."""
    return [station_named(name) for name in names.split()]


def hunt(followers: str, led: str = HUNT) -> Position:
    """Blue has one follower, who is far from everybody; Red and Gold have some in pockets."""
    return position(followers, led=led, idle="", fill="red 9")


@pytest.mark.parametrize(
    ("wings", "middle", "expected"),
    [
        ("f4 h4", "g4", SOON[0]),
        ("f4 i4", "g4", SOON[1]),
        ("e4 i4 m5", "g4", SOON[2]),
        ("a4 m5", "g4", SOON[-1]),
        ("f4", "g4", 0),
        ("c2 g1", "e1", 0),
    ],
)
def test_how_soon_one_is_turned(wings: str, middle: str, expected: int) -> None:
    """By the two who are nearest, not by one alone; P-4.1: nobody in a pocket."""
    assert soon(at(wings), *at(middle)) == expected
    assert sorted(SOON, reverse=True) == SOON


def test_the_apostates_get_stronger_with_every_step() -> None:
    """Towards a religion of few, with their own followers or with Neutral ones."""
    for hunters in ("apostate", "gold"):
        far, nearer, near = (
            gains(hunt(f"blue g4, {hunters} {steps}").state)[0]
            for steps in ("c4 k4", "d4 k4", "e4 i4")
        )
        assert far < nearer < near
    one, two = (gains(hunt(f"blue {some}, apostate e4 i4").state)[0] for some in ("g4", "g4 a4"))
    assert one - two > (DWINDLED[1] - DWINDLED[2]) // 2


def test_who_threatens_two_is_stronger() -> None:
    """One of them cannot go away; but what is nearly done is not done."""
    one, two, many = (
        gains(hunt(f"blue {some}, apostate f4 h4 c4 e4").state)[0]
        for some in ("g3 a4 a5 b6 b3", "g3 d3 a4 a5 b6", "g4 d4 g3 d3 b5")
    )
    assert one < two < many
    left = 5
    most = DWINDLED[left] + (DWINDLED[left - 1] - DWINDLED[left]) * SURE // 100
    assert many <= most + DWINDLED[0] + DWINDLED[9] + (DWINDLED[8] - DWINDLED[9]) * SURE // 100


def test_neutral_ones_can_be_led_out_of_their_pockets() -> None:
    """P-3.1: by half as soon; those who are led stay there."""
    neutral, led = (
        gains(position("blue e1, apostate d2 f2", led=who, idle="red gold").state)[0]
        for who in ("apostate red gold", "apostate red gold blue")
    )
    assert neutral - led == (DWINDLED[0] - DWINDLED[1]) * (SOON[0] // 2) // 100


def test_nobody_hunts_with_somebody_elses_followers() -> None:
    """What only Red could do is no strength of the Apostate leader's."""
    far, near = (
        gains(position(f"blue g4, red {steps}", led=HUNT, idle="").state)[0]
        for steps in ("b4 l4", "e4 i4")
    )
    assert far == near


def test_the_faithful_get_stronger_by_whom_they_may_convert() -> None:
    """Each by own followers; exactly so, and not at all where nobody leads the Apostates."""
    far, near = (
        position(f"blue g4, red {steps}", led=HUNT, idle="") for steps in ("a4 m4", "e4 i4")
    )
    expected = GROWN[2] + (GROWN[3] - GROWN[2]) * SOON[2] // 100
    assert gains(near.state)[1] == expected > gains(far.state)[1] > GROWN[2]
    assert gains(position("blue g4, red e4 i4", led="blue red", idle="").state) == [0, 0]


@pytest.mark.parametrize("seed", range(3))
def test_a_search_goes_hunting(seed: int) -> None:
    """With nothing to be turned within its reach: bold as elsewhere it tries all a little, and by
    `evaluate` alone it goes anywhere."""
    p = hunt("blue i4, apostate d4 c5 d6, gold e1 g1 i1 k2", "apostate red gold")
    s = p.state
    view, legal = GAME.view(s, 0), s.legal(0)
    thought = Search(GAME, GAME.setup(3), view, legal, Random(seed), usual_style(GAME))
    before = gains(s)[0]
    s.apply(0, thought.best(Budget(120)))
    assert gains(s)[0] > before


def test_a_search_does_not_tire() -> None:
    """`club` finds many actions alike now and then in a long game; a search judges as always."""
    s = hunt("blue g4, apostate c4 k4").state
    judged = GAME.strengths(s)
    s.ply = (PATIENCE // (2 * s.seats * TIRED) + 1) * 2 * s.seats * TIRED
    assert evaluate(s, 0) == untired(s, 0) // COARSE != untired(s, 0)
    assert GAME.strengths(s) == judged
