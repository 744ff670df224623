"""Lantern for the contract: set-up, pack, view, imagination, a simple heuristic."""

import json
from collections.abc import Mapping
from random import Random
from typing import cast

from questable.engine import (
    ActionTable,
    Game,
    Hidden,
    Option,
    Pack,
    PackText,
    Record,
    Refused,
    Setup,
    State,
    Value,
    View,
)  # fmt: skip
from questable.engine.pack import Facts
from questable.engine.record import GameFinder, read_record
from questable.engine.unseen import spread
from tests.tiny.actions import KINDS, TABLE
from tests.tiny.state import Tiny

BAG = -1
TOP = -2
"""Places outside hands: in the bag, or in the head of the pile, the next card deeper one less."""

PACK = "name = 'lantern'\n[cards]\ncopies = 3\n"


class TinyView(View, frozen=True, kw_only=True):
    """What one seat may know of Lantern."""

    hand: list[int]
    known: list[list[int]]
    """By owner and kind: how many this seat knows there."""
    shown: list[list[int]]
    sizes: list[int]
    voids: list[int]
    head: list[int]
    head_known: list[int]
    pile: int
    laid: list[int]
    public: dict[str, object]


PUBLIC = (
    "barrier", "callers", "score", "lit", "flipped", "peeked", "asked", "rolled", "dared", "owing",
    "turn", "phases", "grabbed", "pending",
)  # fmt: skip


class TinyGame(Game, GameFinder):
    """Lantern, found by itself."""

    key = "lantern"
    prefix = "L"
    rules_version = 0
    fewest = 2
    most = 3
    options = [Option("copies", "auto", ["L-1.2"], low=2, high=4)]  # noqa: RUF012
    tag = "seat"
    state_type: type[Tiny] = Tiny

    def find(self, key: str) -> Game | None:
        """Itself only."""
        return self if key == self.key else None

    def settle(self, players: int, options: dict[str, Value], pack: Pack) -> Setup:
        """Three players need three copies."""
        copies = options["copies"]
        if copies == "auto":
            cards = cast(dict[str, int], pack.facts["cards"])
            copies = cards["copies"]
        if players == 3 and copies == 2:
            raise Refused("too-few-copies", "L-1.2", {"players": players})
        return Setup(players, {"copies": copies}, pack)

    def pack(self) -> Pack:
        """Three copies of each kind."""
        return self.read_pack("lantern.toml", PACK)

    def read_pack(self, source: str, text: str) -> Pack:
        """From TOML."""
        read = PackText(source, text)
        read.section("cards", {"copies"})
        read.number("cards", "copies", 2, 4)
        return Pack(str(read.data["name"]), {"cards": read.data["cards"]})

    def pack_of(self, name: str, facts: Facts, words: Facts | None = None) -> Pack:
        """From a record."""
        return Pack(name, facts, words)

    def table(self, pack: Pack) -> ActionTable:
        """One table."""
        return TABLE

    def fresh(self, setup: Setup) -> State:
        """The pile shuffled."""
        state = self.state_type()
        state.start(setup.players, [setup.number("copies")] * KINDS)
        return state

    def load(self, setup: Setup, text: str) -> State:
        """From `dump`."""
        pile, facts = text.split("\n")[:2]
        state = self.state_type()
        state.restore(json.loads(facts))
        state.pile.load(pile)
        return state

    def view(self, state: State, seat: int) -> View:
        """Built from what the seat may know."""
        s = cast(Tiny, state)
        public = json.loads(json.dumps({name: getattr(s, name) for name in PUBLIC}))
        if s.actor == -3:
            # The window shows who was asked, never who has answered.
            public["pending"] = ((1 << s.seats) - 1) & ~(1 << s.turn)
        return TinyView(
            game=self.key, seat=seat, seats=s.seats, actor=s.actor, callers=s.callers, ply=s.ply,
            hand=s.hands[seat][:] if seat >= 0 else [0] * KINDS,
            known=[row[:] for row in s.private[seat]] if seat >= 0 else [[0] * KINDS] * s.seats,
            shown=[row[:] for row in s.shown],
            sizes=[s.count(o) for o in range(s.seats)],
            voids=s.voids[:],
            head=s.pile.seen_by(seat)[0] if seat >= 0 else [-1] * len(s.pile.head),
            head_known=s.pile.head_known[:],
            pile=len(s.pile),
            laid=s.laid[:],
            public=public,
        )  # fmt: skip

    def view_type(self) -> type[View]:
        """TinyView."""
        return TinyView

    def imagine(self, setup: Setup, view: View, rng: Random) -> State:
        """Spread the unseen cards over the hidden places, voids respected."""
        v = cast(TinyView, view)
        s = self.state_type()
        s.start(v.seats, [setup.number("copies")] * KINDS)
        left = [setup.number("copies") - v.laid[c] - v.hand[c] for c in range(KINDS)]
        places: list[int] = []
        for o in range(v.seats):
            if o == v.seat:
                s.hands[o] = v.hand[:]
                continue
            s.hands[o] = [v.shown[o][c] + v.known[o][c] for c in range(KINDS)]
            left = [left[c] - s.hands[o][c] for c in range(KINDS)]
            places += [v.voids[o]] * (v.sizes[o] - sum(s.hands[o]))
        for card in v.head:
            if card >= 0:
                left[card] -= 1
            else:
                places.append(0)
        cards = [c for c in range(KINDS) for _ in range(left[c])]
        places += [0] * (len(cards) - len(places))
        self._lay_out(s, v, spread(cards, places, rng))
        for name in PUBLIC:
            setattr(s, name, v.public[name])
        s.actor, s.ply = v.actor, v.ply
        s.laid = v.laid[:]
        s.voids = v.voids[:]
        s.shown = [row[:] for row in v.shown]
        if v.seat >= 0:
            s.private[v.seat] = [row[:] for row in v.known]
        return s

    def _lay_out(self, s: Tiny, v: TinyView, dealt: list[int]) -> None:
        i = 0
        for o in range(v.seats):
            while sum(s.hands[o]) < v.sizes[o]:
                s.hands[o][dealt[i]] += 1
                i += 1
        s.pile.fill([0] * KINDS)
        for card, mask in zip(v.head, v.head_known, strict=True):
            s.pile.head.append(card if card >= 0 else dealt[i])
            s.pile.head_known.append(mask)
            i += int(card < 0)
        for card in dealt[i:]:
            s.pile.bag[card] += 1
            s.pile.size += 1

    def hidden(self, state: State) -> list[Hidden]:
        """Hands, as far as they were not shown, and the pile."""
        s = cast(Tiny, state)
        found = [
            Hidden(o, c, self._knowers(s, o, c, n), dict.fromkeys(range(s.seats + 1), s.voids[o]))
            for o in range(s.seats)
            for c in range(KINDS)
            for n in range(s.hands[o][c])
        ]
        head = zip(s.pile.head, s.pile.head_known, strict=True)
        found += [Hidden(TOP - depth, card, known) for depth, (card, known) in enumerate(head)]
        return found + [Hidden(BAG, c, 0) for c in range(KINDS) for _ in range(s.pile.bag[c])]

    def _knowers(self, s: Tiny, owner: int, card: int, n: int) -> int:
        """Of alike cards the shown ones come first, then those that a seat has seen."""
        if n < s.shown[owner][card]:
            return (2 << s.seats) - 1
        known = [o for o in range(s.seats) if n < s.shown[owner][card] + s.private[o][owner][card]]
        return sum(1 << o for o in {owner, *known})

    def swapped(self, state: State, one: Hidden, two: Hidden) -> State:
        """Each lies where the other did."""
        s = cast(Tiny, state.clone())
        s.hands = [hand[:] for hand in s.hands]
        for here, card in ((one, two.thing), (two, one.thing)):
            if here.place == BAG:
                s.pile.bag[here.thing] -= 1
                s.pile.bag[card] += 1
            elif here.place < BAG:
                s.pile.head[TOP - here.place] = card
            else:
                s.hands[here.place][here.thing] -= 1
                s.hands[here.place][card] += 1
                for o in range(s.seats):
                    if o != here.place and (here.known >> o) & 1:
                        s.private[o][here.place][here.thing] -= 1
                        s.private[o][here.place][card] += 1
        return s

    def evaluate(self, state: State, seat: int) -> int:
        """The own score and hand against the best of the others."""
        s = cast(Tiny, state)
        others = [s.score[o] for o in range(s.seats) if o != seat]
        hand = sum(s.hands[seat][c] * (c + 1) for c in range(KINDS))
        return 10 * (s.score[seat] - max(others)) + 5 * hand

    def winning_tags(self, state: State) -> list[str]:
        """The winning seats."""
        return [str(seat) for seat in state.result().winners]

    def record(self, players: int = 2, options: Mapping[str, Value] | None = None) -> Record:
        """An empty record."""
        return Record(self.key, self.rules_version, self.setup(players, options))

    def read(self, text: str) -> Record:
        """A record of Lantern from its text."""
        return read_record(self, text)


TINY = TinyGame()
