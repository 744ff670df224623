"""What a table is asked before the game begins (H-6.1)."""

import io
import json

import pytest

from questable.cli import run
from questable.engine import Value
from questable.registry import game
from questable.terminal import Linear
from questable.terminal.arguments import agreed, setup_for
from questable.terminal.launcher import Launcher
from questable.terminal.setup_dialog import SetupDialog
from questable.text import Words
from tests.rule import rule
from tests.terminal.script import Keyboard

EASY = ["mode=easy"]


def screen_with(*lines: str, live: bool = True) -> tuple[Linear, io.StringIO]:
    """A screen at which these lines are typed, and what it shows."""
    out = io.StringIO()
    typing = Keyboard if live else io.StringIO
    return Linear(out, typing("".join(f"{line}\n" for line in lines))), out


def dice_at(*lines: str, players: int = 4, seats: str | None = None, live: bool = True) -> Value:
    """With how many dice `play` begins a game of Easy."""
    screen, _ = screen_with(*lines, live=live)
    start = Launcher(Words("en"), seats, seed="asked")
    session = start.fresh("holy-quest", players, EASY, None, screen)
    return session.local.match.record.setup.options["dice"]


@rule("H-6.1")
def test_four_people_at_a_terminal_are_asked() -> None:
    """Enter takes the two dice that are suggested."""
    assert [dice_at(line) for line in ("1", "2", "")] == ["1", "2", "2"]


@rule("H-6.1")
def test_an_answer_that_cannot_be_is_asked_again() -> None:
    """In words, with what may be said."""
    screen, out = screen_with("7", "1")
    found = agreed(Words("en"), game("holy-quest"), 4, {"mode": "easy"}, screen)
    assert found == {"dice": "1"}
    assert out.getvalue().count("one die or two?") == 2


@rule("H-6.1")
@pytest.mark.parametrize(("lang", "word"), [("en", "half the time"), ("fr", "moitié moins")])
def test_the_question_says_why(lang: str, word: str) -> None:
    """In the reader's language."""
    screen, out = screen_with("")
    setup_for(Words(lang), game("holy-quest"), 4, EASY, None, screen=screen)
    assert word in " ".join(out.getvalue().split())


@rule("H-6.1")
def test_two_or_three_get_one_die_and_no_question() -> None:
    """What is typed is left for the game."""
    assert [dice_at("2", players=players) for players in (2, 3)] == ["1", "1"]


@rule("H-6.1")
def test_where_nobody_can_be_asked_two_dice_are_taken() -> None:
    """Input from a file, or bots only."""
    assert dice_at("1", live=False) == "2"
    assert dice_at("1", seats="random,random,random,random") == "2"


@rule("H-6.1")
def test_the_chooser_asks_too() -> None:
    """After the house rules, of which only the mode was changed."""
    options = [""] * (len(game("holy-quest").options) - 1)
    lines = ["holy-quest", "4", "1", "random", "yes", "easy", *options, "1", "/quit", "no"]
    screen, out = screen_with(*lines)
    SetupDialog(Words("en"), screen).run()
    assert "one die or two?" in out.getvalue()


@rule("H-6.1")
def test_simulate_plays_easy_with_four_by_two_dice(capsys: pytest.CaptureFixture[str]) -> None:
    """Unless one die is named."""
    words = ["simulate", "holy-quest", "--games", "1", "--option", "mode=easy", "--json"]
    assert run(words) == 0
    assert json.loads(capsys.readouterr().out)["options"]["dice"] == "2"
    assert run([*words, "--option", "dice=1"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["dice"] == "1"
