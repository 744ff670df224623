"""The browser's tests look at true positions."""

from tests.games.pillars import page_positions


def test_the_page_is_tested_on_true_positions() -> None:
    """The file in the client is what the rules give today."""
    assert page_positions.FILE.read_text(encoding="utf-8") == page_positions.text()
