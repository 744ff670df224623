"""How a room stands: its rows, folded. Only `fold` changes it."""

from bisect import bisect_left
from typing import Final, Literal

import msgspec

from questable.bots import patience_of
from questable.engine import (
    CHANCE,
    Event,
    Game,
    GameFinder,
    Record,
    Setup,
    State,
)
from questable.table.log import companion, rows
from questable.table.log.companion import Offer
from questable.table.log.dealer import Dealer
from questable.table.log.play import Play
from questable.table.log.seats import Asked, Guest, Seat, acting
from questable.table.log.series import Series
from questable.table.log.settings import Settings

Phase = Literal["lobby", "sharing", "playing", "over"]
LOBBY: Final = "lobby"
SHARING: Final = "sharing"
PLAYING: Final = "playing"
ENDED: Final = "over"
"""A room's phase, not the engine's OVER, which is nobody's turn: a game may be ended by agreement.
The word itself is written in snapshots and browsers and read by scripts, and stays."""


WAY = 200
"""Milliseconds that a bot's thought may be on its way to where it is thought and back."""


class Happened:
    """A row that was folded, the number it is told by, and the events it gave rise to."""

    def __init__(self, row: rows.Row, number: int, events: list[Event]) -> None:
        self.row = row
        self.number = number
        self.events = events
        self.plies = 0
        """How many entries a game that was chosen begins with."""
        if isinstance(row.fact, rows.ChooseRow):
            # What a host brings may be large, and a host may choose often: the room keeps the last.
            self.plies = len(row.fact.entries)
            slim = msgspec.structs.replace(row.fact, facts={}, words={}, entries=[], position="")
            self.row = rows.Row(row.seq, row.at, slim)
        elif isinstance(row.fact, rows.PackRow):
            light = msgspec.structs.replace(row.fact, facts={}, words={})
            self.row = rows.Row(row.seq, row.at, light)


class Room:
    """How a room stands."""

    def __init__(self, room: str, finder: GameFinder) -> None:
        self.id = room
        self.finder = finder
        self.seq = 0
        """The number of the next row."""
        self.told = 0
        """How many of them everyone is told: the only numbers that lines know (T-5.1)."""
        self.phase: Phase = LOBBY
        self.people: dict[int, Guest] = {}
        self.next_person = 0
        self.host = 0
        self.ousted: list[int] = []
        """Hosts from whom the table was taken over, until one of them has it again."""
        self.granted: list[int] = []
        """For whom the host may make one new link."""
        self.seats: list[Seat] = []
        self.chosen: rows.ChooseRow | None = None
        self.chosen_at = -1
        """The number of the row that chose it; -1 if that was before a snapshot."""
        self.renewed: rows.PackRow | None = None
        """The house's pack that waits for the next game."""
        self.edition = 0
        """How often the house's pack was written anew."""
        self.pack_fault: rows.PackFaultRow | None = None
        """What is wrong with its file."""
        self._setup: tuple[rows.ChooseRow, Setup] | None = None
        self._prepared: Setup | None = None
        self.settings = Settings()
        self.games = 0
        """How many games were dealt."""
        self.dealt = False
        """Whether any game ever began."""
        self.ended: list[int] = []
        """The numbers of the games whose records can be had."""
        self.commitment = ""
        self.committed = 0
        """When, in milliseconds."""
        self.coded = -1
        """When the code was made that opens the door; -1 if none does."""
        self.rested = -1
        """Since when the table rests, as its class does; -1 while it does not."""
        self.shares: dict[int, str] = {}
        self.play: Play | None = None
        self.series: Series | None = None
        self.loose = True
        """Whether seats and options may be changed (T-3.2)."""
        self.asked: Asked | None = None
        self.asked_at = 0
        """The number of the row after which something else was asked, or nothing any more."""
        self.entering: Offer | None = None
        """T-4.2: what a person is asked to roll and enter."""
        self.seeds: dict[int, bytes] = {}
        """The dealer's seeds, which come from the store's secrets and never from rows."""
        self._dealer: tuple[int, Dealer] | None = None
        """The running game's number and its dealer, made when it first draws."""
        self.base = 0
        """The number of the first row that `history` has."""
        self.history: list[Happened] = []

    @property
    def earliest(self) -> int:
        """The number, as told, of the first row that `history` has."""
        return self.history[0].number if self.history else self.told

    def row(self, number: int) -> int:
        """Where in the log the telling goes on from this number."""
        return self.base + bisect_left(self.history, number, key=lambda each: each.number)

    @property
    def game(self) -> Game:
        """The chosen game."""
        assert self.chosen is not None
        game = self.finder.find(self.chosen.game)
        assert game is not None
        return game

    def setup(self) -> Setup:
        """How the chosen game is set up; made once for each choice."""
        chosen = self.chosen
        assert chosen is not None
        if self._setup is None or self._setup[0] is not chosen:
            game = self.game
            pack = game.pack()
            if chosen.pack:
                pack = game.pack_of(chosen.pack, chosen.facts, chosen.words)
            setup = game.setup(chosen.players, chosen.options, pack)
            setup.carried = game.carried(setup, chosen.carried)
            setup.start = chosen.start
            self._setup = (chosen, setup)
        return self._setup[1]

    def prepare(self) -> None:
        """Make all that a deal of the chosen game needs, once for each choice."""
        if self.chosen is not None:
            setup = self.setup()
            if self._prepared is not setup:
                self.game.prepare(setup.pack)
                self._prepared = setup
            self.game.deal(setup)

    def dealer(self) -> Dealer:
        """Who draws in the running game."""
        if self._dealer is None or self._dealer[0] != self.games:
            shares = [bytes.fromhex(self.shares[seat]) for seat in range(len(self.seats))]
            self._dealer = (self.games, Dealer(self.seeds[self.games - 1], shares))
        return self._dealer[1]

    @property
    def settled(self) -> bool:
        """Whether seats are their people's: in a game and in mid-series (T-3.2, T-5.1)."""
        if self.phase in (SHARING, PLAYING):
            return True
        return not self.loose and self.series is not None and not self.series.over()

    def acting(self, seat: int) -> int:
        """Who acts at a seat now, -1 for a bot or nobody."""
        return acting(self.seats[seat], self.people)

    def seated(self) -> list[int]:
        """Everybody who has a seat."""
        return [person for seat in self.seats for person in seat.people]

    def consenters(self) -> list[int]:
        """Who has to agree to what was asked."""
        return self.asked_of(self.asked.wish()) if self.asked else []

    def asked_of(self, wish: rows.AskRow) -> list[int]:
        """T-2.2: every other person at the table; what touches a seat, its people who are there."""
        others = [each for each in self.seated() if each != wish.person]
        match wish.what:
            case "share" | "sit" | "renew":
                own = self.seats[wish.seat].people
                return [each for each in others if each in own and self.people[each].up]
            case "return":
                return [each for each in others if self.people[each].seat != wish.seat]
            case "host":
                return [each for each in others if each != self.host]
        return others

    def up(self, seat: int) -> bool:
        """Whether the line of any of a seat's people is up."""
        return any(self.people[each].up for each in self.seats[seat].people)

    def away(self, seat: int) -> int:
        """Since when nobody of a seat can see the table; -1 while somebody can."""
        since = [self.people[each].away for each in self.seats[seat].people]
        return -1 if -1 in since else max(since, default=-1)

    def pause(self) -> int:
        """T-5.1: for how many milliseconds secret replies stay unopened, whoever has answered.

        One person alone with bots waits as long as the most patient of them takes for an action,
        whichever bots are asked and whatever they have to think about.
        """
        settings = self.settings
        if settings.window:
            return settings.window * 1000
        if len(self.people) > 1:
            return settings.pause * 1000
        longest = max((patience_of(seat.bot) for seat in self.seats), default=0)
        return max(settings.pace, longest + (WAY if longest else 0))

    def opening(self) -> int:
        """When secret replies that are all in are opened.

        T-2.2: who is asked to go back meanwhile has as long a pause to say so.
        """
        play, asked = self.play, self.asked
        assert play is not None
        if asked is None or asked.what != "undo":
            return play.opens
        return max(play.opens, asked.at + play.opens - play.window)

    def record(self) -> Record:
        """The record of the game that was dealt last."""
        assert self.play is not None
        return self.play.match.record

    def offer(self, state: State) -> Offer | None:
        """T-4.2: what a person is asked to roll and enter at this position, if anything."""
        if self.settings.dice != "companion" or state.actor != CHANCE:
            return None
        return companion.offer(self.game, self.setup(), self.seats, state)

    def see_offer(self) -> None:
        """Look whether somebody has to enter dice now."""
        playing = self.play if self.phase == PLAYING else None
        self.entering = self.offer(playing.state) if playing else None

    def deciders(self) -> list[int]:
        """The seats that the table waits for."""
        if self.play is None or self.phase != PLAYING:
            return []
        return [self.entering.seat] if self.entering else self.play.deciders()
