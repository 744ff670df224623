"""Measures and cases in words, for tables in the terminal and in reports."""

from babel.numbers import format_decimal

from questable.engine import Game
from questable.telling.voice import Voice
from questable.text import Words
from questable.trials.measures import Difference, Figure
from questable.trials.side import rules_named, unusual
from questable.trials.tally import Tally

FEW = 100
"""Below this a number has a digit after the point."""
TINY = 1


class FigureTeller:
    """Says figures of one game."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game

    def title(self) -> str:
        """The game's."""
        return Voice(self.words, self.game.key, []).title()

    def case(self, tally: Tally) -> str:
        """What a case is called; where nothing varies, by its house rules, if it has any."""
        if tally.case.name:
            return tally.case.name
        bots, setup = _bots(tally.levels), tally.setup
        ruled = unusual(self.game, setup)
        if setup.pack.hash != self.game.pack().hash:
            ruled["pack"] = setup.pack.name
        if not ruled:
            return self.words.say("lab-case-plain", bots=bots)
        return f"{rules_named(ruled, {})}, {bots}"

    def measure(self, name: str) -> str:
        """What a measure is called."""
        kind, _, rest = name.partition("-")
        if kind == "seat":
            return self.words.say("lab-measure-seat", n=int(rest))
        if kind == "role":
            return f"{self.game.tag} {rest}"
        return rest if kind in ("figure", "player") else self.words.say(f"lab-measure-{name}")

    def percent(self, share: float) -> str:
        """A share."""
        return f"{self._written(100 * share, '0.0')}\u202f%"

    def number(self, number: float) -> str:
        """As many digits as are worth reading."""
        if number == 0:
            return "0"
        if abs(number) < TINY:
            return self._written(float(f"{number:.2g}"), "0.######")
        return self._written(number, "0.0" if abs(number) < FEW else "#,##0")

    def _written(self, number: float, pattern: str) -> str:
        """As the language writes numbers."""
        return format_decimal(number, pattern, locale=self.words.lang)

    def value(self, figure: Figure) -> str:
        """A figure alone."""
        return (self.percent if figure.percent else self.number)(figure.value)

    def between(self, figure: Figure) -> str:
        """Its interval."""
        say = self.percent if figure.percent else self.number
        return self.words.say("command-interval", low=say(figure.low), high=say(figure.high))

    def whole(self, figure: Figure) -> str:
        """A figure and its interval."""
        return f"{self.value(figure)} ({self.between(figure)})"

    def difference(self, each: Difference) -> str:
        """By how much, and its interval; shares in points."""
        scale, pattern = (100, "+0.0;-0.0") if each.base.percent else (1, "+0.00;-0.00")
        low, value, high = (
            self._written(scale * n, pattern) for n in (each.low, each.value, each.high)
        )
        return f"{value} ({self.words.say('command-interval', low=low, high=high)})"

    def effect(self, each: Difference) -> str:
        """How large that is."""
        size = self.words.say(f"lab-effect-{each.size}")
        return (
            size if each.size == "none" else f"{size} ({self._written(each.effect, '+0.00;-0.00')})"
        )


def _bots(levels: list[str]) -> str:
    return levels[0] if len(set(levels)) == 1 else ", ".join(levels)
