"""Questor: five heroes, five goals, one dungeon that is revealed as they walk."""

from random import Random
from typing import cast

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
from questable.games.questor import (
    check,
    heuristics,
    options,
    pack,
    parts,
    position,
    setup,
    sight,
    signs,
    view,
)
from questable.games.questor.actions import HEROES, TABLE
from questable.games.questor.bench import QuestorBench
from questable.games.questor.referee import Questor
from questable.games.questor.state import COOPERATION, QuestorState


class QuestorGame(Game):
    """Questor for the registry."""

    key = "questor"
    prefix = "Q"
    rules_version = 0
    fewest = 1
    most = 5
    presets = options.PRESETS
    options = options.OPTIONS
    packs = Packs(pack.shipped, pack.pack_from, pack.pack_of, pack.shipped_text)
    tag = "hero"
    unit = 900
    common_unit = 20
    sign_names = tuple(signs.NAMES)
    free_signs = frozenset(signs.FREE)
    fitted_on = ({}, {}, {"prisoner": True}, {"gifts": True})
    tires_after = 400
    pace = 12_000
    open = True
    one_view = True

    def settle(self, players: int, options_given: dict[str, Value], own_pack: Pack) -> Setup:
        """Q-2.3, Q-2.5, Q-6.1, Q-8.3, Q-8.4 say what goes together."""
        return options.settle(players, options_given, own_pack)

    def table(self, _own_pack: Pack) -> ActionTable:
        """One table for all packs."""
        return TABLE

    def turn(self, state: State) -> tuple[int, int]:
        """Every hero has a turn of its own, also when one seat plays several."""
        s = cast(QuestorState, state)
        seat = s.slot_seat[s.turn] if 0 <= s.turn < len(s.slot_seat) else 0
        return seat, s.round * 8 + s.turn

    def fresh(self, table_setup: Setup) -> State:
        """A new game."""
        s = Questor()
        s.gifts = int(table_setup.flag("gifts"))
        s.prisoner = int(table_setup.flag("prisoner"))
        s.compass_rule = int(table_setup.flag("compass"))
        s.mage_need = table_setup.number("mage_tiles")
        s.dig_facing = int(table_setup.options["dig"] == "facing")
        s.trophies = pack.fact(table_setup.pack, "goals", "trophies")
        s.tokens = pack.fact(table_setup.pack, "supply", "monsters")
        s.monster_faces = pack.monster_faces(table_setup.pack)
        s.face_walls = pack.face_walls(table_setup.pack)
        setup.deal(s, table_setup.players, table_setup.options["mode"] == "cooperation")
        return s

    def load(self, _table_setup: Setup, text: str) -> State:
        """A position from its text."""
        s = Questor()
        position.fill(s, text)
        return s

    def bench(self) -> Bench:
        """See bench.py."""
        return QuestorBench()

    def faults(self, table_setup: Setup, state: State) -> list[Fault]:
        """See check.py."""
        return check.faults(cast(QuestorState, state), cast(QuestorState, self.new(table_setup)))

    def view(self, state: State, seat: int) -> View:
        """Nothing is hidden in Questor."""
        return sight.view(state, seat)

    def view_type(self) -> type[View]:
        """QuestorView."""
        return view.QuestorView

    def observed(self, table_setup: Setup) -> Observed:
        """See parts.py."""
        return parts.observed(table_setup.players)

    def imagine(self, _table_setup: Setup, seen: View, _rng: Random) -> State:
        """The only state with that view."""
        return sight.imagine(cast(view.QuestorView, seen))

    def features(self, state: State, seat: int) -> dict[str, int]:
        """How far the goals of a seat's heroes are; of all heroes where they play together."""
        s = cast(QuestorState, state)
        if s.hero < 0:
            return {}
        own = [s.slot_hero[n] for n in range(len(s.slot_hero)) if s.slot_seat[n] == seat]
        heroes = s.slot_hero if s.mode == COOPERATION else own
        return {"goals": sum(min(sight.progress(s, hero)) for hero in heroes)}

    def signs(self, state: State) -> list[list[int]]:
        """See signs.py."""
        return signs.signs(cast(QuestorState, state))

    def evaluate(self, state: State, seat: int) -> int:
        """See heuristics.py."""
        return heuristics.evaluate(cast(QuestorState, state), seat)

    def worths(self, state: State) -> list[int]:
        """See heuristics.py."""
        return heuristics.worths(cast(QuestorState, state))

    def rash(self, state: State, seat: int, action: Action) -> bool:
        """With five players: whether it opens the Prisoner's cell without need."""
        return heuristics.opens_cell(cast(QuestorState, state), seat, action)

    def together(self, setup: Setup) -> bool:
        """In cooperation, and alone."""
        return setup.players == 1 or setup.options["mode"] == "cooperation"

    def winning_tags(self, state: State) -> list[str]:
        """The heroes of the winning seats."""
        s = cast(QuestorState, state)
        return [
            HEROES[hero]
            for hero, seat in zip(s.slot_hero, s.slot_seat, strict=True)
            if (s.winners >> seat) & 1
        ]

    def roles(self, table_setup: Setup) -> list[str]:
        """The heroes that may be chosen."""
        s = cast(QuestorState, self.fresh(table_setup))
        return [HEROES[hero] for hero in range(len(HEROES)) if setup.offered(s, hero)]


GAME = QuestorGame()
