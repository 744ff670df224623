"""A question as the engine knows it: ids and words of the collection, never a sentence."""

import re

import msgspec

OPTIONS = 4
EASY, MIDDLING, HARD = 1, 2, 3
"""For a child, for somebody who has read the card, for an expert."""
SAINT = "saint"
TOLD = "told"
"""The sort of a fact that is told in words of the collection: a place, a patronage, a picture."""


SIMPLE = ("patronage", "depicted", "truth", "feast-month", "companion", "order")
"""Kinds that ask for nothing but what a card shows at once."""
SHORT = 60
"""Letters of an option for a child."""
HARD_WORDS = re.compile(
    # Old trades, vestments and arms, and what is no picture for a child, in both languages.
    r"windlass|halberd|surplice|fuller|sawyer|wheelwright|ferrymen|comb|glazier|notar|artiller|"
    r"monstrance|caver|penitent|addict|apprentice|breast|dish|dagger|gridiron|embroider|"
    r"treuil|hallebarde|surplis|foulon|scieur|charron|passeur|peigne|cardeur|vitrier|ostensoir|"
    r"spéléologue|pénitent|dépendant|apprenti|sein|plat|poignard|gril|saloir|brod"
)


class Fact(msgspec.Struct, frozen=True):
    """One thing that is asked about or offered as an answer."""

    sort: str
    """What `value` is: saint, told, century, month, day, year, age, order, ..."""
    value: str
    """An id or a number as text; `text/` has the words for it unless `words` has them."""
    words: dict[str, str] = {}
    """By language: names, places, patronages and the like, which are data of the collection."""

    def like(self, other: "Fact") -> bool:
        """Whether somebody could not tell the two apart, in some language."""
        if self.value == other.value:
            return True
        return any(self.words[each] == other.words.get(each) for each in self.words)


def childlike(fact: Fact) -> bool:
    """Whether a child can read it at a glance: short, and without words of old trades."""
    return all(len(words) <= SHORT for words in fact.words.values()) and plain_spoken(fact)


def plain_spoken(fact: Fact) -> bool:
    """Whether a child knows all the words."""
    return not any(HARD_WORDS.search(words.casefold()) for words in fact.words.values())


class Question(msgspec.Struct, frozen=True):
    """Four options, exactly one of them true."""

    id: str
    """`francis-of-assisi:feast-month:1`: saint, kind, number within the kind."""
    saint: str
    """The key of the saint it is about; in a `who-` question, of the saint to be found."""
    kind: str
    difficulty: int
    """1 for a child, 2, or 3 for an expert."""
    given: Fact
    """What is asked about: the saint, or in a `who-` question the fact."""
    options: list[Fact]
    answer: int
    """Which option is true, from 0; it follows from the id alone."""
    feminine: bool
    """Whether languages with genders speak of the saint in the feminine."""

    @property
    def simple(self) -> bool:
        """Whether a child can answer it with the saint's card in sight."""
        return self.kind in SIMPLE and all(map(childlike, self.options))

    @property
    def reverse(self) -> bool:
        """Whether the saint is to be found, so that the name must not be shown beforehand."""
        return self.given.sort != SAINT
