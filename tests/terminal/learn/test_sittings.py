"""The exercises as people meet them."""

from datetime import date, timedelta

import pytest

from questable.saints import questions_of, shipped
from questable.telling.saint_words import asked, fact_words
from questable.terminal.learn.bee_contest import play_bee
from questable.terminal.learn.corner import Corner
from questable.terminal.learn.flash import flash
from questable.terminal.learn.memory_table import play_memory
from questable.terminal.learn.quiz import attributes, quiz, recognised, unseen
from questable.terminal.spacing import Memory, Slip
from questable.text import Words
from tests.rule import rule
from tests.terminal.learn.script import TODAY, Sitting, sit

FRANCIS = ("francis-of-assisi",)


@rule("S-7.1")
def test_flash_cards() -> None:
    """The name, then after Enter the whole card, then one's own verdict."""
    told = sit(lambda corner: flash(corner, 1, 5), "", "maybe", "yes", saints=FRANCIS)
    assert told.text.index("St. Francis of Assisi") < told.text.index("Franciscans")
    assert told.text.count("Did you know it?") == 2
    assert "You knew 1 of 1." in told.text
    assert told.slips == {"flash-1:francis-of-assisi": Memory().grade("a", True, TODAY)}


@pytest.mark.parametrize(("level", "clue"), [(2, "In art: a brown habit"), (3, "Feast: 4 October")])
def test_flash_cards_the_other_way_round(level: int, clue: str) -> None:
    """At higher levels facts are in front, without the name."""
    told = sit(lambda corner: flash(corner, level, 5), "", "no", saints=FRANCIS)
    front = told.text[: told.text.index("Which saint is it?")]
    assert clue in front
    assert "Francis" not in front.replace("Franciscans", "")
    assert told.slips[f"flash-{level}:francis-of-assisi"].due == TODAY + timedelta(days=1)


def answers(told: Sitting, lang: str = "en") -> list[str]:
    """The right answers of the questions that a sitting asked, in their order."""
    words = Words(lang)
    by_text: dict[str, list[str]] = {}
    for saint in shipped().saints:
        for question in questions_of(shipped(), saint.key):
            right = fact_words(words, question.options[question.answer])
            by_text.setdefault(asked(words, question), []).append(right)
    lines = [line.removesuffix(" ") for line in told.text.splitlines()]
    offered = [line.split(" ", 1)[1] for line in map(str.strip, lines) if line[:2] in OFFERED]
    return [
        next(right for right in by_text[line] if right in offered[n * 4 : n * 4 + 4])
        for n, line in enumerate(line for line in lines if line in by_text)
    ]


OFFERED = ("1 ", "2 ", "3 ", "4 ")


@rule("S-7.1")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_quiz(lang: str) -> None:
    """Answers in words are taken; all of them right is all of them known."""
    first = sit(lambda corner: quiz(corner, 2, 4), *["1"] * 4, lang=lang)
    right = answers(first, lang)
    assert len(right) == 4
    again = sit(lambda corner: quiz(corner, 2, 4), *right, lang=lang)
    assert {(slip.right, slip.wrong) for slip in again.slips.values()} == {(1, 0)}
    assert list(again.slips) == list(first.slips)


def test_quiz_by_number_letter_and_nonsense() -> None:
    """Numbers, letters, and a hint when neither fits; a wrong answer is put right."""
    told = sit(lambda corner: quiz(corner, 1, 3), "0", "zzz", "", "99", "b", "2", "D")
    assert told.text.count("Type a number from 1 to 4") == 4
    assert len(told.slips) == 3
    known = sum(slip.right for slip in told.slips.values())
    assert told.text.count("Right!") == known
    assert told.text.count("The right answer is: ") == 3 - known


def test_what_is_due_comes_first_and_what_rests_stays_away() -> None:
    """The slips choose."""
    questions = [each.id for each in questions_of(shipped(), FRANCIS[0]) if each.difficulty == 1]
    memory = Memory(dict.fromkeys(questions, LATER))
    assert "nothing to review" in sit(lambda c: quiz(c, 1, 5), memory=memory, saints=FRANCIS).text
    assert "nothing to review" in sit(lambda c: flash(c, 1, 5), saints=FRANCIS, memory=_rest()).text
    assert "nothing to review" in sit(lambda c: unseen(c, 5), saints=FRANCIS, memory=_rest()).text
    memory.slips[questions[2]] = Slip(TODAY, date(2026, 9, 1), 30.0, 5.0)
    told = sit(lambda corner: quiz(corner, 1, 5), "1", memory=memory, saints=FRANCIS)
    assert "Question 1 of 1" in told.text


LATER = Slip(date(2027, 1, 1), date(2026, 9, 1), 120.0, 5.0)


def _rest() -> Memory:
    return Memory({"flash-1:francis-of-assisi": LATER, "unseen:francis-of-assisi": LATER})


@rule("S-7.1")
def test_attributes_unseen() -> None:
    """Facts of the card are named by heart, in either language; the others are told."""
    lines = ["October", "october", "brun", "12", "XIIIe siècle", "jesuit", "Western Europe", ""]
    told = sit(lambda corner: unseen(corner, 1), *lines, saints=FRANCIS)
    assert "You have named that already." in told.text
    assert "“jesuit” is not on this card." in told.text
    assert "Yes: [R] religious man (brown)." in told.text
    assert "Still on the card: [Dc] deacon (teal)" in told.flat
    total = len(attributes(shipped().by_key[FRANCIS[0]]))
    assert f"You named 5 of {total} facts." in told.text


def test_attributes_all_named() -> None:
    """The last one ends it."""
    saint = shipped().by_key["monica"]
    named = [value for _, value in attributes(saint)]
    months = [value for kind, value in attributes(saint) if kind == "month"]
    lines = [value if value not in months else "august" for value in named]
    told = sit(lambda corner: unseen(corner, 1), *lines, saints=("monica",))
    assert "That was the last one." in told.text
    assert told.slips["unseen:monica"].right == 1


def test_a_word_may_mean_two_attributes() -> None:
    """A Doctor is blue and of the Doctors; a bare number is a century, not a month."""
    assert recognised("doctor") == [("colour", "blue"), ("expansion", "doctors")]
    assert recognised("8") == [("century", "8")]
    assert recognised("mai") == [("month", "5")]
    assert recognised("xyz") == recognised("") == []


def memory_lines(corner_lines: int) -> list[str]:
    """Every pair of numbers, with Enter after each."""
    numbers = range(1, corner_lines + 1)
    return [line for a in numbers for b in numbers if a < b for line in (str(a), str(b), "")]


@rule("S-7.1")
@pytest.mark.parametrize("linear", [True, False])
def test_memory(linear: bool) -> None:
    """Trying everything finds all pairs; who found most is told."""
    told = sit(
        lambda corner: play_memory(corner, 2, 2, 2), *memory_lines(4), *memory_lines(4),
        linear=linear,
    )  # fmt: skip
    assert "It took " in told.text
    assert "Winner: " in told.text
    assert told.text.count("A pair!") == 2
    assert told.slips == {}


def test_memory_takes_only_cards_that_lie_there() -> None:
    """Not twice the same, none that is not there."""
    told = sit(lambda corner: play_memory(corner, 1, 2, 1), "7", "x", "1", "1", "quit")
    assert told.text.count("Type the number of a card that lies face down, from 1 to 4.") == 3


@rule("S-7.1")
def test_bee() -> None:
    """Players in turn; who misses twice is out; the score is told."""
    told = sit(lambda corner: play_bee(corner, 1, 3), *["1"] * 200)
    assert told.text.startswith("Round 1, difficulty 1\nPlayer 1, this one is for you.\n")
    assert "has missed twice and is out." in told.text
    assert "Winner: " in told.text
    assert told.text.count("right answer") >= 3
    assert told.slips == {}


def test_bee_runs_out_of_questions() -> None:
    """With few cards the questions come again."""

    def contest(corner: Corner) -> None:
        corner.put = lambda question: True  # type: ignore[method-assign]
        bee = play_bee(corner, 3, 6)
        assert bee.winners() == list(range(6))

    assert "Round 12, difficulty 3" in sit(contest, saints=FRANCIS).text


def test_a_set_without_famous_saints_is_asked_at_the_next_level() -> None:
    """Children are asked about famous saints only; nobody is left without a question."""

    def asked_of(corner: Corner) -> None:
        assert {each.difficulty for each in corner.questions(1)} == {2}
        assert {each.difficulty for each in corner.questions(3)} == {3}

    sit(asked_of, saints=("simon-stock",))
    sit(lambda corner: play_bee(corner, 1, 1), "1", "1", "1", "1", saints=("simon-stock",))


def test_unseen_facts_agree_with_the_saint_in_french() -> None:
    """A woman is a martyre, a man a martyr, and neither is both."""
    agnes = sit(lambda corner: unseen(corner, 1), "martyr", "", saints=("agnes",), lang="fr").flat
    george = sit(lambda corner: unseen(corner, 1), "martyr", "", saints=("george",), lang="fr").flat
    assert "martyre" in agnes
    assert "laïque" in agnes
    assert "martyre" not in george
    assert " ou " not in (agnes + george).replace("ou Entrée", "")


@pytest.mark.parametrize("leaving", [["quit"], ["quitter"], []])
def test_leaving(leaving: list[str]) -> None:
    """At any question; what was answered is kept."""
    told = sit(lambda corner: quiz(corner, 1, 5), "1", *leaving)
    assert told.text.endswith("Until next time!\n")
    assert len(told.slips) == 1


def test_the_same_seed_asks_the_same() -> None:
    """No hidden randomness."""
    first, second, other = (
        sit(lambda corner: quiz(corner, 1, 3), "1", "1", "1", seed=seed).text
        for seed in ("a", "a", "b")
    )
    assert first == second != other
