"""Positions of Pillars of Faith for tests: put up in words, played and asked in words.

`position("red f4 i4, blue g4")` stands followers on stations, whose names read like a map:

         a b c d e f g h i j k l m
      1          .   .   .          Next to a station are the ones beside it in its row and, in its
     12        o   o   o   o        column, the one above or below it with no site `o` between them;
      2      . . . . . . . . .      from pocket to pocket one goes around the rim. So f4 h4 g3 are
     23      o   o   o   o   o      next to g4, and f4 g4 h4 f5 g5 h5 surround the site g45.
      3    . . . . . . . . . . .
     34    o   o   o   o   o   o
      4  . . . . . . . . . . . . .  The lower half is its mirror image: next to g5 are f5 h5 g6.
     45  o   o   o   o   o   o   o
"""

from typing import cast

from questable.engine import CHANCE, Value
from questable.games.pillars import GAME
from questable.games.pillars.actions import EMPTY, RELIGIONS
from questable.games.pillars.board import GAPS, SITE_NAMES, STATIONS, site_named, station_named
from questable.games.pillars.drawing import read_board, read_pillars
from questable.games.pillars.pieces import lay_out, religion_of
from questable.games.pillars.referee import Pillars
from questable.games.pillars.state import NOBODY, PHASES
from questable.games.pillars.turns import begin_turn
from tests.games.played import Played

CORNERS = "d12 j12 d78 j78"
"""Where pillars stand that a test does not place: far from the middle."""
IDLE = {"red": "e8", "gold": "d7", "blue": "j7"}
"""Each Faithful religion has one more follower, so that no test wipes it out by accident."""
EVERYONE = "red gold blue apostate"


class Position(Played[Pillars]):
    """A state, played and asked in the words of records; leaders are named by their religion."""

    def __init__(self, state: Pillars) -> None:
        super().__init__(state)
        self.listen()

    def refusal_of(self, leader: str, text: str) -> str:
        """The rule against an action of a leader."""
        return self.refusal(text, self.state.leaders[RELIGIONS.index(leader)])

    def refusals(self, *texts: str) -> list[str]:
        """The rules against several actions."""
        return [self.refusal(text) for text in texts]

    def at(self, stations: str) -> str:
        """Whose followers stand there, `-` for nobody."""
        found = [self.state.board[station_named(name)] for name in stations.split()]
        return " ".join("-" if each == EMPTY else RELIGIONS[each] for each in found)

    def off(self, religion: str) -> int:
        """How many followers lie off the board."""
        return self.state.off[RELIGIONS.index(religion)]

    @property
    def pillars(self) -> set[str]:
        """Where they stand."""
        return {SITE_NAMES[site] for site in self.state.pillars}

    @property
    def asked(self) -> str:
        """Who must act and what is waited for: `red move`, `gold outer`."""
        if self.over:
            return "over"
        return f"{self._led(self.state.actor)} {PHASES[self.state.phases[-1]]}"

    @property
    def turned(self) -> list[str]:
        """Every change of religion since the position was put up, in order: `g4 blue red`."""
        assert self.state.log is not None
        return [
            f"{event.facts['station']} {event.facts['from']} {event.facts['to']}"
            for event in self.state.log.events
            if event.kind in ("converted", "corrupted")
        ]

    @property
    def won(self) -> tuple[str, list[str]]:
        """Why it ended, and the winning religions."""
        reason, winners = self.ending
        assert GAME.winning_tags(self.state) == [self._led(seat) for seat in winners]
        return reason, GAME.winning_tags(self.state)

    def _led(self, seat: int) -> str:
        assert seat >= 0, "nobody"
        return RELIGIONS[religion_of(self.state, seat)]


def dealt(players: int = 4, **options: Value) -> Position:
    """A new table, before the draw."""
    return Position(cast(Pillars, GAME.deal(GAME.setup(players, options))))


def position(
    followers: str,
    pillars: str = CORNERS,
    *,
    led: str = EVERYONE,
    turn: str = "",
    idle: str = "red gold blue",
    fill: str = "",
    **options: Value,
) -> Position:
    """A position in mid-game, at the beginning of a turn.

    Seats lead the religions of `led` in that order, the others are Neutral; `turn` moves, else
    the first. The religions of `idle` have their IDLE follower too. `fill`, `red 19`, puts
    followers of a religion into empty pockets until so many are on the board.
    """
    board = [EMPTY] * STATIONS
    for group in [*followers.split(", "), *[f"{each} {IDLE[each]}" for each in idle.split()]]:
        religion, *stations = group.split()
        for name in stations:
            assert board[station_named(name)] == EMPTY, name
            board[station_named(name)] = RELIGIONS.index(religion)
    if fill:
        _fill(board, RELIGIONS.index(fill.split()[0]), int(fill.split()[1]))
    return put_up(board, [site_named(name) for name in pillars.split()], led, turn, **options)


def drawn(board: str, *, led: str = EVERYONE, turn: str = "", **options: Value) -> Position:
    """A position as the game itself draws it, from row 1 down."""
    lines = board.strip("\n").split("\n")
    return put_up(read_board(lines), read_pillars(lines), led, turn, **options)


def put_up(board: list[int], pillars: list[int], led: str, turn: str, **options: Value) -> Position:
    """These followers and pillars, and a leader to move."""
    seats = led.split()
    p = dealt(len(seats), **options)
    s = p.state
    assert s.actor == CHANCE
    lay_out(s, board, pillars)
    s.first = 0
    s.leaders = [seats.index(each) if each in seats else NOBODY for each in RELIGIONS]
    begin_turn(s, seats.index(turn) if turn else 0)
    return p


def _fill(board: list[int], religion: int, count: int) -> None:
    for station in range(GAPS, STATIONS):
        if board[station] == EMPTY and board.count(religion) < count:
            board[station] = religion
    assert board.count(religion) == count
