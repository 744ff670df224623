"""The maps: places lie in their countries and on land, and everything on a map can be read."""

from math import hypot
from xml.etree import ElementTree as ET

import pytest

from questable.saints import shipped
from questable.saints.atlas import SaintPlace, drawn, places_of
from questable.saints.atlas.coast import outlines, outlines_of
from questable.saints.atlas.draw import RADIUS
from questable.saints.atlas.places import MapPoint, MapSpot, point_of, short_of, spot_of, spots
from questable.saints.atlas.view import WIDTH, clipped, view_of
from questable.saints.gazetteer import spots as gazetteer

COUNTRIES = {
    "italy": (36.6, 6.6, 47.1, 18.6), "malta": (35.7, 14.1, 36.1, 14.6),
    "spain": (36, -9.4, 43.9, 4.4), "portugal": (36.9, -9.6, 42.2, -6.1),
    "france": (42.3, -5.2, 51.1, 8.3), "low-countries": (49.4, 2.5, 53.6, 7.3),
    "germany": (47.2, 5.8, 55.1, 15.1), "austria": (46.3, 9.5, 49.1, 17.2),
    "switzerland": (45.8, 5.9, 47.9, 10.5), "britain": (49.9, -8, 59, 1.8),
    "ireland": (51.4, -10.6, 55.4, -5.4), "scandinavia": (54.5, 4.5, 71.2, 31.6),
    "poland": (49, 14.1, 54.9, 24.2), "czechia": (48.5, 12, 51.1, 18.9),
    "hungary": (45.7, 16.1, 48.6, 22.9), "balkans": (40.8, 13.5, 46.6, 28.7),
    "greece": (34.8, 19.3, 41.8, 29.7), "thrace": (40.5, 26, 42, 29.2),
    "east-slavic-lands": (44.3, 20.9, 60, 40.2), "holy-land": (31, 34.2, 33.4, 36),
    "syria": (32.3, 35.6, 37.4, 42.4), "lebanon": (33, 35.1, 34.7, 36.7),
    "cyprus": (34.5, 32.2, 35.8, 34.7), "turkey": (35.8, 26, 42.2, 44.9),
    "persia": (25, 44, 40, 63.4), "india": (8, 68, 35.6, 97.5),
    "armenia": (37.9, 41, 41.4, 46.7), "georgia": (41, 40, 43.6, 46.8),
    "egypt": (22, 24.7, 31.7, 35), "maghreb": (18.9, -13.2, 37.4, 11.7),
    "sudan": (8.6, 21.8, 22.3, 38.7), "uganda": (-1.5, 29.5, 4.3, 35.1),
    "united-states": (18.9, -160.3, 49.4, -66.9), "canada": (41.6, -141, 83.2, -52.6),
    "mexico": (14.5, -117.2, 32.8, -86.7), "central-america": (7, -92.3, 23.3, -59),
    "south-america": (-55.1, -81.4, 12.6, -34.7), "japan": (24, 122.9, 45.6, 145.9),
    "korea": (33, 124.5, 43.1, 131), "china": (18.1, 73.4, 53.6, 134.8),
    "philippines": (4.6, 116.9, 21.2, 126.7), "malaysia": (0.8, 99.6, 7.4, 119.3),
    "oceania": (-47.3, 112.9, 22.3, 203.1), "vietnam": (8.4, 102.1, 23.4, 109.5),
}  # fmt: skip
"""South, west, north and east of each country of the gazetteer that has places on maps."""
COASTAL = 0.45
"""Degrees by which a town may lie beside our rough shores."""


def on_land(point: MapPoint) -> bool:
    """Whether a point lies within a shore, or close to one."""
    return any(
        each.kind == "land" and (within(point, each.points) or beside(point, each.points))
        for each in outlines()
    )


def within(point: MapPoint, shore: list[MapPoint]) -> bool:
    """Whether a line to the east crosses the shore an odd number of times."""
    inside = False
    for one, other in zip(shore, shore[1:] + shore[:1], strict=True):
        if (one.north > point.north) != (other.north > point.north):
            share = (point.north - one.north) / (other.north - one.north)
            inside ^= point.east < one.east + share * (other.east - one.east)
    return inside


def beside(point: MapPoint, shore: list[MapPoint]) -> bool:
    """Whether a shore is near."""
    for one, other in zip(shore, shore[1:] + shore[:1], strict=True):
        east, north = other.east - one.east, other.north - one.north
        along = (point.east - one.east) * east + (point.north - one.north) * north
        share = min(1.0, max(0.0, along / (east * east + north * north)))
        away = (point.east - one.east - share * east, point.north - one.north - share * north)
        if hypot(*away) < COASTAL:
            return True
    return False


@pytest.mark.parametrize("name", sorted(spots()))
def test_every_place_lies_in_its_country_and_on_land(name: str) -> None:
    """Boxes are written independently of the places; so a wrong sign or a slip is found."""
    at, town = spots()[name]
    if name in gazetteer():
        south, west, north, east = COUNTRIES[gazetteer()[name].country]
        # Hawaii lies east of the cut of the map, but in Oceania.
        easts = (at.east, at.east + 360)
        assert south <= at.north <= north
        assert any(west <= each <= east for each in easts)
        assert gazetteer()[name].town == town
    assert on_land(at)


def test_what_the_gazetteer_knows_stands_on_maps() -> None:
    """Every place of a saint that questions use has coordinates, and none is kept for nobody."""
    named = {
        name
        for saint in shipped().entries
        for name in (saint.birthplace["en"], *saint.places["en"])
    }
    located = {name for name in named if spot_of(name)}
    for name in named - located:
        assert name not in gazetteer()
        assert "(relics)" in name or short_of(name) not in gazetteer()
    assert {found[0] for name in located if (found := spot_of(name))} == set(spots())


def test_places_of_a_saint() -> None:
    """The birthplace first, once; where only a guess is known the map stays silent."""
    martin = places_of(shipped().by_key["martin-of-tours"], "en")
    assert [each.short for each in martin] == ["Savaria", "Amiens", "Ligugé", "Tours", "Marmoutier"]
    assert [each.born for each in martin] == [True, False, False, False, False]
    francis = places_of(shipped().by_key["francis-of-assisi"], "fr")
    assert [each.short for each in francis[:2]] == ["Assise", "La Verna"]
    jerome = places_of(shipped().by_key["jerome"], "en")
    assert jerome[0].born
    assert jerome[0].spot is None
    assert places_of(shipped().by_key["saint-michael"], "en") == []


def test_all_maps_can_be_read() -> None:
    """Every pin is on the picture, none covers another, and both languages show the same ones."""
    for saint in shipped().entries:
        pictures = [drawn(places_of(saint, lang)) for lang in ("en", "fr")]
        if not pictures[0]:
            assert not any(each.spot for each in places_of(saint, "en"))
            continue
        found = []
        for text in pictures:
            svg = ET.fromstring(text)
            height = float(svg.attrib["viewBox"].split()[3])
            pins = [each for each in svg if each.attrib.get("class") in ("pin", "birth")]
            at = [(float(each.attrib["cx"]), float(each.attrib["cy"])) for each in pins]
            assert all(0 < x < WIDTH and 0 < y < height for x, y in at), saint.key
            for n, (x, y) in enumerate(at):
                for other_x, other_y in at[:n]:
                    assert hypot(x - other_x, y - other_y) > 2 * RADIUS, saint.key
            found.append(at)
        assert found[0] == found[1]
        first = places_of(saint, "en")[0]
        assert pictures[0].count('class="birth"') == (first.spot is not None and first.born)


def test_names_are_escaped_and_numbers_are_the_lists() -> None:
    """What is not on the map keeps its number."""
    spot = MapSpot(MapPoint(12, 42), True)
    picture = drawn(
        [SaintPlace("?", "?", None, False), SaintPlace("<b> & co", "<b> & co", spot, False)]
    )
    assert "&lt;b&gt; &amp; co" in picture
    assert ">2</text>" in picture
    assert ">1</text>" not in picture
    assert drawn([SaintPlace("?", "?", None, True)]) == ""


def test_the_view_holds_what_it_is_made_for() -> None:
    """One place, two far ones, and some on both sides of the date line."""
    for points in (
        [MapPoint(12.6, 43)],
        [MapPoint(4.7, 51), point_of(21.2, -157)],
        [point_of(-14.3, -178.1), MapPoint(5.1, 46.3)],
        [MapPoint(25, -34), MapPoint(25, 70)],
    ):
        view = view_of(points)
        assert all(view.holds(each) for each in points)
    assert point_of(-14.3, -178.1).east > 180


def test_shores_are_cut_at_the_edge() -> None:
    """Nothing far outside is sent, and what lies inside stays as it is."""
    view = view_of([MapPoint(12.5, 42)])
    square = [MapPoint(12, 41.5), MapPoint(13, 41.5), MapPoint(13, 42.5), MapPoint(12, 42.5)]
    assert sorted(clipped(square, view)) == sorted(square)
    huge = clipped(
        [MapPoint(-170, -80), MapPoint(190, -80), MapPoint(190, 80), MapPoint(-170, 80)], view
    )
    assert max(each.east for each in huge) < view.east + 1
    assert clipped([MapPoint(100, 0), MapPoint(101, 0), MapPoint(101, 1)], view) == []


def test_outlines_are_read() -> None:
    """Kinds, remarks and empty lines."""
    [land, river] = outlines_of("# a\nland A b\n1,2 3,4\n5,6\n\nriver R\n0,0 -1,-.5\n")
    assert (land.kind, land.points) == ("land", [MapPoint(1, 2), MapPoint(3, 4), MapPoint(5, 6)])
    assert (river.kind, river.points) == ("river", [MapPoint(0, 0), MapPoint(-1, -0.5)])
