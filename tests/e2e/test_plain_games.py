"""Each of the six games is played to its end on the plain table."""

from random import Random

import pytest

from questable.engine import Value
from questable.registry import KEYS
from tests.e2e.at_table import AtTable
from tests.e2e.tables import lay
from tests.e2e.visitor import Visitor

SHORT: dict[str, tuple[int, dict[str, Value], str]] = {
    "questor": (2, {"mage_tiles": 5}, "club"),
    "pillars": (2, {"setup": "swift", "turn_limit": 8}, "club"),
    "holy-quest": (2, {"mode": "easy", "board": "short"}, "club"),
    "saint-cards": (2, {"beginner": True}, "club"),
    "run-the-race": (2, {}, "club"),
    "rae": (2, {}, "club"),
}
"""Players, options and bots of short games."""


def test_all_games_are_here() -> None:
    """A seventh game needs a story, too."""
    assert set(SHORT) == set(KEYS)


@pytest.mark.parametrize("game", SHORT)
def test_a_game_on_the_plain_table(visitor: Visitor, game: str) -> None:
    """Headings, tables and named buttons are enough to play it to the end."""
    players, options, level = SHORT[game]
    laid = lay(visitor.url, game, players, options, level=level)
    table = AtTable(visitor)
    table.sit(laid.links)
    table.plain()
    assert table.finish(Random(game)) > 1
    assert visitor.page.get_by_role("heading", level=3).count() > 1
