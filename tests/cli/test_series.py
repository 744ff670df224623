"""The series commands: begun, played game by game, shown, and gone on with after weeks."""

import json

from tests.cli.command import Command


def test_a_series_of_bots_is_played_to_its_end(command: Command) -> None:
    """Every game is kept beside the series, verifies, and the table names the winner."""
    file = command.folder / "club.series"
    assert (
        "Game 1 comes next"
        in command("series", "new", file, "rae", "--seats", "club,random", "--games", "3").out
    )
    said = command("series", "play", file, "--seed", "x")
    assert "The series is over." in said.out
    for number in (1, 2, 3):
        assert command("verify", command.folder / f"club-{number}.jsonl").code == 0
    data = json.loads(command("series", "show", file, "--json").out)
    assert list(data) == [
        "game", "seats", "target", "games", "played", "sums", "wins", "over", "leaders",
    ]  # fmt: skip
    assert data["over"] is True
    assert len(data["played"]) == 3
    sums = [sum(game["scores"][seat] for game in data["played"]) for seat in (0, 1)]
    assert data["sums"] == sums
    assert "this series is over" in command.refused("series", "play", file)


def test_a_running_game_goes_on(command: Command) -> None:
    """Who leaves in the middle finds the game again, and nothing is added up before its end."""
    file = command.folder / "us.series"
    command("series", "new", file, "rae", "--players", "2", "--target", "90")
    left = command("series", "play", file, typed="1\n")
    assert "Game 1 is not finished" in " ".join(left.out.split())
    record = command.folder / "us-1.jsonl"
    before = record.read_text("utf-8").count("\n")
    command("series", "play", file, typed="1\n")
    assert record.read_text("utf-8").count("\n") >= before
    assert json.loads(command("series", "show", file, "--json").out)["played"] == []


def test_a_game_that_ended_before_a_crash_is_added_next_time(command: Command) -> None:
    """The record is written first, so the series finds it finished."""
    file = command.folder / "c.series"
    command("series", "new", file, "rae", "--seats", "random,random", "--games", "1")
    fresh = file.read_text("utf-8")
    command("series", "play", file, "--seed", "1")
    whole = file.read_text("utf-8")
    file.write_text(fresh, "utf-8")
    command("series", "play", file)
    assert file.read_text("utf-8") == whole


def test_standings_are_told_to_the_ear_and_in_french(command: Command) -> None:
    """Linear sentences; the same table in French."""
    file = command.folder / "c.series"
    command("series", "new", file, "rae", "--seats", "random,random", "--games", "2")
    command("series", "play", file, "--seed", "1")
    assert "Pip: " in command("series", "show", file, "--linear").out
    assert "La série est finie." in command("series", "show", file, "--lang", "fr").out


def test_what_cannot_be_a_series_is_refused(command: Command) -> None:
    """No end, a bad number, a file in the way, no such file: one line each."""
    file = command.folder / "c.series"
    assert "--target N or --games N" in command.refused("series", "new", file, "rae")
    assert "at least 1" in command.refused("series", "new", file, "rae", "--games", "0")
    assert "no game chess" in command.refused("series", "new", file, "chess", "--games", "2")
    file.write_text("mine", "utf-8")
    assert "already exists" in command.refused("series", "new", file, "rae", "--games", "2")
    assert "line 1: This line is not JSON" in command.refused("series", "show", file)
    assert "no such file" in command.refused("series", "play", command.folder / "none")
