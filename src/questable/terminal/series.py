"""A series in the terminal: its standings, and one game of it after the other (T-3.2)."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from questable.engine import Match
from questable.registry import Registry
from questable.table import Series, SeriesError, read_series
from questable.telling.voice import HUMAN, Voice
from questable.terminal.complaint import Complaint, fault_at, record_of, text_of, unreadable
from questable.terminal.luck import Luck
from questable.terminal.screen import Screen
from questable.terminal.session import Session
from questable.text import Words


def series_of(words: Words, path: Path) -> Series:
    """A series from its file, or a Complaint that names file and line."""
    text = text_of(words, path)
    try:
        return read_series(Registry(), text)
    except SeriesError as error:
        raise fault_at(words, path, error.line, error) from error


def written(words: Words, series: Series, path: Path) -> None:
    """Keep a series in its file."""
    try:
        series.save(path)
    except OSError as error:
        raise Complaint(unreadable(words, path, error)) from error


class SeriesTable:
    """Plays and tells the series of one file."""

    def __init__(self, words: Words, screen: Screen, path: Path) -> None:
        self.words = words
        self.screen = screen
        self.path = path
        self.series = series_of(words, path)
        self.voice = Voice(words, self.series.game.key, self.series.seats)

    def play(self, seed: str | None = None) -> None:
        """Go on with the running game or begin the next; bots among themselves play all."""
        if self.series.over():
            raise Complaint(self.words.say("terminal-series-over-already", file=str(self.path)))
        while self._game(seed) and not self.series.over() and HUMAN not in self.series.seats:
            pass
        self.show()

    def _game(self, seed: str | None) -> bool:
        series = self.series
        file = series.record_file(self.path)
        number = len(series.played) + 1
        if file.exists():
            _, record = record_of(self.words, Registry(), file)
            luck = Luck.resumed(self.words, record, file, None, None)
        else:
            record = series.following
            luck = Luck.asked(None if seed is None else f"{seed} {number}", False)
        self.screen.line(self.words.say("terminal-series-game", n=number), style="bold")
        seats = list(series.seats)
        session = Session(series.game, record, seats, self.words, self.screen, luck, file)
        if not session.run():
            return False
        # The record is kept before the series tells of it: after a crash it is added next time.
        series.finished(file.name, Match(series.game, record).state)
        written(self.words, series, self.path)
        return True

    def show(self) -> None:
        """The table of all games, who leads, and what comes next."""
        series = self.series
        if self.screen.linear:
            for seat, gathered in enumerate(series.sums()):
                facts: dict[str, str | int] = {"sum": gathered, "wins": series.wins()[seat]}
                self._say("terminal-series-seat", seat=self.voice.seat(seat), **facts)
        else:
            self.screen.console.print(self._table())
        if series.target:
            self._say("terminal-series-target", target=series.target)
        if series.games:
            self._say("terminal-series-games", count=len(series.played), games=series.games)
        leaders = self.voice.seats(series.leaders())
        if series.over():
            self._say("terminal-series-won", seats=leaders, count=len(series.leaders()))
            return
        if series.played:
            self._say("terminal-series-leads", seats=leaders, count=len(series.leaders()))
        word = "goes-on" if series.record_file(self.path).exists() else "next"
        self._say(f"terminal-series-{word}", file=str(self.path), n=len(series.played) + 1)

    def _say(self, word: str, /, **args: str | int) -> None:
        self.screen.line(self.words.say(word, **args))

    def _table(self) -> Table:
        series, say = self.series, self.words.say
        table = Table(title=self.voice.title(), title_justify="left")
        table.add_column(say("terminal-series-column-game"), justify="right")
        for seat in range(len(series.seats)):
            table.add_column(Text(self.voice.seat(seat)), justify="right")
        table.add_column(say("terminal-series-column-end"))
        for number, played in enumerate(series.played, start=1):
            outcome = played.outcome
            cells = [
                f"{'*' if seat in outcome.winners else ''}{score}"
                for seat, score in enumerate(outcome.scores)
            ]
            reason = self.voice.reason(outcome.reason)
            table.add_row(str(number), *cells, Text(reason), end_section=False)
        table.add_section()
        sums = [str(gathered) for gathered in series.sums()]
        table.add_row(say("terminal-series-column-sum"), *sums, "")
        table.add_row(say("terminal-series-column-wins"), *[str(n) for n in series.wins()], "")
        return table
