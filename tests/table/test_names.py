"""Names: never blank, and no two in a room alike (D-4.10)."""

import json

import pytest

from questable.table import No, messages
from questable.table.judge.names import clean, likeness
from questable.table.log.rows import FaceRow, NameRow
from tests.rule import rule
from tests.table.bench import Bench

UNSEEN = [
    "\u200b",
    "\u3164",
    "\u2800",
    "\u202e",
    "\u00a0",
    "\u2066\u2069",
    "\ufe0f",
    "\u0301",
    "\U000e0041",
]


@rule("D-4.10")
@pytest.mark.parametrize("name", ["", " \t\n", *UNSEEN, " \u200b \u202e "])
async def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    """Whatever it is made of."""
    with pytest.raises(No, match="name"):
        clean(name)
    async with Bench() as bench:
        ann = await bench.host()
        assert await ann.refused(messages.Name(name=name)) == "name"


@rule("D-4.10")
@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \n Marie ", "Ann Marie"),
        ("A\u202enn\u202c", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("Rene\u0301", "René"),
        ("Ann" + "\u0335" * 30, "Ann" + "\u0335" * 2),
        ("محمد", "محمد"),
        ("Đặng", "Đặng"),
        ("🙂", "🙂"),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(given: str, shown: str) -> None:
    """One way to write each letter, no lines, no directions, no towers of accents."""
    assert clean(given) == shown


@rule("D-4.10")
@pytest.mark.parametrize("name", ["x" * 41, "\ufdfa" * 5, "é" * 41])
def test_a_name_is_short_as_it_is_shown(name: str) -> None:
    """Not as it was sent."""
    with pytest.raises(No, match="name"):
        clean(name)


@rule("D-4.10")
@pytest.mark.parametrize(
    "alike", ["Ian", "ian", "Iаn", "lan", "1an", "I an", "I.an", "Ｉａｎ", "I\u200ban", "ıan"]
)
async def test_namesakes_get_a_number(alike: str) -> None:
    """Also those that only look alike, whether they come in, are invited or change their name."""
    async with Bench() as bench:
        await bench.host("Ian")
        bob = await bench.guest(alike)
        assert bob.table.people[1].name == f"{clean(alike)} (2)"
        dee = await bench.guest("Dee")
        await dee.must(messages.Name(name=alike))
        assert dee.table.people[2].name == f"{clean(alike)} (3)"
        await dee.must(messages.Name(name="Dee"))
        assert NameRow(person=2, name="Dee") in await bench.log()
        await dee.must(messages.Name(name="Dee"))
        assert dee.table.people[2].name == "Dee"


@rule("D-4.10")
async def test_names_that_differ_are_left_alone() -> None:
    """And a number never makes a name too long."""
    assert len({likeness(each) for each in ("Ann", "Anna", "Änn", "🙂", "🐑", "Zoé", "Zoe")}) == 7
    async with Bench() as bench:
        await bench.host("x" * 40)
        bob = await bench.guest("x" * 40)
        assert bob.table.people[1].name == "x" * 36 + " (2)"


async def test_a_face_is_seen_by_all_and_kept() -> None:
    """By its name; whoever comes later sees it too, and the room that wakes again knows it."""
    async with Bench() as bench:
        ann = await bench.host("Ann")
        bob = await bench.guest("Bob")
        assert [each.face for each in bob.table.people] == ["", ""]
        await ann.must(messages.ShowFace(face="clare"))
        assert [each.face for each in bob.table.people] == ["clare", ""]
        await ann.must(messages.ShowFace(face="francis"))
        late = await bench.guest("Cleo")
        assert [each.face for each in late.table.people] == ["francis", "", ""]
        assert FaceRow(person=0, face="francis") in await bench.log()


@pytest.mark.parametrize("face", ["x" * 25, "<img>", "../icon", "Clare", "clare\n", "é", "a b"])
def test_a_face_is_a_short_plain_name(face: str) -> None:
    """Nothing else gets past the door, whatever a page would make of it."""
    with pytest.raises(messages.Malformed):
        messages.read(json.dumps({"do": "face", "face": face}))
