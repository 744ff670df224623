"""A game in progress: a record and the state that it folds to; refereeing and undo."""

from questable.engine.action import UnknownAction
from questable.engine.event import Event, Log
from questable.engine.fault import Fault
from questable.engine.game import Game
from questable.engine.record import UNDO, Entry, Record, RecordError
from questable.engine.state import CHANCE, OVER, State
from questable.engine.trail import START, Course, after
from questable.engine.way_back import WayBack


class Illegal(ValueError):
    """An action that the rules forbid now; nothing has changed."""

    def __init__(self, seat: int, action: str, rule: str) -> None:
        super().__init__(f"{action} by seat {seat} is forbidden by {rule}")
        self.seat = seat
        self.action = action
        self.rule = rule


class Match:
    """Folds entries into a state, one at a time, and refuses what is not legal."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.log = Log()
        self.state: State = game.deal(record.setup)
        self.state.log = self.log
        self._played: list[Entry] = []
        self._trails: list[bytes] = [START]
        """By how many entries count: what the dealer draws by."""
        self._way_back = WayBack(self.state)
        self.behind: Entry | None = None
        """The last entry that counts of those before, where a match goes on from a position."""
        for number, entry in enumerate(record.entries, start=2):
            self._resume(number, entry)

    def _resume(self, number: int, entry: Entry) -> None:
        n = entry.undone()
        try:
            if n:
                self._check_rewind(entry.seat, n)
                self._take_back(n)
            else:
                self._apply(entry)
        except UnknownAction as error:
            raise RecordError(number, Fault("unknown-action", action=entry.action)) from error
        except Illegal as error:
            why = Fault("forbidden", action=error.action, rule=error.rule)
            raise RecordError(number, why) from error

    def go_on_from(self, state: State, last: Entry | None, trail: bytes) -> None:
        """Put the match where a game stands whose entries are not here; undo ends there."""
        self.state = state
        self.state.log = self.log
        self.behind = last
        self._played = []
        self._trails = [trail]
        self._way_back = WayBack(state)

    def _apply(self, entry: Entry) -> None:
        action = self.state.table().parse(entry.action)
        rule = self.state.why_not(entry.seat, action)
        if rule:
            raise Illegal(entry.seat, entry.action, rule)
        waited = self.state.actor
        self.state.apply(entry.seat, action)
        self._played.append(entry)
        self._trails.append(after(self.trail, waited, entry.seat, action, self.state))
        self._way_back.pass_by(len(self._played), self.state)

    def _take_back(self, n: int) -> None:
        del self._played[-n:]
        del self._trails[-n:]
        at, self.state = self._way_back.nearest(len(self._played))
        # What was told stays told: nobody listens while the way there is played again.
        for played in range(at, len(self._played)):
            entry = self._played[played]
            self.state.apply(entry.seat, self.state.table().parse(entry.action))
            self._way_back.pass_by(played + 1, self.state)
        self.state.log = self.log

    @property
    def seq(self) -> int:
        """How many entries the record has, undone ones included: never used twice."""
        return len(self.record.entries)

    @property
    def trail(self) -> bytes:
        """A hash of the entries that count, as the dealer draws by it."""
        return self._trails[-1]

    def course(self, before: int = 0) -> Course:
        """Where the dealer stands; so many entries of the record are not here."""
        return Course(self.record.luck, before + self.seq, self.trail)

    def play(self, seat: int, action: str, by: str) -> list[Event]:
        """Apply one action, or raise Illegal or UnknownAction and change nothing."""
        entry = Entry(seat, action, by)
        self._apply(entry)
        self.record.entries.append(entry)
        return self.log.take()

    def undo_refusal(self, seat: int) -> str:
        """The rule that forbids this seat to undo without consent, or ''."""
        if self.state.actor == OVER:
            return "T-1.2"
        if self.state.racing():
            return "T-2.3"
        last = self.last
        if last is None or last.seat != seat or seat == CHANCE:
            return "T-2.1"
        return "T-2.1" if self.state.barrier >= self.state.ply else ""

    def undo(self, seat: int, by: str) -> None:
        """Take back the seat's own last action by T-2.1, or raise Illegal."""
        rule = self.undo_refusal(seat)
        if rule:
            raise Illegal(seat, f"{UNDO}1", rule)
        self.rewind(seat, 1, by)

    def consent_refusal(self) -> str:
        """The rule that forbids going back even when all agree, or '' (T-2.2)."""
        if self.state.actor == OVER:
            return "T-1.2"
        if self.state.racing():
            return "T-2.3"
        return "" if self._played else "T-2.2"

    def rewind(self, seat: int, n: int, by: str) -> None:
        """Take back the last n entries that count; the undone ones stay in the record (T-2.2)."""
        self._check_rewind(seat, n)
        self._take_back(n)
        self.record.entries.append(Entry(seat, f"{UNDO}{n}", by))

    def _check_rewind(self, seat: int, n: int) -> None:
        rule = self.consent_refusal()
        if not 1 <= n <= len(self._played):
            rule = rule or "T-2.2"
        if rule:
            raise Illegal(seat, f"{UNDO}{n}", rule)

    @property
    def last(self) -> Entry | None:
        """The last entry that counts."""
        return self._played[-1] if self._played else self.behind

    def last_own(self, seat: int) -> int:
        """How many entries lie from this seat's last action to now; 0 if it never acted."""
        for back, entry in enumerate(reversed(self._played), start=1):
            if entry.seat == seat:
                return back
        return 0
