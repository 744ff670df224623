"""The command `position`, and games that begin with one (docs/positions.md)."""

import json
from pathlib import Path

import pytest

from questable.registry import KEYS
from tests.cli.command import Command
from tests.positions.walks import changed


@pytest.fixture
def middle(command: Command, whole: Path) -> Path:
    """A position from the middle of a saved game."""
    file = command.folder / "middle.txt"
    said = command("position", whole, "--ply", "40", "--out", file)
    assert (said.code, said.err) == (0, "")
    assert str(file) in said.out
    return file


@pytest.mark.parametrize("key", KEYS)
def test_a_game_as_it_is_dealt(command: Command, key: str) -> None:
    """Printed, and read again: shown to people, or nothing wrong with it."""
    said = command("position", key)
    assert said.code == 0
    assert said.out.startswith(f"questable position 1\ngame {key}\n")
    file = command.folder / "new.txt"
    file.write_text(said.out, encoding="utf-8")
    assert command("position", file, "--linear").code == 0
    assert command("position", file, "--out", command.folder / "again.txt").code == 0
    assert (command.folder / "again.txt").read_text(encoding="utf-8") == said.out


def test_options_go_with_a_game_and_ply_with_a_saved_one(command: Command, middle: Path) -> None:
    """And with nothing else."""
    said = command("position", "questor", "--players", "4", "--option", "gifts=yes")
    assert "players 4\n" in said.out
    assert "option gifts yes\n" in said.out
    assert "--ply" in command.refused("position", "questor", "--ply", "3")
    assert "--ply" in command.refused("position", middle, "--ply", "3")
    assert "--players" in command.refused("position", middle, "--players", "3")
    assert "no such file" in command.refused("position", "chess")


def test_a_saved_game_is_read_at_any_entry(command: Command, whole: Path) -> None:
    """At its end, if nobody says where."""
    end = command("position", whole)
    assert "actor -4\n" in end.out
    assert "ply 7\n" in command("position", whole, "--ply", "7").out
    assert "--ply" in command.refused("position", whole, "--ply", "100000")


def test_it_is_held_against_the_laws(command: Command, middle: Path) -> None:
    """Along random games from there; what could not stand is refused by line and rule."""
    said = command("position", middle, "--check")
    assert said.code == 0
    assert "Nothing is wrong" in said.out
    text = middle.read_text(encoding="utf-8")
    middle.write_text(changed(text, "taken", "9"), encoding="utf-8")
    told = command.refused("position", middle, "--check")
    assert "Q-5.2" in told
    number = [each.split(" ")[0] for each in text.split("\n")].index("taken") + 1
    assert f"line {number}" in told


def test_bots_say_what_they_would_do(command: Command, middle: Path) -> None:
    """Every level but the one without opinions, the same for the same seed; as data too."""
    said = command("position", middle, "--ask")
    assert said.code == 0
    for level in ("novice", "club", "expert", "master"):
        assert f"{level}, " in said.out
    assert "random" not in said.out
    data = json.loads(command("position", middle, "--ask", "--json").out)
    assert data == json.loads(command("position", middle, "--ask", "--json").out)
    [one] = data
    assert set(one) == {"seat", "best", "why", "facts", "chances", "levels"}
    assert sum(one["levels"]["club"].values()) == 20
    assert one["best"] in one["levels"]["master"] or one["chances"]


def test_there_may_be_nobody_to_ask(command: Command, whole: Path) -> None:
    """It is over, or chance is to act."""
    over = command.folder / "over.txt"
    assert command("position", whole, "--out", over).code == 0
    assert "over" in command.refused("position", over, "--ask")
    assert "over" in command.refused("play", "--from-position", over)
    first = command.folder / "first.txt"
    assert command("position", "questor", "--out", first).code == 0
    assert "chance" in command.refused("position", first, "--ask")


def test_play_begins_there_and_its_record_says_so(command: Command, middle: Path) -> None:
    """It is saved, replayed and verified as any other."""
    record = command.folder / "from.jsonl"
    seats = ("--seats", "club,club,club")
    said = command("play", "--from-position", middle, *seats, "--seed", "s", "--save", record)
    assert said.code == 0
    assert "begins with a position" in said.out
    head = json.loads(record.read_text(encoding="utf-8").split("\n")[0])
    assert head["questable"] == 2
    assert head["start"][0] == "questor"
    assert command("replay", record).code == 0
    verified = command("verify", record)
    assert verified.code == 0
    assert "begins with a position" in verified.out
    fork = command.folder / "fork.jsonl"
    assert command("fork", record, "--ply", "3", "--out", fork).code == 0
    assert json.loads(fork.read_text().split("\n")[0])["start"] == head["start"]
    assert command("analyse", record, "--depth", "quick", "--json").code == 0
    for name, value in (("--players", "3"), ("--option", "gifts=yes"), ("--preset", "family")):
        told = command.refused("play", "--from-position", middle, name, value)
        assert name in told


def test_simulate_begins_there(command: Command, middle: Path) -> None:
    """Whatever the number of processes; of the game that is named."""
    ask = ("simulate", "questor", "--from-position", middle, "--games", "6", "--json")
    one, two = (json.loads(command(*ask, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["digest"] == two["digest"]
    assert one["start"][0] == "questor"
    assert "rae" in command.refused("simulate", "rae", "--from-position", middle)
    assert "--players" in command.refused(*ask[:4], "--players", "3")
    assert "start" not in json.loads(command("simulate", "questor", "--games", "1", "--json").out)
