"""Packages of others that bring games, words or bots: found by their entry points.

A game that is being written need not be installed: `QUESTABLE_GAMES` names folders, separated as
those of PATH, whose pyproject.toml has the same entry points.
"""

import os
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GAMES = "questable.games"
"""`key = "package"`: a package whose `GAME` it is; its words lie in `text/`, its rules in
`rules/`, its teller in `telling`, its face for the terminal in `face`."""
BOTS = "questable.bots"
"""`level = "module:Class"`: a bot that is made without arguments."""
FOLDERS = "QUESTABLE_GAMES"
"""The variable that names folders of games that are not installed."""
PROJECT = "pyproject.toml"


@cache
def named(group: str) -> dict[str, str]:
    """What is there beside Questable, by name; the first of two that are named alike."""
    found: dict[str, str] = {}
    for folder in _folders():
        found = {**_declared(folder)[0].get(group, {}), **found}
    for each in entry_points(group=group):
        found.setdefault(each.name, each.value)
    return dict(sorted(found.items()))


@cache
def unusable() -> dict[str, str]:
    """The folders that were named and bring nothing, and why."""
    told = {str(folder): _declared(folder)[1] for folder in _folders()}
    return {folder: why for folder, why in told.items() if why}


def _folders() -> Iterator[Path]:
    for each in os.environ.get(FOLDERS, "").split(os.pathsep):
        if each:
            yield Path(each).resolve()


@cache
def _declared(folder: Path) -> tuple[dict[str, dict[str, str]], str]:
    """The entry points of a project that is not installed, or why there are none.

    From then on its packages can be imported.
    """
    try:
        project = tomllib.loads((folder / PROJECT).read_text(encoding="utf-8"))
        points = project["project"]["entry-points"]
        found = {
            group: {str(name): str(value) for name, value in points[group].items()}
            for group in (GAMES, BOTS)
            if group in points
        }
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        return {}, f"{PROJECT}: {type(error).__name__}: {error}"
    if not found:
        return {}, f"{PROJECT}: no entry points {GAMES} or {BOTS}"
    source = folder / "src" if (folder / "src").is_dir() else folder
    if str(source) not in sys.path:
        sys.path.append(str(source))
    return found, ""


@cache
def folder_of(package: str) -> Path | None:
    """Where a package lies, without importing it; None where there is none."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations)))


@cache
def folders(part: str) -> tuple[Path, ...]:
    """The folders of this name in all packages that bring a game."""
    homes = (folder_of(package) for package in named(GAMES).values())
    return tuple(home / part for home in homes if home is not None and (home / part).is_dir())
