"""Numbers of a pack: which there are, and the pack with some of them changed."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from questable.engine import Game, Pack
from questable.engine.pack import Facts


def numbers(facts: Facts) -> dict[str, int]:
    """Every whole number, by where it stands: `goals.trophies`, or `die.monsters.0` in a list."""
    found: dict[str, int] = {}

    def walk(inside: object, path: str) -> None:
        if isinstance(inside, dict):
            for key, below in inside.items():
                walk(below, f"{path}.{key}" if path else str(key))
        elif isinstance(inside, list):
            for place, below in enumerate(inside):
                walk(below, f"{path}.{place}")
        elif type(inside) is int:
            found[path] = inside

    walk(facts, "")
    return found


def changed(game: Game, pack: Pack, wanted: Mapping[str, int]) -> Pack:
    """The pack with these numbers; KeyError where there is none, ValueError where it cannot be."""
    known = numbers(pack.facts)
    facts: Any = deepcopy(pack.facts)
    for path, number in wanted.items():
        if path not in known:
            raise KeyError(path)
        *way, last = path.split(".")
        inside = facts
        for step in way:
            inside = inside[int(step) if isinstance(inside, list) else step]
        inside[int(last) if isinstance(inside, list) else last] = number
    return game.pack_of(pack.name, facts, pack.words)
