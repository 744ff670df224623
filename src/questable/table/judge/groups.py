"""Who plays with whom: groups of a class, drawn or chosen, and the tables that they make."""

from random import Random

from questable.bots import LEVELS, USUAL
from questable.engine import Game, GameFinder, Refused
from questable.table.judge.verdict import No
from questable.table.log import class_rows as rows
from questable.table.log.school_class import SchoolClass
from questable.table.told.class_messages import TableRules

MOST_TABLES = 400
"""That a class ever has: they are numbered, and never anew."""


def even(pupils: list[int], size: int, rng: Random) -> list[list[int]]:
    """Groups by lot of at most so many, as even as can be."""
    drawn = rng.sample(pupils, len(pupils))
    count = -(-len(drawn) // size)
    return [drawn[n::count] for n in range(count)]


def tables(
    school: SchoolClass, rules: TableRules, here: list[int], finder: GameFinder, rng: Random
) -> list[rows.ClassTable]:
    """The tables of a class, or the reason why they cannot be."""
    game = finder.find(rules.game)
    if game is None:
        raise No("unknown-game", facts={"game": rules.game})
    if rules.bots and rules.bots not in LEVELS:
        raise No("unknown-level", facts={"level": rules.bots})
    groups = _chosen(school, rules) if rules.groups else even(here, min(rules.size, game.most), rng)
    if not groups:
        raise No("too-few")
    if school.next_table + len(groups) > MOST_TABLES:
        raise No("too-many", facts={"most": MOST_TABLES})
    return [
        _table(game, rules, school.next_table + number, rng.sample(group, len(group)))
        for number, group in enumerate(groups)
    ]


def _chosen(school: SchoolClass, rules: TableRules) -> list[list[int]]:
    seen: set[int] = set()
    for group in rules.groups:
        if not group:
            raise No("too-few")
        for pupil in group:
            if pupil not in school.pupils or pupil in seen:
                raise No("unknown-pupil", facts={"pupil": pupil})
            seen.add(pupil)
    return rules.groups


def _table(game: Game, rules: TableRules, number: int, group: list[int]) -> rows.ClassTable:
    if len(group) > game.most:
        raise No("too-many", facts={"most": game.most})
    wanted = min(rules.size, game.most) if rules.bots else 0
    players = max(len(group), game.fewest, wanted)
    try:
        setup = game.setup(players, rules.options)
    except Refused as error:
        raise No(error.reason, error.rule, error.facts) from error
    return rows.ClassTable(
        table=number,
        game=game.key,
        players=setup.players,
        options=dict(rules.options),
        pupils=group,
        bots=rules.bots or USUAL,
    )
