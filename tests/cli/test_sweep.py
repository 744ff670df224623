"""The commands `sweep`, `compare`, `report` and `handicap` (docs/commands.md)."""

import json
import re
from pathlib import Path

from questable.cli import lab
from questable.lab.handicap import Handicap, HandicapSearch, Tried
from questable.languages import LANGUAGES
from tests.cli.command import Command

SHORT = ("--games", "3", "--most", "300", "--jobs", "1")
OWN = """
from questable.bots import Bot


class First(Bot):
    def choose(self, game, setup, view, legal, rng):
        return legal[0]
"""


def test_sweep_as_json(command: Command) -> None:
    """The fields are those of docs/commands.md; what cannot be played is told on the way."""
    words = ("sweep", "questor", "--vary", "gifts=no,yes", "--players", "3,4", "--bots", "random")
    said = command(*words, *SHORT, "--json")
    assert said.code == 0
    assert said.err == (
        "questable: Left out: players=3 gifts=yes. Gifts need the Healer, who stays at home when "
        "three play against each other. (Q-6.1)\n"
    )
    data = json.loads(said.out)
    assert list(data) == [
        "game", "rules", "seed", "most", "build", "program", "cases", "left_out", "seconds",
    ]  # fmt: skip
    assert [each["name"] for each in data["cases"]] == [
        "players=3 gifts=no", "players=4 gifts=no", "players=4 gifts=yes"
    ]  # fmt: skip
    assert list(data["cases"][0]) == [
        "name", "players", "options", "pack", "bots", "turning", "games", "truncated", "measures",
        "won_by_bot", "skill", "rules_fired", "rules_never", "digest",
    ]  # fmt: skip
    assert list(data["cases"][0]["measures"]["moves"]) == ["value", "low", "high", "games"]
    assert [each["name"] for each in data["left_out"]] == ["players=3 gifts=yes"]


def test_a_sweep_is_kept_and_reported(command: Command) -> None:
    """Gone on with, told as a page in either language, and written as Parquet."""
    rows = command.folder / "rows.jsonl"
    words = (
        "sweep", "questor", "--vary", "mage_tiles=5..7", "--number", "goals.trophies=2",
        "--players", "2", "--bots", "random", "--ladder", *SHORT,
    )  # fmt: skip
    said = command(*words, "--file", rows)
    assert said.code == 0
    assert "mage_tiles=6" in said.out
    kept = rows.read_bytes()
    assert kept.count(b"\n") == 1 + 12 * 3
    assert command(*words, "--file", rows).code == 0
    assert rows.read_bytes() == kept
    other = command.refused(*words, "--file", rows, "--seed", "1")
    assert other == f"{rows} holds games that differ in: seed. Choose another file."
    page, data = command.folder / "r.html", command.folder / "r.parquet"
    for lang in LANGUAGES:
        told = command("report", rows, "--out", page, "--parquet", data, "--lang", lang)
        assert told.code == 0
        assert "36" in told.out
        assert f'<html lang="{lang}">' in page.read_text("utf-8")
        assert data.read_bytes()[:4] == b"PAR1"


def test_a_case_is_not_called_the_rulebooks_way_where_it_is_not(command: Command) -> None:
    """Nothing varies, but rules or a pack are other; and where nobody won, nobody won most."""
    command.monkeypatch.setenv("COLUMNS", "120")
    words = ("sweep", "questor", "--players", "4", "--bots", "random", *SHORT)
    plain = command(*words).out
    assert plain.count("the rulebook’s way, random") == 2
    said = command(*words, "--option", "mode=cooperation", "--seed", "none").out
    assert "rulebook" not in said
    assert "mode=cooperation, random" in said
    assert "hero" not in said
    mine = command.folder / "mine.toml"
    mine.write_text(
        command("pack", "questor")
        .out.replace('"base"', '"mine"')
        .replace("trophies = 8", "trophies = 1"),
        "utf-8",
    )
    assert "pack=mine, random" in command(*words, "--pack", mine).out


def test_a_sweep_fits_a_narrow_terminal(command: Command) -> None:
    """In 80 columns every figure is whole, and so is the interval of who wins most."""
    command.monkeypatch.setenv("COLUMNS", "80")
    words = ("sweep", "questor", "--players", "4", "--bots", "random", "--ladder", *SHORT)
    share = r"\d+[.,]\d\u202f%"
    for lang in LANGUAGES:
        lines = command(*words, "--lang", lang).out.splitlines()
        assert max(map(len, lines)) <= 80
        ends = [line.rstrip("│ ") for line in lines if re.search(share, line)]
        assert len(ends) == 2 * 4
        assert all(re.search(f" {share}$", end) for end in ends)
        assert sum(bool(re.search(f"{share} +│ +{share} (to|à) {share}$", e)) for e in ends) == 4


def test_simulate_keeps_its_games_too(command: Command) -> None:
    """And goes on with more of them."""
    rows = command.folder / "rows.jsonl"
    words = ("simulate", "questor", "--players", "2", "--seed", "k", "--json", "--most", "300")
    command(*words, "--games", "3", "--file", rows)
    more = json.loads(command(*words, "--games", "5", "--file", rows).out)
    assert more["digest"] == json.loads(command(*words, "--games", "5").out)["digest"]
    assert rows.read_bytes().count(b"\n") == 6
    assert command("report", rows, "--out", command.folder / "r.html").code == 0


def test_compare(command: Command) -> None:
    """House rules, a number of the pack, or two sets of house rules, side by side."""
    words = ("compare", "questor", "--players", "4", "--bots", "random", *SHORT)
    said = command(*words, "--option", "mage_tiles=5")
    assert said.code == 0
    assert "rulebook" in said.out
    assert "mage_tiles=5" in said.out
    data = json.loads(command(*words, "--number", "goals.trophies=1", "--json").out)
    assert [each["name"] for each in data["cases"]] == ["rulebook", "goals.trophies=1"]
    assert list(data["compared"][0]) == [
        "measure", "base", "other", "difference", "low", "high", "effect", "size",
    ]  # fmt: skip
    two = command(*words, "--against", "mage_tiles=9", "--option", "mage_tiles=5", "--lang", "fr")
    assert "mage_tiles=9" in two.out
    assert "tours morts" in two.out


def test_handicap(command: Command) -> None:
    """What it tried, and the fairest played again."""
    words = (
        "handicap", "rae", "--players", "2", "--weaker", "random", "--bots", "club,random",
        "--start", "0", "--trials", "3", "--games", "8", "--jobs", "1",
    )  # fmt: skip
    data = json.loads(command(*words, "--json").out)
    assert list(data) == ["game", "players", "weaker", "seed", "tried", "best"]
    assert list(data["best"][0]) == [
        "handicap", "share", "low", "high", "games", "even", "fair",
    ]  # fmt: skip
    assert data["best"][0]["games"] == 32
    said = command(*words, "--lang", "fr")
    assert said.code == 0
    assert "level=" in said.out


def test_a_handicap_that_is_interrupted_says_so(command: Command) -> None:
    """What was tried until then is told, and not that it was played again."""

    def gone(search: HandicapSearch, *_given: object, **_named: object) -> None:
        tried = Tried(Handicap((), "", 3, "club"), 2.0, 8, 0.5)
        search.tried[tried.handicap] = tried

    words = ("handicap", "rae", "--players", "2", "--weaker", "random", "--trials", "1")
    whole = " ".join(command(*words, "--games", "2", "--start", "0", "--jobs", "1").out.split())
    assert "1 handicap tried; the fairest, played again. An even share is 50.0 %." in whole
    command.monkeypatch.setattr(HandicapSearch, "run", gone)
    said = command(*words)
    assert said.code == 130
    assert said.err == "questable: Interrupted after 1 handicap; it was not played again.\n"
    cut = " ".join(said.out.split())
    assert "1 handicap tried; the fairest. An even share is 50.0 %." in cut
    assert "start=3" in cut
    assert "les plus équitables. Une part" in " ".join(command(*words, "--lang", "fr").out.split())


def test_bots_of_your_own(command: Command) -> None:
    """From a file in the current folder, in every command that seats bots."""
    (command.folder / "mybots.py").write_text(OWN, "utf-8")
    command.monkeypatch.chdir(command.folder)
    command.monkeypatch.syspath_prepend(str(command.folder))
    for words in (
        ("simulate", "questor", "--bots", "mybots:First,random"),
        ("sweep", "questor", "--players", "2", "--bots", "mybots:First,random", "--turn"),
        (
            "compare",
            "questor",
            "--players",
            "2",
            "--bots",
            "mybots:First",
            "--option",
            "dig=facing",
        ),
    ):
        said = command(*words, *SHORT)
        assert said.code == 0, said.err
    met = ("arena", "questor", "--players", "2", "--bots", "random,mybots:First", "--json")
    data = json.loads(command(*met, *SHORT).out)
    assert data["bots"] == ["random", "mybots:First"]
    lost = command.refused("simulate", "questor", "--bots", "mybots:Lost")
    assert lost.startswith("There is no bot “mybots:Lost”: AttributeError")


def test_what_cannot_be_is_told(command: Command) -> None:
    """In one line each."""
    rows = command.folder / "no.jsonl"
    rows.write_text("{}\n", "utf-8")
    for words, said in (
        (("sweep", "questor", "--vary", "gifts=maybe"), "maybe"),
        (("sweep", "questor", "--vary", "gift=yes"), "Did you mean gifts?"),
        (("sweep", "questor", "--vary", "gifts"), "gifts"),
        (("sweep", "questor", "--number", "goals.trophy=2"), "Did you mean goals.trophies?"),
        (("sweep", "questor", "--number", "goals.trophies=x"), "whole number"),
        (("sweep", "questor", "--players", "x"), "whole number"),
        (("sweep", "questor", "--games", "0"), "--games must be at least 1"),
        (("sweep", "questor", "--bots", "clubb"), "clubb"),
        (("compare", "questor"), "do not differ"),
        (("compare", "questor", "--option", "mage_tiles=99"), "99"),
        (("compare", "questor", "--number", "goals.trophies=100"), "trophies"),
        (("report", rows, "--out", command.folder / "r.html"), "holds no games of a study (lab)"),
        (("report", command.folder / "none", "--out", command.folder / "r.html"), "none"),
        (("handicap", "questor", "--start", "-1"), "--start"),
        (("handicap", "questor", "--players", "1"), "--players"),
        (("simulate", "questor", "--cluster", "nowhere://x"), "No cluster to play on"),
    ):
        assert said in command.refused(*words), words


def test_ranges(command: Command) -> None:
    """`5..7` are all numbers from 5 to 7; anything else is itself."""
    from questable.text import Words

    found = lab.values(Words("en"), ["a=5..7,9", "b=x..y", "c=any"])
    assert found == {"a": ["5", "6", "7", "9"], "b": ["x..y"], "c": ["any"]}
    assert len(lab.values(Words("en"), ["a=1..999999999"])["a"]) <= 101


def test_reports_leave_others_files_alone(command: Command) -> None:
    """A page that cannot be written is told."""
    rows = command.folder / "rows.jsonl"
    words = ("simulate", "questor", "--players", "2", "--games", "1", "--most", "30")
    command(*words, "--file", rows)
    where = Path(command.folder / "no" / "r.html")
    assert str(where) in command.refused("report", rows, "--out", where)
