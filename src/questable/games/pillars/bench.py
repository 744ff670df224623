"""Setting up the Holy Land of Pillars of Faith by hand: followers, pillars, whose turn it is."""

from typing import Final, cast

from questable.engine.bench import Bench, Dial, Place
from questable.engine.state import State
from questable.games.pillars.actions import EMPTY, RELIGIONS
from questable.games.pillars.board import NOWHERE, SITE_NAMES, STATION_NAMES
from questable.games.pillars.pieces import lay_out, religion_of
from questable.games.pillars.state import DRAWING, FIRST, NOBODY, PillarsState
from questable.games.pillars.turns import begin_turn

PILLAR: Final = "pillar"
OFF: Final = "off"


class PillarsBench(Bench):
    """That of Pillars of Faith."""

    def places(self, state: State) -> list[Place]:
        """Stations, sites, and the followers off the board."""
        s = cast(PillarsState, state)
        found = [
            Place(name, [RELIGIONS[s.board[n]]] if s.board[n] != EMPTY else [])
            for n, name in enumerate(STATION_NAMES)
        ]
        found += [
            Place(name, [PILLAR] if site in s.pillars else [])
            for site, name in enumerate(SITE_NAMES)
        ]
        off = [RELIGIONS[r] for r in range(len(RELIGIONS)) for _ in range(s.off[r])]
        return [*found, Place(OFF, off)]

    def targets(self, state: State, thing: str) -> list[str]:
        """Empty stations and off the board; a pillar on a free site."""
        s = cast(PillarsState, state)
        if thing == PILLAR:
            return [name for site, name in enumerate(SITE_NAMES) if site not in s.pillars]
        return [*(STATION_NAMES[n] for n, what in enumerate(s.board) if what == EMPTY), OFF]

    def put(self, state: State, thing: str, here: str, there: str) -> None:
        """Move it; what can be counted from the board is counted again."""
        s = cast(PillarsState, state)
        board, pillars = s.board[:], s.pillars[:]
        if thing == PILLAR:
            pillars.remove(SITE_NAMES.index(here))
            pillars.append(SITE_NAMES.index(there))
        else:
            if here != OFF:
                board[STATION_NAMES.index(here)] = EMPTY
            if there != OFF:
                board[STATION_NAMES.index(there)] = RELIGIONS.index(thing)
        lay_out(s, board, pillars)
        s.quiet = 0
        if s.banned != NOWHERE and s.board[s.banned] == EMPTY:
            s.banned = NOWHERE

    def dials(self, state: State) -> list[Dial]:
        """Whose turn it is, by what they lead; where the next leader may not move from."""
        s = cast(PillarsState, state)
        if s.phases[0] in (FIRST, DRAWING):
            return []
        led = [religion_of(s, seat) for seat in range(s.seats)]
        banned = [STATION_NAMES[n] for n, what in enumerate(s.board) if what != EMPTY]
        now = STATION_NAMES[s.banned] if s.banned != NOWHERE else "-"
        return [
            Dial("turn", RELIGIONS[religion_of(s, s.turn)], [RELIGIONS[r] for r in led]),
            Dial("banned", now, ["-", *banned]),
        ]

    def turn(self, state: State, key: str, value: str) -> None:
        """Set one."""
        s = cast(PillarsState, state)
        if key == "banned":
            s.banned = NOWHERE if value == "-" else STATION_NAMES.index(value)
            s.passes = 0
            return
        s.centre = s.outer = NOWHERE
        s.stopped = []
        s.passes = s.ending = 0
        s.winner = NOBODY
        begin_turn(s, s.leaders[RELIGIONS.index(value)])
