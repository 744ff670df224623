"""Finding saints by what people type, by facts and by feast."""

import pytest

from questable.saints import Saint, shipped
from questable.saints.finding import Wanted, alike, coming, find, of_day, plain
from tests.rule import rule


def keys(saints: list[Saint]) -> list[str]:
    """Their keys."""
    return [saint.key for saint in saints]


@pytest.mark.parametrize(
    "text",
    [
        "francis-of-assisi", "Francis of Assisi", "St. Francis of Assisi", "ST FRANCIS OF ASSISI",
        "saint françois d'assise", "Saint François d’Assise", "francois d assise", "francis-of-a",
        "Giovanni di Pietro di Bernardone", "giovanni di pietro", "  francis   of assisi ",
    ],
)  # fmt: skip
def test_one_saint(text: str) -> None:
    """By key, either name, another name or a beginning; case, accents and signs do not matter."""
    assert keys(find(shipped(), text)) == ["francis-of-assisi"]


def test_several_and_none() -> None:
    """A beginning that fits several gives them all; nothing gives nobody."""
    several = {"francis-of-assisi", "francis-xavier", "francis-de-sales"}
    assert several <= set(keys(find(shipped(), "francis")))
    assert find(shipped(), "zebedaeus the younger") == []
    assert find(shipped(), "") == find(shipped(), " ’ ") == []


def test_a_whole_name_beats_a_beginning() -> None:
    """Helena is not Olga, who was baptised so; a word within a name comes last."""
    assert keys(find(shipped(), "helena")) == ["helena"]
    assert keys(find(shipped(), "mark")) == ["mark"]
    assert keys(find(shipped(), "aquinas")) == ["thomas-aquinas"]
    assert keys(find(shipped(), "lisieux")) == ["therese-of-lisieux"]


@pytest.mark.parametrize("saint", shipped().saints, ids=lambda saint: saint.key)
def test_everybody_is_found_by_every_full_name(saint: Saint) -> None:
    """The key and the names in both languages lead to that saint alone."""
    for name in (saint.key, *saint.name.values()):
        assert keys(find(shipped(), name)) == [saint.key]


def test_alike() -> None:
    """A slip of the pen is understood, at most five are named, each once."""
    assert "thomas-aquinas" in keys(alike(shipped(), "Thomas Aquinus"))
    close = keys(alike(shipped(), "fransis"))
    assert "francis-of-assisi" in close
    assert len(close) == len(set(close)) <= 5
    assert alike(shipped(), "qqqq") == []


def test_plain() -> None:
    """Letters that Unicode does not take apart are spelt out."""
    assert plain("Sœur Łucja Ægidia") == "soeur lucja aegidia"


def fitting(wanted: Wanted) -> set[str]:
    """Who fits."""
    return {saint.key for saint in shipped().saints if wanted.fits(saint)}


def test_by_facts() -> None:
    """Each fact narrows; all must hold."""
    everybody = {saint.key for saint in shipped().saints}
    assert fitting(Wanted()) == everybody
    dominicans = fitting(Wanted(century=13, order="dominican"))
    assert {"thomas-aquinas", "albert-the-great", "dominic"} <= dominicans
    assert "catherine-of-siena" not in dominicans
    assert "agnes" in fitting(Wanted(month=1, colour="red"))
    assert "agnes" not in fitting(Wanted(month=2, colour="red"))
    assert fitting(Wanted(designation="pope", century=20)) == {
        "pius-x", "john-xxiii", "paul-vi", "john-paul-ii"}  # fmt: skip
    assert "juan-diego" in fitting(Wanted(geography="americas"))
    assert len(fitting(Wanted(expansion="holy-helpers"))) == 14
    assert "francis-of-assisi" in fitting(Wanted(search="ANIMAUX habit"))
    assert "augustine" not in fitting(Wanted(search="animaux habit"))


def test_feasts() -> None:
    """Of a day, and the next ones round the year; who shares the last day comes along."""
    assert keys(of_day(shipped(), 6, 29)) == ["paul-apostle", "peter-apostle"]
    assert keys(coming(shipped(), 10, 3, 1)) == ["francis-of-assisi"]
    assert "paul-apostle" not in keys(coming(shipped(), 6, 29, 3))
    after = coming(shipped(), 12, 31, 2)
    assert {(saint.month, saint.day) for saint in after} == {(1, 2)}
    assert {"basil-the-great", "gregory-nazianzen"} <= set(keys(coming(shipped(), 12, 31, 1)))
    assert len(coming(shipped(), 1, 1, 999)) == len(shipped().entries)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("mary", "our-lady"), ("Marie", "our-lady"), ("our lady", "our-lady"),
        ("Notre-Dame", "our-lady"), ("la Sainte Vierge", "our-lady"), ("virgin mary", "our-lady"),
        ("joseph", "saint-joseph"), ("St. Joseph", "saint-joseph"), ("michel", "saint-michael"),
        ("Michael", "saint-michael"), ("saint michel archange", "saint-michael"),
        ("peter", "peter-apostle"), ("saint paul", "paul-apostle"), ("thomas", "thomas-apostle"),
        ("philippe", "philip-apostle"), ("gabriel", "saint-gabriel"), ("raphaël", "saint-raphael"),
        ("guardian angels", "guardian-angels"), ("Toussaint", "all-saints"),
    ],
)  # fmt: skip
def test_whom_everybody_types_first(text: str, key: str) -> None:
    """Our Lady, St. Joseph and the archangels come before others of the same name."""
    assert keys(find(shipped(), text)) == [key]


def test_days_that_everybody_knows() -> None:
    """Other feasts count too; who has the main feast on a day comes first."""
    days = {
        (1, 1): "our-lady", (1, 25): "paul-apostle", (2, 22): "peter-apostle",
        (3, 19): "saint-joseph", (5, 1): "saint-joseph", (8, 29): "john-the-baptist",
        (9, 29): "saint-michael", (10, 2): "guardian-angels", (11, 1): "all-saints",
        (12, 8): "our-lady", (12, 28): "holy-innocents",
    }  # fmt: skip
    for day, key in days.items():
        assert key in keys(of_day(shipped(), *day)), day
    assert keys(of_day(shipped(), 8, 5)) == ["our-lady"]
    assert keys(of_day(shipped(), 9, 12))[-1] == "our-lady"


@rule("S-1.7")
def test_those_without_a_saints_card_are_not_asked_about() -> None:
    """They are looked up, and neither dealt nor among the saints of quizzes."""
    gold = [saint for saint in shipped().entries if saint.main == "gold"]
    assert {"our-lady", "saint-joseph", "guardian-angels"} <= set(keys(gold))
    for saint in gold:
        assert (saint.set, saint.born.century, saint.died.century) == ("", 0, 0)
        assert saint not in shipped().saints
