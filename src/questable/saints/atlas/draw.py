"""A map of a saint's places as SVG: sea, land, rivers, hills, numbered pins with names."""

from collections.abc import Iterator
from html import escape
from math import cos, pi, sin
from typing import NamedTuple

from questable.saints.atlas.coast import Outline, corners, outlines
from questable.saints.atlas.places import MapPoint, SaintPlace
from questable.saints.atlas.view import WIDTH, MapView, clipped, view_of

SEA, LAND, SHORE, RIVER, HILL = "#a9cbe4", "#dcd3a4", "#3b3331", "#6fa3cb", "#b7a878"
PIN, BIRTH, INK, PAPER = "#e2a62f", "#fffaee", "#2a2119", "#fff9ea"
RADIUS = 8.5
LETTER = 6.4
"""How wide a letter of a name is, and how high its line."""
LINE = 13
NEAR = 50.0
"""Degrees: hills and rivers are drawn on maps that show no more than this from north to south."""
RINGS = (2.3, 3.6, 4.9)
"""How far, in radii, a pin is moved that has no room where it belongs."""
WAYS = 12


class MapBox(NamedTuple):
    """A rectangle that something takes up."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "MapBox") -> bool:
        """Whether both take up the same room somewhere."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class Pin(NamedTuple):
    """A place on the picture."""

    number: int
    place: SaintPlace
    true: tuple[float, float]
    """Where the place lies."""
    at: tuple[float, float]
    """Where its number stands."""


def drawn(places: list[SaintPlace]) -> str:
    """The map of all places that can stand on one; '' where none can.

    Its numbers are the places' own in the whole list, from 1 on. It needs no style sheet; one may
    paint it anew by its classes.
    """
    numbered = [(n, each) for n, each in enumerate(places, 1) if each.spot]
    if not numbered:
        return ""
    view = view_of([each.spot.at for _, each in numbered if each.spot])
    pins = _pins(view, numbered)
    return (
        f'<svg class="map" viewBox="0 0 {WIDTH} {view.height}" aria-hidden="true" '
        'stroke-linejoin="round" stroke-linecap="round" font-size="11.5">'
        f'<path class="sea" fill="{SEA}" d="M0,0H{WIDTH}V{view.height}H0z"/>'
        f"{_ground(view)}{''.join(map(_lead, pins))}"
        f"{''.join(_names(view, pins))}{''.join(map(_pin, pins))}</svg>"
    )


def _ground(view: MapView) -> str:
    kinds: dict[str, list[str]] = {"land": [], "lake": [], "river": [], "hills": []}
    near = view.north - view.south <= NEAR
    for outline, (low, high) in zip(outlines(), corners(), strict=True):
        if not view.meets(low, high):
            continue
        if outline.kind in ("land", "lake"):
            kinds[outline.kind].append(_area(outline, view))
        elif near:
            way = _line if outline.kind == "river" else _hills
            kinds[outline.kind].append(way(outline, view))
    land, lake, river, hills = ("".join(kinds[each]) for each in kinds)
    shown = [
        f'<path class="land" fill="{LAND}" stroke="{SHORE}" stroke-width="1.4" d="{land}"/>',
        f'<path class="river" fill="none" stroke="{RIVER}" stroke-width="1.3" d="{river}"/>',
        f'<path class="lake" fill="{SEA}" stroke="{SHORE}" stroke-width=".8" d="{lake}"/>',
        f'<path class="hill" fill="{HILL}" stroke="{SHORE}" stroke-width=".7" d="{hills}"/>',
    ]
    return "".join(path for path, d in zip(shown, (land, river, lake, hills), strict=True) if d)


def _area(outline: Outline, view: MapView) -> str:
    points = clipped(outline.points, view)
    return f"{_way(view, points)}z" if points else ""


def _line(outline: Outline, view: MapView) -> str:
    """The parts of a river that touch the picture."""
    parts: list[str] = []
    run: list[MapPoint] = []
    for one, next_one in zip(outline.points, outline.points[1:], strict=False):
        if view.holds(one) or view.holds(next_one):
            run = run or [one]
            run.append(next_one)
        elif run:
            parts.append(_way(view, run))
            run = []
    return "".join([*parts, *([_way(view, run)] if run else [])])


def _hills(outline: Outline, view: MapView) -> str:
    return "".join(
        f"M{x - 6:.0f},{y + 4:.0f}l6,-10l6,10z"
        for x, y in (view.at(point) for point in outline.points if view.holds(point))
    )


def _way(view: MapView, points: list[MapPoint]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in map(view.at, points))


def _pins(view: MapView, numbered: list[tuple[int, SaintPlace]]) -> list[Pin]:
    """Each where it belongs, or as near as there is room."""
    pins: list[Pin] = []
    for number, place in numbered:
        assert place.spot is not None
        true = view.at(place.spot.at)
        free = (at for at in _around(true, view) if all(_apart(at, each.at) for each in pins))
        pins.append(Pin(number, place, true, next(free, true)))
    return pins


def _around(true: tuple[float, float], view: MapView) -> Iterator[tuple[float, float]]:
    x, y = true
    yield true
    for ring in RINGS:
        for n in range(WAYS):
            turn = 2 * pi * n / WAYS
            at = x + ring * RADIUS * cos(turn), y + ring * RADIUS * sin(turn)
            if RADIUS < at[0] < WIDTH - RADIUS and RADIUS < at[1] < view.height - RADIUS:
                yield at


def _apart(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= (2.1 * RADIUS) ** 2


def _lead(pin: Pin) -> str:
    """From a number that was moved to where its place lies."""
    (x, y), (true_x, true_y) = pin.at, pin.true
    if pin.at == pin.true:
        return ""
    return (
        f'<path stroke="{INK}" d="M{true_x:.1f},{true_y:.1f}L{x:.1f},{y:.1f}"/>'
        f'<circle fill="{INK}" cx="{true_x:.1f}" cy="{true_y:.1f}" r="2"/>'
    )


def _pin(pin: Pin) -> str:
    x, y = pin.at
    kind, fill = ("birth", BIRTH) if pin.place.born else ("pin", PIN)
    town = pin.place.spot is not None and pin.place.spot.town
    dashes = "" if town else ' stroke-dasharray="3 2.4"'
    return (
        f'<circle class="{kind}" fill="{fill}" stroke="{INK}" stroke-width="1.6"{dashes} '
        f'cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS}"/>'
        f'<text fill="{INK}" font-weight="700" text-anchor="middle" x="{x:.1f}" '
        f'y="{y + 4:.1f}">{pin.number}</text>'
    )


def _names(view: MapView, pins: list[Pin]) -> Iterator[str]:
    """Each name beside its pin, where it covers nothing; the others stand in the list alone."""
    taken = [
        MapBox(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS) for x, y in (pin.at for pin in pins)
    ]
    for pin in pins:
        x, y = pin.at
        wide = LETTER * len(pin.place.short)
        for left, top in (
            (x + RADIUS + 3, y - LINE / 2),
            (x - RADIUS - 3 - wide, y - LINE / 2),
            (x - wide / 2, y - RADIUS - LINE - 1),
            (x - wide / 2, y + RADIUS + 1),
        ):
            box = MapBox(left, top, left + wide, top + LINE)
            inside = left > 2 and top > 2 and box.right < WIDTH - 2 and box.bottom < view.height - 2
            if inside and not any(box.meets(each) for each in taken):
                taken.append(box)
                yield (
                    f'<text class="name" fill="{INK}" stroke="{PAPER}" stroke-width="3" '
                    f'paint-order="stroke" x="{left:.1f}" y="{top + LINE - 3:.1f}">'
                    f"{escape(pin.place.short)}</text>"
                )
                break
