"""The browser's tests look at true races."""

from tests.games.run_the_race import page_races


def test_the_page_is_tested_on_true_races() -> None:
    """The file in the client is what the rules give today."""
    assert page_races.FILE.read_text(encoding="utf-8") == page_races.text()
