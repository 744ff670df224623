"""The command `arena` (docs/commands.md)."""

import json

from questable.bots import LEVELS
from tests.cli.command import Command

WORDS = ("arena", "questor", "--players", "2", "--bots", "random,club", "--jobs", "1")


def test_as_json(command: Command) -> None:
    """The fields are those of docs/commands.md, and equal seeds give equal games."""
    said, again = (command(*WORDS, "--games", "4", "--seed", "7", "--json") for _ in range(2))
    assert (said.code, said.err) == (0, "")
    data, other = json.loads(said.out), json.loads(again.out)
    assert list(data) == [
        "game", "rules", "players", "options", "pack", "bots", "seed", "most", "build", "goal",
        "program", "pairs", "elo", "seconds",
    ]  # fmt: skip
    [pair] = data["pairs"]
    assert list(pair) == [
        "challenger", "host", "games", "won", "share", "low", "high", "even", "truncated",
        "actions", "evidence", "verdict",
    ]  # fmt: skip
    assert (pair["games"], pair["even"], pair["verdict"]) == (4, 0.5, None)
    assert list(data["elo"]["random"]) == ["points", "margin"]
    assert data["pairs"] == other["pairs"]


def test_as_tables(command: Command) -> None:
    """In both languages; a goal is judged."""
    said = command(*WORDS, "--games", "30", "--goal", "120")
    assert said.code == 0
    assert "club against random" in said.out
    assert "at least 60.0%" in said.out
    assert "Elo" in said.out
    said = command(*WORDS, "--games", "2", "--goal", "120", "--lang", "fr")
    assert "club contre random" in said.out
    assert "pas encore sûr" in said.out
    three = command(*WORDS[:2], *WORDS[4:], "--players", "3", "--games", "1")
    assert "club against 2 × random" in three.out


def test_all_levels_meet(command: Command) -> None:
    """Unless somebody says which."""
    said = command("arena", "questor", "--players", "2", "--games", "1", "--most", "1", "--json")
    told = json.loads(said.out)
    assert told["bots"] == list(LEVELS)
    assert len(told["pairs"]) == len(LEVELS) * (len(LEVELS) - 1) // 2
    assert {pair["truncated"] for pair in told["pairs"]} == {1}


def test_playouts_may_be_said(command: Command) -> None:
    """Of a level that searches: then its games can be repeated wherever there is less time."""
    words = ("arena", "questor", "--players", "2", "--games", "1", "--most", "30", "--json")
    said = command(*words, "--bots", "club,expert@5,expert@6", "--jobs", "1")
    assert json.loads(said.out)["bots"] == ["club", "expert@5", "expert@6"]
    assert command(*words, "--bots", "club,club@5").code == 2


def test_a_file_is_gone_on_with(command: Command) -> None:
    """Its games are not played again; one that holds other games is refused in one line."""
    file = command.folder / "games.jsonl"
    first = command(*WORDS, "--games", "3", "--file", file)
    assert first.code == 0
    second = command(*WORDS, "--games", "3", "--file", file, "--json")
    assert len(file.read_text("utf-8").splitlines()) == 4
    assert json.loads(second.out)["pairs"][0]["games"] == 3
    other = command(*WORDS, "--games", "3", "--file", file, "--seed", "1")
    assert other.code == 2
    assert other.err == (
        f"questable: {file} holds games that differ in: seed. Choose another file.\n"
    )


def test_what_cannot_be_is_told(command: Command) -> None:
    """In one line each."""
    for more, said in (
        (("--bots", "club"), "--bots needs at least two different levels."),
        (("--bots", "club,club"), "--bots needs at least two different levels."),
        (("--bots", "club,clun"), "clun"),
        (("--games", "0"), "--games must be at least 1"),
        (("--goal", "100"), "--goal must be from 101 to 199"),
        (("--goal", "200"), "--goal must be from 101 to 199"),
        (("--players", "1"), "--players must be at least 2"),
        (("--file", command.folder / "no" / "where"), "where"),
    ):
        wrong = command(*WORDS, *more)
        assert wrong.code == 2
        assert said in wrong.err
        assert wrong.err.count("\n") == 1
