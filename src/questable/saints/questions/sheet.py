"""The sheet on which one saint's questions are written: options, their order, the answer."""

from collections.abc import Iterable
from hashlib import sha256

from questable.saints.collection import Collection
from questable.saints.questions.question import EASY, HARD, OPTIONS, SAINT, TOLD, Fact, Question
from questable.saints.saint import Saint

MOST = 8
"""Questions of one difficulty."""


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


class Sheet:
    """Questions about one saint; what cannot be asked with four options is not asked."""

    def __init__(self, collection: Collection, saint: Saint) -> None:
        self.saint = saint
        self.given = named(saint)
        self.others = [other for other in collection.saints if other.key != saint.key]
        self.near = [other for other in self.others if _near(saint, other)]
        """Those whom one could take for the saint: of the same time or order."""
        self._asked: list[Question] = []

    def ask(self, kind: str, difficulty: int, right: Fact, *wrong: Iterable[Fact]) -> None:
        """A question about the saint; `wrong` are false for sure, the more plausible ones first."""
        self._write(kind, difficulty, self.given, right, wrong)

    def ask_who(self, kind: str, difficulty: int, fact: Fact, others: Iterable[Saint]) -> None:
        """Of whom this is true; it is false of `others` for sure."""
        known = list(others)
        close = [named(other) for other in known if other in self.near]
        wrong = (close, [named(other) for other in known])
        self._write(f"who-{kind}", difficulty, fact, self.given, wrong)

    def questions(self) -> list[Question]:
        """At most 24, by difficulty; those that name the saint come first."""
        kept: list[Question] = []
        for difficulty in range(EASY, HARD + 1):
            found = [each for each in self._asked if each.difficulty == difficulty]
            kept += sorted(found, key=lambda each: each.reverse)[:MOST]
        return kept

    def _write(
        self,
        kind: str,
        difficulty: int,
        given: Fact,
        right: Fact,
        wrong: Iterable[Iterable[Fact]],
    ) -> None:
        number = 1 + sum(each.kind == kind for each in self._asked)
        ident = f"{self.saint.key}:{kind}:{number}"
        options = _drawn(ident, right, wrong)
        if len(options) < OPTIONS - 1:
            return
        # The place of the answer follows from the id alone, so that a change of wrong options
        # does not move it under a record that names the question.
        answer = lot(ident) % OPTIONS
        options.insert(answer, right)
        self._asked.append(
            Question(ident, self.saint.key, kind, difficulty, given, options, answer)
        )


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
