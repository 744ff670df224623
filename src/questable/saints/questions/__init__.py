"""Questions made from the facts of the collection, each with exactly one true answer."""

from functools import cache

from questable.saints.collection import Collection
from questable.saints.questions.art import Gallery, ask_art
from questable.saints.questions.estate import ask_estate
from questable.saints.questions.lives import Lives, ask_life
from questable.saints.questions.places import ask_places
from questable.saints.questions.question import Fact, Question
from questable.saints.questions.sheet import QuestionSheet
from questable.saints.questions.times import ask_times
from questable.saints.questions.truths import ask_truths

__all__ = ["Fact", "Question", "gallery_of", "lives_of", "questions_of"]


def questions_of(collection: Collection, key: str) -> list[Question]:
    """All questions about one saint, by difficulty; the same in every process and build."""
    return list(_questions(collection, key))


@cache
def _questions(collection: Collection, key: str) -> tuple[Question, ...]:
    sheet = QuestionSheet(collection, collection.by_key[key])
    ask_art(sheet, gallery_of(collection))
    ask_life(sheet, lives_of(collection))
    ask_truths(sheet)
    ask_estate(sheet, collection)
    ask_places(sheet)
    ask_times(sheet)
    return tuple(sheet.questions())


@cache
def gallery_of(collection: Collection) -> Gallery:
    """Its pictures and patronages, looked at once."""
    return Gallery(collection)


@cache
def lives_of(collection: Collection) -> Lives:
    """Its sentences that tell of one saint only, looked for once."""
    return Lives(collection)
