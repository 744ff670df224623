"""Set-ups: what the options settle to, and what is refused; test_own_pack has bad packs."""

import pytest

from questable.engine import Refused, Value
from questable.games.saint_cards import GAME
from questable.games.saint_cards.options import EXPANSION_OPTIONS
from tests.rule import rule


def refusal(players: int, **options: Value) -> tuple[str, str]:
    """The reason and the rule of a set-up that is refused."""
    with pytest.raises(Refused) as refused:
        GAME.setup(players, options)
    return refused.value.reason, refused.value.rule


@rule("S-1.5", "S-2.1", "S-3.6", "S-5.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_settled_by_default(players: int) -> None:
    """The core set, all matches counted by the table, the last seat deals."""
    off = dict.fromkeys(["beginner", *EXPANSION_OPTIONS, "learning"], False)
    assert GAME.setup(players).options == {**off, "century_rounds": 0, "dealer": players - 1}


@rule("S-1.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_our_cards_do_for_every_mixture(players: int) -> None:
    """With each expansion alone, all together, and for beginners who learn."""
    mixtures: list[list[str]] = [[name] for name in EXPANSION_OPTIONS]
    for names in [*mixtures, EXPANSION_OPTIONS, ["beginner", "learning"]]:
        assert GAME.setup(players, dict.fromkeys(names, True)).flag(names[0])


@rule("T-1.4")
def test_an_unknown_option_is_refused() -> None:
    """An option that SaintCards does not know."""
    assert refusal(4, dragons=True) == ("option-unknown", "T-1.4")


@rule("T-1.4")
@pytest.mark.parametrize(
    ("name", "value"),
    [("beginner", 2), ("learning", "auto"), ("gathered", "x2"), ("dealer", -1), ("dealer", 6)],
)
def test_an_impossible_value_is_refused(name: str, value: Value) -> None:
    """A value that an option cannot have."""
    assert refusal(4, **{name: value}) == ("option-value", "T-1.4")
