"""What the table needs of the world: a store, a clock, dice, and places to think and read.

Nothing here names SQL or a socket, a thread or a process. storage/ implements Store, and `inline`
does all thinking and reading on the spot; the tests bring a clock that goes only when it is told
to.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from questable.engine import GameFinder

T = TypeVar("T")
Work = Callable[[GameFinder, bytes], bytes]
"""A function of a module: it makes sense of bytes in any process, or says No."""


class StoreError(Exception):
    """The store cannot do it now; nothing is known to have been stored."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code
        """'busy', 'full' or 'broken'; of a room or a house 'damaged'; of a house also 'taken',
        'newer', 'older', 'address', and 'half' when it was copied in part."""


class Clash(Exception):
    """One of these numbers is taken, or the room has moved: take it again and judge again."""


class Lost(Exception):
    """The room lives in another process, or did meanwhile: nothing is ours to say of it."""


class Repeated(Exception):
    """This nonce was answered before, and so."""

    def __init__(self, answer: bytes) -> None:
        super().__init__("a nonce came again")
        self.answer = answer


class StoredRow(msgspec.Struct, frozen=True):
    """A row as a store keeps it."""

    seq: int
    at: int
    kind: str
    data: bytes


class PackedRows(msgspec.Struct, frozen=True):
    """The rows of a game that is over, from `first` to before `after`, as one."""

    first: int
    after: int
    data: bytes


class Resting(msgspec.Struct, frozen=True):
    """A room in which a game began and nothing has happened for a while."""

    room: str
    touched: int
    ended: bool
    """Whether a game is over in it whose rows are not packed."""


class Link(msgspec.Struct, frozen=True):
    """Who may come in with a secret; only the secret's hash is stored."""

    hash: str
    room: str
    kind: str
    """'person', 'door' (whoever comes becomes a person), 'code' (a door that is shut when a game
    begins) or 'watch'."""
    person: int = -1


class Worker(msgspec.Struct, frozen=True):
    """A process that rooms live in."""

    name: str
    """Never used by another, not even by the same program started again."""
    level: int = 0
    """Of its rows and rules: a room goes to workers of its last home's level or a higher one."""
    address: str = ""
    """Where others bring the sockets of its rooms."""
    alone: bool = True
    """Whether it has claimed the whole house: it takes any room, and needs no lease."""


class Home(msgspec.Struct, frozen=True):
    """Where a room lives, and what is known of it without its rows."""

    worker: str
    epoch: int
    """How often it has moved; every group shows under which one the room was read."""
    address: str = ""
    """Of its home, if that lives."""
    touched: int = 0
    life: int = 0
    bytes: int = 0
    falls: int = 0
    """How many workers fell with this room in hand, within the last hour."""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored together or not at all."""

    room: str
    rows: list[StoredRow]
    epoch: int = 0
    """Under which the room was read."""
    sender: str = ""
    nonce: str = ""
    """'' when nobody will ask again."""
    answer: bytes = b""
    alarm: int | None = None
    """When somebody has to look at this room again, in milliseconds; 0 never, None as before."""
    seed: tuple[int, bytes] | None = None
    """The number of a game and its seed, to be kept secret until its end."""
    links: list[Link] = []
    """New ones; those of the same kind and person are void from then on."""
    void: list[int] = []
    """Persons whose links are void from now on."""
    shut: list[str] = []
    """Kinds of links of which there are none from now on."""
    life: int | None = None
    """ALONE, COMPANY or PLAYED: how long the room is worth keeping; None as before."""


ROW_BYTES = 200
"""What a row takes besides its data, on disk and in memory: short ones are many."""


def group_bytes(group: Group) -> int:
    """What a group adds to its room."""
    return sum(ROW_BYTES + len(row.data) for row in group.rows) + len(group.answer)


ALONE, COMPANY, PLAYED = 0, 1, 2
"""A room that only its opener ever saw; one that others entered; one in which a game began."""


class ListedRoom(msgspec.Struct, frozen=True):
    """A room as a list of rooms shows it."""

    room: str
    opened: int
    touched: int
    """When its last row was stored."""
    life: int = ALONE
    bytes: int = 0
    """What its rows and answers took when they came, however they are kept now."""


class Store(Protocol):
    """Where rows, nonces, links, seeds, alarms and snapshots lie; all may raise StoreError."""

    async def begin(self) -> None:
        """Open the store."""

    async def append(self, group: Group) -> None:
        """Store a group; Repeated if its nonce was answered, Clash if a number is taken, the room's
        epoch is another or the hash of a new link is another room's."""

    async def take(self, room: str, worker: Worker) -> Home | None:
        """Have a room live with this worker, if it may: if its home is nobody or does not live, and
        was of no higher level. Says where it lives now; None if there is no such room."""

    async def home(self, room: str) -> Home | None:
        """Where a room lives, or last did; None if there is no such room."""

    async def beat(self, worker: Worker, millis: int) -> bool:
        """This worker lives for so long from now on, by the store's own clock; whether it has lived
        without a break until now."""

    async def homes(self, worker: str) -> dict[str, int]:
        """The rooms that live with a worker, with their epochs."""

    async def living(self) -> list[Worker]:
        """All workers that live, in the order of their names."""

    async def secret(self) -> bytes:
        """What the workers of a house know each other by; the same for all, made when first asked
        for."""

    async def leave(self, worker: str) -> None:
        """This worker does not live any more: all its rooms are free at once."""

    async def answer(self, room: str, sender: str, nonce: str) -> bytes | None:
        """What was answered to a nonce."""

    async def rows(self, room: str, since: int = 0) -> list[StoredRow]:
        """The rows from number `since` on."""

    async def seeds(self, room: str) -> dict[int, bytes]:
        """The seeds of a room's games by number."""

    async def link(self, digest: str) -> Link | None:
        """The link with that hash, if it is not void."""

    async def keep_snapshot(self, room: str, seq: int, data: bytes) -> None:
        """Put a snapshot aside; may be lost at any time."""

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """The newest one, with the number of the first row it lacks."""

    async def drop_snapshots(self) -> None:
        """Forget all of them."""

    async def put_aside(self, key: str, data: bytes, most: int) -> None:
        """Keep something that can be made again; of more than `most` the first kept are lost."""

    async def aside(self, key: str) -> bytes | None:
        """What was put aside under a key, if it is still there."""

    async def due(self, now: int, worker: str | None = None) -> list[str]:
        """The rooms whose alarm has come, but for those that live with another worker than this."""

    async def rooms(self, idle_since: int, life: int = PLAYED) -> list[ListedRoom]:
        """The rooms of at most this life that nothing was stored in since then, oldest first."""

    async def resting(self, since: tuple[int, str], before: int, most: int) -> list[Resting]:
        """Some rooms of life PLAYED, by when they were touched and by name: after `since`, and
        nothing was stored in them since before `before`."""

    async def pack(self, room: str, before: int) -> int:
        """Keep each game that is over as one row, unless something was stored in the room since;
        how many were packed. Rows are read as before; the room's nonces are forgotten."""

    async def listed(self, room: str) -> ListedRoom | None:
        """One room, as `rooms` lists it."""

    async def count(self) -> int:
        """How many rooms there are; it may have to look at all of them."""

    async def pulse(self, now: int) -> None:
        """Write something and have it where rows are; StoreError if that cannot be done."""

    async def delete(self, room: str) -> None:
        """Forget a room and all that belongs to it."""

    async def erase(self, rooms: list[str]) -> None:
        """Forget rooms together, so that nothing of them is left where the store writes: neither
        in places that are free again nor in a journal."""

    async def close(self) -> None:
        """Finish all writes."""


class Alarm(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """See that it does not happen."""


class Clock(Protocol):
    """The time."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def micros(self) -> int:
        """Microseconds of a clock that never goes back."""

    def elapsed(self) -> int:
        """The same of one that also goes on while the machine sleeps."""

    def after(self, micros: int, ring: Callable[[], None]) -> Alarm:
        """Ring once, so many microseconds from now."""


class Dice(Protocol):
    """Chance that nobody can foresee: seeds, links, the whims of bots."""

    def bytes(self, n: int) -> bytes:
        """So many random bytes."""


class Thinking(Protocol):
    """Where bots think, rooms are woken and packs are set up: no other table waits for it."""

    async def begin(self) -> None:
        """Make ready for thoughts."""

    async def think(self, thought: Callable[[], T], room: str, size: int = 0) -> T:
        """What the thought comes to, each room in its turn; `size` is how many bytes it reads."""

    async def ponder(
        self, work: Work, told: Callable[[int], bytes], room: str, millis: int
    ) -> bytes:
        """What a work makes of bytes that likes to take so many milliseconds.

        `told` makes the bytes once it is known how many there are: fewer where many wait. Others of
        that kind wait for it, each room in its turn, and nothing else does. No as `Reading.read`
        says it.
        """

    async def close(self) -> None:
        """Stop thinking; what waits is refused."""


class PutQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question of a bee in words."""

    asks: str
    options: list[str]
    """In the order of the collection."""
    named: list[str]
    """By option: the key of the saint whose name it is, or ''."""
    saint: str
    more: list[str]
    """What else can be told of the saint, in sentences."""


class QuestionWords(Protocol):
    """Where questions are put into words; the table itself knows only their ids."""

    def put(self, question: str, lang: str) -> PutQuestion:
        """A question of the collection in a language; it was prepared."""

    def prepare(self, question: str) -> None:
        """Make it ready in all languages; it may take a while."""


class Reading(Protocol):
    """Where packs and records of strangers are read, so that whatever they hold harms nobody.

    Games that are over are analysed at another place of this kind.
    """

    async def begin(self) -> None:
        """Make everything ready for reading."""

    async def read(self, work: Work, data: bytes, sender: str) -> bytes:
        """What the work makes of these bytes.

        No from the work itself, or 'too-dear' when it takes too long, 'unreadable' when it fails,
        'too-fast' when this sender has had enough read, 'busy' when too many wait.
        """

    async def close(self) -> None:
        """Stop reading; what waits is refused."""
