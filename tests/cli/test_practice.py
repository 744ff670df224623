"""Puzzles from the command line (docs/practice.md)."""

import json
from datetime import date
from pathlib import Path

import pytest

from questable.registry import game
from questable.telling.daily import whole_shelf
from questable.telling.puzzle import Posed, Puzzle, puzzles_of
from tests.cli.command import Command

DAY = "2026-11-17"
KEYS = [each.game.key for each in whole_shelf().shelves]
RACE = "run-the-race"


def _today(key: str) -> Puzzle:
    found = puzzles_of(game(key))
    assert found is not None
    return found.puzzles[date.fromisoformat(DAY).toordinal() % len(found.puzzles)]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("words", [(), ("--linear", "--lang", "fr")], ids=["drawn", "linear-fr"])
def test_right_and_not_yet(command: Command, key: str, words: tuple[str, ...]) -> None:
    """The best action is right, what `club` does is not; both tell the chances and the rules."""
    puzzle = _today(key)
    file = command.folder / "p.json"
    kept: tuple[str | Path, ...] = ("practice", key, "--date", DAY, "--progress", file, *words)
    first = command(*kept, typed=f"look\nlist\n{puzzle.club}\n")
    assert (first.code, first.err) == (0, "")
    slip = json.loads(file.read_text())["slips"][f"{key}:{puzzle.id}"]
    assert (slip["right"], slip["wrong"], slip["seen"]) == (0, 1, DAY)
    file.unlink()
    said = command(*kept, typed=f"{puzzle.best}\nno\n")
    flat = " ".join(said.out.split())
    assert ("Right!" in flat) != ("--lang" in words)
    assert f"{puzzle.chances.get(puzzle.best, puzzle.grows)}" in flat
    assert all(rule in flat for rule in puzzle.rules)
    slip = json.loads(file.read_text())["slips"][f"{key}:{puzzle.id}"]
    assert (slip["right"], slip["wrong"]) == (1, 0)
    assert slip["due"] > DAY


def test_what_is_not_allowed_is_no_answer(command: Command) -> None:
    """It is refused with its rule, and nothing is remembered."""
    puzzle = _today(RACE)
    found = puzzles_of(game(RACE))
    assert found is not None
    table = Posed(found, puzzle).state.table()
    illegal = next(each.text for each in table.actions if each.text not in puzzle.legal)
    file = command.folder / "p.json"
    said = command("practice", RACE, "--date", DAY, "--progress", file,
                   typed=f"{illegal}\nnonsense\nhint\n99\n\nquit\n")  # fmt: skip
    assert said.code == 0
    assert "Not possible" in said.out
    assert "nonsense" in said.out
    assert not file.exists()


def test_today_once_then_what_comes_back(command: Command) -> None:
    """What was answered today is not asked again; on its day it is, after that day's own."""
    file = command.folder / "p.json"
    puzzle = _today(RACE)
    words = ("practice", RACE, "--progress", file)
    command(*words, "--date", DAY, typed=f"{puzzle.club}\nno\n")
    again = command(*words, "--date", DAY, typed="no\n").out
    assert "Today’s puzzle" not in again
    assert "Another one?" in again
    later = command(*words, "--date", "2026-11-18", typed="1\n1\n").out
    assert later.index("Today’s puzzle") < later.index("Do you still know this one?")


def test_of_all_games_one_a_day(command: Command) -> None:
    """Without a game's name every game asks its puzzle of the day."""
    file = command.folder / "p.json"
    typed = "".join(f"{_today(key).best}\n" for key in KEYS)
    said = command("practice", "--progress", file, "--date", DAY, typed=typed + "no\n")
    assert said.out.count("Today’s puzzle") == said.out.count("Right!") == len(KEYS)
    assert len(json.loads(file.read_text())["slips"]) == len(KEYS)


def test_to_another_device_and_away(command: Command) -> None:
    """Export, import and forget; each only when it is asked for alone."""
    file, copy = command.folder / "p.json", command.folder / "copy.json"
    puzzle = _today(RACE)
    command("practice", RACE, "--date", DAY, "--progress", file, typed=f"{puzzle.best}\n")
    before = file.read_text()
    assert "one puzzle" in command("practice", "--progress", file, "--export", copy).out
    assert copy.read_text() == before
    assert "One puzzle is forgotten" in command("practice", "--progress", file, "--forget").out
    assert json.loads(file.read_text())["slips"] == {}
    assert "One puzzle was taken" in command("practice", "--progress", file, "--import", copy).out
    assert file.read_text() == before
    command.refused("practice", "--progress", file, "--export", copy)
    command.refused("practice", "--progress", file, "--forget", "--import", copy)
    bad = command.folder / "bad.json"
    bad.write_text('{"slips": {"a": {}}}')
    assert "bad.json" in command.refused("practice", "--progress", file, "--import", bad)
    assert "bad.json" in command.refused("practice", "--progress", bad)
    assert "chess" in command.refused("practice", "chess", "--progress", file)


def test_puzzles_are_found_by_a_command(command: Command) -> None:
    """It writes a file that can be read, and says how many are in it."""
    file = command.folder / "found.jsonl"
    words = ("puzzles", RACE, "--players", "2", "--option", "pace=calm", "--file", file)
    quick = ("--playouts", "50", "--trials", "2", "--longest", "20")
    said = command(*words, *quick, "--games", "1")
    assert (said.code, said.err) == (0, "")
    assert str(file) in said.out
    head = json.loads(Path(file).read_text().splitlines()[0])
    assert (head["trials"], head["longest"], head["games"]) == (2, 20, 1)
    assert command(*words, *quick, "--games", "2").code == 0
    assert json.loads(Path(file).read_text().splitlines()[0])["games"] == 2
    assert "playouts" in command.refused(*words)
    file.write_text("nothing")
    assert "found.jsonl" in command.refused(*words, *quick)
