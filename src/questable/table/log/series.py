"""A series: games that add up (T-3.2). Its file tells what was played and what comes next.

The file is JSON Lines as records are: a header, then one line for each finished game. The games
themselves are records beside it, `NAME-1.jsonl` and so on.
"""

import json
import os
from pathlib import Path

from questable.engine import Game, GameFinder, Outcome, Record, RecordError, State, read_record
from questable.engine.bounds import read_json
from questable.engine.fault import Fault, quoted

FORMAT = 1
HEADER = {"questable-series", "seats", "target", "games", "next"}
PLAYED = {"record", "reason", "winners", "scores", "next"}


class SeriesError(Fault):
    """A series that cannot be used: the line and the reason."""

    def __init__(self, line: int, why: Fault) -> None:
        super().__init__(why.reason, **why.facts)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


class Played:
    """A finished game of a series: the name of its record, and how it ended."""

    def __init__(self, record: str, outcome: Outcome) -> None:
        self.record = record
        self.outcome = outcome


class Series:
    """Games between the same seats, added up until a target or a number of games is reached."""

    def __init__(
        self, game: Game, first: Record, seats: list[str], target: int, games: int
    ) -> None:
        self.game = game
        self.seats = seats
        """What every seat is: a person or the level of a bot."""
        self.target = target
        """The sum that ends it, 0 when there is none."""
        self.games = games
        """The number of games that ends it, 0 when there is none."""
        self.played: list[Played] = []
        self.coming = [first]
        """The set-up of each game begun or to begin, as a record without entries."""

    @property
    def following(self) -> Record:
        """A new record of the next game."""
        last = self.coming[-1]
        return Record(last.game, last.rules, last.setup, last.foreign)

    def finished(self, record: str, state: State) -> None:
        """Add a game that is over."""
        last = self.coming[-1]
        setup = self.game.following(last.setup, state)
        self.played.append(Played(record, state.result()))
        self.coming.append(Record(last.game, last.rules, setup, last.foreign))

    def sums(self) -> list[int]:
        """What each seat has gathered so far."""
        scores = [played.outcome.scores for played in self.played]
        return [sum(game[seat] for game in scores) for seat in range(len(self.seats))]

    def wins(self) -> list[int]:
        """How many games each seat has won, alone or with others."""
        winners = [played.outcome.winners for played in self.played]
        return [sum(seat in game for game in winners) for seat in range(len(self.seats))]

    def over(self) -> bool:
        """T-3.2: at the target, or after so many games."""
        if self.target and max(self.sums()) >= self.target:
            return True
        return 0 < self.games <= len(self.played)

    def leaders(self) -> list[int]:
        """Who has the highest sum; several share it. When the series is over they have won it."""
        sums = self.sums()
        return [seat for seat, gathered in enumerate(sums) if gathered == max(sums)]

    def text(self) -> str:
        """The whole file."""
        head: dict[str, object] = {
            "questable-series": FORMAT,
            "seats": self.seats,
            "target": self.target,
            "games": self.games,
            "next": json.loads(self.coming[0].header()),
        }
        lines: list[dict[str, object]] = [head]
        for played, after in zip(self.played, self.coming[1:], strict=True):
            outcome: dict[str, object] = dict(played.outcome.as_json())
            lines.append({"record": played.record, **outcome, "next": json.loads(after.header())})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)

    def record_file(self, path: Path) -> Path:
        """Where the running game of a series lies that is kept in this file."""
        return path.with_name(f"{path.stem}-{len(self.played) + 1}.jsonl")


def read_series(finder: GameFinder, text: str) -> Series:
    """A series from its text; SeriesError names the line of what is wrong."""
    lines = text.splitlines()
    if not lines:
        raise SeriesError(1, Fault("empty"))
    head = _object(1, lines[0], HEADER)
    if head["questable-series"] != FORMAT:
        found = quoted(head["questable-series"])
        raise SeriesError(1, Fault("other-format", found=found, known=FORMAT))
    first = _record(finder, 1, head["next"])
    game = finder.find(first.game)
    assert game is not None
    seats = head["seats"]
    if not isinstance(seats, list) or len(seats) != first.setup.players:
        raise SeriesError(1, Fault("seats-each", n=first.setup.players))
    series = Series(
        game,
        first,
        [str(seat) for seat in seats],
        _number(1, head, "target"),
        _number(1, head, "games"),
    )
    for number, line in enumerate(lines[1:], start=2):
        played = _object(number, line, PLAYED)
        series.played.append(Played(str(played["record"]), _outcome(number, played, len(seats))))
        series.coming.append(_record(finder, number, played["next"]))
    return series


def _object(number: int, line: str, keys: set[str]) -> dict[str, object]:
    try:
        data = read_json(line)
    except Fault as error:
        raise SeriesError(number, error) from error
    if not isinstance(data, dict) or not keys <= data.keys():
        raise SeriesError(number, Fault("series-line", known=", ".join(sorted(keys))))
    return data


def _number(number: int, data: dict[str, object], name: str) -> int:
    value = data[name]
    if type(value) is not int or value < 0:
        raise SeriesError(number, Fault("number-or-none", key=name))
    return value


def _record(finder: GameFinder, number: int, header: object) -> Record:
    try:
        return read_record(finder, json.dumps(header) + "\n")
    except RecordError as error:
        raise SeriesError(number, error) from error


def _outcome(number: int, played: dict[str, object], seats: int) -> Outcome:
    winners, scores = _numbers(number, played, "winners"), _numbers(number, played, "scores")
    if len(scores) != seats:
        raise SeriesError(number, Fault("scores", n=seats, count=len(scores)))
    if any(not 0 <= seat < seats for seat in winners):
        raise SeriesError(number, Fault("no-winner"))
    return Outcome(str(played["reason"]), winners, scores)


def _numbers(number: int, played: dict[str, object], name: str) -> list[int]:
    values = played[name]
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        raise SeriesError(number, Fault("whole-numbers", key=name))
    return list(values)
