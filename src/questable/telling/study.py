"""What learning the saints needs of them in one language: cards, questions, orders, pairs."""

from typing import Final

from questable.saints import Collection, Question, Saint
from questable.saints.questions import lives_of
from questable.saints.questions.question import EASY, HARD, MIDDLING
from questable.saints.questions.sights import WINDOW
from questable.telling.saint_words import asked, day_words, fact_words, life_words
from questable.text import Words

FRONTS: Final = {
    MIDDLING: ("depicted", "patronages", "places"),
    HARD: ("born", "died", "feast", "colours", "geography", "order", "expansions"),
}
"""Of a flash card by level: what the front shows instead of the name."""
MOST_MORE: Final = 2
"""Sentences that are told to whoever asks for more."""


def question_words(words: Words, collection: Collection, question: Question) -> str:
    """Any question as a sentence, those of windows too."""
    if not question.kind.endswith(WINDOW):
        return asked(words, question)
    name = collection.by_key[question.saint].name[words.on_cards]
    return words.say(f"study-ask-{question.kind}", given=name)


def option_words(words: Words, collection: Collection, question: Question) -> list[str]:
    """The options; a window is told by what is seen in it."""
    return [
        collection.by_key[fact.value].depicted[words.on_cards]
        if fact.sort == WINDOW
        else fact_words(words, fact)
        for fact in question.options
    ]


def more_words(words: Words, collection: Collection, question: Question) -> list[str]:
    """What else may be told of the saint without naming anybody: never what is asked or offered."""
    said = {fact.words.get(words.on_cards) for fact in (question.given, *question.options)}
    deeds = lives_of(collection).deeds[question.saint]
    told = [deed[words.on_cards] for deed, _ in deeds]
    return [each for each in told if each not in said][:MOST_MORE]


def pair_words(words: Words, level: int, saint: Saint) -> str:
    """What the other card of a pair says: a picture, a feast or a lifetime."""
    if level == EASY:
        return saint.depicted[words.on_cards]
    if level == MIDDLING:
        return day_words(words, saint.month, saint.day)
    return life_words(words, saint)
