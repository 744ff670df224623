"""The collection holds together, and every check of it can fail."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from questable.saints import Saint, shipped
from questable.saints.collection import year_of
from tests.rule import rule
from tests.saints import consistency, wording
from tests.saints.consistency import Check
from tests.saints.lists import GROUPS

CHECKS: tuple[Check, ...] = (*consistency.CHECKS, *wording.CHECKS)


@rule("S-1.1", "S-1.2", "S-1.4", "S-1.5", "S-1.6")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_collection_is_without_fault(check: Check) -> None:
    """No check finds anything in the collection that is shipped."""
    assert check(shipped().saints) == []


@pytest.mark.parametrize("check", [wording.lives, wording.languages, wording.typography])
def test_our_lady_and_the_angels_are_told_as_well(check: Check) -> None:
    """Their words are held to the same."""
    assert check([saint for saint in shipped().entries if saint.main == "gold"]) == []


def test_the_days_of_the_calendar_that_belong_to_no_single_saint() -> None:
    """Our Lady, St. Joseph, the angels and those whom the calendar keeps together."""
    gold = [saint for saint in shipped().entries if saint.main == "gold"]
    assert {saint.key: f"{saint.month:02}-{saint.day:02}" for saint in gold} == GROUPS
    assert {saint.calendar for saint in gold} == {"general"}


def changed(key: str, **fields: Any) -> list[Saint]:
    """The collection with one entry gone wrong."""
    return [
        msgspec.structs.replace(saint, **fields) if saint.key == key else saint
        for saint in shipped().saints
    ]


def changed_all(**fields: Any) -> list[Saint]:
    """The collection with all entries gone wrong in the same way."""
    return [msgspec.structs.replace(saint, **fields) for saint in shipped().saints]


def recoloured(key: str, main: str, *ribbons: str) -> list[Saint]:
    """The collection with one saint in other colours."""
    return changed(key, main=main, colours=[main, *ribbons])


def both(english: str, french: str) -> dict[str, str]:
    """Words in both languages."""
    return {"en": english, "fr": french}


def left_out(wrong: Callable[[Saint], bool]) -> list[Saint]:
    """The collection without some."""
    return [saint for saint in shipped().saints if not wrong(saint)]


FAULTS: list[tuple[Check, Callable[[], list[Saint]]]] = [
    (consistency.ages, lambda: changed("dominic", born=year_of("1300"))),
    (consistency.ages, lambda: changed("dominic", born=year_of("1080"))),
    (consistency.ages, lambda: changed("dominic", born=year_of("century 14"))),
    (consistency.ages, lambda: changed("dominic", canonised=1220)),
    (consistency.ages, lambda: changed("dominic", canonised=2100)),
    (consistency.martyrs, lambda: recoloured("agnes", "pink")),
    (consistency.martyrs, lambda: recoloured("monica", "red", "green")),
    (consistency.martyrs, lambda: changed("barnabas", note=both("", ""))),
    (consistency.doctors, lambda: recoloured("bede", "brown", "gray")),
    (consistency.doctors, lambda: recoloured("dominic", "blue", "brown", "gray")),
    (consistency.doctors, lambda: changed("bede", expansions=[])),
    (consistency.doctors, lambda: left_out(lambda saint: saint.key == "irenaeus")),
    (consistency.popes, lambda: changed("linus", designations=[])),
    (consistency.popes, lambda: changed("dominic", designations=["pope"])),
    (consistency.popes, lambda: recoloured("pius-x", "brown")),
    (consistency.helpers, lambda: changed("barbara", expansions=[])),
    (consistency.helpers, lambda: changed("dominic", expansions=["holy-helpers"])),
    (consistency.canon, lambda: changed("linus", expansions=[])),
    (consistency.canon, lambda: changed("dominic", expansions=["roman-canon"])),
    (consistency.orders, lambda: recoloured("dominic", "gray")),
    (consistency.states, lambda: recoloured("dominic", "pink")),
    (consistency.states, lambda: recoloured("clare-of-assisi", "brown")),
    (consistency.states, lambda: recoloured("dominic", "gray", "green")),
    (consistency.states, lambda: changed("dominic", colours=["yellow"], note=both("", ""))),
    (consistency.main_colours, lambda: recoloured("dominic", "gray", "brown")),
    (consistency.main_colours, lambda: recoloured("lawrence", "red", "teal")),
    (consistency.yellow, lambda: recoloured("dominic", "yellow", "brown")),
    (consistency.yellow, lambda: recoloured("carlo-acutis", "green")),
    (consistency.yellow, lambda: recoloured("chrysogonus", "red", "yellow")),
    (consistency.variety, lambda: left_out(lambda saint: saint.month == 7)),
    (consistency.variety, lambda: left_out(lambda saint: saint.order == "servite")),
    (consistency.variety, lambda: left_out(lambda saint: "teal" in saint.colours)),
    (consistency.variety, lambda: left_out(lambda saint: "caucasus" in saint.geography)),
    (consistency.variety, lambda: changed("dominic", geography=[])),
    (consistency.centuries, lambda: left_out(lambda saint: saint.died.century == 8)),
    (consistency.centuries, lambda: left_out(lambda saint: saint.key == "carlo-acutis")),
    (consistency.sizes, lambda: shipped().saints[:139]),
    (consistency.sizes, lambda: changed("linus", set="doctors")),
    (consistency.companions, lambda: changed("clare-of-assisi", companions=[])),
    (consistency.companions, lambda: changed("dominic", expansions=["gathered"], companions=[])),
    (consistency.companions, lambda: changed("clare-of-assisi", expansions=[])),
    (consistency.duplicates, lambda: changed("dominic", name=both("St. Agnes", "Saint B"))),
    (consistency.duplicates, lambda: [*shipped().saints, shipped().saints[0]]),
    (consistency.calendar, lambda: changed("dominic", day=4)),
    (consistency.calendar, lambda: left_out(lambda saint: saint.key == "norbert")),
    (consistency.calendar, lambda: changed("barbara", calendar="general")),
    (consistency.calendar, lambda: changed("dominic", calendar="martyrology")),
    (consistency.calendar, lambda: changed("carlo-acutis", calendar="martyrology")),
    (consistency.famous, lambda: changed_all(famous=False)),
    (consistency.famous, lambda: left_out(lambda saint: saint.famous and saint.feminine)),
    (consistency.told_ages, lambda: changed("maria-goretti", life=both("She died at twelve.", ""))),
    (consistency.told_ages, lambda: changed("gianna-beretta-molla", born=year_of("1921-04-27"))),
    (consistency.told_ages, lambda: changed("dominic-savio", died=year_of("1857-04-02"))),
    (wording.names, lambda: changed("dominic", name=both("Dominic", "Saint Dominique"))),
    (wording.names, lambda: changed("dominic", name=both("St. Dominic", "St. Dominique"))),
    (wording.lives, lambda: changed("dominic", life=both("He preached.", "Il prêchait."))),
    (wording.lives, lambda: changed("dominic", life=both("He preached " * 30 + ".", "Il " * 60))),
    (wording.languages, lambda: changed("dominic", depicted=both("a dog", "a dog"))),
    (wording.languages, lambda: changed("dominic", note=both("Perhaps.", ""))),
    (
        wording.languages,
        lambda: changed("dominic", other_names={"en": [], "fr": ["the Friar"]}),
    ),
    (wording.typography, lambda: changed("dominic", depicted=both("a dog", "l'étoile"))),
    (wording.typography, lambda: changed("dominic", depicted=both("a dog ", "un chien"))),
    (wording.typography, lambda: changed("dominic", depicted=both("a dog", "un chien ; oui"))),
]


@pytest.mark.parametrize(("check", "wrong"), FAULTS, ids=[c.__name__ for c, _ in FAULTS])
def test_a_wrong_entry_is_found(check: Check, wrong: Callable[[], list[Saint]]) -> None:
    """Each check finds what it is there to find."""
    assert check(wrong()) != []


def test_every_check_has_a_fault_to_find() -> None:
    """No check is left that nothing has shown to work."""
    assert {check for check, _ in FAULTS} == set(CHECKS)


@rule("S-1.6")
def test_derived_centuries() -> None:
    """A century is (year - 1) // 100 + 1; none before AD 1 or where nothing is known."""
    derived = {
        "1": 1, "100": 1, "101": 2, "about 1200": 12, "1201": 13, "2006": 21, "20 BC": 0,
        "about 5 BC": 0, "century 3": 3, "unknown": 0, "1900-12-31": 19, "1901-01": 20,
    }  # fmt: skip
    for text, century in derived.items():
        year = year_of(text)
        assert year is not None
        assert year.century == century, text


@rule("S-1.6")
@pytest.mark.parametrize(
    ("key", "ages"),
    [
        ("john-paul-ii", (84, 84)), ("maria-goretti", (11, 11)), ("dominic-savio", (14, 14)),
        ("gianna-beretta-molla", (39, 39)), ("jacinta-marto", (9, 9)),
        ("francisco-marto", (10, 10)), ("jose-sanchez-del-rio", (14, 14)), ("casimir", (25, 25)),
        ("stanislaus-kostka", (17, 17)), ("teresa-of-los-andes", (19, 19)),
        ("john-bosco", (72, 72)), ("alphonsus-liguori", (90, 90)), ("louis-martin", (70, 70)),
        ("zelie-martin", (45, 45)), ("joseph-freinademetz", (55, 55)),
        ("catherine-de-ricci", (67, 67)), ("augustine", (75, 75)), ("edith-stein", (50, 50)),
        ("elizabeth-ann-seton", (46, 46)), ("oscar-romero", (62, 62)),
        ("martin-de-porres", (59, 59)), ("peter-chanel", (37, 37)), ("philip-neri", (79, 79)),
        ("robert-bellarmine", (78, 78)), ("bernardine-of-siena", (63, 63)),
        ("john-baptist-de-la-salle", (67, 67)), ("anthony-of-padua", (35, 35)),
        ("ansgar", (63, 63)), ("veronica-giuliani", (66, 66)), ("junipero-serra", (70, 70)),
        ("lawrence-of-brindisi", (60, 60)), ("bernard-of-clairvaux", (62, 63)),
        ("francis-of-assisi", (45, 45)), ("john-the-baptist", (34, 34)),
    ],
)  # fmt: skip
def test_ages_go_by_the_birthday(key: str, ages: tuple[int, int]) -> None:
    """One less before the birthday; two numbers where it is not known; no year 0."""
    assert shipped().by_key[key].ages() == ages


@pytest.mark.parametrize(
    ("born", "died", "ages"),
    [
        ("1900-05-10", "1950-05-09", (49, 49)), ("1900-05-10", "1950-05-10", (50, 50)),
        ("1900-05", "1950-05-09", (49, 50)), ("1900-05", "1950-04-30", (49, 49)),
        ("1900-05", "1950-06", (50, 50)), ("1900", "1950-12-31", (49, 50)),
        ("about 1900", "1950", (50, 50)), ("century 19", "1950", None), ("5 BC", "5", (8, 9)),
    ],
)  # fmt: skip
def test_ages_by_what_is_known(born: str, died: str, ages: tuple[int, int] | None) -> None:
    """Days, months, years or less."""
    [saint] = [s for s in changed("dominic", born=year_of(born), died=year_of(died))
               if s.key == "dominic"]  # fmt: skip
    assert saint.ages() == ages
