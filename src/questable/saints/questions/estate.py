"""Questions of estate: orders, companions, parts of the world."""

from questable.saints.collection import Collection
from questable.saints.facts import GEOGRAPHY, ORDERS
from questable.saints.questions.doubt import doubted
from questable.saints.questions.likeness import stems
from questable.saints.questions.question import MIDDLING, Fact
from questable.saints.questions.regions import outside, told_of
from questable.saints.questions.sheet import QuestionSheet, named
from questable.saints.questions.times import sure_century
from questable.saints.questions.truths import bears
from questable.saints.saint import Saint

KINDRED = (
    {"benedictine", "camaldolese", "cistercian", "carthusian"},
    {"augustinian", "dominican", "franciscan", "servite", "trinitarian"},
)
"""Orders that share a rule or that people changed between: none stands in for another."""


CLOSE = 3
"""Centuries between those whom one might take for people of one time."""
LETTERS = 5
"""Centuries in which most bishops whom we know of knew of each other."""
TITLES = stems({"en": "St", "fr": "Saint Sainte"})


def ask_estate(sheet: QuestionSheet, collection: Collection) -> None:
    """All questions of order, company and part of the world about one saint."""
    _region(sheet)
    _order(sheet)
    _companions(sheet, collection)


def _region(sheet: QuestionSheet) -> None:
    saint = sheet.saint
    if doubted(saint, "geography") or told_of(saint.name["en"]):
        return
    wrong = [Fact("geography", each) for each in GEOGRAPHY if outside(saint, each)]
    for region in saint.geography[:2]:
        # Most lived in one part of the world: where it is wrong, it is among the options.
        sheet.ask("region", MIDDLING, Fact("geography", region), wrong[:1], wrong)
        others = [other for other in sheet.others if outside(other, region)]
        sheet.ask_who("region", MIDDLING, Fact("geography", region), others)


def _order(sheet: QuestionSheet) -> None:
    saint = sheet.saint
    if not saint.order or doubted(saint, "order"):
        return
    right = Fact("order", saint.order)
    wrong = [Fact("order", each) for each in ORDERS if not akin(saint.order, each)]
    sheet.ask("order", MIDDLING, right, wrong)
    # Without an order a saint may still have been a tertiary: only members of others are offered.
    others = [other for other in sheet.others if other.order and not akin(saint.order, other.order)]
    sheet.ask_who("order", MIDDLING, right, others)


def akin(order: str, other: str) -> bool:
    """Whether two orders are the same or too near to be told apart in a question."""
    return order == other or any(order in kin and other in kin for kin in KINDRED)


def _companions(sheet: QuestionSheet, collection: Collection) -> None:
    saint = sheet.saint
    if doubted(saint, "companions"):
        return
    strangers = [other for other in sheet.near if _strangers(saint, other)]
    # Those with companions of their own first: no fellow is only ever right.
    paired = [named(other) for other in strangers if other.companions]
    contemporaries = [*map(named, strangers)]
    never_met = [other for other in sheet.others if _never_met(saint, other)]
    later = [named(other) for other in never_met if _apart(saint, other) <= CLOSE]
    for key in saint.companions[:2]:
        fellow = collection.by_key[key]
        if not _share_a_name(saint, fellow):
            sheet.ask(
                "companion",
                MIDDLING,
                named(fellow),
                paired,
                contemporaries,
                later,
                [*map(named, never_met)],
            )


def _share_a_name(saint: Saint, other: Saint) -> bool:
    """Brothers Martin, sisters of Bethany: the name would tell."""
    return not (stems(saint.name) & stems(other.name)) <= TITLES


def _strangers(saint: Saint, other: Saint) -> bool:
    """Whether two of one time had nothing to do with each other: another land, another order."""
    if other.key in saint.companions or set(saint.companions) & set(other.companions):
        return False
    if saint.died.century <= 1 or (saint.order and saint.order == other.order):
        return False
    if not all(outside(saint, region) for region in other.geography):
        return False
    # Rulers married into each other's houses, and the bishops of the first centuries wrote.
    if all(bears(each, "royalty") for each in (saint, other)):
        return False
    if saint.died.century <= LETTERS and all(bears(each, "priest") for each in (saint, other)):
        return False
    return not _speaks_of(saint, other) and not _speaks_of(other, saint)


def _speaks_of(saint: Saint, other: Saint) -> bool:
    names = stems(other.name) - TITLES
    return not names.isdisjoint(stems(saint.life) | stems(saint.note))


def _apart(saint: Saint, other: Saint) -> int:
    return abs(saint.died.century - other.died.century)


def _never_met(saint: Saint, other: Saint) -> bool:
    """Whether one was born in a later century than that in which the other died."""
    first, second = sorted((saint, other), key=lambda each: each.died.century)
    died, born = sure_century(first, "died"), sure_century(second, "born")
    return 0 < died < born and other.key not in saint.companions
