"""The part of the world that a map shows, and what of an outline lies in it."""

from collections.abc import Callable
from math import cos, radians
from typing import NamedTuple

from questable.saints.atlas.places import CUT, TURN, Point

WIDTH = 360
LEAST = 4.5
"""Degrees north to south that a map shows at least, so that a shore or a river is in sight."""
MARGIN = 0.16
"""Of the span, on each side."""
USUAL = 1.5
WIDE = 2.0
"""Width by height; maps of half the world are wide."""
FAR = 110.0
"""Degrees from which on a map is wide."""

Inside = Callable[[Point], bool]
Crossing = Callable[[Point, Point], Point]


class View(NamedTuple):
    """A rectangle of the world, and its picture WIDTH wide."""

    west: float
    south: float
    east: float
    north: float
    height: int

    def at(self, point: Point) -> tuple[float, float]:
        """Where a point is drawn."""
        return (
            (point.east - self.west) / (self.east - self.west) * WIDTH,
            (self.north - point.north) / (self.north - self.south) * self.height,
        )

    def meets(self, low: Point, high: Point) -> bool:
        """Whether something between these corners may be in sight."""
        across = low.east < self.east and high.east > self.west
        return across and low.north < self.north and high.north > self.south

    def holds(self, point: Point) -> bool:
        """Whether a point is in sight."""
        return self.west < point.east < self.east and self.south < point.north < self.north


def view_of(points: list[Point]) -> View:
    """The smallest picture that has all points well inside."""
    easts, norths = [each.east for each in points], [each.north for each in points]
    middle_east, middle_north = (min(easts) + max(easts)) / 2, (min(norths) + max(norths)) / 2
    # A degree of longitude is shorter than one of latitude, the more so the farther north.
    squeeze = cos(radians(min(abs(middle_north), 65)))
    wide = (max(easts) - min(easts)) * squeeze * (1 + 2 * MARGIN)
    shape = WIDE if wide > FAR else USUAL
    tall = max((max(norths) - min(norths)) * (1 + 2 * MARGIN), wide / shape, LEAST)
    half = min(tall * shape / squeeze, TURN) / 2
    middle_east = min(max(middle_east, CUT + half), CUT + TURN - half)
    return View(
        middle_east - half,
        middle_north - tall / 2,
        middle_east + half,
        middle_north + tall / 2,
        round(WIDTH / shape),
    )


def clipped(points: list[Point], view: View) -> list[Point]:
    """What of an area lies in sight, with a little beyond the edge."""
    beyond_east, beyond_north = (view.east - view.west) / 50, (view.north - view.south) / 50
    west, east = view.west - beyond_east, view.east + beyond_east
    south, north = view.south - beyond_north, view.north + beyond_north
    edges: list[tuple[Inside, Crossing]] = [
        (lambda p: p.east >= west, lambda p, q: _at_east(p, q, west)),
        (lambda p: p.east <= east, lambda p, q: _at_east(p, q, east)),
        (lambda p: p.north >= south, lambda p, q: _at_north(p, q, south)),
        (lambda p: p.north <= north, lambda p, q: _at_north(p, q, north)),
    ]
    for inside, crossing in edges:
        points = _cut(points, inside, crossing)
    return points


def _cut(points: list[Point], inside: Inside, crossing: Crossing) -> list[Point]:
    found: list[Point] = []
    for n, point in enumerate(points):
        before = points[n - 1]
        if inside(point) != inside(before):
            found.append(crossing(before, point))
        if inside(point):
            found.append(point)
    return found


def _at_east(p: Point, q: Point, east: float) -> Point:
    return Point(east, p.north + (q.north - p.north) * (east - p.east) / (q.east - p.east))


def _at_north(p: Point, q: Point, north: float) -> Point:
    return Point(p.east + (q.east - p.east) * (north - p.north) / (q.north - p.north), north)
