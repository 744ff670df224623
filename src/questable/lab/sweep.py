"""Cases of a sweep: every mixture of players, options, numbers of the pack and bots."""

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from questable.bots import LEVELS, USUAL
from questable.engine import Game, Pack, Refused, Setup, Value
from questable.trials.case import MOST_ENTRIES, Case
from questable.trials.pack_numbers import changed
from questable.trials.players import Player, name_of
from questable.trials.side import said, settled

LADDER = LEVELS[: LEVELS.index(USUAL) + 1]
"""Levels whose games are quick; each meets the next below it, and the last also the first."""


class Axes(NamedTuple):
    """What varies; an axis of one value stays as it is and names nothing."""

    players: Sequence[int]
    options: Mapping[str, Sequence[Value]]
    numbers: Mapping[str, Sequence[int]]
    bots: Sequence[Sequence[Player]]
    """One for all seats, or one for each."""


class LeftOut(NamedTuple):
    """A mixture that cannot be played, and why."""

    name: str
    why: Refused | ValueError


def cases(
    game: Game,
    axes: Axes,
    *,
    seed: str,
    given: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    most: int = MOST_ENTRIES,
    turning: bool = False,
    ladder: bool = False,
) -> tuple[list[Case], list[LeftOut]]:
    """All that can be played, and what was left out.

    Where seats turn, bots that differ sit in each seat equally often. A ladder adds to each set-up
    one bot of each of the quick levels among those of the next below.
    """
    base = pack or game.pack()
    found: list[Case] = []
    left: list[LeftOut] = []
    sets = [dict(zip(axes.options, each, strict=True)) for each in product(*axes.options.values())]
    packs = [dict(zip(axes.numbers, each, strict=True)) for each in product(*axes.numbers.values())]
    for count, options, numbers in product(axes.players, sets, packs):
        told = {"players": str(count)} if len(axes.players) > 1 else {}
        told |= {name: said(options[name]) for name in options if len(axes.options[name]) > 1}
        told |= {name: str(numbers[name]) for name in numbers if len(axes.numbers[name]) > 1}
        try:
            own = changed(game, base, numbers) if numbers else base
            setup = settled(game, count, {**(given or {}), **options}, own)
        except ValueError as error:
            left.append(LeftOut(_name(told), error))
            continue
        for bots in axes.bots:
            seated = list(bots) * count if len(bots) == 1 else list(bots)
            if len(seated) != count:
                continue
            named = told | ({"bots": _bots(bots)} if len(axes.bots) > 1 or ladder else {})
            mixed = turning and len({name_of(each) for each in seated}) > 1
            case = Case(
                game, setup, seated, seed=seed, name=_name(named), most=most, turning=mixed,
                watched=True,
            )  # fmt: skip
            found.append(case)
        if ladder and count > 1 and not game.together(setup):
            known = {each.name for each in found}
            steps = rungs(game, setup, told, seed, most)
            found += [each for each in steps if each.name not in known]
    return found, left


def rungs(game: Game, setup: Setup, told: Mapping[str, str], seed: str, most: int) -> list[Case]:
    """One of a level among hosts of a lower one, in each seat in turn."""
    pairs = [(high, low) for low, high in pairwise(LADDER)] + [(LADDER[-1], LADDER[0])]
    found = []
    for challenger, host in pairs:
        seated = [challenger, *[host] * (setup.players - 1)]
        name = _name({**told, "bots": _bots(seated)})
        case = Case(
            game, setup, seated, seed=seed, name=name, most=most, turning=True, watched=True
        )
        found.append(case)
    return found


def _name(told: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in told.items())


def _bots(bots: Sequence[Player]) -> str:
    return ",".join(name_of(each) for each in bots)
