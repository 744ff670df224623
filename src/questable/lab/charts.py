"""Charts as plain SVG: dots with their intervals, heaps, lines. Colours are those of the page."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 640
ROW = 26
TOP = 8
BOTTOM = 34
RIGHT = 70
LETTER = 6.6
"""About so wide is one."""
LINE = 13
BINS = 24
TALL = 220
KINDS = 6
"""Colours that lines have."""

Shown = Callable[[float], str]
"""A number as people read it."""


class Dot(NamedTuple):
    """A figure between the ends of its interval."""

    label: str
    value: float
    low: float
    high: float


class Point(NamedTuple):
    """A place of a line, and its interval."""

    x: float
    value: float
    low: float
    high: float


def dots(rows: Sequence[Dot], title: str, shown: Shown, even: float | None = None) -> str:
    """One row a figure; a dashed line where nobody would have an advantage."""
    left = 20 + LETTER * max(len(row.label) for row in rows)
    marks = ticks(min(0.0, *(row.low for row in rows)), max(row.high for row in rows) or 1.0)
    across = _scale(marks[0], marks[-1], left, WIDTH - RIGHT)
    height = TOP + ROW * len(rows) + BOTTOM
    parts = [_grid_down(marks, across, TOP, height - BOTTOM, shown)]
    if even is not None:
        x = across(even)
        parts.append(f'<path class="even" d="M{x:.1f} {TOP}V{height - BOTTOM}"/>')
    for place, row in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        parts.append(
            f'<text x="{left - 10:.1f}" y="{y + 4:.1f}" class="end">{escape(row.label)}</text>'
            f'<path class="span" d="M{across(row.low):.1f} {y:.1f}H{across(row.high):.1f}"/>'
            f'<circle class="dot" cx="{across(row.value):.1f}" cy="{y:.1f}" r="4.5"/>'
            f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4:.1f}">{escape(shown(row.value))}</text>'
        )
    return _svg(height, title, parts)


def heap(numbers: Sequence[float], title: str, shown: Shown) -> str:
    """How many games lie where: bars of equal width."""
    low, high = min(numbers), max(numbers)
    marks = ticks(low, high if high > low else low + 1)
    across = _scale(marks[0], marks[-1], 50, WIDTH - 20)
    wide = (marks[-1] - marks[0]) / BINS
    counts = [0] * BINS
    for number in numbers:
        counts[min(int((number - marks[0]) / wide), BINS - 1)] += 1
    height = TALL
    up = _scale(0, max(counts), height - BOTTOM, TOP)
    parts = [_grid_down(marks, across, TOP, height - BOTTOM, shown)]
    for place, count in enumerate(counts):
        x, y = across(marks[0] + place * wide), up(count)
        across_bar = across(marks[0] + wide) - across(marks[0]) - 1
        parts.append(
            f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{across_bar:.1f}" '
            f'height="{height - BOTTOM - y:.1f}"><title>{count}</title></rect>'
        )
    return _svg(height, title, parts)


def lines(
    series: Mapping[str, Sequence[Point]],
    title: str,
    across_name: str,
    shown: Shown,
    even: float | None = None,
) -> str:
    """A line for each name, with its interval as a band."""
    points = [point for each in series.values() for point in each]
    left, height = 64, TALL + 60
    marks = ticks(min(0.0, *(point.low for point in points)), max(p.high for p in points) or 1.0)
    along = sorted({point.x for point in points})
    end = WIDTH - 20 - LETTER * max((len(name) for name in series), default=0)
    across = _scale(along[0], along[-1], left + 10, end)
    up = _scale(marks[0], marks[-1], height - BOTTOM, TOP)
    parts = []
    for mark in marks:
        parts.append(
            f'<path class="grid" d="M{left} {up(mark):.1f}H{end:.1f}"/>'
            f'<text x="{left - 8}" y="{up(mark) + 4:.1f}" class="end">{escape(shown(mark))}</text>'
        )
    step = max(1, ceil(len(along) / 12))
    for x in along[::step]:
        parts.append(
            f'<text x="{across(x):.1f}" y="{height - BOTTOM + 16}" class="middle">{x:g}</text>'
        )
    parts.append(f'<text x="{end:.1f}" y="{height - 3}" class="end">{escape(across_name)}</text>')
    if even is not None:
        parts.append(f'<path class="even" d="M{left} {up(even):.1f}H{end:.1f}"/>')
    ends = {name: up(max(each).value) + 4 for name, each in series.items()}
    heights = _apart(ends)
    for kind, (name, each) in enumerate(series.items()):
        ordered = sorted(each)
        over = " ".join(f"{across(p.x):.1f},{up(p.high):.1f}" for p in ordered)
        under = " ".join(f"{across(p.x):.1f},{up(p.low):.1f}" for p in reversed(ordered))
        through = " ".join(f"{across(p.x):.1f},{up(p.value):.1f}" for p in ordered)
        last = ordered[-1]
        parts.append(
            f'<g class="k{kind % KINDS}"><polygon points="{over} {under}"/>'
            f'<polyline points="{through}"/>'
            f'<text x="{across(last.x) + 6:.1f}" y="{heights[name]:.1f}">{escape(name)}'
            "</text></g>"
        )
    return _svg(height, title, parts)


def _apart(heights: Mapping[str, float]) -> dict[str, float]:
    """The same from top to bottom, none nearer to the next than a line of text is high."""
    found: dict[str, float] = {}
    least = 0.0
    for name in sorted(heights, key=lambda each: heights[each]):
        found[name] = max(heights[name], least)
        least = found[name] + LINE
    return found


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers around both."""
    if high <= low:
        high = low + 1
    raw = (high - low) / about
    power = 10.0 ** floor(log10(raw))
    step = next(power * each for each in (1, 2, 5, 10) if power * each >= raw * 0.999)
    first = floor(low / step + 1e-9)
    last = ceil(high / step - 1e-9)
    return [round(step * n, 10) for n in range(first, last + 1)]


def _scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    wide = high - low or 1.0
    return lambda number: start + (number - low) / wide * (end - start)


def _grid_down(
    marks: Sequence[float], across: Callable[[float], float], top: float, bottom: float,
    shown: Shown,
) -> str:  # fmt: skip
    return "".join(
        f'<path class="grid" d="M{across(mark):.1f} {top}V{bottom}"/>'
        f'<text x="{across(mark):.1f}" y="{bottom + 16}" class="middle">'
        f"{escape(shown(mark))}</text>"
        for mark in marks
    )


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
