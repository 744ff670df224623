"""Why the best action of a puzzle is best, in the words of hints."""

from questable.telling.puzzle import Posed, Puzzle
from questable.telling.teller import Teller
from questable.text.typography import in_quotes


def weaker(puzzle: Puzzle) -> str:
    """The word for somebody's own choice that is not the best, and that no games speak of."""
    return f"practice-{puzzle.why}-not" if puzzle.proven() else "practice-chance-less"


def reasons(teller: Teller, posed: Posed) -> list[str]:
    """Sentences: what is proven, or what came of it when it was tried and what else there is."""
    puzzle, view = posed.puzzle, posed.view
    if puzzle.proven():
        return [teller.voice.say(f"practice-{puzzle.why}", n=puzzle.grows)]
    (_, most), (other, others), *_ = puzzle.chances.items()
    told = in_quotes(teller.action(view, posed.action(other)))
    tried = teller.voice.say("practice-why", n=most, other=told, others=others)
    besides = teller.hint_why(view, puzzle.why, {"n": puzzle.grows})
    return [each for each in (besides, tried) if each]
