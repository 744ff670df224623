"""A room: its rows, folded. Pure and without time; the only thing that changes it is a row."""

from questable.engine import (
    CHANCE,
    SEALED,
    Event,
    Game,
    GameFinder,
    Record,
    Setup,
    State,
    read_record,
)
from questable.table import companion, rows
from questable.table.companion import Offer
from questable.table.dealer import Dealer
from questable.table.play import Mark, Play
from questable.table.seats import Asked, Guest, Seat, acting
from questable.table.series import Series
from questable.table.settings import Settings
from questable.table.verdict import NotWhole

NOBODY = -9
LOBBY, SHARING, PLAYING, OVER = "lobby", "sharing", "playing", "over"


class Happened:
    """A row that was folded, and the events it gave rise to."""

    def __init__(self, row: rows.Row, events: list[Event]) -> None:
        self.row = row
        self.events = events


class Room:
    """How a room stands."""

    def __init__(self, room: str, finder: GameFinder) -> None:
        self.id = room
        self.finder = finder
        self.seq = 0
        """The number of the next row."""
        self.phase = LOBBY
        self.people: dict[int, Guest] = {}
        self.next_person = 0
        self.host = 0
        self.seats: list[Seat] = []
        self.chosen: rows.ChooseRow | None = None
        self.settings = Settings()
        self.games = 0
        """How many games were dealt."""
        self.commitment = ""
        self.committed = 0
        """When, in milliseconds."""
        self.shares: dict[int, str] = {}
        self.play: Play | None = None
        self.series: Series | None = None
        self.loose = True
        """Whether seats and options may be changed (T-3.2)."""
        self.asked: Asked | None = None
        self.entering: Offer | None = None
        """T-4.2: what a person is asked to roll and enter."""
        self.seeds: dict[int, bytes] = {}
        """The dealer's seeds, which come from the store's secrets and never from rows."""
        self.base = 0
        """The number of the first row that `history` has."""
        self.history: list[Happened] = []

    def fold(self, row: rows.Row) -> None:
        """Become what the room is after this row."""
        if row.seq != self.seq:
            raise ValueError(f"row {row.seq} of {self.id} came instead of {self.seq}")
        events = _FOLD[type(row.fact)](self, row.fact, row)  # type: ignore[operator]
        self.seq = row.seq + 1
        self.history.append(Happened(row, events or []))
        if type(row.fact) in _MOVES:
            self._put_decisions(row)

    @property
    def game(self) -> Game:
        """The chosen game."""
        assert self.chosen is not None
        game = self.finder.find(self.chosen.game)
        assert game is not None
        return game

    def setup(self) -> Setup:
        """How the chosen game is set up."""
        chosen = self.chosen
        assert chosen is not None
        game = self.game
        pack = game.pack_of(chosen.pack, chosen.facts) if chosen.pack else game.pack()
        setup = game.setup(chosen.players, chosen.options, pack)
        setup.carried = game.carried(setup, chosen.carried)
        return setup

    def dealer(self) -> Dealer:
        """Who draws in the running game."""
        shares = [bytes.fromhex(self.shares[seat]) for seat in range(len(self.seats))]
        return Dealer(self.seeds[self.games - 1], shares)

    def acting(self, seat: int) -> int:
        """Who acts at a seat now, -1 for a bot or nobody."""
        return acting(self.seats[seat], self.people)

    def seated(self) -> list[int]:
        """Everybody who has a seat."""
        return [person for seat in self.seats for person in seat.people]

    def consenters(self) -> list[int]:
        """T-2.2: every other person at the table has to agree to what was asked."""
        if self.asked is None:
            return []
        return [each for each in self.seated() if each != self.asked.person]

    def up(self, seat: int) -> bool:
        """Whether the line of any of a seat's people is up."""
        return any(self.people[each].up for each in self.seats[seat].people)

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

    def _put_decisions(self, row: rows.Row) -> None:
        """Note when a decision was put to a seat, so that clocks can be read off the rows."""
        play = self.play
        self.see_offer()
        deciders = self.deciders()
        if play is not None and play.state.actor == SEALED and play.window < 0:
            play.window = row.at
        own = row.fact.seat if isinstance(row.fact, rows.ActRow) else NOBODY
        for number, seat in enumerate(self.seats):
            if number not in deciders:
                seat.since = -1
            elif seat.since < 0 or own in (number, CHANCE):
                seat.since = row.at
                seat.nudged = False

    def _open(self, fact: rows.OpenRow, row: rows.Row) -> None:
        self.people[0] = Guest(name=fact.name, cut=row.at)
        self.next_person = 1
        self.host = 0

    def _choose(self, fact: rows.ChooseRow, _row: rows.Row) -> None:
        before, self.chosen = self.chosen, fact
        if self.series and before and (before.game, before.players) != (fact.game, fact.players):
            # T-3.2: what cannot be added up begins anew.
            self.series = None
        if self.series:
            last = self.series.coming[-1]
            self.series.coming[-1] = Record(last.game, last.rules, self.setup(), bool(fact.pack))
        self._resize(fact.players)
        self._unready()

    def _resize(self, players: int) -> None:
        for seat in self.seats[players:]:
            for person in seat.people:
                self.people[person].seat = -1
        del self.seats[players:]
        while len(self.seats) < players:
            self.seats.append(Seat())

    def _unready(self) -> None:
        for guest in self.people.values():
            guest.ready = False

    def _set(self, fact: rows.SettingsRow, _row: rows.Row) -> None:
        self.settings = fact.settings
        self._unready()

    def _enter(self, fact: rows.EnterRow, row: rows.Row) -> None:
        self.people[fact.person] = Guest(name=fact.name, cut=row.at)
        self.next_person = fact.person + 1

    def _name(self, fact: rows.NameRow, _row: rows.Row) -> None:
        self.people[fact.person].name = fact.name

    def _remove(self, fact: rows.RemoveRow, _row: rows.Row) -> None:
        self._unseat(fact.person)
        del self.people[fact.person]
        if self.asked and self.asked.person == fact.person:
            self.asked = None

    def _unseat(self, person: int) -> None:
        guest = self.people[person]
        if guest.seat >= 0:
            self.seats[guest.seat].leave(person)
        guest.seat = -1
        guest.ready = False

    def _sit(self, fact: rows.SitRow, _row: rows.Row) -> None:
        self._unseat(fact.person)
        self.people[fact.person].seat = self.people[fact.person].saw = fact.seat
        self.seats[fact.seat].people.append(fact.person)

    def _rise(self, fact: rows.RiseRow, _row: rows.Row) -> None:
        self._unseat(fact.person)

    def _share_seat(self, fact: rows.ShareSeatRow, _row: rows.Row) -> None:
        self.seats[fact.seat].shared = fact.shared

    def _bot(self, fact: rows.BotRow, _row: rows.Row) -> None:
        seat = self.seats[fact.seat]
        seat.bot, seat.why = fact.level, fact.why

    def _back(self, fact: rows.BackRow, row: rows.Row) -> None:
        seat = self.seats[fact.seat]
        seat.bot = seat.why = ""
        seat.limits = 0
        seat.nudged = False
        if seat.since >= 0:
            seat.since = row.at

    def _host(self, fact: rows.HostRow, _row: rows.Row) -> None:
        self.host = fact.person

    def _ready(self, fact: rows.ReadyRow, _row: rows.Row) -> None:
        self.people[fact.person].ready = fact.ready

    def _commit(self, fact: rows.CommitRow, row: rows.Row) -> None:
        self.phase = SHARING
        self.commitment = fact.commitment
        self.committed = row.at
        self.games = fact.game + 1
        self.shares = {}
        self.play = None
        for seat in self.seats:
            seat.limits = 0
        for guest in self.people.values():
            guest.saw = guest.seat

    def _share(self, fact: rows.ShareRow, _row: rows.Row) -> None:
        self.shares[fact.seat] = fact.share

    def _deal(self, fact: rows.DealRow, row: rows.Row) -> None:
        record = read_record(self.finder, fact.header + "\n")
        self.phase = PLAYING
        self.play = Play(self.game, record, fact.game)
        self.play.moved = row.seq
        if self.series is None:
            first = Record(record.game, record.rules, record.setup, record.foreign)
            kinds = [seat.bot or "human" for seat in self.seats]
            settings = self.settings
            self.series = Series(self.game, first, kinds, settings.target, settings.games)
        self.loose = False

    def _act(self, fact: rows.ActRow, row: rows.Row) -> list[Event]:
        play = self.play
        assert play is not None
        turn, number = play.game.turn(play.state)
        if fact.seat >= 0 and fact.by != "clock":
            self.seats[fact.seat].limits = 0
        if self.asked and self.asked.what == "undo":
            self.asked = None
        since = self.seats[fact.seat].since if fact.seat >= 0 else -1
        play.marks.append(Mark(since, [(seat.turn, seat.acted) for seat in self.seats]))
        events = play.act(fact, row.seq)
        self.seats[turn].acted |= turn == fact.seat
        if play.game.turn(play.state)[1] != number:
            self.seats[turn].rotate()
        return events

    def _undo(self, fact: rows.UndoRow, row: rows.Row) -> None:
        play = self.play
        assert play is not None
        if not play.whole:
            raise NotWhole
        self.asked = None
        mark = play.marks[-fact.n]
        del play.marks[-fact.n :]
        play.undo(fact, row.seq)
        for seat, (turn, acted) in zip(self.seats, mark.turns, strict=True):
            seat.since = -1
            seat.turn = turn % max(1, len(seat.people))
            seat.acted = acted
        if not fact.agreed:
            # T-4.1: who takes back an action gets no new time for it.
            self.seats[fact.seat].since = mark.since

    def _ask(self, fact: rows.AskRow, _row: rows.Row) -> None:
        self.asked = Asked(person=fact.person, what=fact.what, seat=fact.seat, n=fact.n)

    def _consent(self, fact: rows.ConsentRow, _row: rows.Row) -> None:
        assert self.asked is not None
        self.asked.yes.append(fact.person)
        if not fact.yes:
            self.asked = None

    def _change(self, _fact: rows.ChangeRow, _row: rows.Row) -> None:
        self.asked = None
        self.loose = True

    def _sealed(self, fact: rows.SealedRow, _row: rows.Row) -> None:
        assert self.play is not None
        self.play.sealed[fact.seat] = fact
        if fact.by == "clock":
            self.seats[fact.seat].limits += 1

    def _tick(self, fact: rows.ClockRow, _row: rows.Row) -> None:
        if fact.seat < 0:
            return
        seat = self.seats[fact.seat]
        if fact.did == "nudge":
            seat.nudged = True
        elif fact.did in ("default", "bot"):
            seat.limits += 1

    def _line(self, fact: rows.LineRow, row: rows.Row) -> None:
        guest = self.people[fact.person]
        seat = self.seats[guest.seat] if guest.seat >= 0 else None
        was = self.up(guest.seat) if seat else False
        guest.up = fact.up
        if not fact.up:
            guest.cut = row.at
        if seat is None or seat.since < 0:
            return
        if fact.woke:
            seat.since = row.at
        elif fact.up and not was:
            # T-4.1: a cut line stopped the clock, for the grace at most.
            stopped = row.at - max(guest.cut, seat.since)
            seat.since += max(0, min(stopped, self.settings.clock.grace * 1000))

    def _nothing(self, _fact: rows.Fact, _row: rows.Row) -> None:
        pass

    def _end(self, fact: rows.EndRow, _row: rows.Row) -> None:
        self.phase = OVER
        self.asked = None
        if self.play is not None:
            self.play.sealed = {}
            self.play.match.record.seed = fact.seed
        if fact.why == "over" and self.play is not None and self.series is not None:
            self.series.finished(str(self.games - 1), self.play.state)
        self._unready()

    def _next(self, fact: rows.NextRow, _row: rows.Row) -> None:
        assert self.chosen is not None
        self.phase = LOBBY
        self.play = None
        self.commitment = ""
        if fact.rematch:
            self.series = None
            self.loose = True
        following = self.series.following.setup if self.series else None
        self.chosen = rows.ChooseRow(
            game=self.chosen.game,
            players=self.chosen.players,
            options=following.options if following else self.chosen.options,
            pack=self.chosen.pack,
            facts=self.chosen.facts,
            carried=following.carried if following else {},
        )
        self._unready()


_MOVES = (
    rows.DealRow,
    rows.ActRow,
    rows.UndoRow,
    rows.SealedRow,
    rows.EndRow,
    rows.BotRow,
    rows.BackRow,
    rows.SitRow,
)

_FOLD = {
    rows.OpenRow: Room._open,
    rows.ChooseRow: Room._choose,
    rows.SettingsRow: Room._set,
    rows.EnterRow: Room._enter,
    rows.NameRow: Room._name,
    rows.RemoveRow: Room._remove,
    rows.SitRow: Room._sit,
    rows.RiseRow: Room._rise,
    rows.ShareSeatRow: Room._share_seat,
    rows.BotRow: Room._bot,
    rows.BackRow: Room._back,
    rows.HostRow: Room._host,
    rows.ReadyRow: Room._ready,
    rows.CommitRow: Room._commit,
    rows.ShareRow: Room._share,
    rows.DealRow: Room._deal,
    rows.ActRow: Room._act,
    rows.UndoRow: Room._undo,
    rows.AskRow: Room._ask,
    rows.ConsentRow: Room._consent,
    rows.ChangeRow: Room._change,
    rows.SealedRow: Room._sealed,
    rows.ClockRow: Room._tick,
    rows.LineRow: Room._line,
    rows.LateRow: Room._nothing,
    rows.PhraseRow: Room._nothing,
    rows.EndRow: Room._end,
    rows.NextRow: Room._next,
}
