"""Questions of estate: martyrs, popes and Doctors, orders, companions, parts of the world."""

import re
from functools import cache

from questable.saints.collection import Collection
from questable.saints.facts import GEOGRAPHY, ORDERS
from questable.saints.questions.doubt import SPEAKS_OF, doubted
from questable.saints.questions.question import EASY, HARD, MIDDLING, Fact
from questable.saints.questions.regions import outside
from questable.saints.questions.sheet import Sheet, named
from questable.saints.questions.times import sure_century
from questable.saints.saint import Saint

TRUTHS = {
    "evangelist": "cyan", "apostle": "orange", "pope": "pope", "martyr": "red", "doctor": "blue",
    "royalty": "secular-royalty", "soldier": "lay-soldier", "deacon": "teal", "young": "yellow",
    "religious-woman": "purple", "religious-man": "brown", "priest": "gray", "layperson": "green",
    "patriarch": "patriarch", "stigmata": "stigmatists", "bilocation": "bilocators",
    "apparitions": "apparitions", "helper": "holy-helpers", "canon": "roman-canon",
}  # fmt: skip
"""What may be said of a saint, by the colour, designation or expansion that says so."""
FAMILIAR = ("evangelist", "apostle", "pope", "martyr", "royalty", "doctor")
LISTED = ("evangelist", "apostle", "pope", "doctor", "helper", "canon")
"""Closed lists: whoever is not on them is not one, whatever else is told."""
RARE = ("patriarch", "stigmata", "bilocation", "apparitions", "helper", "canon")

VIOLENT = (
    r"martyr|kill|slain|murder|execut|behead|burn|shot|stab|hang|drown|put to death|"
    r"sword|died for|gave (?:his|her) life"
)
NOBLE = (
    r"king|queen|prince|royal|noble|duke|duchess|court|count|empress|emperor|crown|reign|throne|"
    r"lord|heir|palace|rich|wealth"
)
KINDRED = (
    {"benedictine", "camaldolese", "cistercian", "carthusian"},
    {"augustinian", "dominican", "franciscan", "servite", "trinitarian"},
)
"""Orders that share a rule or that people changed between: none stands in for another."""


def ask_estate(sheet: Sheet, collection: Collection) -> None:
    """All questions of estate about one saint."""
    _truths(sheet)
    _region(sheet)
    _order(sheet)
    _companions(sheet, collection)


def bears(saint: Saint, truth: str) -> bool:
    """Whether the card of a saint says so."""
    return TRUTHS[truth] in (*saint.colours, *saint.designations, *saint.expansions)


def surely_not(saint: Saint, truth: str) -> bool:
    """Whether it would be plainly wrong to say so of a saint."""
    if bears(saint, truth):
        return False
    if truth == "martyr":
        return saint.died.century > 3 and not _tells(saint, VIOLENT)
    if truth == "royalty":
        return not _tells(saint, NOBLE)
    if truth == "stigmata":
        return 1 < saint.died.century < 12
    return truth in LISTED


def _tells(saint: Saint, words: str) -> bool:
    told = f"{saint.life['en']} {saint.depicted['en']} {saint.note['en']}".casefold()
    return _pattern(words).search(told) is not None


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words})")


def _truths(sheet: Sheet) -> None:
    saint = sheet.saint
    true = [each for each in TRUTHS if bears(saint, each) and not _open(saint, each)]
    false = [each for each in TRUTHS if surely_not(saint, each)]
    tiers = [_facts([e for e in false if e in FAMILIAR]), _facts(false)]
    known = [each for each in true if each not in RARE]
    for difficulty, truth in zip((EASY, EASY, MIDDLING, MIDDLING), known, strict=False):
        sheet.ask("truth", difficulty, Fact("truth", truth), *tiers)
    for truth in [each for each in true if each in RARE][:2]:
        sheet.ask("truth", HARD, Fact("truth", truth), _facts([e for e in false if e in LISTED]))
    for truth in true:
        others = [other for other in sheet.others if surely_not(other, truth)]
        difficulty = HARD if truth in RARE else MIDDLING if truth == "doctor" else EASY
        sheet.ask_who("truth", difficulty, Fact("truth", truth), others)


def _open(saint: Saint, truth: str) -> bool:
    return truth in SPEAKS_OF and doubted(saint, truth)


def _facts(truths: list[str]) -> list[Fact]:
    return [Fact("truth", each) for each in truths]


def _region(sheet: Sheet) -> None:
    saint = sheet.saint
    if doubted(saint, "geography"):
        return
    for difficulty, region in zip((EASY, MIDDLING), saint.geography, strict=False):
        wrong = [Fact("geography", each) for each in GEOGRAPHY if outside(saint, each)]
        sheet.ask("region", difficulty, Fact("geography", region), wrong)
        others = [other for other in sheet.others if outside(other, region)]
        sheet.ask_who("region", EASY, Fact("geography", region), others)


def _order(sheet: Sheet) -> None:
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


def _companions(sheet: Sheet, collection: Collection) -> None:
    saint = sheet.saint
    if doubted(saint, "companions"):
        return
    strangers = [named(other) for other in sheet.others if _never_met(saint, other)]
    for difficulty, key in zip((MIDDLING, EASY), saint.companions, strict=False):
        sheet.ask("companion", difficulty, named(collection.by_key[key]), strangers)


def _never_met(saint: Saint, other: Saint) -> bool:
    """Whether one was born in a later century than that in which the other died."""
    first, second = sorted((saint, other), key=lambda each: each.died.century)
    died, born = sure_century(first, "died"), sure_century(second, "born")
    return 0 < died < born and other.key not in saint.companions
