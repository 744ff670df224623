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

CHECKS: tuple[Check, ...] = (*consistency.CHECKS, *wording.CHECKS)


@rule("S-1.1", "S-1.2", "S-1.4", "S-1.5", "S-1.6")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_collection_is_without_fault(check: Check) -> None:
    """No check finds anything in the collection that is shipped."""
    assert check(shipped().saints) == []


def changed(key: str, **fields: Any) -> list[Saint]:
    """The collection with one entry gone wrong."""
    return [
        msgspec.structs.replace(saint, **fields) if saint.key == key else saint
        for saint in shipped().saints
    ]


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
    (wording.names, lambda: changed("dominic", name=both("Dominic", "Saint Dominique"))),
    (wording.names, lambda: changed("dominic", name=both("St. Dominic", "St. Dominique"))),
    (wording.lives, lambda: changed("dominic", life=both("He preached.", "Il prêchait."))),
    (wording.lives, lambda: changed("dominic", life=both("He preached " * 30 + ".", "Il " * 60))),
    (wording.languages, lambda: changed("dominic", depicted=both("a dog", "a dog"))),
    (wording.languages, lambda: changed("dominic", note=both("Perhaps.", ""))),
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
        "about 5 BC": 0, "century 3": 3, "unknown": 0,
    }  # fmt: skip
    for text, century in derived.items():
        year = year_of(text)
        assert year is not None
        assert year.century == century, text
