"""A position of Questor as text, for tests, bug reports and puzzles."""

from typing import Final

from questable.engine.fault import Fault
from questable.engine.lines import NamedLine, PositionText
from questable.games.questor.actions import HEROES
from questable.games.questor.board import (
    CROSS,
    DOWN,
    NOWHERE,
    PLACES,
    SIDES,
    SIZE,
    TILES,
    outside_arms,
    place_name,
    wall_of,
)
from questable.games.questor.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.questor.state import PHASES, QuestorState

PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]


def written(s: QuestorState) -> str:
    """The position as text: a drawing of the tiles, then every number by name."""
    rows = [
        "".join(_tile_letter(s.arms[row * SIZE + c]) for c in range(SIZE)) for row in range(SIZE)
    ]
    monsters = [f"{place_name(t)}={s.monsters[t]}" for t in range(TILES) if s.monsters[t]]
    heroes = [f"{HEROES[h]}@{place_name(s.where[h])}" for h in range(5) if s.where[h] >= 0]
    gems = [place_name(g) if g >= 0 else "-" for g in s.gem_at]
    lines = [
        "questor",
        "phases " + " ".join(PHASES[p] for p in s.phases),
        "tiles " + " ".join(rows),
        "monsters " + " ".join(monsters),
        "gems " + " ".join(gems),
        "heroes " + " ".join(heroes),
    ]
    for name in LIST_FIELDS:
        lines.append(f"{name} " + " ".join(str(n) for n in getattr(s, name)))
    for name in NUMBER_FIELDS:
        lines.append(f"{name} {getattr(s, name)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def fill(s: QuestorState, text: str) -> None:
    """Make a position what `written` wrote; PositionError says what is wrong."""
    lines = PositionText(text, "questor")
    for name in LIST_FIELDS:
        setattr(s, name, lines.numbers(name))
    for name in NUMBER_FIELDS:
        setattr(s, name, lines.number(name))
    phases = lines.row("phases")
    s.phases = [phases.index(PHASES, word) for word in phases.words]
    s.arms = _tiles_drawn(lines.row("tiles"))
    s.monsters = [0] * TILES
    row = lines.row("monsters")
    for word in row.words:
        name, count = row.pair(word, "=")
        place = _place(row, name)
        if place >= TILES:
            raise row.odd(word)
        s.monsters[place] += row.whole(count)
    row = lines.row("gems")
    s.gem_at = [NOWHERE if word == "-" else _place(row, word) for word in row.words]
    s.where = [NOWHERE] * len(HEROES)
    row = lines.row("heroes")
    for word in row.words:
        hero, name = row.pair(word, "@")
        s.where[row.index(HEROES, hero)] = _place(row, name)


def _place(row: NamedLine, name: str) -> int:
    return row.index(PLACE_NAMES, name)


def _tile_letter(arms: int) -> str:
    if arms == DOWN:
        return "."
    return "+" if arms == CROSS else SIDES[wall_of(arms)]


def _tiles_drawn(row: NamedLine) -> list[int]:
    drawn = "".join(row.words)
    if len(row.words) != SIZE or any(len(word) != SIZE for word in row.words):
        raise row.fail(Fault("position-tiles", key=row.name, n=SIZE))
    arms = []
    for letter in drawn:
        if letter == ".":
            arms.append(DOWN)
        elif letter == "+":
            arms.append(CROSS)
        else:
            arms.append(CROSS ^ (1 << row.index(list(SIDES), letter)))
    return arms + outside_arms()
