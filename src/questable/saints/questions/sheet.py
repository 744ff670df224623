"""The sheet on which one saint's questions are written: options, their order, the answer."""

from collections.abc import Iterable
from hashlib import sha256

from questable.saints.collection import Collection
from questable.saints.questions.question import (
    EASY,
    HARD,
    MIDDLING,
    OPTIONS,
    SAINT,
    TOLD,
    Fact,
    Question,
    childlike,
    plain_spoken,
)
from questable.saints.saint import Saint

MOST_QUESTIONS = 8
"""Questions of one difficulty."""
PLAIN = 6
"""So many of them name the saint, if there are others that ask for the saint."""


def lot(*parts: str) -> int:
    """A number that looks drawn and is the same in every process and build."""
    return int.from_bytes(sha256("|".join(parts).encode()).digest()[:8], "big")


def named(saint: Saint) -> Fact:
    """A saint as something to ask about or to choose."""
    return Fact(SAINT, saint.key, saint.name)


def told(words: dict[str, str]) -> Fact:
    """A text of the collection."""
    return Fact(TOLD, words["en"], words)


def numbers(sort: str, values: Iterable[int]) -> list[Fact]:
    """Facts that are numbers: centuries, months, years, ages."""
    return [Fact(sort, str(value)) for value in values]


class QuestionSheet:
    """Questions about one saint; what cannot be asked with four options is not asked."""

    def __init__(self, collection: Collection, saint: Saint) -> None:
        self.saint = saint
        self.given = named(saint)
        self.others = [other for other in collection.saints if other.key != saint.key]
        self.near = [other for other in self.others if _near(saint, other)]
        """Those whom one could take for the saint: of the same time or order."""
        self.near_keys = {other.key for other in self.near}
        self._asked: list[Question] = []

    def alike(self, others: list[Saint]) -> list[Saint]:
        """Those of the saint's own sex, whom a picture or a pronoun does not rule out."""
        return [other for other in others if other.feminine == self.saint.feminine]

    def ask(self, kind: str, difficulty: int, right: Fact, *wrong: Iterable[Fact]) -> None:
        """A question about the saint; `wrong` are false for sure, the more plausible ones first."""
        self._write(kind, difficulty, self.given, right, wrong)

    def ask_who(self, kind: str, difficulty: int, fact: Fact, others: Iterable[Saint]) -> None:
        """Of whom this is true; it is false of `others` for sure."""
        known = list(others)
        close = [named(other) for other in known if other.key in self.near_keys]
        wrong = (close, [named(other) for other in known])
        if difficulty == EASY:
            # A child knows the famous ones only.
            wrong = ([named(other) for other in known if other.famous], wrong[1])
        self._write(f"who-{kind}", difficulty, fact, self.given, wrong)

    def questions(self) -> list[Question]:
        """At most 24, by difficulty; those that name the saint come first."""
        kept: list[Question] = []
        for difficulty in range(EASY, HARD + 1):
            found = [each for each in self._asked if each.difficulty == difficulty]
            # One of each kind before the second of any, and no kind always before another.
            found.sort(key=lambda each: (each.id.rpartition(":")[2], lot(each.id)))
            plain = _simple_first([each for each in found if not each.reverse])
            turned = [each for each in found if each.reverse]
            room = max(PLAIN, MOST_QUESTIONS - len(turned))
            kept += [*plain[:room], *turned[: MOST_QUESTIONS - min(room, len(plain))]]
        return kept

    def _write(
        self,
        kind: str,
        difficulty: int,
        given: Fact,
        right: Fact,
        wrong: Iterable[Iterable[Fact]],
    ) -> None:
        if difficulty == EASY:
            if not childlike(right) or not plain_spoken(given):
                return
            wrong = [[fact for fact in tier if childlike(fact)] for tier in wrong]
        number = 1 + sum(each.kind == kind for each in self._asked)
        ident = f"{self.saint.key}:{kind}:{number}"
        options = _drawn(ident, right, wrong)
        if len(options) < OPTIONS - 1:
            return
        # The place of the answer follows from the id alone, so that a change of wrong options
        # does not move it under a record that names the question.
        answer = lot(ident) % OPTIONS
        options.insert(answer, right)
        # Nobody asks a child about a saint whom children have not heard of.
        level = MIDDLING if difficulty == EASY and not self.saint.famous else difficulty
        key, feminine = self.saint.key, self.saint.feminine
        self._asked.append(Question(ident, key, kind, level, given, options, answer, feminine))


def _simple_first(found: list[Question]) -> list[Question]:
    """Three that a game with the card in sight may put to a child, then the others."""
    first = [each for each in found if each.simple][: PLAIN // 2]
    return first + [each for each in found if each not in first]


def _drawn(ident: str, right: Fact, wrong: Iterable[Iterable[Fact]]) -> list[Fact]:
    """Up to three wrong options that nobody can mistake for each other or the right one."""
    chosen: list[Fact] = []
    for tier in wrong:
        for fact in sorted(tier, key=lambda each: lot(ident, each.value)):
            if len(chosen) == OPTIONS - 1:
                return chosen
            if not any(fact.like(other) for other in (right, *chosen)):
                chosen.append(fact)
    return chosen


def _near(saint: Saint, other: Saint) -> bool:
    if saint.died.century and saint.died.century == other.died.century:
        return True
    return saint.order != "" and saint.order == other.order
