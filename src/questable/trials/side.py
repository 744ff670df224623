"""One side of a comparison: the rulebook's way, or house rules and numbers of the pack changed."""

from collections.abc import Mapping, Sequence

from questable.engine import Game, Pack, Setup, Value
from questable.trials.case import MOST_ENTRIES, Case
from questable.trials.pack_numbers import changed
from questable.trials.players import Player


def settled(game: Game, players: int, given: Mapping[str, Value], pack: Pack) -> Setup:
    """A set-up, or Refused; where a table would be asked, what is suggested is taken."""
    game.setup(players, given, pack)
    return game.setup(players, {**given, **game.asks(players, given)}, pack)


def side(
    game: Game,
    players: Sequence[Player],
    options: Mapping[str, Value],
    numbers: Mapping[str, int],
    *,
    seed: str,
    name: str,
    pack: Pack | None = None,
    most: int = MOST_ENTRIES,
) -> Case:
    """The case of these rules, measured; what cannot be played is Refused or a Fault.

    KeyError where the pack has no such number.
    """
    own = changed(game, pack or game.pack(), numbers)
    setup = settled(game, len(players), options, own)
    return Case(game, setup, players, seed=seed, name=name, most=most, watched=True)


def unusual(game: Game, setup: Setup) -> dict[str, Value]:
    """The options that are not as usual with so many players."""
    usual = game.setup(setup.players).options
    return {name: value for name, value in setup.options.items() if usual[name] != value}


def rules_named(options: Mapping[str, Value], numbers: Mapping[str, int]) -> str:
    """What is changed, as a command would say it; '' for nothing."""
    return " ".join(f"{name}={said(value)}" for name, value in {**options, **numbers}.items())


def said(value: Value) -> str:
    """A value as a command takes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def same(one: Case, two: Case) -> bool:
    """Whether nothing differs between two sides."""
    mine, theirs = one.setup, two.setup
    return mine.options == theirs.options and mine.pack.hash == theirs.pack.hash
