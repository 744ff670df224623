"""The places of a saint, and where they lie as far as that is known."""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from questable.saints.gazetteer import RELICS
from questable.saints.saint import Saint

FILE = Path(__file__).parent / "places.toml"
UNKNOWN = "unknown"
TURN = 360
CUT = -169.5
"""Degrees east at which the map of the world is cut: in the Bering Strait."""


class MapPoint(NamedTuple):
    """A point on the map; east of the date line degrees go on beyond 180."""

    east: float
    north: float


class MapSpot(NamedTuple):
    """Where a place lies."""

    at: MapPoint
    town: bool
    """Whether it is a point, and not a country or landscape."""


class SaintPlace(NamedTuple):
    """A place of a saint in one language."""

    words: str
    """As the entry writes it: `Savaria (now Szombathely), Hungary`."""
    short: str
    """As a map writes it."""
    spot: MapSpot | None
    born: bool
    """Whether the saint was born there."""


@cache
def spots() -> dict[str, MapSpot]:
    """All places that stand on maps, by English name."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: MapSpot(point_of(north, east), kind == "towns")
        for kind, places in data.items()
        for name, (north, east) in places.items()
    }


def point_of(north: float, east: float) -> MapPoint:
    """A point of the map, which is cut where next to nobody lives."""
    return MapPoint(east + TURN if east < CUT else east, north)


def short_of(words: str) -> str:
    """A place without country and remarks."""
    return words.split("(")[0].split(",")[0].strip()


def spot_of(name: str) -> tuple[str, MapSpot] | None:
    """Where a place lies, by its English name as entries write it, and what it is called there."""
    if RELICS in name:
        return None
    for each in (name, short_of(name)):
        if each in spots():
            return each, spots()[each]
    return None


def places_of(saint: Saint, lang: str) -> list[SaintPlace]:
    """The birthplace, if it is known, then the others; no place twice."""
    named = list(zip(saint.places["en"], saint.places[lang], strict=True))
    if saint.birthplace["en"] != UNKNOWN:
        named.insert(0, (saint.birthplace["en"], saint.birthplace[lang]))
    found: list[SaintPlace] = []
    seen: set[MapPoint | str] = set()
    for english, words in named:
        known = spot_of(english)
        same = known[1].at if known else english
        if same in seen:
            continue
        seen.add(same)
        born = english == saint.birthplace["en"]
        found.append(SaintPlace(words, short_of(words), known[1] if known else None, born))
    return found
