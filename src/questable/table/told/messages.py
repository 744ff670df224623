"""What clients send and what they get: the protocol of a table (docs/protocol.md).

JSON, told apart by `do` (to the table) and `is` (from it). The schema and the TypeScript types
come from these structs.
"""

from typing import Annotated, Any, Literal

import msgspec

from questable.engine import Value
from questable.table.log import rows
from questable.table.log.room import Phase
from questable.table.log.settings import Settings
from questable.table.told.words import WordsNow

Nonce = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=100)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=1 << 53)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Person = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
NAME_LENGTH = 40
Picture = Annotated[str, msgspec.Meta(pattern=r"^[a-z-]{0,24}(?!\n)$")]
"""The name of a picture that pages have; one that does not know it shows none."""
Shows = Literal["plain", "picture"]
"""What a page shows of a game: all of it as text, or its board with a word for each place."""

PHRASES = (
    "hello", "good-luck", "well-played", "thank-you", "oops", "hurry", "think", "wow", "again",
    "good-game", "bye",
)  # fmt: skip


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What every message to the table has."""

    nonce: Nonce = ""
    """Chosen by the sender; the same one again gets the same answer and does nothing twice."""


class Since(Ask, frozen=True, kw_only=True, tag="since"):
    """Everything from row `seq` on; -1 for the table as it is now."""

    seq: Number = -1


class Pong(Ask, frozen=True, kw_only=True, tag="pong"):
    """The answer to a Ping, at once."""

    n: Number


class WhyNot(Ask, frozen=True, kw_only=True, tag="why-not"):
    """Which rule forbids this action to my seat?"""

    action: Text
    at: Text = ""
    """The place or card that was pointed at, for whoever puts the answer into words."""


class Hint(Ask, frozen=True, kw_only=True, tag="hint"):
    """What would a club bot do in my seat?"""


class Show(Ask, frozen=True, kw_only=True, tag="show"):
    """On a line with a language: I show this from now on, the table as it is comes with words."""

    show: Shows


class Name(Ask, frozen=True, kw_only=True, tag="name"):
    """I want to be called by this name."""

    name: Text


class ShowFace(Ask, frozen=True, kw_only=True, tag="face"):
    """Show me with this picture."""

    face: Picture


class Sit(Ask, frozen=True, kw_only=True, tag="sit"):
    """I take this seat; where a game runs, its people are asked (T-5.1)."""

    seat: Seat


class Rise(Ask, frozen=True, kw_only=True, tag="rise"):
    """I leave my seat."""


class Leave(Ask, frozen=True, kw_only=True, tag="leave"):
    """I leave for good; my link is void."""


class Ready(Ask, frozen=True, kw_only=True, tag="ready"):
    """I am ready to start."""

    ready: bool = True


class Choose(Ask, frozen=True, kw_only=True, tag="choose"):
    """Host: this is the game we play."""

    game: Text
    players: Seat
    options: dict[str, Value] = {}
    pack: Annotated[str, msgspec.Meta(max_length=200_000)] = ""
    """The text of someone's own pack, '' for the game's."""
    same_pack: bool = False
    """The pack that lies on the table stays, if it is one of this game."""
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)] = ""
    """A record to play on from; it tells game, players, options and pack itself."""
    ply: Number = -1
    """How many of its entries count; -1 for all."""


class Set(Ask, frozen=True, kw_only=True, tag="settings"):
    """Host: clocks, dice, series."""

    settings: Settings


class ShareSeat(Ask, frozen=True, kw_only=True, tag="share-seat"):
    """Host, or who sits there: several people may sit here, or no longer."""

    seat: Seat
    shared: bool = True


class SeatBot(Ask, frozen=True, kw_only=True, tag="bot"):
    """Host: a bot plays this seat."""

    seat: Seat
    level: Text


class Back(Ask, frozen=True, kw_only=True, tag="back"):
    """Host: the bot leaves this seat."""

    seat: Seat


class Remove(Ask, frozen=True, kw_only=True, tag="remove"):
    """Host: send somebody away."""

    person: Person


class HandOver(Ask, frozen=True, kw_only=True, tag="hand-over"):
    """Host: somebody else is host. Who sits may ask to be it when the host is away."""

    person: Person


class MayRenew(Ask, frozen=True, kw_only=True, tag="may-renew"):
    """Host: may I make a new link for somebody who sits? Their seat is asked."""

    person: Person


class Start(Ask, frozen=True, kw_only=True, tag="start"):
    """Host: the game begins; the dealer commits."""


class SeedShare(Ask, frozen=True, kw_only=True, tag="share"):
    """My seat's 16 random bytes in hexadecimal."""

    share: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Act(Ask, frozen=True, kw_only=True, tag="act"):
    """My seat does this: an action of the game, or a secret reply."""

    action: Text
    seen: Number = -1
    """The last `seq` I knew; if the position has changed since, it is 'stale'. -1: never mind."""


class Curtain(Ask, frozen=True, kw_only=True, tag="curtain"):
    """On a device that goes from hand to hand: I cannot see the table yet, or now I can."""

    down: bool


class Enter(Ask, frozen=True, kw_only=True, tag="enter"):
    """T-4.2: this is what we rolled or turned up."""

    action: Text


class Undo(Ask, frozen=True, kw_only=True, tag="undo"):
    """Take back my last action, or ask the others for it."""


class Consent(Ask, frozen=True, kw_only=True, tag="consent"):
    """Yes or no to what was asked."""

    yes: bool


class Change(Ask, frozen=True, kw_only=True, tag="change"):
    """May seats and options change before the next game of the series? (T-3.2)"""


class AgreeEnd(Ask, frozen=True, kw_only=True, tag="agree-end"):
    """Shall we end this game here?"""


class Abandon(Ask, frozen=True, kw_only=True, tag="abandon"):
    """Host: the game is broken off."""


class Next(Ask, frozen=True, kw_only=True, tag="next"):
    """Host: the next game of the series, or a rematch after it."""


class Phrase(Ask, frozen=True, kw_only=True, tag="phrase"):
    """One of PHRASES to all."""

    phrase: Text


AnyAsk = (
    Since | Pong | WhyNot | Hint | Show | Name | ShowFace | Sit | Rise | Leave | Ready | Choose
    | Set | ShareSeat | SeatBot | Back | Remove | HandOver | MayRenew | Start | SeedShare | Act
    | Curtain | Enter | Undo | Consent | Change | AgreeEnd | Abandon | Next | Phrase
)  # fmt: skip


class Tell(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """What every message from the table is."""


class Done(Tell, frozen=True, kw_only=True, tag="done"):
    """Stored; the answer to a message."""

    nonce: str
    seq: int
    """The number of what is told next: what was asked for lies before it."""


class Refusal(Tell, frozen=True, kw_only=True, tag="refused"):
    """Not done; the answer to a message. Nothing has changed."""

    nonce: str
    code: str
    """'rule', else such as 'not-host', 'stale', 'storage': the words are `room-refuse-<code>`.

    What a game says no to in its set-up has its own: `<game>-refuse-<code>` or `table-refuse-...`.
    """
    rule: str = ""
    facts: dict[str, int | str] = {}


class Why(Tell, frozen=True, kw_only=True, tag="why", omit_defaults=True):
    """The answer to WhyNot; the rule is '' when it is allowed."""

    nonce: str
    action: str
    rule: str
    at: str = ""
    words: str = ""
    """What is wrong with this very action, on a line with a language."""


class Hinted(Tell, frozen=True, kw_only=True, tag="hint", omit_defaults=True):
    """The answer to Hint."""

    nonce: str
    action: str
    why: str = ""
    """The reason, by its name (docs/bots.md); '' where none was found."""
    facts: dict[str, int | str] = {}
    """What the reason speaks of."""
    words: str = ""
    """In words, on a line with a language."""


class Ping(Tell, frozen=True, kw_only=True, tag="ping"):
    """Answer with Pong and the same number, at once."""

    n: int


class Bye(Tell, frozen=True, kw_only=True, tag="bye"):
    """The line is closed."""

    why: str
    """'restart' (come back soon), 'removed', 'void', 'gone' (the room is) or 'slow'."""


class Heard(msgspec.Struct, frozen=True, kw_only=True):
    """An event that these eyes may know of."""

    event: str
    facts: dict[str, int | str]


class Acted(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="act", omit_defaults=True
):
    """An entry of the record, as far as these eyes may know."""

    seat: int
    by: str
    person: int
    action: str
    """'' for what was another seat's secret."""
    events: list[Heard]
    lines: list[str] = []
    """The events in words, on a line with a language."""


class Dealt(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="deal"):
    """The game begins."""

    game: int
    header: msgspec.Raw


class Chosen(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="choose"):
    """The game to be played."""

    game: str
    players: int
    options: dict[str, Value]
    pack: str
    plies: int
    """How many entries a fork begins with."""


class Renewed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="pack"):
    """The house's pack was written anew: the next game that begins is played with it."""

    pack: str


AnyPublic = (
    rows.OpenRow
    | Chosen
    | Renewed
    | rows.PackFaultRow
    | rows.SettingsRow
    | rows.EnterRow
    | rows.NameRow
    | rows.FaceRow
    | rows.RemoveRow
    | rows.SitRow
    | rows.ReturnRow
    | rows.GrantRow
    | rows.RenewRow
    | rows.LockRow
    | rows.RiseRow
    | rows.ShareSeatRow
    | rows.BotRow
    | rows.BackRow
    | rows.HostRow
    | rows.ReadyRow
    | rows.CommitRow
    | rows.ShareRow
    | rows.UndoRow
    | rows.AskRow
    | rows.ConsentRow
    | rows.ChangeRow
    | rows.ClockRow
    | rows.LineRow
    | rows.PhraseRow
    | rows.RestRow
    | rows.EndRow
    | rows.NextRow
)


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What a row says to these eyes."""

    seq: int
    at: int
    fact: AnyPublic | Acted | Dealt


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everyone sees it."""

    people: list[int]
    acting: int
    """Who of them acts this turn (T-3.1), -1 for nobody."""
    shared: bool
    bot: str
    """The level of the bot that plays it, '' for none."""


class PersonNow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the room."""

    person: int
    name: str
    face: str
    """The name of the picture they chose, '' for none."""
    seat: int
    ready: bool
    up: bool
    """Whether their line is up."""


class AskedNow(msgspec.Struct, frozen=True, kw_only=True):
    """What waits for consent."""

    person: int
    what: str
    seat: int
    n: int
    target: int
    """Whose link is to be new, -1 where none is."""
    yes: list[int]
    """Who has agreed so far."""
    open: list[int]
    """Whose answer is awaited."""


class SeriesNow(msgspec.Struct, frozen=True, kw_only=True):
    """How the series stands (T-3.2)."""

    played: int
    sums: list[int]
    wins: list[int]
    over: bool
    leaders: list[int]


class BroughtNow(msgspec.Struct, frozen=True, kw_only=True):
    """The game goes on from a record that somebody brought: whoever wrote it chose its luck."""

    entries: int
    drawn: int
    """Dice and draws among them, none of them drawn here."""
    carried: bool
    """Whether scores of earlier games came with it."""
    position: bool
    """Whether it begins with a position that somebody set up, and not with a deal."""


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """Everything around the game; the same for all eyes."""

    room: str
    phase: Phase
    """While it is 'sharing', bytes are awaited."""
    host: int
    game: str
    players: int
    options: dict[str, Value]
    pack: str
    """The name of a pack that is not the game's own, or ''."""
    brought: BroughtNow | None
    settings: Settings
    seats: list[SeatNow]
    people: list[PersonNow]
    asked: AskedNow | None
    series: SeriesNow | None
    games: int
    """How many games were dealt here."""
    commitment: str
    coded: bool
    """Whether there is a code that opens the door."""
    edition: int = 0
    """How often the house's pack was written anew, if that is what is played with."""
    renewed: bool = False
    """Whether the game that comes next has another edition of it than this one."""
    pack_fault: rows.PackFaultRow | None = None
    """What is wrong with its file now."""
    paused: bool = False
    """Whether the teacher of the class lets all rest: nobody moves, and clocks stand."""
    pack_by: int = -1
    """The person who brought the pack; -1 where it is the game's or the house's."""


class ClockNow(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that is being timed."""

    seat: int
    """-1 for a window of secret replies."""
    at: int
    """When the time is up, in milliseconds since 1970; 0 while a cut line stops it."""


class PauseNow(msgspec.Struct, frozen=True, kw_only=True):
    """Secret replies are kept unopened for a while, whoever has answered (T-5.1)."""

    begun: int
    """When they were asked for, in milliseconds since 1970."""
    ends: int
    """Before when they are not opened."""


class OutcomeNow(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended."""

    reason: str
    winners: list[int]
    scores: list[int]


class PlayNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game through one seat's eyes."""

    view: Any
    """A View of the game; who reads it off a wire gets its fields. On a line with a language those
    that are as they were in the update before are left out, and `game` is always among those; so is
    what is for `imagine` alone."""
    asks: str
    """'turn', 'call', 'race', 'sealed', 'enter' (T-4.2) for those who may act; 'wait', 'over'."""
    answered: bool = False
    """Whether the own secret reply is in."""
    undo: str = ""
    """'' not possible, 'free' (T-2.1, or nobody is there to be asked) or 'ask' (T-2.2)."""
    clocks: list[ClockNow] = []
    outcome: OutcomeNow | None = None
    """When it is over."""
    pause: PauseNow | None = None
    """While secret replies are asked for: all who are there, asked or not, have the same."""
    legal: list[str] = []
    """What these eyes may do; on a line with a language the words' `choices` tell it."""
    lists: dict[str, list[Any]] = {}
    """Lists of the view that have changed in part, on a line with a language: a number stands for
    an item that was there in the update before, by its place there."""
    added: dict[str, Any] = {}
    """Lists of the view that only grew, on a line with a language: what came to the end. For a list
    of lists, by place, what came to the end of those."""
    words: WordsNow | None = None
    """All this in words, on a line with a language."""


class Update(Tell, frozen=True, kw_only=True, tag="update", omit_defaults=True):
    """What is new, once for every group of rows; also the answer to Since."""

    seq: int
    """The number of what is told next."""
    told: list[Told]
    table: TableNow | None
    """None when nothing around the game has changed."""
    play: PlayNow | None
    """None when there is no game to be seen."""
    part: str = ""
    """A long history comes in parts: 'past' (of games before this one) or 'now', until the last of
    them, which has none and shows the table and the game as they are."""


class Welcome(Tell, frozen=True, kw_only=True, tag="welcome"):
    """The first message on a line."""

    room: str
    person: int
    """-1 for a spectator."""
    seq: int
    now: int
    """The table's time, in milliseconds since 1970: a device's own clock may be wrong."""


class Notice(Tell, frozen=True, kw_only=True, tag="notice"):
    """What the keeper of the house announces to everybody; nothing when it is over."""

    text: dict[str, str]
    """By language: what is announced."""


AnyTell = Notice | Done | Refusal | Why | Hinted | Ping | Bye | Update | Welcome


class Malformed(ValueError):
    """Bytes that are no message to a table."""


_ask: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
_tell: msgspec.json.Decoder[AnyTell] = msgspec.json.Decoder(AnyTell)
_encoder = msgspec.json.Encoder()


def read(data: bytes | str) -> AnyAsk:
    """A client's message, or Malformed."""
    try:
        return _ask.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:200]) from error


def write(told: Tell) -> bytes:
    """A message to a client."""
    return _encoder.encode(told)


def read_tell(data: bytes | str) -> AnyTell:
    """A message of the table again, for clients and for answers that were stored."""
    return _tell.decode(data)
