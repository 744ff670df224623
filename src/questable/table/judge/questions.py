"""The questions of a bee and the items of a learning round: drawn from the collection of saints."""

from collections.abc import Callable
from random import Random

from questable.engine import GameFinder, Pack
from questable.saints import Collection, Question, questions_of, shipped
from questable.saints.pools import POOLS, pool_of
from questable.saints.questions.question import OPTIONS
from questable.saints.questions.sights import window_questions
from questable.table.judge.verdict import No
from questable.table.log import class_rows as rows

Packs = Callable[[str], Pack | None]
"""By a game's key: the pack that it is played with in this house, None for the game's own."""


def question_of(ident: str) -> Question:
    """A question by its id."""
    found = questions_of(shipped(), ident.partition(":")[0])
    return next(each for each in found if each.id == ident)


def need_pool(finder: GameFinder, pool: str) -> None:
    """No for what nobody can be asked about."""
    game = None if pool in POOLS else finder.find(pool)
    if pool not in POOLS and (game is None or not game.quizzes):
        raise No("unknown-pool", facts={"pool": pool})


def drawn(
    finder: GameFinder, packs: Packs, pool: str, level: int, asked: set[str], rng: Random
) -> rows.QuestionRow:
    """A question that was not put yet, as long as there is one; its options in any order.

    It may have to look at many saints: not where tables wait.
    """
    found = _fresh(finder, packs, pool, level, asked, rng)
    found = found or _fresh(finder, packs, pool, level, set(), rng)
    if found is None:
        raise No("no-questions", facts={"pool": pool, "level": level})
    order = rng.sample(range(OPTIONS), OPTIONS)
    return rows.QuestionRow(
        question=found.id, level=level, order=order, right=order.index(found.answer), until=0
    )


def _fresh(
    finder: GameFinder, packs: Packs, pool: str, level: int, asked: set[str], rng: Random
) -> Question | None:
    collection = shipped()
    known = {ident.partition(":")[0] for ident in asked}
    choices = _choices(finder, packs, pool, level)
    saints = rng.sample(sorted(choices), len(choices))
    # A saint who was asked about comes after all others.
    for saint in sorted(saints, key=lambda key: key in known):
        ids = choices[saint]
        found = [
            each
            for each in questions_of(collection, saint)
            if each.id not in asked
            and (each.id in ids if ids is not None else each.difficulty == level)
        ]
        if found:
            return rng.choice(found)
    return None


def _choices(finder: GameFinder, packs: Packs, pool: str, level: int) -> dict[str, set[str] | None]:
    """By saint: the questions that may be put, None for all of that level."""
    if pool in POOLS:
        return {saint.key: None for saint in pool_of(shipped(), pool)}
    game = finder.find(pool)
    assert game is not None
    known = {each.key for each in shipped().saints}
    found: dict[str, set[str] | None] = {}
    for ident, hard in game.questions(packs(pool) or game.pack()):
        saint = ident.partition(":")[0]
        if hard == level and saint in known:
            found[saint] = (found.get(saint) or set()) | {ident}
    return found


def items(finder: GameFinder, packs: Packs, rules: rows.LearnRules, rng: Random) -> list[str]:
    """What everybody learns, about as many saints as can be; ids as slips of learning have them."""
    collection = shipped()
    choices = _choices(finder, packs, rules.pool, rules.level)
    saints = rng.sample(sorted(choices), len(choices))
    if rules.way == "flash":
        return [f"flash-{rules.level}:{saint}" for saint in saints[: rules.count]]
    found: list[str] = []
    for saint in saints:
        own = _items_of(collection, saint, rules.level)
        if own:
            found.append(rng.choice(own))
        if len(found) == rules.count:
            break
    if not found:
        raise No("no-questions", facts={"pool": rules.pool, "level": rules.level})
    return found


def _items_of(collection: Collection, saint: str, level: int) -> list[str]:
    asked = [*window_questions(collection, saint), *questions_of(collection, saint)]
    return [each.id for each in asked if each.difficulty == level]
