"""The browser's tests look at true positions."""

from tests.games.questor import page_game


def test_the_page_is_tested_on_a_true_game() -> None:
    """The file in the client is what the rules give today."""
    assert page_game.FILE.read_text(encoding="utf-8") == page_game.text()
