"""What a teacher, pupils and a screen send to a class and what they get (docs/classes.md).

JSON, told apart by `do` (to the class) and `is` (from it), over the same socket as a table's
messages. A line is always told the class as it is, whole; what it may not know is not in it.
"""

from typing import Annotated, Literal

import msgspec

from questable.engine import Value
from questable.table.log.class_rows import MOST_ITEMS, MOST_PUPILS, BeeRules, LearnRules
from questable.table.log.school_class import Doing, Helping, Stage
from questable.table.told.messages import (
    Ask,
    Bye,
    Done,
    Malformed,
    Notice,
    Number,
    Ping,
    Pong,
    Refusal,
    Tell,
    Text,
)

MOST_HOURS = 24
OPTIONS = 4
"""Of a question."""

Pupil = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
TablePhase = Literal["opening", "sharing", "playing", "over"]


class TableRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played at the tables of a class, and by whom."""

    game: Text
    options: dict[str, Value] = {}
    size: Annotated[int, msgspec.Meta(ge=1, le=12)] = 4
    """How many are at a table, where groups are drawn; as even as can be."""
    groups: Annotated[
        list[Annotated[list[Pupil], msgspec.Meta(max_length=12)]],
        msgspec.Meta(max_length=MOST_PUPILS),
    ] = []
    """Who plays with whom; empty for groups that are drawn among those who are here."""
    bots: Text = ""
    """The level of bots that fill a table up to `size`; '' for none, but where a game needs more
    players than there are, the usual one."""


class HoldBee(Ask, frozen=True, kw_only=True, tag="bee"):
    """Teacher: a bee begins with its first question."""

    rules: BeeRules = BeeRules()


class ShowAnswer(Ask, frozen=True, kw_only=True, tag="show"):
    """Teacher: the question is over, all see which answer is right."""


class NextQuestion(Ask, frozen=True, kw_only=True, tag="next"):
    """Teacher: the next question of the bee; after the last one it is over."""


class MoreTime(Ask, frozen=True, kw_only=True, tag="more"):
    """Teacher: the open question has so many seconds more."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=600)] = 20


class HoldLearning(Ask, frozen=True, kw_only=True, tag="learn"):
    """Teacher: everybody learns the same things at their own pace."""

    rules: LearnRules = LearnRules()


class HoldTables(Ask, frozen=True, kw_only=True, tag="tables"):
    """Teacher: everybody plays this game; the tables of before are over."""

    rules: TableRules


class StopAll(Ask, frozen=True, kw_only=True, tag="stop"):
    """Teacher: the bee, the learning round or the tables are over; what was won is kept."""


class ComeHelp(Ask, frozen=True, kw_only=True, tag="coming"):
    """Teacher: I come to whoever asked for help."""

    pupil: Pupil


class Helped(Ask, frozen=True, kw_only=True, tag="helped"):
    """Teacher: that was answered."""

    pupil: Pupil


class PauseClass(Ask, frozen=True, kw_only=True, tag="pause"):
    """Teacher: everybody rests, at tables too; or goes on."""

    on: bool = True


class RemovePupil(Ask, frozen=True, kw_only=True, tag="remove"):
    """Teacher: this one is no pupil of ours."""

    pupil: Pupil


class RenamePupil(Ask, frozen=True, kw_only=True, tag="rename"):
    """Teacher: this one is called so."""

    pupil: Pupil
    name: Text


class SetDoor(Ask, frozen=True, kw_only=True, tag="door"):
    """Teacher: nobody else comes in; or there is a new code."""

    open: bool


class SetUntil(Ask, frozen=True, kw_only=True, tag="until"):
    """Teacher: the class closes by itself so many hours from now."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_HOURS)]


class MakeScreen(Ask, frozen=True, kw_only=True, tag="screen"):
    """Teacher: a link for a projector; the one before is void."""


class LookIn(Ask, frozen=True, kw_only=True, tag="look"):
    """Teacher: a link of my own to a table; the one before is void."""

    table: Number


class RenewPupil(Ask, frozen=True, kw_only=True, tag="renew"):
    """Teacher: a new link for a pupil on another device; the one before is void."""

    pupil: Pupil


class CloseClass(Ask, frozen=True, kw_only=True, tag="close"):
    """Teacher: the class is over and forgotten, with its tables."""


class GiveAnswer(Ask, frozen=True, kw_only=True, tag="answer"):
    """Pupil: this is my answer, until the question is over or I choose another."""

    number: Number
    """Of the question; one that is over takes no answer."""
    choice: Annotated[int, msgspec.Meta(ge=0, le=OPTIONS - 1)]


class Learnt(Ask, frozen=True, kw_only=True, tag="learnt"):
    """Pupil: I have done this one of the learning round."""

    item: Annotated[int, msgspec.Meta(ge=0, le=MOST_ITEMS - 1)]
    right: bool


class AskHelp(Ask, frozen=True, kw_only=True, tag="help"):
    """Pupil: please come; or never mind."""

    on: bool = True


class TakeSeat(Ask, frozen=True, kw_only=True, tag="seat"):
    """Pupil: a link to my seat at my table; the one before is void."""


AnyClassAsk = (
    Pong | HoldBee | ShowAnswer | NextQuestion | MoreTime | HoldLearning | HoldTables | StopAll
    | ComeHelp | Helped | PauseClass | RemovePupil | RenamePupil | SetDoor | SetUntil
    | MakeScreen | LookIn | RenewPupil | CloseClass | GiveAnswer | Learnt | AskHelp | TakeSeat
)  # fmt: skip
PUPILS = (GiveAnswer, Learnt, AskHelp, TakeSeat)
"""What pupils ask; all else is the teacher's."""


class BeeOption(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to choose."""

    words: str
    saint: str
    """Whose name it is, '' for anything else."""


class BeeNow(msgspec.Struct, frozen=True, kw_only=True):
    """The bee as everybody may know it. Until the answer is shown the last four are empty."""

    rules: BeeRules
    number: int
    """Of the question, from 1."""
    level: int
    stage: Stage
    asks: str
    """In the language of the class, or of the line."""
    options: list[BeeOption]
    until: int
    """When the answer is shown by itself, in milliseconds since 1970; 0 for never. While all rest
    it stands still."""
    answer: int = -1
    """Which option is right; -1 until it is shown."""
    saint: str = ""
    """The saint that it was about."""
    more: list[str] = []
    """What else there is to tell of that saint, in sentences."""
    counts: list[int] = []
    """By option: how many chose it."""


class BeeSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What a board tells of a bee beside: how many, never who."""

    answers: int
    """How many have answered the open question."""
    asked: int
    """How many could."""
    left: int
    """How many are not out."""
    panes: int
    """How many right answers there were in the whole bee, of all, shown ones only."""


class LearnNow(msgspec.Struct, frozen=True, kw_only=True):
    """The learning round."""

    rules: LearnRules
    items: list[str]
    """Ids as in the file of what somebody has learnt: `agnes:feast-month:1`, `flash-1:agnes`."""


class OwnTable(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil's table."""

    table: int
    room: str
    game: str
    seat: int
    over: bool


class PupilNow(Tell, frozen=True, kw_only=True, tag="pupil"):
    """The class, for one of its pupils."""

    room: str
    now: int
    """The class's time, in milliseconds since 1970: a device's own clock may be wrong."""
    title: str
    teacher: str
    lang: str
    """Of the class; '' where everybody has their own."""
    ends: int
    """When the class closes by itself, in milliseconds since 1970."""
    paused: bool
    doing: Doing
    pupil: int
    name: str
    help: Helping
    bee: BeeNow | None
    mine: int
    """The own answer to the question of the bee; -1 for none."""
    points: int
    """In this bee, of questions that are over."""
    misses: int
    learn: LearnNow | None
    done: list[int]
    """The items of the learning round that were done."""
    knew: int
    """How many of them were right."""
    table: OwnTable | None


class PupilSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil, on the teacher's board."""

    pupil: int
    name: str
    here: bool
    help: Helping
    since: int
    """When help was asked for."""
    table: int
    """-1 for none."""
    points: int
    """In all bees, of questions that are over."""
    right: int
    answered: int
    """How many of them were right, and answered at all."""
    misses: int
    """In this bee."""
    learnt: int
    knew: int
    """Of the learning round: how many items were done, and how many of them right."""


class PlayerSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table, on the teacher's board."""

    pupil: int
    """-1 for a bot, or somebody who is no pupil any more."""
    bot: str
    """The level of the bot that plays, also in a pupil's place."""
    here: bool
    """Whether the pupil's line to the table is up."""


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A table at a glance: what everybody at it may know."""

    table: int
    room: str
    game: str
    seats: list[PlayerSeen]
    phase: TablePhase
    turn: list[int]
    """The seats that it waits for, where all may know; empty where they answer in secret."""
    secret: bool
    """Whether answers are awaited that nobody sees yet."""
    moves: int
    """How many entries the game has."""
    moved: int
    """When the last one was made, in milliseconds since 1970."""
    winners: list[int]
    scores: list[int]
    """By seat, once it is over."""


class TeacherNow(Tell, frozen=True, kw_only=True, tag="teacher"):
    """The class, for its teacher."""

    room: str
    now: int
    title: str
    teacher: str
    lang: str
    ends: int
    paused: bool
    doing: Doing
    code: str
    """What pupils come in by; '' while the door is shut."""
    pupils: list[PupilSeen]
    bee: BeeNow | None
    seen: BeeSeen | None
    learn: LearnNow | None
    tables: list[TableSeen]


class ScreenNow(Tell, frozen=True, kw_only=True, tag="screen"):
    """The class, for a wall that all look at: no names but the teacher's."""

    room: str
    now: int
    title: str
    teacher: str
    lang: str
    ends: int
    paused: bool
    doing: Doing
    code: str
    """'' while the door is shut, and until the teacher has come after a restart."""
    pupils: int
    here: int
    bee: BeeNow | None
    seen: BeeSeen | None
    learn: LearnNow | None
    learnt: int
    """Items of the learning round that were done, by all together."""
    tables: int
    over: int
    """How many tables there are, and how many of them have finished."""


class WayTold(Tell, frozen=True, kw_only=True, tag="way"):
    """The answer to `seat`, `look`, `screen` and `renew`: a secret, shown once."""

    nonce: str
    room: str
    link: str


AnyClassTell = TeacherNow | PupilNow | ScreenNow | WayTold | Done | Refusal | Ping | Notice | Bye
"""`done` has no number here: how many rows there are would tell who has answered."""

_ask: msgspec.json.Decoder[AnyClassAsk] = msgspec.json.Decoder(AnyClassAsk)
_tell: msgspec.json.Decoder[AnyClassTell] = msgspec.json.Decoder(AnyClassTell)


def read(data: bytes | str) -> AnyClassAsk:
    """A message to a class, or Malformed."""
    try:
        return _ask.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:200]) from error


def read_tell(data: bytes | str) -> AnyClassTell:
    """A message of the class again, for clients and for answers that were stored."""
    return _tell.decode(data)


class PupilResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one pupil did."""

    name: str
    points: int
    """In all bees."""
    right: int
    answered: int
    asked: int
    """Questions of bees: right, answered, and asked while they were here."""
    learnt: int
    knew: int
    """Items of learning rounds: done, and known."""
    games: int
    wins: int
    """At tables, of games that came to their end."""


class ClassResults(msgspec.Struct, frozen=True, kw_only=True):
    """What a class has done so far; gone with the class."""

    title: str
    teacher: str
    opened: int
    ends: int
    bees: int
    pupils: list[PupilResult]
