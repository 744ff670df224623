"""What a designer asks of a case, each figure with its interval; docs/lab.md defines them."""

from math import asin, sqrt
from typing import NamedTuple

from questable.telling.rulebook import ids
from questable.trials.interval import Z95, wilson
from questable.trials.tally import Moments, Tally

ORDER = (
    "moves", "minutes", "branching", "dead-turns", "lead-changes", "drama", "comebacks",
    "decisive", "shared", "cut-off",
)  # fmt: skip
SHARES = frozenset({"dead-turns", "drama"})
"""Means that are read in hundredths."""
SMALL, MEDIUM, LARGE = 0.2, 0.5, 0.8
"""Cohen's marks for effect sizes."""


class Figure(NamedTuple):
    """One measure of one case."""

    name: str
    value: float
    low: float
    high: float
    games: int
    counted: bool
    """Whether it is a share of games; else a mean over games."""
    variance: float
    """Of a mean: between games."""
    even: float | None = None
    """What it would be if nobody had an advantage."""

    @property
    def percent(self) -> bool:
        """Whether people read it in hundredths."""
        return self.counted or self.name in SHARES


class Difference(NamedTuple):
    """A measure in two cases."""

    name: str
    base: Figure
    other: Figure
    low: float
    high: float
    """Between what the true difference lies, 95 %."""
    effect: float
    """Cohen's d of means, h of shares."""

    @property
    def value(self) -> float:
        """By how much the other is more."""
        return self.other.value - self.base.value

    @property
    def clear(self) -> bool:
        """Whether it is more than chance does in 95 of a hundred studies."""
        return self.low > 0 or self.high < 0

    @property
    def size(self) -> str:
        """As Cohen would call it; `none` where chance may have done it."""
        if not self.clear:
            return "none"
        strength = abs(self.effect)
        for name, least in (("large", LARGE), ("medium", MEDIUM), ("small", SMALL)):
            if strength >= least:
                return name
        return "slight"


def figures(tally: Tally) -> list[Figure]:
    """All measures of a case, those of the game itself last."""
    found = [_figure(tally, name) for name in ORDER]
    found += seats(tally) + roles(tally)
    found += [mean(f"figure-{name}", Moments.of(tally.figures[name])) for name in tally.figures]
    return [each for each in found if each is not None]


def seats(tally: Tally) -> list[Figure]:
    """How many of the games each seat wins, alone or with others."""
    even = sum(tally.wins) / len(tally.wins) / tally.games if tally.games else None
    return [
        share(f"seat-{seat + 1}", wins, tally.games, even) for seat, wins in enumerate(tally.wins)
    ]


def roles(tally: Tally) -> list[Figure]:
    """How many of the games each role wins, as the game names them."""
    won = tally.tags
    even = sum(won.values()) / len(won) / tally.games if won and tally.games else None
    return [share(f"role-{tag}", won[tag], tally.games, even) for tag in sorted(won)]


def players(tally: Tally) -> list[Figure]:
    """Where bots differ: the share of a win that a seat of each has."""
    even = 1 / tally.setup.players
    return [
        Figure(
            f"player-{name}", each.mean, *wilson(each.mean * each.count, each.count), each.count,
            True, 0.0, even,
        )
        for name, each in tally.won.items()
    ]  # fmt: skip


def skill(tally: Tally) -> Figure | None:
    """Of what the first player could win beyond an even share, the part that it does win."""
    names = tally.levels
    if len(set(names)) < 2 or names.count(names[0]) != 1 or not tally.games:
        return None
    won, even = tally.won[names[0]], 1 / tally.setup.players
    low, high = wilson(won.mean * won.count, won.count)
    scaled = [(each - even) / (1 - even) for each in (won.mean, low, high)]
    return Figure("skill", scaled[0], scaled[1], scaled[2], won.count, False, 0.0, 0.0)


def rules_seen(tally: Tally) -> dict[str, float]:
    """By rule of the game: how often it was applied a game; 0 for those that never were."""
    games = max(tally.games, 1)
    known = dict.fromkeys(ids(tally.game.prefix), 0)
    return {rule: count / games for rule, count in (known | tally.fired).items()}


def never(tally: Tally) -> list[str]:
    """Rules that were neither applied nor forbade anything."""
    return [
        rule
        for rule in ids(tally.game.prefix)
        if not tally.fired.get(rule) and not tally.refused.get(rule)
    ]


def share(name: str, count: float, games: int, even: float | None = None) -> Figure:
    """A share of games."""
    low, high = wilson(count, games)
    value = count / games if games else 0.0
    return Figure(name, value, low, high, games, True, value * (1 - value), even)


def _figure(tally: Tally, name: str) -> Figure | None:
    if counted := tally.counts.get(name):
        return share(name, *counted)
    moments = tally.means.get(name)
    return None if moments is None else mean(name, moments)


def mean(name: str, moments: Moments) -> Figure:
    """A mean over games."""
    low, high = moments.interval()
    return Figure(name, moments.mean, low, high, moments.count, False, moments.variance)


def differences(base: Tally, other: Tally) -> list[Difference]:
    """Every measure that both have; a share that only one has is nothing in the other."""
    mine = {each.name: each for each in figures(base)}
    theirs = {each.name: each for each in figures(other)}
    for told, tally in ((mine, base), (theirs, other)):
        for name in (mine | theirs).keys() - told.keys():
            if name.startswith(("role-", "seat-")):
                told[name] = share(name, 0, tally.games)
    names = [name for name in mine | theirs if name in mine and name in theirs]
    return [difference(mine[name], theirs[name]) for name in names]


def difference(base: Figure, other: Figure) -> Difference:
    """Shares by Newcombe's interval, means by Welch's; cases are taken to be independent."""
    if base.counted:
        gap = other.value - base.value
        low = gap - sqrt((other.value - other.low) ** 2 + (base.high - base.value) ** 2)
        high = gap + sqrt((other.high - other.value) ** 2 + (base.value - base.low) ** 2)
        effect = 2 * asin(sqrt(other.value)) - 2 * asin(sqrt(base.value))
        return Difference(base.name, base, other, low, high, effect)
    gap = other.value - base.value
    half = Z95 * sqrt(base.variance / base.games + other.variance / other.games)
    pooled = sqrt((base.variance + other.variance) / 2)
    effect = gap / pooled if pooled else 0.0
    return Difference(base.name, base, other, gap - half, gap + half, effect)
