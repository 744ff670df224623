"""Positions of The Holy Quest for tests: written, played in words, and asked in words.

Pawns are written `f1 17`, `c2 heaven-3`, `d1 ring-4`, `j1 throne`; a star behind a place freezes:
`d2 20*`. Whoever is not written is at Home. The Franciscans are to roll unless told otherwise. The
four saints of each order have questions of all difficulties, whose right answer is the first.
"""

from collections.abc import Mapping
from functools import cache
from typing import Self, cast

from questable.engine import Match, Pack, PackText, Record, Setup, Value
from questable.engine.game import Carried
from questable.games.holy_quest import GAME, alliances
from questable.games.holy_quest.flow import go_on
from questable.games.holy_quest.pack import FOLDER, Asked, pack_from
from questable.games.holy_quest.pieces import COLOURS, PAWNS
from questable.games.holy_quest.position import put
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.standing import changed
from questable.games.holy_quest.state import PHASES
from questable.games.holy_quest.turn import begin_turn
from questable.games.holy_quest.view import HolyQuestView
from tests.games.played import Played

House = Mapping[str, Value] | None
LAST_ONE = "f1 59, f2 heaven-2, f3 heaven-3, f4 heaven-4"
"""A 2 brings the last of the Franciscans into Heaven."""
QUESTIONS = 4
"""On each saint and of each difficulty."""


def library(saint: str) -> Asked:
    """Questions whose right answer is always the first."""
    return [(f"{saint}:level-{d}:{n}", d, 1) for d in (1, 2, 3) for n in range(1, QUESTIONS + 1)]


@cache
def base() -> Pack:
    """The base pack with questions that a test can answer."""
    return pack_from(PackText.read(FOLDER / "base.toml"), library)


class Position(Played[HolyQuest]):
    """A state, played and asked in the words of records."""

    def __init__(self, setup: Setup, state: HolyQuest) -> None:
        super().__init__(state)
        self.setup = setup

    def at(self, pawn: str) -> str:
        """Where a pawn stands: home, 17, heaven-1, ring-3, throne; a star behind if frozen."""
        number = PAWNS.index(pawn)
        place = self.state.board.place_name(self.state.where[number])
        return place.removeprefix("path-") + ("*" if (self.state.frozen >> number) & 1 else "")

    def on_top(self, saint: str) -> Self:
        """This Saint card lies on top of its deck."""
        s, number = self.state, self.state.box.saints.index(saint)
        s.saint_bag |= 1 << s.saint_top
        s.saint_tail = [each for each in s.saint_tail if each != number]
        s.saint_bag &= ~(1 << number)
        s.saint_top = number
        return self

    def read(self, *saints: str) -> Self:
        """These Saint cards have been read, so that questions are asked."""
        for saint in saints:
            self.state.read |= 1 << self.state.box.saints.index(saint)
        return self

    def ice(self, left: int) -> Self:
        """So many markers are left."""
        self.state.ice = left
        return self

    def kept(self, order: str, *saints: str) -> Self:
        """An order has kept these Saint cards."""
        s = self.state
        for saint in saints:
            bit = 1 << s.box.saints.index(saint)
            colour = COLOURS.index(order)
            s.kept = changed(s.kept, colour, s.kept[colour] | bit)
            s.saint_bag &= ~bit
        return self

    def tokens(self, **holders: str) -> Self:
        """Each order's Alliance token lies with the order named."""
        for order, holder in holders.items():
            colour = COLOURS.index(order)
            self.state.tokens = changed(self.state.tokens, colour, COLOURS.index(holder))
        return self

    def allied(self, one: str, two: str) -> Self:
        """Two orders are allies (H-6.7), and the turn begins anew."""
        s = self.state
        alliances.join(s, COLOURS.index(one), COLOURS.index(two))
        s.phases = []
        begin_turn(s, s.turn)
        go_on(s)
        return self

    def match(self) -> Match:
        """A match that begins here."""
        self.setup.dealt = self.state.clone()
        return Match(GAME, Record("holy-quest", 0, self.setup))

    def view(self, seat: int = 0) -> HolyQuestView:
        """What a seat may know."""
        return cast(HolyQuestView, GAME.view(self.state, seat))

    @property
    def phase(self) -> str:
        """What is waited for."""
        return PHASES[self.state.phases[-1]]

    @property
    def turn(self) -> str:
        """The order whose turn it is."""
        return COLOURS[self.state.turn]

    @property
    def direction(self) -> str:
        """Which way pawns go."""
        return self.view().direction

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return self.state.result().scores


def dealt(
    players: int = 4, house: House = None, pack: Pack | None = None, **options: Value
) -> Position:
    """A new table; options by name, or several as `house`."""
    return later(players, {}, {**(house or {}), **options}, pack)


def later(players: int, carried: Carried, house: House, pack: Pack | None = None) -> Position:
    """A new table of a series that has handed this on."""
    setup = GAME.setup(players, house or {}, pack or base())
    setup.carried = GAME.carried(setup, carried)
    return Position(setup, cast(HolyQuest, GAME.deal(setup)))


def position(
    pawns: str = "", players: int = 4, house: House = None, turn: str = "franciscans",
    pack: Pack | None = None, **options: Value,
) -> Position:  # fmt: skip
    """A position in mid-game, in a turn that has just begun; seats are not cast by lot.

    Three players are Franciscans, Carmelites and Dominicans, as if the lot had fallen so.
    """
    given: dict[str, Value] = {"first": "seat-1", **(house or {}), **options}
    p = dealt(players, given, pack)
    if players == 3:
        p.play("lot:franciscans", "lot:carmelites", "lot:dominicans")
    return laid(p, pawns, turn)


def laid(p: Position, pawns: str, turn: str = "franciscans") -> Position:
    """Put pawns on a new table, and let a turn begin."""
    s = p.state
    while p.phase == "pick":
        p.play(p.legal()[0])
    if p.phase == "reveal":
        p.play(p.legal()[0])
    for pawn in filter(None, map(str.strip, pawns.split(","))):
        name, place = pawn.split()
        number = PAWNS.index(name)
        if place.endswith("*"):
            s.frozen |= 1 << number
            s.ice -= 1
        where = place.rstrip("*")
        where = f"path-{where}" if where.isdecimal() else where
        put(s, number, s.saint_of[number], s.board.place_named(where))
    if s.house.advanced:
        for colour in range(len(COLOURS)):
            if all(place >= 1000 or place >= s.board.size for place in s.where[4 * colour :][:4]):
                s.open |= 1 << colour
    s.phases, s.turns, s.turns_of = [], 0, [0] * len(COLOURS)
    begin_turn(s, COLOURS.index(turn))
    go_on(s)
    return p
