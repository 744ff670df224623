"""Each game of ours is played to its end on the plain table."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from questable.bots import USUAL
from questable.engine import Match
from questable.registry import ours
from tests.e2e.at_table import AtTable
from tests.e2e.positions import found
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor
from tests.golden.seeded import golden

FEW = 2
"""Cards in hand of who has nearly won."""


def nearly_lost(match: Match) -> bool:
    """Whether seat 0 of SaintCards is to play, and the other has hardly a card left."""
    state: Any = match.state
    return state.actor == 0 and len(state.hands[1]) <= FEW


LATE: dict[str, Callable[[Match], bool]] = {"saint-cards": nearly_lost}
"""Games that may last for hundreds of decisions: they are taken up before their end, and played
from their beginning by long_plain_games.py."""


def played_on(visitor: Visitor, game: str, wanted: Callable[[Match], bool] | None) -> None:
    """To the end, on the plain table; from the beginning, or from what is wanted."""
    short = golden(game).short
    record = "" if wanted is None else found(game, short.players, short.options, wanted)
    laid = lay(
        visitor.url, game, short.players, short.options, level=USUAL,
        record=record if isinstance(record, str) else record.record.text(),
    )  # fmt: skip
    table = AtTable(visitor)
    table.sit(laid.links)
    table.plain()
    assert table.finish(Random(game)) > 1
    assert visitor.page.get_by_role("heading", level=3).count() > 1


@pytest.mark.parametrize("game", [game.key for game in ours()])
def test_a_game_on_the_plain_table(visitor: Visitor, game: str) -> None:
    """Headings, tables and named buttons are enough to play it to the end."""
    played_on(visitor, game, LATE.get(game))
