"""Questions of the windows: which one is a saint's, and whose one is."""

from functools import cache

from questable.saints.collection import Collection
from questable.saints.questions import gallery_of
from questable.saints.questions.art import gives_away
from questable.saints.questions.likeness import stems
from questable.saints.questions.question import EASY, HARD, MIDDLING, Fact, Question
from questable.saints.questions.sheet import QuestionSheet
from questable.saints.saint import Saint
from questable.saints.windows.person import person_of
from questable.saints.windows.signs import signs, signs_of

WINDOW = "window"
"""The sort of a fact that is a saint's window, by the saint's key; and the kind of question."""


class Sights:
    """What is to be seen in the windows of a whole collection."""

    def __init__(self, collection: Collection) -> None:
        self.gallery = gallery_of(collection)
        self.signs = {saint.key: _signs(saint) for saint in collection.saints}

    def clear(self, saint: Saint) -> bool:
        """Whether one can know a saint by the window, and it can be told without the name."""
        told = stems(saint.depicted)
        return (
            bool(self.signs[saint.key])
            and self.gallery.clear(saint)
            and not gives_away(saint, told)
        )

    def unlike(self, saint: Saint, other: Saint) -> bool:
        """Whether nobody would take one window for the other, seen or told."""
        return (
            self.clear(other)
            and self.signs[saint.key].isdisjoint(self.signs[other.key])
            and self.gallery.unlike(saint, other)
        )


def _signs(saint: Saint) -> frozenset[str]:
    """What a saint holds or has near that not many have."""
    return frozenset(
        name for name in signs_of(person_of(saint)).values() if not signs()[name].common
    )


def window_questions(collection: Collection, key: str) -> list[Question]:
    """Both ways, in every difficulty: the window to a name, the name to a window."""
    return list(_asked(collection, key))


@cache
def _asked(collection: Collection, key: str) -> tuple[Question, ...]:
    saint, sights = collection.by_key[key], sights_of(collection)
    if saint not in collection.saints or not sights.clear(saint):
        return ()
    sheet = QuestionSheet(collection, saint)
    unlike = [other for other in sheet.others if sights.unlike(saint, other)]
    known = [other for other in unlike if other.famous]
    alike = sheet.alike(unlike)
    near = [other for other in alike if other.key in sheet.near_keys]
    for difficulty, *pools in ((EASY, known, unlike), (MIDDLING, alike), (HARD, near, alike)):
        sheet.ask(WINDOW, difficulty, _window(saint), *([_window(o) for o in p] for p in pools))
        sheet.ask_who(WINDOW, difficulty, _window(saint), pools[-1])
    return tuple(sheet.questions())


def _window(saint: Saint) -> Fact:
    return Fact(WINDOW, saint.key)


@cache
def sights_of(collection: Collection) -> Sights:
    """Looked at once."""
    return Sights(collection)
