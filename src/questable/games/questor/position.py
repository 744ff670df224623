"""A position of Questor as text, for tests, bug reports and puzzles."""

from questable.games.questor.actions import HEROES
from questable.games.questor.board import (
    CROSS,
    DOWN,
    NOWHERE,
    SIDES,
    SIZE,
    TILES,
    outside_arms,
    place_name,
    place_named,
    wall_of,
)
from questable.games.questor.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.questor.state import PHASES, QuestorState


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
    """Make a position what `written` wrote; ValueError says what is wrong."""
    lines = text.split("\n")
    if lines[0] != "questor":
        raise ValueError("a Questor position begins with the line 'questor'")
    found: dict[str, list[str]] = {}
    for line in lines[1:]:
        words = line.split(" ")
        if words[0]:
            found[words[0]] = words[1:]
    for name in ["phases", "tiles", "monsters", "gems", "heroes", *LIST_FIELDS, *NUMBER_FIELDS]:
        if name not in found:
            raise ValueError(f"the line {name!r} is missing")
    for name in LIST_FIELDS:
        setattr(s, name, [int(word) for word in found[name]])
    for name in NUMBER_FIELDS:
        setattr(s, name, int(found[name][0]))
    s.phases = [PHASES.index(word) for word in found["phases"]]
    s.arms = _tiles_drawn(found["tiles"])
    s.monsters = [0] * TILES
    for word in found["monsters"]:
        name, count = word.split("=")
        s.monsters[place_named(name)] = int(count)
    s.gem_at = [NOWHERE if word == "-" else place_named(word) for word in found["gems"]]
    s.where = [NOWHERE] * 5
    for word in found["heroes"]:
        hero, name = word.split("@")
        s.where[HEROES.index(hero)] = place_named(name)


def _tile_letter(arms: int) -> str:
    if arms == DOWN:
        return "."
    return "+" if arms == CROSS else SIDES[wall_of(arms)]


def _tiles_drawn(rows: list[str]) -> list[int]:
    drawn = "".join(rows)
    if len(rows) != SIZE or len(drawn) != TILES:
        raise ValueError("tiles are five rows of five letters")
    arms = []
    for letter in drawn:
        if letter == ".":
            arms.append(DOWN)
        elif letter == "+":
            arms.append(CROSS)
        elif letter in SIDES:
            arms.append(CROSS ^ (1 << SIDES.index(letter)))
        else:
            raise ValueError(f"{letter!r} is no tile: . face down, + cross, n e s w the wall")
    return arms + outside_arms()
