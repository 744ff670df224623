"""The part of the world that a map shows, and what of an outline lies in it."""

from collections.abc import Callable
from math import cos, radians
from typing import NamedTuple

from questable.saints.atlas.places import CUT, TURN, MapPoint

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

Inside = Callable[[MapPoint], bool]
Crossing = Callable[[MapPoint, MapPoint], MapPoint]


class MapView(NamedTuple):
    """A rectangle of the world, and its picture WIDTH wide."""

    west: float
    south: float
    east: float
    north: float
    height: int

    def at(self, point: MapPoint) -> tuple[float, float]:
        """Where a point is drawn."""
        return (
            (point.east - self.west) / (self.east - self.west) * WIDTH,
            (self.north - point.north) / (self.north - self.south) * self.height,
        )

    def meets(self, low: MapPoint, high: MapPoint) -> bool:
        """Whether something between these corners may be in sight."""
        across = low.east < self.east and high.east > self.west
        return across and low.north < self.north and high.north > self.south

    def holds(self, point: MapPoint) -> bool:
        """Whether a point is in sight."""
        return self.west < point.east < self.east and self.south < point.north < self.north


def view_of(points: list[MapPoint]) -> MapView:
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
    return MapView(
        middle_east - half,
        middle_north - tall / 2,
        middle_east + half,
        middle_north + tall / 2,
        round(WIDTH / shape),
    )


def clipped(points: list[MapPoint], view: MapView) -> list[MapPoint]:
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


def _cut(points: list[MapPoint], inside: Inside, crossing: Crossing) -> list[MapPoint]:
    found: list[MapPoint] = []
    for n, point in enumerate(points):
        before = points[n - 1]
        if inside(point) != inside(before):
            found.append(crossing(before, point))
        if inside(point):
            found.append(point)
    return found


def _at_east(p: MapPoint, q: MapPoint, east: float) -> MapPoint:
    return MapPoint(east, p.north + (q.north - p.north) * (east - p.east) / (q.east - p.east))


def _at_north(p: MapPoint, q: MapPoint, north: float) -> MapPoint:
    return MapPoint(p.east + (q.east - p.east) * (north - p.north) / (q.north - p.north), north)
