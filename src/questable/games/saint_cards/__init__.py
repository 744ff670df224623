"""SaintCards: match the facts of true saints, with WildCards and calls out of turn."""

from random import Random
from typing import cast

from questable.engine import (
    Action,
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
from questable.games.saint_cards import (
    check,
    habit,
    heuristics,
    hidden,
    options,
    pack,
    parts,
    position,
    setup,
    sight,
    view,
)
from questable.games.saint_cards.bench import SaintCardsBench
from questable.games.saint_cards.referee import SaintCards
from questable.games.saint_cards.state import SaintCardsState

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


class SaintCardsGame(Game):
    """SaintCards for the registry."""

    key = "saint-cards"
    prefix = "S"
    rules_version = 0
    fewest = 2
    most = 6
    presets = options.PRESETS
    options = options.OPTIONS
    packs = Packs(pack.shipped, pack.pack_from, pack.pack_of, pack.shipped_text)
    reads_packs_of = ("run-the-race",)
    tag = "order"
    unit = 870
    beyond = 40
    by_habit = True
    pace = 10_000
    brief = 400
    # T-4.1: no clock plays a card where one may draw, and none calls or accuses for anybody.
    adds_to_shown = True
    safe = ("pass", "draw", "play", "name", "give", "take", "put-back", "put-below", "look-at")

    def settle(self, players: int, options_given: dict[str, Value], own_pack: Pack) -> Setup:
        """A Dealer, and enough cards for everyone."""
        return options.settle(players, options_given, own_pack)

    def samples(self) -> list[dict[str, Value]]:
        """No expansion, each alone and all together, both learning ways, other Dealers."""
        return options.samples()

    def table(self, own_pack: Pack) -> ActionTable:
        """One table a pack."""
        return pack.own(own_pack).actions.table

    def following(self, table_setup: Setup, _state: State) -> Setup:
        """S-2.1: the deal moves clockwise after each game."""
        moved = dict(table_setup.options)
        moved["dealer"] = (table_setup.number("dealer") + 1) % table_setup.players
        return Setup(table_setup.players, moved, table_setup.pack)

    def fresh(self, table_setup: Setup) -> State:
        """A new game."""
        s = SaintCards()
        s.learning = int(table_setup.flag("learning"))
        s.century_rounds = table_setup.number("century_rounds")
        dealer = table_setup.number("dealer")
        setup.deal(s, table_setup.players, dealer, options.cards(table_setup))
        return s

    def load(self, table_setup: Setup, text: str) -> State:
        """A position from its text."""
        s = SaintCards()
        position.fill(s, options.cards(table_setup), text)
        return s

    def bench(self) -> Bench:
        """See bench.py."""
        return SaintCardsBench()

    def faults(self, table_setup: Setup, state: State) -> list[Fault]:
        """See check.py."""
        return check.faults(cast(SaintCards, state), cast(SaintCards, self.new(table_setup)))

    def view(self, state: State, seat: int) -> View:
        """The own hand, the table, and what is known of hidden cards."""
        return sight.view(state, seat)

    def view_from(self, shown: View, state: State, seat: int) -> View:
        """What everyone sees, and what this seat has and knows."""
        return sight.view_from(cast(view.SaintCardsView, shown), state, seat)

    def view_type(self) -> type[View]:
        """SaintCardsView."""
        return view.SaintCardsView

    def observed(self, table_setup: Setup) -> Observed:
        """See parts.py."""
        return parts.observed(table_setup.players, options.cards(table_setup).keys)

    def imagine(self, table_setup: Setup, seen: View, rng: Random) -> State:
        """Unseen cards spread over hands and Draw Deck."""
        return sight.imagine(table_setup, cast(view.SaintCardsView, seen), rng)

    def hidden(self, state: State) -> list[Hidden]:
        """Hands and the Draw Deck."""
        return hidden.hidden(cast(SaintCards, state))

    def swapped(self, state: State, one: Hidden, two: Hidden) -> State:
        """See hidden.py."""
        return hidden.swapped(cast(SaintCards, state), one.thing, two.thing)

    def features(self, state: State, seat: int) -> dict[str, int]:
        """Treasures won."""
        return {"treasures": cast(SaintCardsState, state).treasures[seat]}

    def evaluate(self, state: State, seat: int) -> int:
        """See heuristics.py."""
        return heuristics.evaluate(cast(SaintCardsState, state), seat)

    def habit(self, state: State, seat: int, legal: list[Action]) -> Action:
        """See habit.py."""
        return habit.habit(cast(SaintCardsState, state), seat, legal)

    def winning_tags(self, state: State) -> list[str]:
        """Whether the winners played first, second and so on; the Dealer plays last."""
        s = cast(SaintCardsState, state)
        return [
            PLACES[(seat - s.dealer - 1) % s.seats]
            for seat in range(s.seats)
            if (s.winners >> seat) & 1
        ]

    def roles(self, table_setup: Setup) -> list[str]:
        """A place for each seat."""
        return list(PLACES[: table_setup.players])

    def figures(self, state: State) -> dict[str, int]:
        """Turns, treasures, cards, WildCards and centuries, calls."""
        s = cast(SaintCardsState, state)
        return {
            "turns": s.turns,
            "treasures": sum(s.treasures),
            "best": max(s.treasures),
            "cards-played": s.cards_played,
            "cards-left": sum(len(hand) for hand in s.hands),
            "second-cards": s.seconds,
            "matches-in-100-cards": 100 * s.matches // max(1, s.cards_played),
            "wildcards": s.wildcards,
            "centuries-placed": s.centuries_placed,
            "centuries-failed": s.centuries_failed,
            "calls-missed": s.calls_missed,
            "noticed": s.notices,
            "rebuilds": s.rebuilds,
        }


GAME = SaintCardsGame()
