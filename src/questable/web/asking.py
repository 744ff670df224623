"""Questions of a bee in words: made once in each language, where no table waits for it."""

from functools import lru_cache

from questable.languages import FIRST
from questable.saints import shipped
from questable.saints.questions.question import SAINT
from questable.table.judge.questions import question_of
from questable.table.ports import PutQuestion
from questable.telling.study import more_words, option_words, question_words
from questable.text import Words, languages

KEPT = 4_096
"""Questions that are kept ready, in all languages."""


class SaintsAsking:
    """The port of the table; the collection's questions."""

    def put(self, question: str, lang: str) -> PutQuestion:
        """A question in a language, in the usual one where a line has none."""
        return _put(question, lang or FIRST)

    def prepare(self, question: str) -> None:
        """Make it ready in all languages."""
        for lang in languages():
            _put(question, lang)


@lru_cache(maxsize=KEPT)
def _put(ident: str, lang: str) -> PutQuestion:
    words, collection, question = Words(lang), shipped(), question_of(ident)
    return PutQuestion(
        asks=question_words(words, collection, question),
        options=option_words(words, collection, question),
        named=[fact.value if fact.sort == SAINT else "" for fact in question.options],
        saint=question.saint,
        more=more_words(words, collection, question),
    )
