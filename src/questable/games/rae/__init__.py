"""Ràe: Quests and Collections of cards, events, and replies out of turn."""

from random import Random
from typing import cast

from questable.engine import ActionTable, Game, Hidden, Pack, Packs, Setup, State, Value, View
from questable.engine.bench import Bench
from questable.engine.fault import Fault
from questable.engine.game import Carried
from questable.engine.observed import Observed
from questable.games.rae import (
    check,
    heuristics,
    hidden,
    options,
    pack,
    parts,
    position,
    scoring,
    setup,
    sight,
    signs,
    view,
)
from questable.games.rae.actions import TABLE
from questable.games.rae.bench import RaeBench
from questable.games.rae.cards import ALL_SUITS
from questable.games.rae.referee import Rae
from questable.games.rae.seats import next_seat
from questable.games.rae.state import RaeState

PLACES = ("first", "second", "third", "fourth")


class RaeGame(Game):
    """Ràe for the registry."""

    key = "rae"
    prefix = "R"
    rules_version = 0
    fewest = 2
    most = 4
    presets = options.PRESETS
    options = options.OPTIONS
    packs = Packs(pack.shipped, pack.pack_from, pack.pack_of, pack.shipped_text)
    tag = "order"
    unit = 560
    sign_names = tuple(signs.NAMES)
    free_signs = frozenset(signs.FREE)
    fitted_on = ({}, {}, {"teams": True})
    pace = 12_000
    adds_to_shown = True

    def settle(self, players: int, options_given: dict[str, Value], own_pack: Pack) -> Setup:
        """R-3.3 asks four players of teams."""
        return options.settle(players, options_given, own_pack)

    def table(self, _own_pack: Pack) -> ActionTable:
        """One table for all packs."""
        return TABLE

    def fresh(self, table_setup: Setup) -> State:
        """A new game."""
        s = Rae()
        s.teams = int(table_setup.flag("teams"))
        s.fair_start = int(table_setup.flag("fair_start"))
        own_pack = table_setup.pack
        setup.deal(s, table_setup.players, pack.deck(own_pack), pack.points(own_pack))
        if table_setup.carried:
            setup.begin(s, table_setup.carried["first"][0])
        return s

    def following(self, table_setup: Setup, state: State) -> Setup:
        """R-2.1: in a series the start moves on."""
        after = super().following(table_setup, state)
        s = cast(RaeState, state)
        after.carried = {"first": [next_seat(s, s.first)]}
        return after

    def carried(self, table_setup: Setup, carried: Carried) -> Carried:
        """Who begins."""
        if carried and (
            carried.keys() != {"first"}
            or len(carried["first"]) != 1
            or not 0 <= carried["first"][0] < table_setup.players
        ):
            raise Fault("carried-first", most=table_setup.players - 1)
        return carried

    def load(self, _table_setup: Setup, text: str) -> State:
        """A position from its text."""
        s = Rae()
        position.fill(s, text)
        return s

    def bench(self) -> Bench:
        """See bench.py."""
        return RaeBench()

    def faults(self, table_setup: Setup, state: State) -> list[Fault]:
        """See check.py."""
        return check.faults(cast(RaeState, state), cast(RaeState, self.new(table_setup)))

    def view(self, state: State, seat: int) -> View:
        """The own hand, the table, and what is known of the others."""
        return sight.view(state, seat)

    def view_from(self, shown: View, state: State, seat: int) -> View:
        """What everyone sees, and what this seat has and knows."""
        return sight.view_from(cast(view.RaeView, shown), state, seat)

    def view_type(self) -> type[View]:
        """RaeView."""
        return view.RaeView

    def observed(self, table_setup: Setup) -> Observed:
        """See parts.py."""
        return parts.observed(table_setup.players)

    def imagine(self, table_setup: Setup, seen: View, rng: Random) -> State:
        """Unseen cards spread over the other hands and the pile."""
        return sight.imagine(table_setup, cast(view.RaeView, seen), rng)

    def hidden(self, state: State) -> list[Hidden]:
        """Hands and the draw pile."""
        return hidden.hidden(cast(Rae, state))

    def swapped(self, state: State, one: Hidden, two: Hidden) -> State:
        """See hidden.py."""
        return hidden.swapped(cast(Rae, state), one, two)

    def sides(self, setup: Setup) -> list[int]:
        """R-3.3: partners sit across."""
        return [seat & 1 for seat in range(setup.players)] if setup.flag("teams") else []

    def features(self, state: State, seat: int) -> dict[str, int]:
        """Points of the seat, or of its team."""
        return {"points": scoring.total(cast(RaeState, state), seat)}

    def signs(self, state: State) -> list[list[int]]:
        """See signs.py."""
        return signs.signs(cast(RaeState, state))

    def evaluate(self, state: State, seat: int) -> int:
        """See heuristics.py."""
        return heuristics.evaluate(cast(RaeState, state), seat)

    def winning_tags(self, state: State) -> list[str]:
        """Whether the winners played first, second, third or fourth."""
        s = cast(RaeState, state)
        return [
            PLACES[(seat - s.first) % s.seats] for seat in range(s.seats) if (s.winners >> seat) & 1
        ]

    def roles(self, table_setup: Setup) -> list[str]:
        """A place for each seat."""
        return list(PLACES[: table_setup.players])

    def figures(self, state: State) -> dict[str, int]:
        """Turns, points, groups, events."""
        s = cast(RaeState, state)
        return {
            "turns": s.turns,
            "points": sum(s.scores),
            "best": max(scoring.total(s, seat) for seat in range(s.seats)),
            "quests": sum(1 for group in s.quests if group),
            "quests-complete": sum(1 for group in s.quests if group & ALL_SUITS == ALL_SUITS),
            "collections": sum(1 for group in s.collections if group),
            "events": s.events_played,
            "events-cancelled": s.events_cancelled,
            "pile-left": s.pile,
        }


GAME = RaeGame()
