"""Each game of ours is played to its end on the plain table."""

from random import Random

import pytest

from questable.bots import USUAL
from questable.registry import ours
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor
from tests.golden.seeded import golden


@pytest.mark.parametrize("game", [game.key for game in ours()])
def test_a_game_on_the_plain_table(visitor: Visitor, game: str) -> None:
    """Headings, tables and named buttons are enough to play it to the end."""
    short = golden(game).short
    laid = lay(visitor.url, game, short.players, short.options, level=USUAL)
    table = AtTable(visitor)
    table.sit(laid.links)
    table.plain()
    assert table.finish(Random(game)) > 1
    assert visitor.page.get_by_role("heading", level=3).count() > 1
