"""The outlines of the map, read from coast.txt."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from questable.saints.atlas.places import MapPoint

FILE = Path(__file__).parent / "coast.txt"
KINDS = ("land", "lake", "river", "hills")


class Outline(NamedTuple):
    """A shore, a river, or the places of hills."""

    kind: str
    points: list[MapPoint]

    def corners(self) -> tuple[MapPoint, MapPoint]:
        """The south-west and the north-east of all of it."""
        easts, norths = zip(*self.points, strict=True)
        return MapPoint(min(easts), min(norths)), MapPoint(max(easts), max(norths))


@cache
def corners() -> list[tuple[MapPoint, MapPoint]]:
    """Where each of the outlines lies."""
    return [each.corners() for each in outlines()]


@cache
def outlines() -> list[Outline]:
    """All of them, in the order of the file."""
    return outlines_of(FILE.read_text(encoding="utf-8"))


def outlines_of(text: str) -> list[Outline]:
    """A kind and a name on a line, then points; `#` begins a remark."""
    found: list[Outline] = []
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        first = line.split(" ")[0]
        if first in KINDS:
            found.append(Outline(first, []))
        else:
            found[-1].points.extend(_point(each) for each in line.split())
    return found


def _point(text: str) -> MapPoint:
    east, north = text.split(",")
    return MapPoint(float(east), float(north))
