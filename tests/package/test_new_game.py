"""`questable new-game NAME` writes a whole game: it keeps the laws and is played at once."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from questable.cli.new_game import HOME, Naming, free_letter, written
from questable.fast import PACKAGE
from questable.registry import ours
from tests.cli.command import Command

KEY = "blue-moon"
ROOT = Path(__file__).resolve().parents[2]
SERVED = f"""
import asyncio
from questable import client
from questable.engine import read_record
from questable.registry import Registry, game
from questable.table import verify
from tests.web.served import play_out, served, table

async def evening():
    async with served() as here, table(here.url, "{KEY}", 2) as (seats, link):
        await asyncio.wait_for(play_out(seats, "moon"), 200)
        record = read_record(Registry(), await client.record(here.url, link))
    assert verify(game("{KEY}"), record) == []
    print(len(record.entries) > 10)

asyncio.run(evening())
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the command has written one."""
    home = tmp_path_factory.mktemp("new")
    said = spoken(home, "new-game", KEY)
    assert (said.returncode, said.stderr) == (0, "")
    assert f"QUESTABLE_GAMES={KEY} questable play {KEY}" in said.stdout
    return home


def surroundings(**wishes: str) -> dict[str, str]:
    """What a process needs to find the checkout."""
    paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
    return {**os.environ, "PYTHONPATH": paths, "QUESTABLE_LANG": "en", **wishes}


def spoken(
    home: Path, *words: str, told: str = "", **wishes: str
) -> subprocess.CompletedProcess[str]:
    """What comes of a command there."""
    return subprocess.run(
        [sys.executable, "-P", "-W", "error", "-m", "questable", *words],
        input=told, cwd=home, env=surroundings(**wishes), capture_output=True, text=True,
        timeout=250,
    )  # fmt: skip


def questable(home: Path, *words: str, told: str = "") -> str:
    """What the command says with the new game; it ends well, and has nothing to complain about."""
    done = spoken(home, *words, told=told, QUESTABLE_GAMES=KEY)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_its_own_tests_hold(folder: Path) -> None:
    """The laws among them, with every number of players."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", KEY],
        cwd=folder, env=surroundings(), capture_output=True, text=True, timeout=250,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "11 passed" in done.stdout


def test_it_is_played_at_once(folder: Path) -> None:
    """In the terminal, with its own words, and a whole game of bots is saved and told again."""
    said = questable(
        folder, "play", KEY, "--seats", "human,club", "--seed", "7", "--linear",
        told="why keep\nlook\nthrow\nquit\n\n",
    )  # fmt: skip
    assert "Your turn: throw the die." in said
    assert "there is nothing to keep. (B-1.3)" in said
    assert "Whoever is first to have 50 points wins." in said
    assert f"{KEY}-" not in said
    questable(folder, "play", KEY, "--seats", "club,random", "--seed", "s", "--save", "a.jsonl")
    assert "The goal is reached." in questable(folder, "replay", "a.jsonl", "--linear")
    assert questable(folder, "verify", "a.jsonl")
    assert "Lancer le dé" in questable(
        folder, "play", KEY, "--linear", "--lang", "fr", told="?\nquit\n\n"
    )


def test_it_is_studied_and_soaked(folder: Path) -> None:
    """The lab knows it: `club` beats `random`, no law is broken over all set-ups."""
    words = ("simulate", KEY, "--games", "60", "--bots", "club,random", "--jobs", "1", "--json")
    told = json.loads(questable(folder, *words))
    assert told["endings"] == {"goal": 60}
    assert told["wins_by_seat"][0]["wins"] > 40
    assert sum(share["wins"] for share in told["wins_by_margin"].values()) == 60
    assert {"B-1.1", "B-1.2", "B-1.3", "B-2.1"} == told["rules_fired"].keys()
    soaked = json.loads(
        questable(folder, "soak", KEY, "--actions", "2000", "--jobs", "1", "--json")
    )
    assert soaked["truncated"] == 0
    listed = json.loads(questable(folder, "games", "--json"))[-1]
    assert (listed["key"], listed["title"], listed["prefix"]) == (KEY, "Blue Moon", "B")
    assert "B-1.2" in questable(folder, "rules", KEY)


def test_it_is_played_at_a_table(folder: Path) -> None:
    """A served one, by two seats."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SERVED],
        cwd=ROOT, env=surroundings(QUESTABLE_GAMES=str(folder / KEY)),
        capture_output=True, text=True, timeout=250,
    )  # fmt: skip
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr


def test_what_is_written_is_in_order(folder: Path) -> None:
    """Nothing of the skeleton's own names is left; style and imports are as ours."""
    files = [path for path in (folder / KEY).rglob("*") if path.is_file()]
    assert len(files) > 12
    for path in files:
        if "__pycache__" in path.parts or path.suffix == ".jsonl":
            continue
        text = path.read_text(encoding="utf-8")
        assert "keleton" not in text.lower(), path
        assert "keleton" not in path.name
        assert "X-1" not in text
    style = ["ruff", "check", "--isolated", "--select", "E,F,I,UP,B", "--line-length", "100"]
    for words in (style, ["ruff", "format", "--isolated", "--line-length", "100", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", *words, "--no-cache", "."],
            cwd=folder / KEY, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout


def test_it_needs_nothing_but_what_is_told(folder: Path) -> None:
    """A game imports the engine and the telling, its tests the public API."""
    used = {
        node.module
        for path in (folder / KEY).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("questable")
    }
    assert used == {"questable.engine", "questable.telling"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Blue Moon", "cannot be the name of a game"),
        ("../moon", "cannot be the name of a game"),
        ("questor", "already a game called"),
        ("json", "that name is taken"),
        ("class", "that name is taken"),
    ],
)
def test_a_name_that_cannot_be_is_refused(command: Command, name: str, why: str) -> None:
    """In one line, and nothing is written."""
    assert why in command.refused("new-game", name)
    assert list(command.folder.iterdir()) == []


def test_what_is_there_is_left_alone(command: Command) -> None:
    """A second time it is refused."""
    (command.folder / "moon").mkdir()
    assert "moon is there already" in command.refused("new-game", "moon")
    assert list((command.folder / "moon").iterdir()) == []


def test_its_rules_have_a_letter_of_their_own() -> None:
    """Of its name, if nobody has that; T is the table's."""
    taken = {game.prefix for game in ours()}
    assert free_letter("blue-moon") == "B"
    assert free_letter("qt-a") == "A"
    assert free_letter("q") not in taken | {"T"}


def test_a_folder_that_brings_nothing_is_named(tmp_path: Path) -> None:
    """All other games are there as ever."""
    (tmp_path / "questor").mkdir()
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "pyproject.toml").write_text('[project]\nname = "bare"\n')
    both = os.pathsep.join(["questor", "bare", "nowhere"])
    said = spoken(tmp_path, "games", "--json", QUESTABLE_GAMES=both)
    assert [each["key"] for each in json.loads(said.stdout)] == [game.key for game in ours()]
    said = spoken(tmp_path, "games", QUESTABLE_GAMES=both)
    assert said.stderr.count("cannot be used: pyproject.toml") == 3


def test_every_file_of_the_skeleton_is_written(tmp_path: Path) -> None:
    """As many as there are, none twice."""
    written(Naming("moon", "M"), tmp_path / "moon")
    home = PACKAGE / HOME.partition(".")[2]
    there = [each for each in home.rglob("*") if each.is_file() and each.suffix != ".pyc"]
    made = [each for each in (tmp_path / "moon").rglob("*") if each.is_file()]
    assert len(made) == len(there)
    placed = [each.relative_to(tmp_path / "moon").parts for each in made]
    assert ("moon", "rules", "fr", "moon.md") in placed
    assert ("tests", "test_moon.py") in placed
    underscored = Naming("a-b", "A").place(Path("around", "tests", "test_skeleton.py"))
    assert underscored.parts == ("tests", "test_a_b.py")
