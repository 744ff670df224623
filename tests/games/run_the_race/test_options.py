"""Set-ups: two players, and the pace."""

import pytest

from questable.engine import Refused, Value
from questable.games.run_the_race import GAME
from tests.rule import rule


def refusal(players: int, **options: Value) -> tuple[str, str]:
    """The reason and the rule of a set-up that is refused."""
    with pytest.raises(Refused) as refused:
        GAME.setup(players, options)
    return refused.value.reason, refused.value.rule


@rule("T-1.4")
@pytest.mark.parametrize("players", [0, 1, 3, 6])
def test_two_play(players: int) -> None:
    """No more and no fewer."""
    assert refusal(players) == ("players-count", "T-1.4")


@rule("S-6.6")
@pytest.mark.parametrize("pace", ["calm", "race"])
def test_the_pace_is_chosen(pace: str) -> None:
    """And kept in the record."""
    assert GAME.setup(2, {"pace": pace}).options == {"pace": pace}
    assert GAME.setup(2).options == {"pace": "calm"}


@rule("T-1.4")
@pytest.mark.parametrize("value", ["slow", True, 1])
def test_an_impossible_pace_is_refused(value: Value) -> None:
    """There are two."""
    assert refusal(2, pace=value) == ("option-value", "T-1.4")
