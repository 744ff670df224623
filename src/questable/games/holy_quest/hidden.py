"""What nobody knows at The Holy Quest: the right answers to its questions (H-4.5)."""

from questable.engine.hidden import Hidden
from questable.games.holy_quest.actions import ANSWERS
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.state import NONE


def hidden(s: HolyQuest) -> list[Hidden]:
    """Of the questions that are offered or wait for an answer, and of some others beside them."""
    answers, options = s.box.answers, s.box.options
    open_now = [*s.offered] if s.question == NONE else [s.question]
    others = {right: n for n, right in enumerate(answers[: 10 * ANSWERS])}
    # Only among as many answers could the right one be any of the same.
    alike = [n for n in sorted({*open_now, *others.values()}) if options[n] == ANSWERS]
    return [Hidden(n, answers[n], 0) for n in alike]


def swapped(s: HolyQuest, one: Hidden, two: Hidden) -> HolyQuest:
    """Each of two questions has the other's right answer."""
    answers = s.box.answers[:]
    answers[one.place], answers[two.place] = two.thing, one.thing
    twin = s.clone()
    twin.box = s.box.with_answers(answers)
    return twin
