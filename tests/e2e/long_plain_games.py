"""Games that may last long are played on the plain table from their beginning."""

import pytest

from tests.e2e.test_plain_games import LATE, played_on
from tests.e2e.visitor import Visitor


@pytest.mark.parametrize("game", LATE)
def test_a_whole_game_on_the_plain_table(visitor: Visitor, game: str) -> None:
    """However long it takes."""
    played_on(visitor, game, None)
