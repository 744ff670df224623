"""The rows of a room's log: the only truth about it (docs/table.md).

A room is its rows, folded. `seq` counts from 0 and is never used twice. What is accepted together
is stored together: an action, the chance that follows, forced passes, the end.
"""

import msgspec

from questable.engine import Value
from questable.table.log.settings import Settings

Facts = dict[str, object]


class RoomFact(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What one row says."""


class OpenRow(RoomFact, frozen=True, kw_only=True, tag="open"):
    """The room was opened by its host, who is person 0."""

    name: str


class ChooseRow(RoomFact, frozen=True, kw_only=True, tag="choose"):
    """The game to be played; everybody's ready is taken back."""

    game: str
    players: int
    options: dict[str, Value]
    """Every option settled."""
    pack: str = ""
    """The name of someone's own pack, '' for the game's."""
    facts: Facts = {}
    """What is in that pack."""
    words: Facts = {}
    """What people read on its cards."""
    carried: dict[str, list[int]] = {}
    entries: list[tuple[int, str, str]] = []
    """A fork begins with these."""
    brought: bool = False
    """Whether it goes on from a record that somebody brought."""
    drawn: int = 0
    """How many of the entries are dice and draws, none of them drawn here."""
    position: str = ""
    """Where they lead to, so that nobody has to play them again."""
    trail: str = ""
    """Their hash, as the dealer draws by it."""
    start: str = ""
    """The position that somebody set up for the game to begin with; '' for one that is dealt."""
    asked: dict[str, Value] | None = None
    """The options as they were asked for, where the pack is the house's and follows its file."""
    by: int = -1
    """Who brought the pack; -1 where nobody did."""


class PackRow(RoomFact, frozen=True, kw_only=True, tag="pack"):
    """The house's pack was written anew: the next game that begins is played with it."""

    pack: str
    facts: Facts
    words: Facts
    options: dict[str, Value]
    """Every option settled with it."""


class PackFaultRow(RoomFact, frozen=True, kw_only=True, tag="pack-fault"):
    """The file of the house's pack cannot be used as it is; the table keeps what it has."""

    code: str
    """As in a refusal; '' once nothing is wrong any more."""
    rule: str = ""
    facts: dict[str, int | str] = {}


class SettingsRow(RoomFact, frozen=True, kw_only=True, tag="settings"):
    """The table's settings."""

    settings: Settings


class EnterRow(RoomFact, frozen=True, kw_only=True, tag="enter", omit_defaults=True):
    """Somebody came in."""

    person: int
    name: str
    origin: str = ""
    """A trace of where from (`links.trace`); nobody is told."""


class NameRow(RoomFact, frozen=True, kw_only=True, tag="name"):
    """Somebody changed their name."""

    person: int
    name: str


class FaceRow(RoomFact, frozen=True, kw_only=True, tag="face"):
    """Somebody chose the picture by which others know them."""

    person: int
    face: str


class RemoveRow(RoomFact, frozen=True, kw_only=True, tag="remove"):
    """Somebody left for good, or was sent away; their links are void."""

    person: int


class SitRow(RoomFact, frozen=True, kw_only=True, tag="sit"):
    """Somebody took a seat, alone or with those who share it (T-3.1)."""

    person: int
    seat: int


class ReturnRow(RoomFact, frozen=True, kw_only=True, tag="return"):
    """Somebody who had lost their link has their seat again: all others agreed that it is them.

    Whoever sat there rises and watches.
    """

    person: int
    seat: int


class GrantRow(RoomFact, frozen=True, kw_only=True, tag="grant"):
    """A seat's people let the host make one new link for one of them."""

    person: int


class RenewRow(RoomFact, frozen=True, kw_only=True, tag="renew"):
    """Somebody has a new link; lines by the old one are closed."""

    person: int
    by: int
    """Who made it: they themselves, or the host."""


class WayRow(RoomFact, frozen=True, kw_only=True, tag="way"):
    """Somebody of a class has a new link to its table; lines by the one before are closed."""

    person: int


class LockRow(RoomFact, frozen=True, kw_only=True, tag="lock"):
    """The host changed a link that many may have, or the code; lines by the old one are closed."""

    way: str
    """'door', 'watch', 'code', or 'lapse' for a code that nobody may use any more."""


class RiseRow(RoomFact, frozen=True, kw_only=True, tag="rise"):
    """Somebody left a seat and watches."""

    person: int


class ShareSeatRow(RoomFact, frozen=True, kw_only=True, tag="share-seat"):
    """Whether several people may sit here (T-3.1)."""

    seat: int
    shared: bool


class BotRow(RoomFact, frozen=True, kw_only=True, tag="bot"):
    """A bot plays a seat; the people who sit there keep it (T-3.3)."""

    seat: int
    level: str
    why: str = "host"
    """'host', or 'silent' when the owner was not heard of: then it leaves when they return."""
    version: int = 0
    """Of the bot's way to play; older rows tell none."""
    instead_of: str = ""
    """The level that failed, where a simpler one plays on for it."""


class BackRow(RoomFact, frozen=True, kw_only=True, tag="back"):
    """The bot leaves the seat to its people, or empty."""

    seat: int


class HostRow(RoomFact, frozen=True, kw_only=True, tag="host"):
    """The host's powers pass to somebody."""

    person: int
    taken: bool = False
    """Whether they were taken over from a host who was away, and not handed over."""


class ReadyRow(RoomFact, frozen=True, kw_only=True, tag="ready"):
    """Somebody is ready to start, or no longer."""

    person: int
    ready: bool


class CommitRow(RoomFact, frozen=True, kw_only=True, tag="commit"):
    """The dealer promises a seed by its hash."""

    game: int
    """Which game of this room, from 0."""
    commitment: str


class ShareRow(RoomFact, frozen=True, kw_only=True, tag="share"):
    """A seat's own 16 random bytes, as hexadecimal digits."""

    seat: int
    share: str
    by: str


class DealRow(RoomFact, frozen=True, kw_only=True, tag="deal"):
    """The game begins; its record has this header."""

    game: int
    header: str
    plies: int = 0
    """So many entries of the record stand in the choice that it goes on from."""


class ActRow(RoomFact, frozen=True, kw_only=True, tag="act", omit_defaults=True):
    """One entry of the record, and who of those at the seat made it."""

    seat: int
    action: str
    by: str
    person: int = -1
    arrival: int = 0
    """In a race: when it came, in microseconds of the server's clock."""
    adjusted: int = 0
    """In a race: when it was sent, as far as the line tells."""


class UndoRow(RoomFact, frozen=True, kw_only=True, tag="undo"):
    """An entry that takes back the last n that count (T-2.1, T-2.2)."""

    seat: int
    n: int
    by: str
    person: int = -1
    agreed: bool = False


class AskRow(RoomFact, frozen=True, kw_only=True, tag="ask"):
    """Somebody asks for what takes the consent of all others."""

    person: int
    what: str
    """'undo' (T-2.2), 'end', 'change' of seats and options in a series (T-3.2), or of seats:

    'host' (to take over from one who is away), 'share' (others may sit there too), 'sit', 'renew'
    (a new link for one of its people), 'return' (of somebody who lost their link).
    """
    seat: int = -1
    n: int = 0
    """How many entries an undo would take back."""
    target: int = -1
    """Whose link is to be new."""


class ConsentRow(RoomFact, frozen=True, kw_only=True, tag="consent"):
    """Somebody's answer to what was asked; one no settles it."""

    person: int
    yes: bool


class ChangeRow(RoomFact, frozen=True, kw_only=True, tag="change"):
    """All agreed that seats and options may change before the next game (T-3.2)."""


class SealedRow(RoomFact, frozen=True, kw_only=True, tag="sealed"):
    """A secret reply, not opened before all are in."""

    seat: int
    action: str
    by: str
    person: int = -1


class ClockRow(RoomFact, frozen=True, kw_only=True, tag="clock"):
    """What a deadline decided (T-4.1)."""

    seat: int
    did: str
    """'nudge', 'default', 'bot', 'window' or 'share'."""


class LineRow(RoomFact, frozen=True, kw_only=True, tag="line"):
    """Somebody's line was cut, or is back."""

    person: int
    up: bool
    woke: bool = False
    """Whether the server itself was away, so that the decision's time begins anew."""
    cut: int = 0
    """When it was cut, in milliseconds, where the row came only once that had lasted."""


class CurtainRow(RoomFact, frozen=True, kw_only=True, tag="curtain"):
    """Somebody's curtain fell between two hands on one device, or they have lifted it."""

    person: int
    down: bool


class LateRow(RoomFact, frozen=True, kw_only=True, tag="late"):
    """A racing action that came first and was too late, since another was sent before it."""

    seat: int
    action: str
    rule: str
    person: int
    arrival: int
    adjusted: int


class PhraseRow(RoomFact, frozen=True, kw_only=True, tag="phrase"):
    """One of the friendly phrases; there is no free chat."""

    person: int
    phrase: str


class RestRow(RoomFact, frozen=True, kw_only=True, tag="rest"):
    """The teacher of the class lets all tables rest, or go on: meanwhile nobody moves."""

    on: bool


class EndRow(RoomFact, frozen=True, kw_only=True, tag="end"):
    """The game has ended; its seed is published."""

    why: str
    """'over', 'agreed' or 'abandoned'."""
    seed: str
    reason: str = ""
    winners: list[int] = []
    scores: list[int] = []


class NextRow(RoomFact, frozen=True, kw_only=True, tag="next"):
    """People stay for another game: of the series, or a rematch that begins a new one."""

    rematch: bool


AnyFact = (
    OpenRow
    | ChooseRow
    | PackRow
    | PackFaultRow
    | SettingsRow
    | EnterRow
    | NameRow
    | FaceRow
    | RemoveRow
    | SitRow
    | ReturnRow
    | GrantRow
    | RenewRow
    | WayRow
    | LockRow
    | RiseRow
    | ShareSeatRow
    | BotRow
    | BackRow
    | HostRow
    | ReadyRow
    | CommitRow
    | ShareRow
    | DealRow
    | ActRow
    | UndoRow
    | AskRow
    | ConsentRow
    | ChangeRow
    | SealedRow
    | ClockRow
    | LineRow
    | CurtainRow
    | LateRow
    | PhraseRow
    | RestRow
    | EndRow
    | NextRow
)

FORMAT = 3
"""Raised with every change that an older program would not read: no room goes back to it."""
UNTOLD = (SealedRow, LateRow, CurtainRow, WayRow)
"""Nobody is told these rows; what they change is seen by those whom it concerns."""


class Row(msgspec.Struct, frozen=True):
    """A fact in its place."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    fact: AnyFact


_fact: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def encoded(fact: RoomFact) -> bytes:
    """A fact as JSON."""
    return msgspec.json.encode(fact)


def decoded(data: bytes) -> AnyFact:
    """The fact that `encoded` made bytes of."""
    return _fact.decode(data)
