"""A call: somebody asks something of the house. How it came here is a subclass's affair."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from questable.bots import LEVELS
from questable.table import Hall, No, Pass
from questable.table.ports import Work
from questable.text import languages

T = TypeVar("T")

NUMBER: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
"""A number in a path, as OpenAPI writes it."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done; the same codes and rules as on the socket."""

    code: str
    rule: str = ""
    facts: dict[str, int | str] = {}


class NoSecret(No):
    """No link came along at all."""

    def __init__(self) -> None:
        super().__init__("no-link")


class DeskLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is told at once."""

    replay_frames: int = 200
    replay_lines: int = 1_000
    """Entries without their boards."""


class KeptAnswer(msgspec.Struct, frozen=True):
    """An answer that is made once and that browsers may keep."""

    media: str
    cache: str
    tag: str
    plain: bytes
    packed: bytes
    """Empty when it is dense already."""


class Call(ABC):
    """One question, and who asks it."""

    hall: Hall
    told: DeskLimits
    sender: str
    """Where it comes from, to be counted by; '' if nobody says."""
    prints: bool
    """Whether games can be had on paper here."""

    @abstractmethod
    def path(self, name: str) -> str:
        """A part of the path."""

    def levels(self, game: str) -> tuple[str, ...]:
        """The bots that are offered in a game here, weaker ones first."""
        return LEVELS

    def number(self, name: str) -> int:
        """A part of the path that has to be a number."""
        text = self.path(name)
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise No("malformed", facts={"why": f"{name} is a number"})
        return int(text)

    @abstractmethod
    def secret(self) -> str:
        """The link that came along, or NoSecret."""

    @abstractmethod
    async def passed(self) -> Pass:
        """Who asks, by the link that came along."""

    @abstractmethod
    async def body(self, kind: type[T]) -> T:
        """What was sent, checked."""

    @abstractmethod
    async def read_aside(self, work: Work, before: bytes = b"") -> bytes:
        """What a reader makes of what was sent, apart from the tables; `before` it comes ours."""

    @abstractmethod
    async def aside(self, make: Callable[[], T], *, alone: bool = False) -> T:
        """Something that takes its time, so that no table waits for it; `alone` is for what the
        first has to work out and all others then find ready."""

    @abstractmethod
    async def may_open(self) -> None:
        """No for who opens one room after the other and plays in none."""

    @abstractmethod
    async def opened(self, room: str) -> None:
        """A room was opened."""


def sense(data: bytes, kind: type[T]) -> T:
    """A body of that kind, or No."""
    try:
        return msgspec.convert(_json.decode(data), kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise No("malformed", facts={"why": str(error)[:200]}) from error


def _number(text: str) -> float | int:
    """To JSON Schema 2.0 is an integer."""
    found = float(text)
    return int(found) if found.is_integer() and abs(found) <= 1 << 53 else found


_json = msgspec.json.Decoder(float_hook=_number)

Handler = Callable[[Any], Awaitable[object]]
"""Answers a call; what only a server can answer takes a server's."""


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the list that routes and OpenAPI come from."""

    method: str
    path: str
    handler: Handler
    says: str
    body: Any = None
    answer: Any = None
    link: bool = False
    """Whether it takes a link."""
    media: str = "application/json"
    tag: str = "table"
    where: dict[str, Any] = {}
    """By part of the path: its JSON Schema, where it is not any text."""


def problem(no: No) -> Problem:
    """A refusal as it is told."""
    return Problem(code=no.code, rule=no.rule, facts=no.facts)


def written(told: object, media: str) -> bytes:
    """What a handler answered, as bytes."""
    if isinstance(told, bytes):
        return told
    return msgspec.json.encode(told) if media == "application/json" else str(told).encode()


def known_language(lang: str) -> str:
    """A language that there are words in, or '' for none; else No."""
    if lang and lang not in languages():
        raise No("unknown-language", facts={"language": lang[:20], "known": ", ".join(languages())})
    return lang
