"""Where all win or lose together: a search goes for what brings the team on, not anywhere."""

from random import Random

import pytest

from questable.bots import ExpertBot, bot
from questable.registry import game
from tests.games.questor.position import position

HALF = "+++++ +++++ +++.. ..... ....."
QUESTOR = game("questor")
TEAM = QUESTOR.setup(4, {"mode": "cooperation"})


@pytest.mark.parametrize(
    ("heroes", "seat", "good"),
    [
        ("rogue@b2 warrior@d2 mage@c3 healer@d1", 1, {"move:w", "move:n"}),
        ("warrior@d2 rogue@b2 mage@c3 healer@d1", 0, {"move:n"}),
    ],
    ids=["towards the gem", "towards a monster"],
)
def test_a_short_thought_goes_the_right_way(heroes: str, seat: int, good: set[str]) -> None:
    """Whatever is drawn: the gem lies on a1, monsters on b1 and e1."""
    p = position(HALF, heroes, monsters="b1=1 e1=1", gems="a1 e5", mode="cooperation")
    p.state.round_reveals = 1
    for number in range(6):
        chosen = bot("expert@60").answer(
            QUESTOR, TEAM, p.state, seat, p.state.legal(seat), Random(f"way {number}")
        )
        assert chosen.text in good


def test_a_team_has_a_unit_of_its_own() -> None:
    """And nothing is played at random beyond the tree."""
    style = ExpertBot().style(QUESTOR, TEAM)
    assert (style.unit, style.beyond) == (QUESTOR.common_unit, 0)
    style = ExpertBot().style(QUESTOR, QUESTOR.setup(4))
    assert (style.unit, style.beyond) == (0, QUESTOR.beyond)


def test_a_team_has_one_worth() -> None:
    """The same for every seat."""
    p = position(HALF, "rogue@b2 warrior@d2 mage@c3 healer@d1", mode="cooperation")
    worths = QUESTOR.worths(p.state)
    assert worths == [QUESTOR.evaluate(p.state, seat) for seat in range(4)]
