"""Reading the collection: each way in which an entry can be wrong is told by file and line."""

from pathlib import Path

import pytest

from questable.engine import PackError
from questable.engine.pack import PackText
from questable.saints import Saint, collection_of, shipped
from questable.saints.collection import OPTIONAL
from questable.saints.gazetteer import Location, spot, spots_of
from tests.rule import rule

GOOD = """\
[ada-of-lys]
set = "core"
famous = true
name = { en = "St. Ada of Lys", fr = "Sainte Ada de Lys" }
other_names = { en = ["Adeline", "Ada the Miller"], fr = ["Adeline"] }
born = "about 1181"
died = "1226"
birthplace = { en = "Lys, France", fr = "Lys, France" }
places = { en = ["Lys", "Rome"], fr = ["Lys", "Rome"] }
feast = "10-04"
calendar = "general"
other_feasts = [{ day = "05-01", en = "the Milling", fr = "la Mouture" }]
canonised = "1228"
main = "purple"
ribbons = ["pink"]
geography = ["western-europe", "africa"]
order = "franciscan"
designations = ["secular-royalty"]
expansions = ["gathered"]
companions = ["bea-of-lys"]
patronages = { en = ["mills"], fr = ["les moulins"] }
depicted = { en = "a mill", fr = "un moulin" }
look = { skin = "fair", hair = "red", head = "none", holds = ["book"] }
life = { en = "She ground corn.", fr = "Elle moulait le blé." }
note = { en = "Some say flour.", fr = "On dit aussi de la farine." }
"""
BEA = GOOD.replace("ada", "bea").replace('bea-of-lys"]', 'ada-of-lys"]').replace("Ada", "Bea")
BEA = BEA[: BEA.index("note")]
FIELDS = [line.split(" = ")[0] for line in GOOD.splitlines()[1:]]

BAD = [
    ("set", '"extra"'), ("set", "3"),
    ("name", '"St. Ada"'), ("name", '{ en = "St. Ada" }'),
    ("name", '{ en = "A", fr = "B", de = "C" }'),
    ("name", '{ en = "St. Ada", fr = "" }'), ("name", '{ en = "St. Ada", fr = 7 }'),
    ("other_names", '["Adeline"]'), ("other_names", "{ en = [1], fr = [] }"),
    ("other_names", '{ en = [" "], fr = [] }'), ("other_names", '{ en = ["Adeline"] }'),
    ("famous", '"yes"'), ("famous", "1"), ("calendar", '"roman"'), ("calendar", '""'),
    ("other_feasts", '["05-01"]'), ("other_feasts", '[{ day = "05-32", en = "a", fr = "b" }]'),
    ("other_feasts", '[{ day = "05-01", en = "a" }]'), ("other_feasts", "[{}]"),
    ("other_feasts", '[{ day = "05-01", en = "a", fr = "" }]'),
    ("other_feasts", '[{ day = "05-01", en = "a", fr = "b", de = "c" }]'),
    ("born", '"1181-13"'), ("born", '"1181-00"'), ("born", '"1181-02-30"'), ("born", '"1181-1-1"'),
    ("born", '"1181-01-00"'), ("born", '"about 1181-01-02"'),
    ("born", '"circa 1181"'), ("born", "1181"), ("born", '"century 22"'), ("born", '"century 0"'),
    ("born", '"0"'), ("born", '"20 AD"'), ("died", '"about unknown"'), ("died", '"12345"'),
    ("birthplace", '"Lys"'), ("birthplace", '{ en = " ", fr = "Lys" }'),
    ("places", '{ en = ["Lys"], fr = ["Lys", "Rome"] }'), ("places", '["Lys"]'),
    ("feast", '"4-10"'), ("feast", '"13-01"'), ("feast", '"02-30"'), ("feast", '"00-10"'),
    ("feast", '"10-00"'), ("feast", "1004"), ("feast", '"October 4"'),
    ("canonised", '"992"'), ("canonised", "1228"), ("canonised", '"soon"'), ("canonised", '""'),
    ("main", '"gold"'), ("main", '"mauve"'), ("main", '""'), ("main", '["red"]'),
    ("ribbons", '["purple"]'), ("ribbons", '["pink", "pink"]'), ("ribbons", '["gold"]'),
    ("ribbons", '"pink"'), ("geography", '["atlantis"]'), ("geography", '["africa", "africa"]'),
    ("order", '"ursuline"'), ("order", "[]"), ("designations", '["king"]'),
    ("expansions", '["core"]'), ("companions", '["nobody"]'), ("companions", '["ada-of-lys"]'),
    ("companions", '"bea-of-lys"'),
    ("look", '"fair"'), ("look", '{ eyes = "blue" }'), ("look", '{ skin = "green" }'),
    ("look", '{ hair = ["red"] }'), ("look", "{ beard = true }"), ("look", "{ head = [] }"),
    ("look", '{ wears = "robe" }'), ("look", "{ holds = [3] }"),
    ("patronages", '{ en = ["mills"], fr = [] }'), ("patronages", '{ en = ["mills"] }'),
    ("depicted", '""'), ("depicted", '{ en = "", fr = "un moulin" }'),
    ("life", '{ en = "She ground corn.", de = "Sie mahlte." }'), ("note", '{ en = "", fr = "" }'),
]  # fmt: skip
"""A field of the first saint, and a value that it cannot have."""


def error(first: str, second: str = BEA) -> PackError:
    """What is wrong with two files."""
    with pytest.raises(PackError) as raised:
        collection_of([PackText("one.toml", first), PackText("two.toml", second)])
    return raised.value


def line_of(field: str, text: str = GOOD) -> int:
    """The number of the line on which a field stands."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(field + " ="))


def with_line(field: str, line: str) -> str:
    """The good file with one line changed."""
    lines = GOOD.splitlines()
    lines[line_of(field) - 1] = line
    return "\n".join(lines)


def test_what_is_good_is_read() -> None:
    """Two saints from two files, with what is derived."""
    saints = collection_of([PackText("one.toml", GOOD), PackText("two.toml", BEA)])
    ada: Saint = saints.by_key["ada-of-lys"]
    assert [saint.key for saint in saints.saints] == ["ada-of-lys", "bea-of-lys"]
    assert (ada.month, ada.day, ada.born.century, ada.died.century) == (10, 4, 12, 13)
    assert (ada.colours, ada.geography) == (["pink", "purple"], ["western-europe", "africa"])
    assert (ada.famous, ada.feminine, ada.calendar) == (True, True, "general")
    assert [(each.month, each.day, each.name["fr"]) for each in ada.other_feasts] == [
        (5, 1, "la Mouture")
    ]
    assert saints.by_key["bea-of-lys"].note == {"en": "", "fr": ""}
    assert saints.of_sets(("core",)) == saints.saints
    assert saints.of_sets(("doctors",)) == []


def test_gold_is_for_those_without_a_card() -> None:
    """Our Lady, St. Joseph and the angels are looked up, and not dealt or asked about."""
    gold = GOOD.replace('set = "core"\n', "").replace('main = "purple"', 'main = "gold"')
    found = collection_of([PackText("one.toml", gold), PackText("two.toml", BEA)])
    assert [saint.key for saint in found.saints] == ["bea-of-lys"]
    assert [saint.key for saint in found.entries] == ["ada-of-lys", "bea-of-lys"]
    assert found.by_key["ada-of-lys"].set == ""


@rule("S-1.1")
@pytest.mark.parametrize(("field", "value"), BAD)
def test_a_bad_value_is_named_by_file_and_line(field: str, value: str) -> None:
    """The error points at the field."""
    found = error(with_line(field, f"{field} = {value}"))
    assert (found.source, found.line) == ("one.toml", line_of(field)), str(found)
    assert str(found.facts["key"]).startswith(f"ada-of-lys.{field}"), str(found)


@pytest.mark.parametrize("field", [field for field in FIELDS if field not in OPTIONAL])
def test_a_missing_field_is_named(field: str) -> None:
    """The error points at the entry and names the field."""
    found = error(with_line(field, ""))
    assert (found.source, found.line) == ("one.toml", 1)
    assert field in str(found)


def test_what_does_not_belong_is_named() -> None:
    """An unknown field, a key that is no key, an entry that is no table, broken TOML."""
    assert error(GOOD + "halo = 1\n").line == len(GOOD.splitlines()) + 1
    assert "bad-key" in str(error(GOOD.replace("[ada-of-lys]", "[Ada]")))
    assert "no-table key=ada" in str(error("ada = 1\n" + GOOD))
    with pytest.raises(PackError) as raised:
        PackText("one.toml", GOOD.replace('set = "core"', "set = core"))
    assert (raised.value.source, raised.value.line) == ("one.toml", 2)


def test_nobody_is_there_twice() -> None:
    """The second file is named, and the first as where the saint is already."""
    found = error(GOOD, BEA + "\n" + GOOD)
    assert (found.source, found.line) == ("two.toml", len(BEA.splitlines()) + 2)
    assert "one.toml" in str(found)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """Missing, or not text."""
    (tmp_path / "bad.toml").write_bytes(b"\xff")
    for name in ("none.toml", "bad.toml"):
        with pytest.raises(PackError, match=name):
            PackText.read(tmp_path / name)


def test_the_shipped_collection_is_read_once() -> None:
    """Everybody shares it."""
    assert shipped() is shipped()


def test_gazetteer() -> None:
    """A place is found by its whole name or by what stands before a comma or bracket."""
    assert spot("Assisi, Italy") == Location("western-europe", "italy", True)
    assert spot("Tarsus, Cilicia (today Turkey)") == Location("syria-to-india", "turkey", True)
    assert spot("Galilee") == Location("syria-to-india", "holy-land", False)
    assert spot("Trier (relics)") is None
    assert spot("Atlantis") is None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[atlantis.north]\ntowns = []", 1),
        ("africa = 1", 1),
        ("[africa]\negypt = 1", 1),
        ("[africa.egypt]\nvillages = []", 1),
        ("[africa.egypt]\ntowns = 'Cairo'", 2),
        ("[africa.egypt]\ntowns = [1]", 2),
        ("[africa.egypt]\ntowns = []\nareas = ['A']\n[africa.sudan]\nareas = ['A']", 5),
    ],
)
def test_a_bad_gazetteer_is_named_by_line(text: str, line: int) -> None:
    """Unknown parts of the world, wrong shapes, names there twice."""
    with pytest.raises(PackError) as raised:
        spots_of(PackText("map.toml", text))
    assert (raised.value.source, raised.value.line) == ("map.toml", line)
