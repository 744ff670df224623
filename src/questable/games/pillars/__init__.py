"""Pillars of Faith: four religions, four pillars, and conversions that set off conversions."""

from random import Random
from typing import Final, cast

from questable.engine import (
    Action,
    ActionTable,
    Fault,
    Game,
    Pack,
    Packs,
    Setup,
    State,
    Value,
    View,
)
from questable.engine.bench import Bench
from questable.engine.observed import Observed
from questable.engine.sampling import below
from questable.engine.weights import UNIT
from questable.games.pillars import (
    assemblies,
    check,
    drawing,
    ends,
    getting_on,
    heuristics,
    options,
    pack,
    parts,
    setup,
    sight,
    view,
)
from questable.games.pillars.actions import RELIGIONS, STOPPING, TABLE
from questable.games.pillars.bench import PillarsBench
from questable.games.pillars.pieces import religion_of
from questable.games.pillars.referee import Pillars
from questable.games.pillars.state import NOBODY, PillarsState

MACHINE_MOVES: Final = 8
"""Of one of so many a bot has enough."""


class PillarsGame(Game):
    """Pillars of Faith for the registry."""

    key = "pillars"
    prefix = "P"
    rules_version = 0
    fewest = 2
    most = 4
    options = options.OPTIONS
    packs = Packs(pack.shipped, pack.pack_from, pack.pack_of, pack.shipped_text)
    tag = "religion"
    unit = 2_100
    bold = 20
    tires_after = 300
    pace = 9_000
    open = True
    one_view = True

    def settle(self, players: int, options_given: dict[str, Value], own_pack: Pack) -> Setup:
        """All options go together."""
        return Setup(players, options_given, own_pack)

    def table(self, _own_pack: Pack) -> ActionTable:
        """One table for all packs."""
        return TABLE

    def fresh(self, table_setup: Setup) -> State:
        """A new game."""
        s = Pillars()
        chosen = str(table_setup.options["setup"])
        s.swift = int(chosen == "swift")
        s.turn_limit = table_setup.number("turn_limit")
        setup.deal(s, table_setup.players, *pack.layout(table_setup.pack, chosen))
        return s

    def load(self, _table_setup: Setup, text: str) -> State:
        """A position from its text."""
        s = Pillars()
        drawing.fill(s, text)
        return s

    def bench(self) -> Bench:
        """See bench.py."""
        return PillarsBench()

    def faults(self, table_setup: Setup, state: State) -> list[Fault]:
        """See check.py."""
        return check.faults(cast(PillarsState, state), cast(PillarsState, self.new(table_setup)))

    def view(self, state: State, seat: int) -> View:
        """Nothing is hidden in Pillars of Faith."""
        return sight.view(state, seat)

    def view_type(self) -> type[View]:
        """PillarsView."""
        return view.PillarsView

    def observed(self, table_setup: Setup) -> Observed:
        """See parts.py."""
        return parts.observed(table_setup.players)

    def imagine(self, _table_setup: Setup, seen: View, _rng: Random) -> State:
        """The only state with that view."""
        return sight.imagine(cast(view.PillarsView, seen))

    def features(self, state: State, seat: int) -> dict[str, int]:
        """Followers of the seat's religion on the board, less what an Assembly will cost."""
        s = cast(PillarsState, state)
        own = religion_of(s, seat)
        if own == NOBODY:
            return {}
        return {"followers": s.board.count(own) - int(assemblies.owed(s) == own)}

    def enough(self, seen: View, rng: Random) -> Action | None:
        """P-4.8: a Machine is stopped after eight moves or so; it will be found again."""
        asked = cast(view.PillarsView, seen).phases
        if not asked or asked[-1] != "machine" or below(rng, MACHINE_MOVES) > 0:
            return None
        return STOPPING

    def evaluate(self, state: State, seat: int) -> int:
        """See heuristics.py."""
        return heuristics.evaluate(cast(PillarsState, state), seat)

    def strengths(self, state: State) -> list[int]:
        """By what everyone's position is worth, and by what is about to be turned."""
        s = cast(PillarsState, state)
        found = getting_on.gains(s)
        for seat in range(s.seats):
            found[seat] += heuristics.untired(s, seat) * UNIT // self.unit
        return found

    def winning_tags(self, state: State) -> list[str]:
        """The religion that has won."""
        return ends.religion_that_won(cast(PillarsState, state))

    def roles(self, table_setup: Setup) -> list[str]:
        """All religions: with fewer players chance says which of them are led."""
        return list(RELIGIONS)

    def figures(self, state: State) -> dict[str, int]:
        """What happened, counted."""
        s = cast(PillarsState, state)
        return {
            "turns": s.turns,
            "conversions": s.conversions,
            "corruptions": s.corruptions,
            "assemblies": s.assemblies,
            "pillar_moves": s.pillar_moves,
            "machine_moves": s.machine_moves,
        }


GAME = PillarsGame()
