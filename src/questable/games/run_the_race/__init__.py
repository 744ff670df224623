"""Run the Race!: two players, as fast as they can, or calmly in turns."""

from random import Random
from typing import cast

from questable.engine import (
    ActionTable,
    Fault,
    Game,
    Hidden,
    Pack,
    Packs,
    Setup,
    State,
    Value,
    View,
)
from questable.engine.bench import Bench
from questable.engine.observed import Observed
from questable.games.run_the_race import (
    check,
    heuristics,
    hidden,
    options,
    pack,
    parts,
    position,
    setup,
    sight,
    signs,
    view,
)
from questable.games.run_the_race.bench import RaceBench
from questable.games.run_the_race.deck import SEATS
from questable.games.run_the_race.ends import CARDS
from questable.games.run_the_race.referee import RunTheRace
from questable.games.run_the_race.standing import cards_left
from questable.games.run_the_race.state import CALM, PACES, RaceState


class RunTheRaceGame(Game):
    """Run the Race! for the registry."""

    key = "run-the-race"
    prefix = "S"
    rules_version = 0
    fewest = SEATS
    most = SEATS
    options = options.OPTIONS
    packs = Packs(pack.shipped, pack.pack_from, pack.pack_of, pack.shipped_text)
    reads_packs_of = ("saint-cards",)
    tag = "order"
    unit = 3_300
    sign_names = tuple(signs.NAMES)
    free_signs = frozenset(signs.FREE)
    pace = 24_000

    def settle(self, players: int, options_given: dict[str, Value], own_pack: Pack) -> Setup:
        """Every pace goes with every pack."""
        return Setup(players, dict(options_given), own_pack)

    def table(self, own_pack: Pack) -> ActionTable:
        """One table a pack: its actions name cards."""
        return pack.deck(own_pack).table

    def fresh(self, table_setup: Setup) -> State:
        """A new game."""
        s = RunTheRace()
        pace = PACES.index(str(table_setup.options["pace"]))
        setup.deal(s, pack.deck(table_setup.pack), pace)
        return s

    def load(self, table_setup: Setup, text: str) -> State:
        """A position from its text."""
        s = RunTheRace()
        position.fill(s, pack.deck(table_setup.pack), text)
        return s

    def bench(self) -> Bench:
        """See bench.py."""
        return RaceBench()

    def faults(self, table_setup: Setup, state: State) -> list[Fault]:
        """See check.py."""
        return check.faults(cast(RaceState, state), cast(RaceState, self.new(table_setup)))

    def view(self, state: State, seat: int) -> View:
        """The open piles, the own hand, and what is proven of the other."""
        return sight.view(state, seat)

    def view_type(self) -> type[View]:
        """RaceView."""
        return view.RaceView

    def observed(self, table_setup: Setup) -> Observed:
        """See parts.py."""
        return parts.observed(pack.deck(table_setup.pack))

    def imagine(self, table_setup: Setup, seen: View, rng: Random) -> State:
        """Unseen cards in the hands that are not seen."""
        return sight.imagine(table_setup, cast(view.RaceView, seen), rng)

    def deduce(self, table_setup: Setup, seen: View, rng: Random) -> State:
        """The same, likelier what explains who passed and what was let be."""
        return sight.deduce(table_setup, cast(view.RaceView, seen), rng)

    def hidden(self, state: State) -> list[Hidden]:
        """Hands and what nobody has seen."""
        return hidden.hidden(cast(RunTheRace, state))

    def swapped(self, state: State, one: Hidden, two: Hidden) -> State:
        """See hidden.py."""
        return hidden.swapped(cast(RunTheRace, state), one.thing, two.thing)

    def features(self, state: State, seat: int) -> dict[str, int]:
        """Cards that are played."""
        return {"played": CARDS - cards_left(cast(RaceState, state), seat)}

    def signs(self, state: State) -> list[list[int]]:
        """See signs.py."""
        return signs.signs(cast(RaceState, state))

    def evaluate(self, state: State, seat: int) -> int:
        """See heuristics.py."""
        return heuristics.evaluate(cast(RaceState, state), seat)

    def winning_tags(self, state: State) -> list[str]:
        """At calm pace, whether the winner had the first turn or the second."""
        s = cast(RaceState, state)
        if s.pace != CALM:
            return []
        return ["first" if seat == s.first else "second" for seat in s.result().winners]

    def roles(self, table_setup: Setup) -> list[str]:
        """At calm pace alone."""
        calm = table_setup.options["pace"] == PACES[CALM]
        return ["first", "second"] if calm else []

    def figures(self, state: State) -> dict[str, int]:
        """Cards played and left, turnings of the side piles."""
        s = cast(RaceState, state)
        left = [cards_left(s, seat) for seat in range(SEATS)]
        return {
            "cards": SEATS * CARDS - sum(left),
            "left": max(left),
            "turnings": s.turnings,
            "shuffles": s.shuffles,
        }


GAME = RunTheRaceGame()
