"""Every game is watched again on its own board, to the end, with who won hidden until asked."""

import pytest
from playwright.sync_api import expect

from questable.registry import KEYS
from tests.e2e.at_replay import dropped, hidden_until_asked
from tests.e2e.visitor import Visitor


@pytest.mark.parametrize("game", KEYS)
def test_every_game_is_watched_again(visitor: Visitor, game: str) -> None:
    """Moment by moment at first, then to the end; the board is there at each of them."""
    watching = dropped(visitor, game)
    hidden_until_asked(watching)
    board = visitor.page.locator(".theatre .board")
    for moment in range(2, min(12, watching.length())):
        watching.button("replay-next").click()
        watching.at(moment)
        expect(board.locator("[aria-busy]").first).to_be_visible()
    watching.turning.click()
    expect(visitor.page.locator("[aria-current=step]")).to_contain_text(
        visitor.say("replay-turning")
    )
    watching.button("replay-last").click()
    watching.at(watching.length())
    expect(watching.winner).to_be_visible()
    assert visitor.wide() <= 0
