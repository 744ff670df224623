"""The rows of a class: the only truth about it, as rows are of a room (docs/classes.md)."""

from typing import Annotated, Literal

import msgspec

from questable.engine import Value

CLASS = "class-"
"""What the names of classes and of their tables begin with; no room's own does."""


def is_class(room: str) -> bool:
    """Whether this is the name of a class."""
    return room.startswith(CLASS) and room.count("-") == 1


def class_of(room: str) -> str:
    """The class that a table belongs to, '' for any other room."""
    name, _, number = room.rpartition("-")
    return name if number and is_class(name) else ""


def table_name(school: str, table: int) -> str:
    """The room of a class's table."""
    return f"{school}-{table}"


TEACHER, SCREEN = -1, -2
"""Who somebody is, where it is no pupil."""
CODE_LIFE = 3 * 60 * 60 * 1000
"""Milliseconds for which a code opens a door: codes are few and can be tried (D-4.11)."""
MOST_PUPILS = 40
MOST_ROUNDS = 30
MOST_ITEMS = 30

Pool = Annotated[str, msgspec.Meta(pattern=r"^[a-z-]{1,24}(?!\n)$")]
"""Which saints are asked about: one of the pools of /api/study, or the key of a game that asks."""
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Way = Literal["quiz", "flash"]
"""How a learning round goes: questions with options, or cards to turn over."""


class BeeRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a bee is held."""

    pool: Pool = "famous"
    level: Level = 1
    climbs: bool = True
    """Whether it gets harder, a level after each third of the rounds."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 12
    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """For each question; 0 for as long as the teacher wants."""
    fast: bool = False
    """Whether a right answer in the first half of the time counts two points; it needs a time."""
    lives: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """After so many misses somebody is out, and answers on for the class; 0 for never."""


class LearnRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is learnt in a learning round."""

    pool: Pool = "famous"
    level: Level = 1
    way: Way = "quiz"
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_ITEMS)] = 10


class ClassFact(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What one row says."""


class OpenClass(ClassFact, frozen=True, kw_only=True, tag="class-open"):
    """A teacher opened the class."""

    teacher: str
    title: str
    lang: str
    ends: int
    key: int
    """The number that the code follows from, together with the teacher's link."""


class DoorRow(ClassFact, frozen=True, kw_only=True, tag="class-door"):
    """Whether there is a code to come in by, and which number it follows from."""

    open: bool
    key: int = 0


class JoinRow(ClassFact, frozen=True, kw_only=True, tag="class-join"):
    """A pupil came in."""

    pupil: int
    name: str


class GoneRow(ClassFact, frozen=True, kw_only=True, tag="class-gone"):
    """Somebody is no pupil any more; their link is void."""

    pupil: int


class CalledRow(ClassFact, frozen=True, kw_only=True, tag="class-called"):
    """A pupil is called otherwise."""

    pupil: int
    name: str


class NewWayRow(ClassFact, frozen=True, kw_only=True, tag="class-way"):
    """There is a new link for a pupil, or for the SCREEN; the one before is void."""

    pupil: int


class UntilRow(ClassFact, frozen=True, kw_only=True, tag="class-until"):
    """The class closes by itself then."""

    ends: int


class BeeRow(ClassFact, frozen=True, kw_only=True, tag="class-bee"):
    """A bee begins."""

    rules: BeeRules


class QuestionRow(ClassFact, frozen=True, kw_only=True, tag="class-question"):
    """A question is put to everybody."""

    question: str
    """Its id; nobody is told, for it may name who is to be found."""
    level: int
    order: list[int]
    """The place of each option as the collection has them."""
    right: int
    """The place of the true one as it is shown."""
    until: int
    """When the answer is shown by itself; 0 for never."""


class AnswerRow(ClassFact, frozen=True, kw_only=True, tag="class-answer"):
    """A pupil's answer, until the question is over."""

    pupil: int
    choice: int


class MoreRow(ClassFact, frozen=True, kw_only=True, tag="class-more"):
    """The open question has more time."""

    until: int


class ShownRow(ClassFact, frozen=True, kw_only=True, tag="class-shown"):
    """The question is over; it counts for those who were here."""

    here: list[int]


class LearnRow(ClassFact, frozen=True, kw_only=True, tag="class-learn"):
    """A learning round begins."""

    rules: LearnRules
    items: list[str]


class LearntRow(ClassFact, frozen=True, kw_only=True, tag="class-learnt"):
    """A pupil has done an item of the learning round."""

    pupil: int
    item: int
    right: bool


class ClassTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that a class plays at."""

    table: int
    game: str
    players: int
    options: dict[str, Value]
    pupils: list[int]
    """By seat; bots have the seats after theirs."""
    bots: str
    """Their level."""


class TablesRow(ClassFact, frozen=True, kw_only=True, tag="class-tables"):
    """Everybody plays; rooms are made for these tables."""

    tables: list[ClassTable]


class OverRow(ClassFact, frozen=True, kw_only=True, tag="class-over"):
    """A table has finished its game."""

    table: int
    winners: list[int]
    scores: list[int]
    whole: bool
    """Whether the game came to its own end."""


class StopRow(ClassFact, frozen=True, kw_only=True, tag="class-stop"):
    """Nobody does anything now."""


class HelpRow(ClassFact, frozen=True, kw_only=True, tag="class-help"):
    """A pupil asks for help ('asked'), is answered ('coming'), or has it ('')."""

    pupil: int
    help: Literal["", "asked", "coming"]


class PauseRow(ClassFact, frozen=True, kw_only=True, tag="class-rest"):
    """Everybody rests, or goes on."""

    on: bool


class CloseRow(ClassFact, frozen=True, kw_only=True, tag="class-close"):
    """The class is over: all that is stored of it is about to be erased."""


AnyClassFact = (
    OpenClass | DoorRow | JoinRow | GoneRow | CalledRow | NewWayRow | UntilRow | BeeRow
    | QuestionRow | AnswerRow | MoreRow | ShownRow | LearnRow | LearntRow | TablesRow | OverRow
    | StopRow | HelpRow | PauseRow | CloseRow
)  # fmt: skip

_fact: msgspec.json.Decoder[AnyClassFact] = msgspec.json.Decoder(AnyClassFact)


def encoded(fact: ClassFact) -> bytes:
    """A fact as JSON."""
    return msgspec.json.encode(fact)


def decoded(data: bytes) -> AnyClassFact:
    """The fact that `encoded` made bytes of."""
    return _fact.decode(data)
