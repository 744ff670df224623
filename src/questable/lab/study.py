"""A study: cases of one game, and so many games of each, which can be stopped and gone on with.

The games of all cases take turns, so that a study that is cut short has as many of each. Rows are
counted in the order of their numbers, whoever plays them.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from questable.engine import Value
from questable.engine.pack import Facts
from questable.lab.lines_file import LinesFile, OtherGames, read_lines
from questable.lab.workers import Workers, workers_for
from questable.registry import BrokenGame, UnknownGame
from questable.registry import game as find_game
from questable.trials.case import Case, Task
from questable.trials.cases_json import as_json
from questable.trials.players import Player, sources
from questable.trials.program import MEASURING, program
from questable.trials.row import GameRow
from questable.trials.tally import Tally

FORMAT = 1


class CaseTold(msgspec.Struct, frozen=True):
    """A case as a file describes it."""

    name: str
    players: int
    options: dict[str, Value]
    pack: str
    bots: list[str]
    turning: bool = False
    pack_name: str = ""
    facts: Facts | None = None
    """The pack itself where it is not the game's own."""
    start: str = ""
    """The position that games begin from, if somebody set one up."""


class StudyHead(msgspec.Struct, frozen=True):
    """On what the rows of a file depend."""

    lab: int
    game: str
    rules: int
    seed: str
    most: int
    watched: bool
    program: str
    own: dict[str, str]
    cases: list[CaseTold]


def told(case: Case) -> CaseTold:
    """A case in plain data."""
    setup = case.setup
    ours = setup.pack.hash == case.game.pack().hash
    return CaseTold(
        case.name, setup.players, setup.options, setup.pack.hash, case.names(), case.turning,
        "" if ours else setup.pack.name, None if ours else setup.pack.facts, setup.start,
    )  # fmt: skip


class RowsFile(LinesFile[StudyHead, GameRow]):
    """The rows of a study."""

    def __init__(self, path: Path, head: StudyHead) -> None:
        super().__init__(path, head, GameRow)


class Study:
    """All cases with their tallies."""

    def __init__(self, cases: list[Case], games: int) -> None:
        if not cases or len({case.name for case in cases}) != len(cases):
            raise ValueError("a study needs cases, each with a name of its own")
        self.cases = cases
        self.games = games
        self.seconds = 0.0
        """At work by now, without what a file knew."""
        self.program = program(*MEASURING)
        """Rules, bots and measures, as a hash; that of a file where one was read."""
        self.tallies = {case.name: Tally(case) for case in cases}
        self._waiting: dict[str, dict[int, GameRow]] = {case.name: {} for case in cases}

    @property
    def done(self) -> int:
        """How many games count by now."""
        return sum(tally.games for tally in self.tallies.values())

    @property
    def total(self) -> int:
        """How many there will be."""
        return self.games * len(self.cases)

    @property
    def players(self) -> list[Player]:
        """All that sit anywhere."""
        return [player for case in self.cases for player in case.players]

    def head(self) -> StudyHead:
        """What a file of its rows begins with."""
        first = self.cases[0]
        return StudyHead(
            FORMAT, first.game.key, first.game.rules_version, first.seed, first.most,
            first.watched, self.program, sources(self.players),
            [told(case) for case in self.cases],
        )  # fmt: skip

    def as_json(self, left_out: Mapping[str, str] = MappingProxyType({})) -> dict[str, object]:
        """Everything of all cases, and by name why others were left out."""
        return as_json(list(self.tallies.values()), self.program, self.seconds, left_out)

    def run(
        self,
        *,
        jobs: int = 1,
        cluster: str | None = None,
        workers: Workers | None = None,
        file: RowsFile | None = None,
        progress: Callable[[int, int], None] | None = None,
        row: Callable[[GameRow], None] | None = None,
    ) -> bool:
        """Play what is not known yet; False if it was interrupted.

        Progress is told as how many games are done, and how many that is out of; rows in order.
        """
        start = time.perf_counter()
        for known in [] if file is None else file.lines:
            self.take(known, row)
        playing_by = workers or workers_for(min(jobs, self.total), cluster, self.players)
        playing = playing_by.play(self._wanted(), self.total - self.done)
        try:
            for rows in playing:
                for each in rows:
                    if file is not None:
                        file.add(each)
                    self.take(each, row)
                if progress is not None:
                    progress(self.done, self.total)
        except KeyboardInterrupt:
            return False
        finally:
            playing.close()
            if workers is None:
                playing_by.close()
            self.seconds += time.perf_counter() - start
            for tally in self.tallies.values():
                tally.seconds = self.seconds
        return True

    def take(self, row: GameRow, tell: Callable[[GameRow], None] | None = None) -> None:
        """A row, in any order; those are counted whose predecessors are all there."""
        tally = self.tallies.get(row.case)
        if tally is None or row.number < tally.games:
            return
        waiting = self._waiting[row.case]
        if row.number == tally.games < self.games:
            tally.add(row)
            if tell is not None:
                tell(row)
        else:
            waiting[row.number] = row
        while waiting and tally.games < self.games and tally.games in waiting:
            due = waiting.pop(tally.games)
            tally.add(due)
            if tell is not None:
                tell(due)

    def _wanted(self) -> Iterator[Task]:
        for number in range(self.games):
            for case in self.cases:
                name = case.name
                if number >= self.tallies[name].games and number not in self._waiting[name]:
                    yield Task(case, number)


def read_study(path: Path) -> Study:
    """What a file has, to be looked at; OtherGames where it is no file of a study.

    Of every case as many games as all before them are there.
    """
    *lines, _torn = path.read_bytes().split(b"\n")
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=StudyHead)
        rules = find_game(head.game)
    except (msgspec.DecodeError, UnknownGame, BrokenGame) as error:
        raise OtherGames("lab") from error
    if head.lab != FORMAT or head.rules != rules.rules_version:
        raise OtherGames("lab" if head.lab != FORMAT else "rules")
    cases = []
    for each in head.cases:
        pack = None if each.facts is None else rules.pack_of(each.pack_name, each.facts)
        setup = rules.setup(each.players, each.options, pack)
        if setup.pack.hash != each.pack:
            raise OtherGames("pack")
        setup.start = each.start
        case = Case(
            rules, setup, each.bots, seed=head.seed, name=each.name, most=head.most,
            turning=each.turning, watched=head.watched,
        )  # fmt: skip
        cases.append(case)
    rows = read_lines(lines[1:], GameRow)
    study = Study(cases, max((row.number + 1 for row in rows), default=1))
    study.program = head.program
    for row in rows:
        study.take(row)
    return study
