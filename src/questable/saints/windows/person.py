"""What the facts about a saint say of how to draw them."""

import re
from typing import Final

import msgspec

from questable.saints.facts import GOLD
from questable.saints.saint import Saint

LONG_AGO: Final = 50
"""When those lived of whom no year is known."""
MIDDLE_AGES: Final = 1000
MODERN: Final = 1700
CHILD: Final = 16
"""Who is younger has a child's face."""
TONSURED: Final = (
    "augustinian", "benedictine", "camaldolese", "carmelite", "carthusian", "cistercian",
    "dominican", "franciscan", "servite", "trinitarian",
)  # fmt: skip
ROYAL: Final = (
    r"(king|queen|emperor|empress|princess|prince|duke|duchess)\b"
    r"|crowned\b(?! with| skull| head)|crown\b(?! of)"
)


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A saint as somebody who is to be drawn."""

    saint: Saint
    words: str
    """How art shows them, in small letters."""
    died: int
    age: int
    """At death; 0 where it is not known."""
    woman: bool
    pope: bool
    bishop: bool
    royal: bool
    soldier: bool
    martyr: bool
    religious: bool
    apostle: bool
    wounds: bool

    def has(self, pattern: str) -> bool:
        """Whether the words say so."""
        return re.search(rf"\b(?:{pattern})", self.words) is not None

    @property
    def order(self) -> str:
        """As the entry says."""
        return self.saint.order

    @property
    def month(self) -> int:
        """Of the feast."""
        return self.saint.month

    @property
    def angel(self) -> bool:
        """Who has wings of their own."""
        return self.saint.main == GOLD and self.has("angel|an armed angel")

    @property
    def child(self) -> bool:
        """Who never grew up."""
        return 0 < self.age < CHILD or self.has("boy|little|girl with|small children")

    @property
    def eastern(self) -> bool:
        """A bishop or monk of the East."""
        return self.has("of the east|eastern bishop|armenian")

    @property
    def priest(self) -> bool:
        """In the clothes of a priest of later times."""
        return "gray" in self.saint.colours and self.died > MIDDLE_AGES and not self.woman

    def tonsured(self) -> bool:
        """Whether the head was shorn as in an old order."""
        old = self.order in TONSURED and self.religious and self.died < 1800
        return old and not self.woman and not self.bishop


def person_of(saint: Saint) -> Person:
    """Read an entry with a painter's eyes."""
    words = saint.depicted["en"].lower()
    colours = set(saint.colours)
    religious = bool(colours & {"brown", "purple"})
    died = saint.died.year or saint.died.century * 100 - 50
    return Person(
        saint=saint,
        words=words,
        died=died if died > 0 else LONG_AGO,
        age=max(saint.ages() or (0, 0)),
        woman=saint.feminine,
        pope="pope" in saint.designations,
        bishop=bool(re.search(r"\b(bishop|archbishop)", words)),
        royal=bool(re.search(rf"\b(?:{ROYAL})", words))
        or ("secular-royalty" in saint.designations and not religious),
        soldier=bool(re.search(r"\b(armour|knight|roman soldier|soldier in)", words)),
        martyr="red" in colours,
        religious=religious,
        apostle=bool(colours & {"orange", "cyan"}),
        wounds="stigmatists" in saint.expansions,
    )


def skin_of(person: Person) -> str:
    """As the entry says, else a guess from parts of the world."""
    if said := person.saint.look.skin:
        return f"skin-{said}"
    places = person.saint.geography
    if "western-europe" in places or "eastern-europe" in places or not places:
        return "skin-olive" if "africa" in places else "skin-fair"
    return "skin-olive"


def hair_of(person: Person) -> str:
    """As the entry says, else a guess from age and words."""
    if said := person.saint.look.hair:
        return f"hair-{said}"
    old = person.age >= 70 and not person.soldier
    if old or person.has("old |aged|white hair|white-haired|white beard|long white"):
        return "hair-white"
    if person.has("dark beard|long dark|dark hair") or skin_of(person) != "skin-fair":
        return "hair-dark"
    if person.age >= 58 and not person.soldier:
        return "hair-grey"
    return ("hair-brown", "hair-dark", "hair-fair")[(person.month + len(person.words)) % 3]
