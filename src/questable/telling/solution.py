"""Why the best action of a puzzle is best, in the words of hints."""

from questable.telling.puzzle import Posed
from questable.telling.teller import Teller


def reasons(teller: Teller, posed: Posed) -> list[str]:
    """Sentences: what came of it when it was tried, and what speaks for it besides."""
    puzzle, view = posed.puzzle, posed.view
    (_, most), (other, others), *_ = puzzle.chances.items()
    told = teller.action(view, posed.action(other))
    tried = teller.voice.say("practice-why", n=most, other=told, others=others)
    besides = teller.hint_why(view, puzzle.why, {"n": puzzle.grows})
    return [each for each in (besides, tried) if each]
