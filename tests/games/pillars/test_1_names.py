"""Chapter 1: how places are named, and that they are where their names say."""

import pytest

from questable.games.pillars.board import (
    GRID,
    SITE_AT,
    SITES_OF,
    STATION_NAMES,
    SURROUND,
    site_named,
    station_named,
)
from tests.rule import rule


def around(site: str) -> set[str]:
    """The stations that surround a site."""
    return {STATION_NAMES[station] for station in SURROUND[site_named(site)]}


@rule("P-1.1")
def test_there_are_eight_rows_and_thirteen_columns() -> None:
    """Rows 1 to 8, columns a to m, each with at least three stations."""
    assert {name[1:] for name in STATION_NAMES} == set("12345678")
    assert {name[:1] for name in STATION_NAMES} == set("abcdefghijklm")
    counts = [sum(name[1:] == row for name in STATION_NAMES) for row in "12345678"]
    assert counts == [3, 9, 11, 13, 13, 11, 9, 3]


@rule("P-1.1")
def test_row_1_is_at_the_top_and_column_a_at_the_left() -> None:
    """The second coordinate of sites grows downwards, the first to the right."""
    assert GRID[station_named("g1")] == (0, 6)
    assert GRID[station_named("a5")] == (4, 0)
    assert {SITE_AT[site][1] for site in SITES_OF[station_named("g1")]} == {-3}
    assert {SITE_AT[site] for site in SITES_OF[station_named("a5")]} == {(-3, 0), (-3, 1)}


@rule("P-1.1")
@pytest.mark.parametrize(
    ("site", "stations"),
    [
        ("g45", "f4 g4 h4 f5 g5 h5"),
        ("g23", "f2 g2 h2 f3 g3 h3"),
        ("f12", "e1 g1 e2 f2 g2"),
        ("a45", "a4 b4 a5 b5"),
        ("j78", "i7 j7 k7 i8"),
    ],
)
def test_a_site_lies_between_two_rows(site: str, stations: str) -> None:
    """Three stations of each row surround it inside; along the rim there are fewer."""
    assert around(site) == set(stations.split())
