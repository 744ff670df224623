"""What stands on a saint's card: sign, words, what it is there, and who else has it."""

from typing import NamedTuple

from questable.saints import Saint
from questable.saints.facts import GOLD
from questable.telling.saint_life import estate_words, main_first
from questable.telling.saint_words import date_words, day_words
from questable.text import Words


class CardFact(NamedTuple):
    """One fact."""

    kind: str
    """The kind of its sign, and what it is on the card: saintpage-fact-KIND."""
    value: str
    words: str
    what: str
    """Its name among the words: `ribbon`."""
    others: str
    """Where those stand who share it, below the saints; '' where nobody is told."""
    rule: str


def facts_of(words: Words, saint: Saint) -> list[CardFact]:
    """All facts that can be matched on a card, in the order in which it shows them."""
    found: list[CardFact] = []
    if saint.main != GOLD:
        for n, colour in enumerate(main_first(saint)):
            estate = estate_words(words, colour, saint)
            what = "ribbon" if n else "main"
            found.append(
                CardFact("colour", colour, estate, what, f"search?colour={colour}", "S-1.2")
            )
        for kind, word, year in (("birth", "born", saint.born), ("passing", "died", saint.died)):
            if year.century or year.year:
                told = words.say(f"saintpage-{word}", date=date_words(words, year))
                others = f"search?century={year.century}" if year.century else ""
                found.append(CardFact(kind, str(year.century), told, kind, others, "S-1.6"))
    day = day_words(words, saint.month, saint.day)
    found.append(CardFact("month", str(saint.month), day, "month", f"month/{saint.month}", "S-1.3"))
    for kind, name, rule, values in (
        ("region", "geography", "S-1.4", saint.geography),
        ("order", "order", "S-1.4", [saint.order] if saint.order else []),
        ("designation", "designation", "S-1.4", saint.designations),
        ("expansion", "expansion", "S-1.5", saint.expansions),
    ):
        for value in values:
            told = words.say(f"saints-{name}-{value}")
            found.append(CardFact(kind, value, told, kind, f"search?{name}={value}", rule))
    return found
