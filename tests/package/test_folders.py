"""Games and bots of folders that are not installed: the variable QUESTABLE_GAMES."""

import os
import sys
from pathlib import Path

import pytest

from questable import packages

PROJECT = """
[project.entry-points."questable.games"]
moon = "{package}"
[project.entry-points."questable.bots"]
{bot} = "{package}.bot:Bot"
"""


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Two that bring a game of the same key, the second one with its sources in src/."""
    both = [tmp_path / "one", tmp_path / "two"]
    for folder in both:
        folder.mkdir()
        text = PROJECT.format(package=f"moon_{folder.name}", bot=f"bot-{folder.name}")
        (folder / "pyproject.toml").write_text(text)
    (both[1] / "src").mkdir()
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv(packages.FOLDERS, os.pathsep.join(["", *map(str, both)]))
    return both


def test_they_bring_games_and_bots(folders: list[Path]) -> None:
    """The first of two that are named alike counts; their modules can be imported, behind all."""
    assert packages.named.__wrapped__(packages.GAMES)["moon"] == "moon_one"
    bots = packages.named.__wrapped__(packages.BOTS)
    assert {"bot-one": "moon_one.bot:Bot", "bot-two": "moon_two.bot:Bot"}.items() <= bots.items()
    assert sys.path[-2:] == [str(folders[0]), str(folders[1] / "src")]
    assert packages.unusable.__wrapped__() == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "FileNotFoundError"),
        ("[project", "TOMLDecodeError"),
        ("project = 7", "TypeError"),
        ("[project]\n", "KeyError"),
        ("[project.entry-points]\n", "no entry points"),
        ("[project.entry-points]\n'questable.games' = 3\n", "AttributeError"),
    ],
)
def test_one_that_brings_nothing_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, why: str
) -> None:
    """Whatever is wrong with its file; nothing of it can be imported then."""
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text)
    monkeypatch.setenv(packages.FOLDERS, str(tmp_path))
    before = sys.path[:]
    (told,) = packages.unusable.__wrapped__().values()
    assert why in told
    assert "moon" not in packages.named.__wrapped__(packages.GAMES)
    assert sys.path == before
