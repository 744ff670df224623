"""Questions: all of them, for every saint, have exactly one true answer."""

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import combinations

import msgspec
import pytest

from questable.saints import Question, Saint, questions_of, shipped
from questable.saints.questions.regions import outside
from questable.telling.saint_words import asked, fact_words
from questable.text import Words, languages, messages
from tests.rule import rule
from tests.saints.slow_truth import ANSWERS, Entry, entries, lifetimes_touch, months_touch

DIGEST = """
from hashlib import sha256
import msgspec
from questable.saints import questions_of, shipped
saints = shipped()
found = [questions_of(saints, saint.key) for saint in reversed(saints.saints)]
print(sha256(msgspec.json.encode(found[::-1])).hexdigest())
"""


@cache
def everything() -> list[Question]:
    """Every question there is."""
    return [each for saint in shipped().saints for each in questions_of(shipped(), saint.key)]


def verdicts(question: Question, known: dict[str, Entry]) -> list[bool]:
    """Which of the options are true, by the slow way."""
    if question.kind == "companion":
        return [
            option.value in known[question.saint]["companions"]  # type: ignore[operator]
            or lifetimes_touch(known[question.saint], known[option.value])
            for option in question.options
        ]
    if question.kind == "same-month":
        mine = known[question.saint]
        return [months_touch(mine, known[option.value]) for option in question.options]
    true = ANSWERS[question.kind.removeprefix("who-")]
    if question.reverse:
        return [true(known[option.value], question.given) for option in question.options]
    return [true(known[question.saint], option) for option in question.options]


def wrong(questions: list[Question]) -> list[str]:
    """Questions that have not exactly one true answer, or not where they say."""
    known = entries()
    return [
        f"{each.id}: {[option.value for option in each.options]} {found}"
        for each in questions
        if (found := verdicts(each, known)).count(True) != 1 or not found[each.answer]
    ]


@rule("S-7.1")
def test_every_question_has_exactly_one_true_answer() -> None:
    """None is right twice and none is not right at all, however kindly one looks at it."""
    assert wrong(everything()) == []


def test_a_second_true_answer_would_be_found() -> None:
    """For each kind: the right option put in place of a wrong one, or moved, is noticed."""
    for question in {each.kind: each for each in everything()}.values():
        next_place = (question.answer + 1) % 4
        twice = list(question.options)
        twice[next_place] = question.options[question.answer]
        assert wrong([msgspec.structs.replace(question, options=twice)]) != []
        assert wrong([msgspec.structs.replace(question, answer=next_place)]) != []


@pytest.mark.parametrize("saint", shipped().saints, ids=lambda saint: saint.key)
def test_enough_and_not_too_many(saint: Saint) -> None:
    """At most 24, at least two of each difficulty that name the saint, each id once."""
    found = questions_of(shipped(), saint.key)
    assert len(found) <= 24
    assert len({each.id for each in found}) == len(found)
    plain = Counter(each.difficulty for each in found if not each.reverse)
    assert all(plain[difficulty] >= 2 for difficulty in (1, 2, 3)), plain
    assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)


def test_most_saints_have_four_of_each() -> None:
    """Where the facts allow it, and they nearly always do."""
    counts = Counter((each.saint, each.difficulty) for each in everything())
    short = sorted({saint for (saint, _), count in counts.items() if count < 4})
    assert len(short) <= 5, short


def test_ids_say_what_they_are() -> None:
    """Saint, kind, number; the answer is the saint where the saint is asked for."""
    for each in everything():
        key, kind, number = each.id.split(":")
        assert (key, kind) == (each.saint, each.kind)
        assert int(number) >= 1
        assert each.reverse == kind.startswith("who-")
        hidden = each.options[each.answer] if each.reverse else each.given
        assert hidden.value == each.saint


def test_the_place_of_the_answer_tells_nothing() -> None:
    """Every place is right about as often, and no longer option gives itself away."""
    places = Counter(each.answer for each in everything())
    assert all(0.22 < places[place] / len(everything()) < 0.28 for place in range(4)), places


def test_questions_are_the_same_in_every_process() -> None:
    """Hash seeds and the order of asking change nothing."""
    told = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("lang", languages())
def test_options_can_be_told_apart(lang: str) -> None:
    """The four options read differently in either language, and the question can be said."""
    words = Words(lang)
    for each in everything():
        said = [fact_words(words, option) for option in each.options]
        assert all(one.casefold() != other.casefold() for one, other in combinations(said, 2))
        assert asked(words, each).endswith("?")


def test_every_wording_is_used() -> None:
    """No kind without words, no words without a kind."""
    kinds = {f"saints-ask-{each.kind}" for each in everything()}
    assert kinds == {word for word in messages("en") if word.startswith("saints-ask-")}


def test_the_list_is_the_askers_own() -> None:
    """Changing what was handed out changes nobody else's questions."""
    questions_of(shipped(), "francis-of-assisi").clear()
    assert questions_of(shipped(), "francis-of-assisi") != []


@rule("S-7.1")
@pytest.mark.parametrize(
    ("key", "region"),
    [
        ("lazarus-of-bethany", "western-europe"), ("martha-of-bethany", "western-europe"),
        ("mary-magdalene", "western-europe"), ("anastasia-of-sirmium", "western-europe"),
        ("erasmus", "syria-to-india"), ("ambrose", "eastern-europe"),
        ("sixtus-ii", "eastern-europe"), ("anthony-of-padua", "africa"),
    ],
)  # fmt: skip
def test_where_the_entry_itself_goes_is_no_wrong_answer(key: str, region: str) -> None:
    """In deed or in legend: some would call it true."""
    assert not outside(shipped().by_key[key], region)
    assert outside(shipped().by_key[key], "americas")
