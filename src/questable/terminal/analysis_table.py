"""An analysis for people at a terminal: a chart, the turning points, luck and decisions."""

from rich.console import Console, Group
from rich.table import Table

from questable.bots.moments import Analysis, SeatShare
from questable.telling.analysis import Reviewer, ToldMoment, points

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60
"""Columns of the chart."""
TENTH = 10
"""Those who listen are told every tenth move."""


class Report:
    """One analysis, put on a screen or into sentences."""

    def __init__(self, reviewer: Reviewer, analysis: Analysis) -> None:
        self.voice = reviewer.voice
        self.analysis = analysis
        self.told = reviewer.told(analysis)
        self.about = reviewer.about(analysis)
        self.suffix = "-together" if analysis.together else ""

    def print(self, console: Console) -> None:
        """With boxes and bars."""
        for line in self.head():
            console.print(line, soft_wrap=False)
        console.print(Group(self._chart()))
        for line in self.moments():
            console.print(line)
        if not self.analysis.together:
            console.print(Group(self._skill()))
            console.print(self.voice.say("analysis-skill-help"))

    def linear(self) -> list[str]:
        """The same as plain sentences."""
        lines = [*self.head(), *self._course(), *self.moments()]
        if not self.analysis.together:
            lines += [self._spoken(seat, share) for seat, share in enumerate(self.analysis.seats)]
            lines.append(self.voice.say("analysis-skill-help"))
        return lines

    def head(self) -> list[str]:
        """What game, how precise, and by whose eyes."""
        title = self.voice.say("analysis-title", title=self.voice.title())
        return [title, *self.about]

    def moments(self) -> list[str]:
        """The turning points, each with what is to be said of it."""
        turning = self.analysis.turning
        moves = len(self.told)
        lines = [self.voice.say("analysis-turning", count=len(turning), moves=moves)]
        for number in turning:
            told: ToldMoment = self.told[number]
            move = self.voice.say("analysis-move", n=number + 1)
            lines.append(f"{move}. {told.title}")
            lines += [f"    {line}" for line in told.lines]
        return lines

    def _bands(self) -> list[list[int]]:
        """By seat: its chances before every move, and at the end; all the same if together."""
        seats = range(1 if self.analysis.together else len(self.analysis.seats))
        return [
            [
                *(moment.chances[seat] for moment in self.analysis.moments),
                self.analysis.seats[seat].ended,
            ]
            for seat in seats
        ]

    def _chart(self) -> Table:
        grid = Table(title=self.voice.say(f"analysis-whose{self.suffix}"), title_justify="left")
        grid.add_column("")
        last = self.voice.say("analysis-end", n=len(self.told))
        grid.add_column(f"{self.voice.say('analysis-start')} → {last}", no_wrap=True)
        for seat, band in enumerate(self._bands()):
            name = "" if self.analysis.together else self.voice.seat(seat)
            grid.add_row(name, bars(band))
        return grid

    def _course(self) -> list[str]:
        bands = self._bands()
        lines = []
        for ply in [*range(0, len(self.told), TENTH), len(self.told)]:
            word = f"analysis-said{self.suffix or '-seat'}"
            named = [
                self.voice.say(word, seat=self.voice.seat(seat), n=points(band[ply]))
                for seat, band in enumerate(bands)
            ]
            lines.append(self.voice.say("analysis-said", n=ply, chances=", ".join(named)))
        return lines

    def _skill(self) -> Table:
        grid = Table(title=self.voice.say("analysis-skill"), title_justify="left")
        grid.add_column("")
        for column in ("began", "luck", "decisions", "ended", "adjusted"):
            grid.add_column(self.voice.say(f"analysis-column-{column}"), justify="right")
        for seat, share in enumerate(self.analysis.seats):
            cells = [str(points(share.began)), *self._sums(share)]
            cells += [str(points(share.ended)), str(points(share.adjusted))]
            grid.add_row(self.voice.seat(seat), *cells)
        return grid

    def _sums(self, share: SeatShare) -> list[str]:
        return [
            f"{signed(points(n))} ± {max(points(2 * error), 1)}"
            for n, error in (
                (share.luck, share.luck_error),
                (share.decisions, share.decisions_error),
            )
        ]

    def _spoken(self, seat: int, share: SeatShare) -> str:
        luck, decisions = self._sums(share)
        name = self.voice.seat(seat)
        return self.voice.say("analysis-said-sums", seat=name, luck=luck, decisions=decisions)


def signed(n: int) -> str:
    """A step with its sign, as it is printed."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def bars(band: list[int]) -> str:
    """A line of bars, at most WIDEST of them; the last one is the end."""
    count = min(len(band), WIDEST)
    places = [round(n * (len(band) - 1) / max(count - 1, 1)) for n in range(count)]
    top = len(BARS) - 1
    return "".join(BARS[min(max(round(band[place] / 10_000 * top), 0), top)] for place in places)
