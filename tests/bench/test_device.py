"""What the figures of the static site are made of."""

from bench.device import CHOICES, Weight, high, weight
from bench.thinking import KINDS


def test_what_is_ours_is_told_apart() -> None:
    """Python, its library and wheels are others'; the page, the table and the games are ours."""
    sent = {
        "/device-1/pyodide.asm.wasm.pack": 1000,
        "/device-1/pyodide.mjs": 100,
        "/device-1/python_stdlib.zip.pack": 500,
        "/device-1/wheels.lib.pack": 50,
        "/device-1/table.lib.pack": 7,
        "/assets/python-page.js": 2,
        "/": 1,
    }
    assert weight(sent) == Weight(1660, 10)


def test_every_level_is_measured() -> None:
    """And hints."""
    assert set(CHOICES) == set(KINDS)


def test_ninety_five_of_a_hundred() -> None:
    """Of few the worst."""
    assert high([float(each) for each in range(100)]) == 95
    assert high([3.0, 1.0]) == 3
