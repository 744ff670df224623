"""What saints hold or have near them: the words of how art shows them choose it, or their look."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from questable.saints.windows.person import Person

SPOTS: Final = {
    "l": (26, 92), "r": (73, 92), "f": (46, 95), "b": (50, 98), "s": (81, 58), "a": (50, 15),
    "w": (0, 0),
}  # fmt: skip
"""The places of signs; signs.toml says what their letters mean."""
DRAWN: Final = "fbasrl"
"""In which order those before the saint are drawn."""
HANDS: Final = 3
"""So many signs, hands and feet together, and no more."""
TALL: Final = ("lance", "crosier", "ferula", "banner", "staff", "axe", "spear", "oar", "spade")
"""What takes the hand in which a bishop would hold his crosier."""


BANNERS: Final = ("banner", "cross-banner")
"""What is held at arm's length, lest it hides the face."""
BIRDS: Final = ["@bird:sky translate(25 66)scale(.72)", "@bird:amber translate(82 52)scale(-.6 .6)"]
"""Those that listen to a sermon, besides the one in the hand."""


class Sign(msgspec.Struct, frozen=True):
    """A row of signs.toml."""

    at: str
    words: str = ""
    part: str = ""
    hand: int = 10
    up: int = 0
    stiff: bool = False
    wide: bool = False
    turned: bool | str = False
    common: bool = False
    glass: list[str] = []


@cache
def signs() -> dict[str, Sign]:
    """All signs by name."""
    text = (Path(__file__).parent / "signs.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Sign])


def signs_of(person: Person) -> dict[str, str]:
    """Signs by the place where they are."""
    taken: dict[str, str] = {}
    for name, spots in _said(person) or _wanted(person):
        at_hand = sum(spot in "lrf" for spot in taken)
        free = [spot for spot in spots if spot not in taken]
        if spots in ("l", "r"):
            free += [spot for spot in "lr" if spot not in taken]
        if free and name not in taken.values() and (free[0] in "basw" or at_hand < HANDS):
            taken[free[0]] = name
    return taken


def _said(person: Person) -> list[tuple[str, str]]:
    """What the entry says itself: a sign, and the place where it has to be."""
    said = [each.partition(" ") for each in person.saint.look.holds]
    return [(name, spot or signs()[name].at) for name, _, spot in said]


def _wanted(person: Person) -> list[tuple[str, str]]:
    """What the words ask for, the first named first, and what is common last."""
    found: list[tuple[bool, int, str]] = []
    for name, sign in signs().items():
        if sign.words and (match := re.search(rf"(?<![\w-])(?:{sign.words})", person.words)):
            found.append((sign.common, match.start(), name))
    wanted = [(name, signs()[name].at) for _, _, name in sorted(found)]
    if person.bishop and not person.eastern and not any(name in TALL for name, _ in wanted):
        wanted.insert(min(1, len(wanted)), ("crosier", "rl"))
    if person.martyr and not wanted:
        wanted.append(("palm", "r"))
    return wanted


def behind_of(person: Person) -> list[str]:
    """What is behind the saint."""
    signs = signs_of(person)
    return [f"@{signs['w']}"] if "w" in signs else []


def things_of(person: Person, worn: str) -> list[str]:
    """The signs before the saint in their places, with the hands that hold them.

    `worn` is the glass of the garment before which they have to be seen.
    """
    places = signs_of(person)
    drawn: list[str] = []
    for spot in sorted(places.keys() - {"w"}, key=DRAWN.index):
        drawn += _placed(person, places, spot, worn)
    if person.wounds and not {"l", "r"} <= places.keys():
        x, y = SPOTS["l" if "r" in places else "r"]
        drawn.append(f"@open-hand translate({x} {y})")
    if "dove" in places.values() and person.has("birds"):
        drawn += [
            "@bird:sky translate(25 66)scale(.72)",
            "@bird:amber translate(82 52)scale(-.6 .6)",
        ]
    return drawn


def _placed(person: Person, places: dict[str, str], spot: str, worn: str) -> list[str]:
    name = places[spot]
    sign = signs()[name]
    x, y = SPOTS[spot]
    if name in BANNERS:
        x = 86 if spot == "r" else 14
    if spot == "f":
        x = 50 if sign.wide else x if "l" in places else x - 12
    turn = 0 if spot in "fabs" or sign.stiff else 7 if spot == "r" else -7
    flip = (sign.turned is True and spot in "ls") or sign.turned == spot
    place = f"translate({x} {y - sign.up})"
    place += (f"rotate({turn})" if turn else "") + ("scale(-1 1)" if flip else "")
    if spot == "s":
        place += "scale(.8)"
    glass = next((f":{each}" for each in sign.glass if each != worn), "")
    drawn = [f"@{sign.part or name}{glass} {place}"]
    if spot in "lr" and sign.hand:
        hand = "hand-wounded" if person.wounds else "hand"
        drawn.append(f"@{hand} translate({x} {y + sign.hand})")
    return drawn
