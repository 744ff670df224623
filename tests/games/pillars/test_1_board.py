"""Chapter 1: sites and stations, what touches what, their names, the pieces."""

from collections import Counter

import pytest

from questable.games.pillars import GAME
from questable.games.pillars.actions import RELIGIONS
from questable.games.pillars.board import (
    BESIDE,
    GAPS,
    NEIGHBOUR,
    POCKETS,
    SITE_AT,
    SITE_NAMES,
    SITES,
    SITES_OF,
    STATION_NAMES,
    STATIONS,
    SURROUND,
    site_named,
    station_named,
)
from questable.games.pillars.referee import Pillars
from questable.games.pillars.state import PILLARS, STONES
from tests.rule import rule


def near(station: int) -> list[int]:
    """The neighbours of a station."""
    return NEIGHBOUR[station * 3 : station * 3 + 3]


def names(stations: list[int]) -> set[str]:
    """What people call them."""
    return {STATION_NAMES[station] for station in stations}


@rule("P-1.1")
def test_there_are_37_sites_in_a_hexagon() -> None:
    """Rows of 4 5 6 7 6 5 4, each with three coordinates of at most 3."""
    assert len(SITE_AT) == len(set(SITE_AT)) == SITES == 37
    assert all(max(abs(q), abs(r), abs(q + r)) <= 3 for q, r in SITE_AT)
    assert [n for _, n in sorted(Counter(r for _, r in SITE_AT).items())] == [4, 5, 6, 7, 6, 5, 4]


@rule("P-1.1")
def test_there_are_72_stations() -> None:
    """54 gaps between three sites, then 18 pockets between two."""
    assert [len(sites) for sites in SITES_OF] == [3] * 54 + [2] * 18
    assert (GAPS, POCKETS, STATIONS) == (54, 18, 72)
    assert len({tuple(sites) for sites in SITES_OF}) == 72


@rule("P-1.1")
@pytest.mark.parametrize("station", range(STATIONS))
def test_the_sites_of_a_station_touch_each_other(station: int) -> None:
    """Any two of them are beside each other; those of a pocket lie on the rim."""
    sites = SITES_OF[station]
    assert all(b in BESIDE[a] for a in sites for b in sites if a != b)
    if station >= GAPS:
        assert all(len(BESIDE[site]) < 6 for site in sites)


@rule("P-1.2")
@pytest.mark.parametrize("station", range(STATIONS))
def test_every_station_has_three_neighbours(station: int) -> None:
    """Three others, and each of them has it as a neighbour too."""
    assert len(set(near(station)) - {station}) == 3
    assert all(station in near(other) for other in near(station))


@rule("P-1.2")
@pytest.mark.parametrize("station", range(GAPS))
def test_neighbours_of_a_gap_share_two_sites_with_it(station: int) -> None:
    """Each side of a gap leads to another gap or to a pocket."""
    sides = [set(SITES_OF[station]) & set(SITES_OF[other]) for other in near(station)]
    assert [len(side) for side in sides] == [2, 2, 2]
    assert len({tuple(sorted(side)) for side in sides}) == 3


@rule("P-1.2")
@pytest.mark.parametrize("station", range(GAPS, STATIONS))
def test_a_pocket_has_one_gap_and_two_pockets(station: int) -> None:
    """The gap that holds both its sites, and the next pockets around the rim."""
    gaps = [other for other in near(station) if other < GAPS]
    assert len(gaps) == 1
    assert set(SITES_OF[station]) < set(SITES_OF[gaps[0]])


@rule("P-1.2")
def test_the_pockets_make_one_round() -> None:
    """Going from pocket to pocket one comes past all 18 and back."""
    seen = [GAPS]
    while len(seen) < POCKETS:
        seen.append(next(n for n in near(seen[-1]) if n >= GAPS and n not in seen))
    assert GAPS in near(seen[-1])


@rule("P-1.2")
def test_six_five_or_four_stations_surround_a_site() -> None:
    """Six inside (19 sites), five on an edge (12), four at a corner (6)."""
    assert Counter(len(around) for around in SURROUND) == {6: 19, 5: 12, 4: 6}
    for site, around in enumerate(SURROUND):
        assert len(around) == {6: 6, 4: 5, 3: 4}[len(BESIDE[site])]


@rule("P-1.1")
def test_names_lead_back_to_places() -> None:
    """All names differ, and each is read as what it names."""
    assert len(set(STATION_NAMES) | set(SITE_NAMES)) == STATIONS + SITES
    assert [station_named(name) for name in STATION_NAMES] == list(range(STATIONS))
    assert [site_named(name) for name in SITE_NAMES] == list(range(SITES))
    with pytest.raises(ValueError, match="no station 'd1'"):
        station_named("d1")
    with pytest.raises(ValueError, match="no site 'g4'"):
        site_named("g4")


@rule("P-1.2")
def test_names_follow_the_rows_and_columns() -> None:
    """A site's name is its column and the rows above and below it; so for what is beside it."""
    assert SITE_AT[site_named("g45")] == (0, 0)
    assert names(SURROUND[site_named("g45")]) == {"f4", "g4", "h4", "f5", "g5", "h5"}
    assert names(SURROUND[site_named("a45")]) == {"a4", "b4", "a5", "b5"}
    assert names(near(station_named("g4"))) == {"f4", "h4", "g3"}
    assert names(near(station_named("e1"))) == {"e2", "g1", "c2"}


@rule("P-1.3")
def test_a_pillar_moves_to_a_site_beside_its_own() -> None:
    """Six ways inside, four from an edge, three from a corner, and back again."""
    assert Counter(len(beside) for beside in BESIDE) == {6: 19, 4: 12, 3: 6}
    assert all(site in BESIDE[other] for site in range(SITES) for other in BESIDE[site])
    moves = [a for a in GAME.table(GAME.pack()).actions if a.text.startswith("pillar:")]
    assert len(moves) == 180
    assert all(action.b in BESIDE[action.a] for action in moves)


@rule("P-1.3")
def test_a_follower_moves_to_a_station_beside_its_own() -> None:
    """Three ways from each station."""
    moves = [a for a in GAME.table(GAME.pack()).actions if a.text.startswith("move:")]
    assert len(moves) == 216
    assert all(action.b in near(action.a) for action in moves)


@rule("P-1.4")
def test_there_are_twenty_followers_of_each_religion() -> None:
    """What is not on the board lies beside it: together 20 of each; there are four pillars."""
    state = GAME.fresh(GAME.setup(4))
    assert isinstance(state, Pillars)
    assert RELIGIONS == ("red", "gold", "blue", "apostate")
    assert [state.board.count(r) + state.off[r] for r in range(4)] == [STONES] * 4 == [20] * 4
    assert len(set(state.pillars)) == PILLARS == 4
