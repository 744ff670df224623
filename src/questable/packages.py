"""Packages of others that bring games, words or bots: found by their entry points."""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GAMES = "questable.games"
"""`key = "package"`: a package whose `GAME` it is; its words lie in `text/`, its rules in
`rules/`, its teller in `telling`, its face for the terminal in `face`."""
BOTS = "questable.bots"
"""`level = "module:Class"`: a bot that is made without arguments."""


@cache
def named(group: str) -> dict[str, str]:
    """What is installed beside Questable, by name; the first of two that are named alike."""
    found: dict[str, str] = {}
    for each in entry_points(group=group):
        found.setdefault(each.name, each.value)
    return dict(sorted(found.items()))


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
