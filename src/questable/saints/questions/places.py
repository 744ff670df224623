"""Questions of place: where a saint was born, and where they lived."""

import re

from questable.saints.facts import LANGUAGES
from questable.saints.gazetteer import Location, spot
from questable.saints.questions.doubt import doubted
from questable.saints.questions.likeness import stems
from questable.saints.questions.question import HARD, MIDDLING, Fact
from questable.saints.questions.regions import outside
from questable.saints.questions.sheet import QuestionSheet, told
from questable.saints.saint import Saint

UNSURE = re.compile(r"\b(?:tradition|near|or|perhaps|probably|unknown|legend)\b")
VISITED = {"Rome", "Jerusalem", "Constantinople", "Compostela", "Avignon", "Paris", "Bethlehem"}
"""Where so many have been that nobody can be said not to have."""


def ask_places(sheet: QuestionSheet) -> None:
    """All questions of place about one saint."""
    _birthplace(sheet)
    _life(sheet)


def sure_birthplace(saint: Saint) -> Location | None:
    """The town where a saint was born, if it is one that is known and not in doubt."""
    name = saint.birthplace["en"]
    if UNSURE.search(name) or doubted(saint, "birthplace"):
        return None
    found = spot(name)
    return found if found and found.town else None


def _birthplace(sheet: QuestionSheet) -> None:
    home = sure_birthplace(sheet.saint)
    # Where the name has the town in it, it is no question.
    if home is None or not stems(_town(sheet.saint.birthplace)).isdisjoint(stems(sheet.saint.name)):
        return
    right = told(sheet.saint.birthplace)
    country: list[Fact] = []
    region: list[Fact] = []
    world: list[Fact] = []
    others: list[Saint] = []
    for other in sheet.others:
        there = sure_birthplace(other)
        if there is None or not _apart(sheet.saint.birthplace, other.birthplace):
            continue
        others.append(other)
        pool = world if there.region != home.region else region
        (country if there.country == home.country else pool).append(told(other.birthplace))
    sheet.ask("birthplace", MIDDLING, right, region, world)
    sheet.ask("birthplace", HARD, right, country, region)
    sheet.ask_who("birthplace", MIDDLING, right, others)


def _apart(place: dict[str, str], other: dict[str, str]) -> bool:
    """Whether the towns, the first words of two places, differ and neither speaks of the other."""
    town, elsewhere = _town(place), _town(other)
    return stems(town).isdisjoint(stems(other)) and stems(elsewhere).isdisjoint(stems(place))


def _town(place: dict[str, str]) -> dict[str, str]:
    return {language: name.split(",")[0].split("(")[0] for language, name in place.items()}


def _life(sheet: QuestionSheet) -> None:
    saint = sheet.saint
    known = [found for name in _names(saint) if (found := spot(name["en"]))]
    countries = {each.country for each in known}
    wrong: list[Fact] = []
    for other in sheet.others:
        for place in _lived(other):
            there = spot(place["en"])
            if there and there.country not in countries and outside(saint, there.region):
                wrong.append(told(place))
    for place in _lived(saint):
        sheet.ask("lived", MIDDLING, told(place), wrong)


def _lived(saint: Saint) -> list[dict[str, str]]:
    """Two places of a life that neither name nor birthplace tells, and not everybody's."""
    told_of = stems(saint.birthplace) | stems(saint.note) | stems(saint.name)
    places = [
        place for place in _names(saint)[1:]
        if (there := spot(place["en"])) and there.region in saint.geography
        and place["en"] not in VISITED and stems(place).isdisjoint(told_of)
    ]  # fmt: skip
    return places[:2]


def _names(saint: Saint) -> list[dict[str, str]]:
    """The birthplace, then the places of life, with their words."""
    count = len(saint.places[LANGUAGES[0]])
    places = [{lang: saint.places[lang][n] for lang in LANGUAGES} for n in range(count)]
    return [saint.birthplace, *places]
