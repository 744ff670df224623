"""What is true of a saint: martyrs, popes and Doctors, priests and laypeople.

Each of these is a wrong answer too, wherever an entry rules it out for sure; none that is never
wrong is asked.
"""

import re
from functools import cache

from questable.saints.questions.doubt import SPEAKS_OF, doubted
from questable.saints.questions.question import HARD, MIDDLING, Fact
from questable.saints.questions.sheet import QuestionSheet
from questable.saints.saint import Saint

TRUTHS = {
    "evangelist": "cyan", "apostle": "orange", "pope": "pope", "martyr": "red", "doctor": "blue",
    "royalty": "secular-royalty", "soldier": "lay-soldier", "deacon": "teal", "young": "yellow",
    "religious-woman": "purple", "religious-man": "brown", "priest": "gray", "layperson": "green",
    "patriarch": "patriarch", "stigmata": "stigmatists", "bilocation": "bilocators",
    "apparitions": "apparitions", "helper": "holy-helpers", "canon": "roman-canon",
}  # fmt: skip
"""What may be said of a saint, by the colour, designation or expansion that says so."""
LISTED = ("evangelist", "apostle", "pope", "doctor", "helper", "canon")
"""Closed lists: whoever is not on them is not one, whatever else is told."""
RARE = ("patriarch", "stigmata", "bilocation", "apparitions", "helper", "canon")
SELDOM = ("religious-woman", "religious-man", "priest", "martyr")
"""What is seldom ruled out for sure comes first where it is, since it is often true."""
MENS = (
    "evangelist", "apostle", "pope", "deacon", "priest", "patriarch", "religious-man", "soldier",
)  # fmt: skip
"""Nobody would say these of a woman, so they are no answers for one."""
OF_OLD = ("evangelist", "apostle")
"""Nobody would say these of somebody after the first centuries."""
FIRST_CENTURIES = 3
VOWED = ("priest", "religious-man", "religious-woman", "deacon")
WORDS = {
    "martyr": r"martyr|kill|slain|murder|execut|behead|burn|shot|stab|hang|drown|put to death|"
    r"sword|died for|gave (?:his|her) life",
    "royalty": r"king|queen|prince|royal|noble|duke|duchess|court|count|empress|emperor|crown|"
    r"reign|throne|lord|heir|palace|rich|wealth",
    "apostle": r"apostle",
    "pope": r"antipope|rival|chosen bishop|claimed",
    "layperson": r"married|husband|wife|widow|oblate|tertiar|third order|layman|laywoman",
    "soldier": r"soldier|army|arm(?:s|our)\b|legion|fought|knight|war|battle|militar|officer|sword|"
    r"camp|centurion|crusade|king|prince|duke|guard|defen",
    "priest": r"priest|ordain|ordination|bishop|mass\b|pastor|parish|missionar|abbot|apostle",
    "deacon": r"deacon|acolyte|cleric",
    "religious-man": r"monk|friar|hermit|monaster|abb(?:ot|ey)|religious|brother|vow|desert|rule|"
    r"order|convent|cell|alone|founded|congregation|canon|oratory|priory|solitude",
    "religious-woman": r"nun\b|convent|monaster|abb(?:ess|ey)|vow|sister|religious|order\b|founded|"
    r"company|cloister|virgin|consecrat|rule\b|carmel|prioress|hermit|anchor|gave herself",
    "patriarch": r"patriarch|catholicos|antioch|alexandria|constantinople|jerusalem|metropolitan",
    "stigmata": r"wound|stigmat",
    "bilocation": r"two places|at once|far away|distance",
    "apparitions": r"vision|appear|saw\b|seen|voice|dream|angel|apparition|heaven|mystic|came to|"
    r"our lady|christ (?:him|came|spoke)|jesus|ecsta",
}
"""Words of an entry by which something may be told that its card does not show."""
GIVEN = {
    "apostle": r"apostle", "martyr": r"martyr", "evangelist": r"evangelist", "pope": r"\b[ivx]+\b",
    "royalty": r"\b[ivx]+\b|france|hungary|portugal|sweden|norway|scotland",
}  # fmt: skip
"""Words of a name that tell it."""
FIRST_MONKS = 4
"""Popes of the first centuries were no monks."""
MODERN = 12
"""Nobody before this century is said to have borne the stigmata; from then on it is known who was
ordained."""
GROWN = 40
"""Years of age from which nobody would say that somebody died young."""


def ask_truths(sheet: QuestionSheet) -> None:
    """What is true of the saint, and of whom this is true."""
    saint = sheet.saint
    true = [each for each in TRUTHS if bears(saint, each) and _sure(saint, each)]
    false = [each for each in TRUTHS if surely_not(saint, each)]
    seldom, plain, rare = [
        _facts([each for each in false if part(each)])
        for part in (SELDOM.__contains__, lambda each: each not in RARE, RARE.__contains__)
    ]
    for truth in true:
        fact = Fact("truth", truth)
        if truth in RARE:
            sheet.ask("truth", HARD, fact, rare, plain)
        else:
            sheet.ask("truth", MIDDLING, fact, seldom[:1], plain, rare)
    for truth in true:
        others = [other for other in sheet.others if surely_not(other, truth)]
        sheet.ask_who("truth", HARD if truth in RARE else MIDDLING, Fact("truth", truth), others)


def bears(saint: Saint, truth: str) -> bool:
    """Whether the card of a saint says so."""
    return TRUTHS[truth] in (*saint.colours, *saint.designations, *saint.expansions)


def surely_not(saint: Saint, truth: str) -> bool:
    """Whether it would be plainly wrong to say so of a saint, and not silly."""
    if bears(saint, truth) or not _fitting(saint, truth) or _open(saint, truth):
        return False
    if truth in WORDS and _tells(saint, truth):
        return False
    return truth in LISTED or _ruled_out(saint, truth)


def _fitting(saint: Saint, truth: str) -> bool:
    """Whether somebody might say so of a saint like this one."""
    if truth in MENS and saint.feminine:
        return False
    if truth == "religious-woman" and not saint.feminine:
        return False
    if truth == "apostle" and saint.died.century <= 1:
        return False  # in the East those of the Seventy are called so
    return truth not in OF_OLD or saint.died.century <= FIRST_CENTURIES


def _ruled_out(saint: Saint, truth: str) -> bool:
    """What an entry that does not speak of it excludes."""
    century, lay = saint.died.century, bears(saint, "layperson")
    religious = bears(saint, "religious-man") or bears(saint, "religious-woman")
    old_pope = bears(saint, "pope") and century <= FIRST_MONKS
    ages = saint.ages()
    return {
        "martyr": century > 3,
        "royalty": not 5 < century < 12,
        "soldier": True,
        "deacon": lay or bears(saint, "priest"),
        "young": ages is not None and ages[0] >= GROWN,
        "religious-man": not saint.order and (lay or old_pope),
        "religious-woman": not saint.order and lay and "pink" not in saint.colours,
        "priest": lay or (religious and century > MODERN),
        "layperson": any(bears(saint, each) for each in VOWED),
        "patriarch": century > 3 and not bears(saint, "pope"),
        "stigmata": 1 < century < MODERN,
        "bilocation": 1 < century < MODERN,
        "apparitions": not saint.order and not religious and "pink" not in saint.colours,
    }[truth]


def _sure(saint: Saint, truth: str) -> bool:
    """Whether it is beyond doubt, and the name does not tell it already."""
    named = truth in GIVEN and any(
        _pattern(GIVEN[truth]).search(name.casefold()) for name in saint.name.values()
    )
    return not named and not _open(saint, truth)


def _open(saint: Saint, truth: str) -> bool:
    return truth in SPEAKS_OF and doubted(saint, truth)


def _tells(saint: Saint, truth: str) -> bool:
    told = f"{saint.life['en']} {saint.depicted['en']} {saint.note['en']}".casefold()
    return _pattern(rf"\b(?:{WORDS[truth]})").search(told) is not None


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words)


def _facts(truths: list[str]) -> list[Fact]:
    return [Fact("truth", each) for each in truths]
