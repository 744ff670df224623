"""Positions of Run the Race! for tests: made-up saints, played and asked in words.

A card is called by what it shows: `red-l-m-oct` is red, born in the 12th century (l is the twelfth
letter), passed in the 13th, with a feast in October; x is an unknown century. Cards that a position
does not name are fillers: they bear a month and a colour each, and no century.
"""

from typing import cast

from questable.engine import CHANCE, Log, Match, Record, Setup, State
from questable.engine.state import OVER
from questable.games.run_the_race import RunTheRaceGame
from questable.games.run_the_race.pack import RaceCard, RacePack
from questable.games.run_the_race.position import slot_card
from questable.games.run_the_race.referee import RunTheRace
from questable.games.run_the_race.state import PHASES
from questable.games.run_the_race.turning import go_on
from questable.games.run_the_race.view import RaceView

MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
CENTURIES = "xabcdefghijklmnopqrstu"
COLOURS = [
    "cyan",
    "orange",
    "red",
    "blue",
    "gray",
    "pink",
    "brown",
    "purple",
    "green",
    "yellow",
    "teal",
]
LONER = "cyan-x-x-jan"
"""What positions here name no match for, unless they say so."""


def card(key: str) -> RaceCard:
    """The card that a key describes."""
    main, birth, passing, month = key.split("-")[:4]
    births = CENTURIES.index(birth), CENTURIES.index(passing)
    return RaceCard(key, *births, main, MONTHS.index(month) + 1)


def fillers(count: int) -> list[str]:
    """Cards without a century."""
    pairs = [(colour, month) for month in MONTHS for colour in COLOURS]
    return [f"{colour}-x-x-{month}-filler" for colour, month in pairs[:count]]


class MadeUp(RunTheRaceGame):
    """The game with made-up saints."""

    def __init__(self, keys: list[str], size: int = 60) -> None:
        named = list(dict.fromkeys(keys))
        every = [*named, *(key for key in fillers(2 * size) if key not in named)][:size]
        self.saints = RacePack("made-up", [card(key) for key in every], {})

    def pack(self) -> RacePack:
        """These saints."""
        return self.saints


def various(size: int = 60) -> MadeUp:
    """A game whose saints match about as often as true ones."""
    keys = []
    for n in range(size):
        birth = CENTURIES[1 + n * 7 % 20]
        passing = CENTURIES[1 + (n * 7 % 20 + n % 2)]
        keys.append(f"{COLOURS[n * 5 % 11]}-{birth}-{passing}-{MONTHS[n * 5 % 12]}-{_name(n)}")
    return MadeUp(keys, size)


def strangers(size: int = 60) -> MadeUp:
    """A game whose saints rarely match, so that both are often stuck."""
    keys = [f"{COLOURS[n % 11]}-x-x-{MONTHS[n % 11]}-{_name(n)}" for n in range(size)]
    return MadeUp(keys, size)


def _name(n: int) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[n // 26] + "abcdefghijklmnopqrstuvwxyz"[n % 26]


class Position:
    """A state, played and asked in words."""

    def __init__(self, game: MadeUp, setup: Setup, state: RunTheRace) -> None:
        self.game = game
        self.setup = setup
        self.state = state

    def text(self, slot: int, pile: str, aim: str = "") -> str:
        """The action that plays a slot on a pile, aimed at its top unless said otherwise."""
        side = ("left", "right").index(pile)
        return f"play:{slot}:{pile}:{aim or self.piles[side][-1]}"

    def play(self, seat: int, slot: int, pile: str, aim: str = "") -> "Position":
        """A legal play."""
        return self.act(seat, self.text(slot, pile, aim))

    def act(self, seat: int, *texts: str) -> "Position":
        """One action after the other, all of them legal."""
        for text in texts:
            rule = self.refusal(seat, text)
            assert rule == "", f"{text} by {seat} is forbidden by {rule}"
            self.state.apply(seat, self.state.table().parse(text))
        return self

    def chance(self, *texts: str) -> "Position":
        """What chance does, in order."""
        return self.act(CHANCE, *texts)

    def refill(self) -> "Position":
        """Any card comes into the slot that is to be refilled."""
        return self.chance(self.state.outcome(0).text)

    def turn(self, left: str = "", right: str = "") -> "Position":
        """The referee turns up these cards, or any."""
        for wanted in (left, right):
            if self.phase.startswith("turn-"):
                self.chance(f"turn:{wanted}" if wanted else self.state.outcome(0).text)
        return self

    def no(self, seat: int, slot: int, pile: str, aim: str = "") -> str:
        """The rule against a play."""
        return self.refusal(seat, self.text(slot, pile, aim))

    def refusal(self, seat: int, text: str) -> str:
        """The rule against an action; it is refused if and only if it is not listed."""
        action = self.state.table().parse(text)
        rule = self.state.why_not(seat, action)
        listed = action in self.state.legal(seat)
        assert listed == (rule == ""), f"{text}: legal {listed}, refused by {rule!r}"
        return rule

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now."""
        return [action.text for action in self.state.legal(seat)]

    def view(self, seat: int) -> RaceView:
        """What a seat may know."""
        return cast(RaceView, self.game.view(self.state, seat))

    def hand(self, seat: int) -> str:
        """A hand in words."""
        return " ".join(self.view(seat).hands[seat])

    def listen(self) -> Log:
        """From now on everything that happens is told here."""
        self.state.log = Log()
        return self.state.log

    def match(self) -> Match:
        """A match that begins here."""
        self.setup.dealt = cast(State, self.state.clone())
        return Match(self.game, Record("run-the-race", 0, self.setup))

    @property
    def piles(self) -> list[list[str]]:
        """The open piles, their tops last."""
        return self.view(-1).piles

    @property
    def tops(self) -> tuple[str, str]:
        """What lies on top, left and right."""
        return self.piles[0][-1], self.piles[1][-1]

    @property
    def phase(self) -> str:
        """What is waited for."""
        return PHASES[self.state.phase]

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        assert self.state.actor == OVER
        return self.state.result().winners


def position(
    hand: str,
    other: str,
    left: str,
    right: str,
    *,
    pace: str = "race",
    draw: tuple[int, int] = (15, 15),
    sides: tuple[int, int] = (5, 5),
    side: str | None = None,
    more: str = "",
    turn: int = 0,
    size: int = 60,
) -> Position:
    """A position in the middle of a game: both hands, the open piles with their tops last.

    `side` are the cards of side piles that were shuffled anew; `more` are others of the pack. Hands
    of fewer than five slots end in empty ones.
    """
    named = [key for text in (hand, other, left, right, side or "", more) for key in text.split()]
    game = MadeUp([key for key in named if key != "-"], size)
    setup = game.setup(2, {"pace": pace})
    s = cast(RunTheRace, game.deal(setup))
    deck = s.deck
    slots = [key for text in (hand, other) for key in (text.split() + ["-"] * 5)[:5]]
    s.hands = [slot_card(deck, key) for key in slots]
    s.piles = [[deck.card(key) for key in text.split()] for text in (left, right)]
    s.side = sorted(deck.card(key) for key in (side or "").split())
    s.shuffles = int(side is not None)
    lying = {*s.hands, *s.piles[0], *s.piles[1], *s.side}
    s.unseen = [number for number in range(deck.size) if number not in lying]
    s.draw, s.sides = list(draw), list(sides)
    s.turn = turn
    if pace == "calm":
        s.first = 0
    go_on(s)
    return Position(game, setup, s)


def dealt(pace: str = "race", game: MadeUp | None = None) -> Position:
    """A new game."""
    game = game or various()
    setup = game.setup(2, {"pace": pace})
    return Position(game, setup, cast(RunTheRace, game.deal(setup)))
