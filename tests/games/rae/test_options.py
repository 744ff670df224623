"""Set-ups: what the options settle to, and which mixtures are refused by which rule."""

import pytest

from questable.engine import Refused, Value
from questable.games.rae import GAME
from tests.games.rae.position import dealt
from tests.rule import rule


def settled(players: int, **options: Value) -> dict[str, Value]:
    """All options as they will be played."""
    return GAME.setup(players, options).options


def refusal(players: int, **options: Value) -> tuple[str, str]:
    """The reason and the rule of a set-up that is refused."""
    with pytest.raises(Refused) as refused:
        GAME.setup(players, options)
    return refused.value.reason, refused.value.rule


@rule("R-2.1", "R-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_options_are_off_by_default(players: int) -> None:
    """Each for themselves, and the first turn like any other."""
    assert settled(players) == {"teams": False, "fair_start": False}


@rule("R-3.3")
def test_four_may_play_in_teams() -> None:
    """Two against two, to 50 points instead of 30."""
    assert settled(4, teams=True)["teams"] is True
    assert (dealt(4, teams=True).state.target, dealt(4).state.target) == (50, 30)


@rule("R-3.3")
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_than_four_have_no_teams(players: int) -> None:
    """Teams are of two."""
    assert refusal(players, teams=True) == ("teams-need-four", "R-3.3")


@rule("R-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fair_start_is_for_everybody(players: int) -> None:
    """With any number of players, in teams too."""
    assert settled(players, fair_start=True)["fair_start"] is True
    assert settled(4, fair_start=True, teams=True) == {"teams": True, "fair_start": True}


@rule("T-1.4")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    """Other numbers of players are refused."""
    assert refusal(players) == ("players-count", "T-1.4")


@rule("T-1.4")
def test_an_unknown_option_is_refused() -> None:
    """An option that Ràe does not know is refused."""
    assert refusal(4, dragons=True) == ("option-unknown", "T-1.4")


@rule("T-1.4")
@pytest.mark.parametrize("name", ["teams", "fair_start"])
@pytest.mark.parametrize("value", ["perhaps", 2, "auto"])
def test_an_impossible_value_is_refused(name: str, value: Value) -> None:
    """A value that an option cannot have is refused."""
    assert refusal(4, **{name: value}) == ("option-value", "T-1.4")
