"""Questions of a class as the collection has them, without words."""

from questable.saints.questions.question import SAINT
from questable.table.judge.questions import question_of
from questable.table.ports import PutQuestion

__all__ = ["put", "question_of"]


def put(question: str) -> PutQuestion:
    """What is asked about and the options, by their ids."""
    found = question_of(question)
    return PutQuestion(
        asks=f"{found.kind} {found.given.value}",
        options=[each.value for each in found.options],
        named=[each.value if each.sort == SAINT else "" for each in found.options],
        saint=found.saint,
        more=[],
    )
