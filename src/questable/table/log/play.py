"""The game that a room plays: its record, folded, and what lies around it."""

from functools import cached_property

from questable.engine import (
    CHANCE,
    OVER,
    SEALED,
    SPECTATOR,
    Event,
    Game,
    Match,
    Record,
    State,
    View,
)
from questable.engine.trail import Course
from questable.table.log.dealer import Dealer
from questable.table.log.rows import ActRow, ChooseRow, SealedRow, UndoRow


class NotWhole(Exception):
    """The judge has to see the whole game, and the room was opened from a snapshot."""


class Mark:
    """How seats stood before an entry: since when its own was asked, and who was to act."""

    def __init__(self, since: int, spared: int, turns: list[tuple[int, bool]]) -> None:
        self.since = since
        self.spared = spared
        self.turns = turns


class Play:
    """A match, the secret replies that are not opened yet, and the dealer's promise."""

    def __init__(self, game: Game, record: Record, number: int) -> None:
        self.game = game
        self.match = Match(game, record)
        self.match.log.take()
        self.number = number
        """Which game of the room it is."""
        self.before = 0
        """How many entries of the record are not in memory, but in a position it goes on from."""
        self.brought = 0
        """How many of them a record brought: nobody takes those back here."""
        self.sealed: dict[int, SealedRow] = {}
        self.acted = 0
        """Mask of the seats with an action that counts."""
        self.moved = 0
        """The number by which all were told of the last change of the position."""
        self.since = 0
        """When the position last changed, in milliseconds."""
        self.window = -1
        """When the secret replies that are open were asked for, in milliseconds; -1 for none."""
        self.opens = -1
        """Before when they are not opened (T-5.1), in milliseconds; -1 for none."""
        self.nudged = False
        """Whether those who are asked in secret were nudged, all of them at once."""
        self._seen: tuple[State, int, View] | None = None
        """What everyone saw last, where views are made of that."""
        self.marks: list[Mark] = []
        """By entry that counts: how the seats stood before it, for undo."""

    def go_on_from(self, chosen: ChooseRow) -> None:
        """Begin where a record ended that somebody brought."""
        state = self.game.load(self.match.record.setup, chosen.position)
        self.match.go_on_from(state, None, bytes.fromhex(chosen.trail))
        self.before = self.brought = len(chosen.entries)

    @cached_property
    def header(self) -> str:
        """Of a record of this set-up: game, options and pack, and nothing that was promised.

        Written once, for it may hold a pack that somebody brought.
        """
        played = self.match.record
        return Record(played.game, played.rules, played.setup, played.foreign).header()

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    @property
    def seq(self) -> int:
        """The number of the record's next entry."""
        return self.before + self.match.seq

    @property
    def whole(self) -> bool:
        """Whether all entries that can be taken back are in memory."""
        return self.before == self.brought

    @property
    def over(self) -> bool:
        """Whether the game has come to its own end."""
        return self.state.actor == OVER

    def act(self, fact: ActRow, number: int) -> list[Event]:
        """Fold one entry, told by this number."""
        self.moved = number
        if self.replies(fact.seat, fact.action):
            self.sealed.pop(fact.seat, None)
            self.window = self.opens = -1
        if fact.seat >= 0:
            self.acted |= 1 << fact.seat
        return self.match.play(fact.seat, fact.action, fact.by)

    def undo(self, fact: UndoRow, number: int) -> None:
        """Fold one entry that takes others back; unopened replies go with them."""
        self.moved = number
        self.sealed = {}
        self.window = self.opens = -1
        self.match.rewind(fact.seat, fact.n, fact.by)
        self.acted = sum(1 << seat for seat in range(self.state.seats) if self.match.last_own(seat))
        self.match.log.take()

    def view(self, seat: int) -> View:
        """The position through a seat's eyes.

        A bargain: what everyone sees is built once for all eyes, where the game makes of it what a
        seat sees. Views share it, and nobody may change what is in one.
        """
        game, state = self.game, self.state
        if not (game.one_view or game.adds_to_shown):
            return game.view(state, seat)
        if self._seen is None or self._seen[0] is not state or self._seen[1] != self.moved:
            self._seen = (state, self.moved, game.view(state, SPECTATOR))
        shown = self._seen[2]
        return shown if seat == SPECTATOR else game.view_from(shown, state, seat)

    def awaited(self, seat: int) -> bool:
        """Whether a secret reply of this seat is still to come."""
        pending = (self.state.pending >> seat) & 1 == 1
        return self.state.actor == SEALED and pending and seat not in self.sealed

    def replies(self, seat: int, text: str) -> bool:
        """Whether this is a secret reply: who is asked in secret may call all the same (S-5.1)."""
        state = self.state
        if state.actor != SEALED or seat < 0 or not (state.pending >> seat) & 1:
            return False
        unasked = state.clone()
        unasked.pending &= ~(1 << seat)
        return unasked.why_not(seat, unasked.table().parse(text)) != ""

    def deciders(self) -> list[int]:
        """The seats that the game waits for; nobody in particular in a race."""
        actor = self.state.actor
        if actor == SEALED:
            return [seat for seat in range(self.state.seats) if self.awaited(seat)]
        return [actor] if actor >= 0 else []

    def course(self) -> Course:
        """Where the dealer stands."""
        return self.match.course(self.before)

    def chance(self, dealer: Dealer, state: State, course: Course) -> ActRow:
        """What the dealer draws where a game has come this way."""
        action = state.outcome(dealer.draw(course, state.weight()))
        return ActRow(seat=CHANCE, action=action.text, by="dealer")
