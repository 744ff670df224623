"""The store of a device: rows, links, seeds and the rest in the browser's own database.

A room's head says what is known of it without its rows. Every group is written in one transaction
that begins by comparing the head with the one that was read, so that of two windows that write at
once only one does.
"""

import secrets
import time
from collections.abc import Callable, Iterable

import msgspec

from questable.device.drawers import DrawerChange, Drawers
from questable.storage.packed_rows import END, packed, unpacked
from questable.table.ports import (
    ALONE,
    PLAYED,
    Clash,
    Group,
    Home,
    Link,
    ListedRoom,
    PackedRows,
    Repeated,
    Resting,
    StoredRow,
    Worker,
    group_bytes,
)

ROOM, ROW, PACK, ANSWER, SEED = "room/", "row/", "pack/", "answer/", "seed/"
LINK, SNAPSHOT, ASIDE, WORKER = "link/", "snapshot/", "aside/", "worker/"
SECRET, PULSE = "secret", "pulse"


class RoomHead(msgspec.Struct, kw_only=True):
    """What is known of a room without its rows."""

    opened: int
    touched: int = 0
    next: int = 0
    rows: int = 0
    """The first that is not packed."""
    ends: int = 0
    """Games that are over and not packed."""
    alarm: int = 0
    life: int = ALONE
    bytes: int = 0
    home: str = ""
    epoch: int = 0
    level: int = 0
    links: list[Link] = []


class Living(msgspec.Struct):
    """A worker, and until when it lives."""

    until: float
    address: str


_encode = msgspec.msgpack.encode
_head = msgspec.msgpack.Decoder(RoomHead).decode
_row = msgspec.msgpack.Decoder(StoredRow).decode
_pack = msgspec.msgpack.Decoder(PackedRows).decode
_link = msgspec.msgpack.Decoder(Link).decode
_living = msgspec.msgpack.Decoder(Living).decode
_snapshot = msgspec.msgpack.Decoder(tuple[int, bytes]).decode
_aside = msgspec.msgpack.Decoder(tuple[int, bytes]).decode


def _numbered(kind: str, room: str, number: int) -> str:
    return f"{kind}{room}/{number:012}"


def _answer(room: str, sender: str, nonce: str) -> str:
    # A length before it, so that no sender and nonce are taken for another's.
    return f"{ANSWER}{room}/{len(sender)}/{sender}/{nonce}"


class DeviceStore:
    """As every store, in drawers."""

    def __init__(
        self, drawers: Drawers, now: Callable[[], float] = lambda: time.time() * 1000
    ) -> None:
        self._drawers = drawers
        self._now = now

    async def begin(self) -> None:
        """The drawers are open already."""

    async def _read(self, room: str) -> tuple[RoomHead, bytes] | None:
        data = await self._drawers.get(ROOM + room)
        return None if data is None else (_head(data), data)

    async def _heads(self) -> list[tuple[str, RoomHead]]:
        found = await self._drawers.under(ROOM)
        return [(key.removeprefix(ROOM), _head(data)) for key, data in found.items()]

    async def append(self, group: Group) -> None:
        """All of it or nothing."""
        answer = _answer(group.room, group.sender, group.nonce)
        if group.nonce and (before := await self._drawers.get(answer)) is not None:
            raise Repeated(before)
        found = await self._read(group.room)
        head = found[0] if found else RoomHead(opened=group.rows[0].at)
        if [row.seq for row in group.rows] != [head.next + i for i in range(len(group.rows))]:
            raise Clash
        if group.rows[0].seq and group.epoch != head.epoch:
            raise Clash
        expects: dict[str, bytes | None] = {ROOM + group.room: found[1] if found else None}
        for link in group.links:
            old = await self._drawers.get(LINK + link.hash)
            if old is not None and _link(old).room != group.room:
                raise Clash
            expects[LINK + link.hash] = old
        puts = {_numbered(ROW, group.room, row.seq): _encode(row) for row in group.rows}
        if group.nonce:
            puts[answer] = group.answer
        if group.seed is not None:
            puts[_numbered(SEED, group.room, group.seed[0])] = group.seed[1]
        drops = self._renew(head, group)
        puts |= {LINK + link.hash: _encode(link) for link in group.links}
        self._count(head, group)
        puts[ROOM + group.room] = _encode(head)
        if not await self._drawers.write(DrawerChange(expects=expects, puts=puts, drops=drops)):
            raise Clash

    def _renew(self, head: RoomHead, group: Group) -> list[str]:
        """The room's links from now on; the keys of those that are void."""
        same = {(link.kind, link.person) for link in group.links}
        same |= {("person", person) for person in group.void}
        left = [
            link
            for link in head.links
            if (link.kind, link.person) not in same and link.kind not in group.shut
        ]
        gone = [link for link in head.links if link not in left]
        head.links = [*left, *group.links]
        kept = {link.hash for link in head.links}
        return [LINK + link.hash for link in gone if link.hash not in kept]

    def _count(self, head: RoomHead, group: Group) -> None:
        head.next += len(group.rows)
        head.touched = group.rows[-1].at
        head.bytes += group_bytes(group)
        head.ends += sum(row.kind == END for row in group.rows)
        if group.life is not None:
            head.life = group.life
        if group.alarm is not None:
            head.alarm = group.alarm

    async def answer(self, room: str, sender: str, nonce: str) -> bytes | None:
        """What was answered to a nonce."""
        return await self._drawers.get(_answer(room, sender, nonce))

    async def rows(self, room: str, since: int = 0) -> list[StoredRow]:
        """The rows from number `since` on."""
        packs = map(_pack, (await self._drawers.under(f"{PACK}{room}/")).values())
        rows = [row for pack in packs if pack.after > since for row in unpacked(pack)]
        stored = await self._drawers.under(f"{ROW}{room}/", _numbered(ROW, room, since))
        return [row for row in [*rows, *map(_row, stored.values())] if row.seq >= since]

    async def resting(self, since: tuple[int, str], before: int, most: int) -> list[Resting]:
        """Some rooms in which nothing happened since before then."""
        found = [
            Resting(room, head.touched, head.ends > 0)
            for room, head in await self._heads()
            if head.life == PLAYED and head.touched < before and (head.touched, room) > since
        ]
        return sorted(found, key=lambda each: (each.touched, each.room))[:most]

    async def pack(self, room: str, before: int) -> int:
        """Keep each game that is over as one row."""
        found = await self._read(room)
        if found is None or found[0].touched >= before:
            return 0
        head, old = found
        packs = packed(await self.rows(room, head.rows))
        if not packs:
            return 0
        after = packs[-1].after
        drops = [_numbered(ROW, room, seq) for seq in range(head.rows, after)]
        drops += [SNAPSHOT + room, *await self._drawers.under(f"{ANSWER}{room}/")]
        head.rows, head.ends = after, 0
        puts = {_numbered(PACK, room, pack.first): _encode(pack) for pack in packs}
        puts[ROOM + room] = _encode(head)
        change = DrawerChange(expects={ROOM + room: old}, puts=puts, drops=drops)
        return len(packs) if await self._drawers.write(change) else 0

    async def seeds(self, room: str) -> dict[int, bytes]:
        """The seeds of a room's games."""
        found = await self._drawers.under(f"{SEED}{room}/")
        return {int(key.rpartition("/")[2]): data for key, data in found.items()}

    async def link(self, digest: str) -> Link | None:
        """The link with that hash."""
        data = await self._drawers.get(LINK + digest)
        return None if data is None else _link(data)

    async def keep_snapshot(self, room: str, seq: int, data: bytes) -> None:
        """Put a snapshot aside."""
        there = await self._drawers.get(ROOM + room)
        if there is None or seq <= (await self.snapshot(room) or (0, b""))[0]:
            return
        await self._put({SNAPSHOT + room: _encode((seq, data))})

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """The newest snapshot of a room, with the number of the first row it lacks."""
        data = await self._drawers.get(SNAPSHOT + room)
        return None if data is None else _snapshot(data)

    async def drop_snapshots(self) -> None:
        """Forget all of them."""
        await self._drop(await self._drawers.under(SNAPSHOT))

    async def put_aside(self, key: str, data: bytes, most: int) -> None:
        """Keep something that can be made again."""
        kept = {name: _aside(each)[0] for name, each in (await self._drawers.under(ASIDE)).items()}
        kept.pop(ASIDE + key, None)
        oldest = sorted(kept, key=kept.__getitem__)[: max(0, len(kept) + 1 - most)]
        put = {ASIDE + key: _encode((max(kept.values(), default=0) + 1, data))}
        await self._drawers.write(DrawerChange(puts=put if most > 0 else {}, drops=oldest))

    async def aside(self, key: str) -> bytes | None:
        """What was put aside."""
        data = await self._drawers.get(ASIDE + key)
        return None if data is None else _aside(data)[1]

    async def due(self, now: int, worker: str | None = None) -> list[str]:
        """The rooms whose alarm has come."""
        due = [(room, head) for room, head in await self._heads() if 0 < head.alarm <= now]
        return [
            room
            for room, head in due
            if worker in (None, head.home) or await self._lives(head.home) is None
        ]

    async def _lives(self, worker: str) -> Living | None:
        data = await self._drawers.get(WORKER + worker)
        found = None if data is None else _living(data)
        return found if found is not None and found.until > self._now() else None

    async def take(self, room: str, worker: Worker) -> Home | None:
        """Have a room live with this worker, if it may."""
        found = await self._read(room)
        if found is None:
            return None
        head, old = found
        free = worker.alone or await self._lives(head.home) is None
        if head.home != worker.name and free and head.level <= worker.level:
            head.home, head.epoch, head.level = worker.name, head.epoch + 1, worker.level
            await self._drawers.write(
                DrawerChange(expects={ROOM + room: old}, puts={ROOM + room: _encode(head)})
            )
        return await self.home(room)

    async def home(self, room: str) -> Home | None:
        """Where a room lives, or last did."""
        found = await self._read(room)
        if found is None:
            return None
        head, living = found[0], await self._lives(found[0].home)
        address = living.address if living else ""
        return Home(head.home, head.epoch, address, head.touched, head.life, head.bytes)

    async def beat(self, worker: Worker, millis: int) -> bool:
        """This worker lives for so long from now on."""
        unbroken = await self._lives(worker.name) is not None
        living = Living(self._now() + millis, worker.address)
        await self._put({WORKER + worker.name: _encode(living)})
        return unbroken

    async def homes(self, worker: str) -> dict[str, int]:
        """The rooms that live with a worker, with their epochs."""
        return {room: head.epoch for room, head in await self._heads() if head.home == worker}

    async def living(self) -> list[Worker]:
        """All workers that live."""
        found = await self._drawers.under(WORKER)
        names = [key.removeprefix(WORKER) for key in found]
        lives = [(name, each) for name in names if (each := await self._lives(name))]
        return [Worker(name, address=each.address, alone=False) for name, each in lives]

    async def secret(self) -> bytes:
        """What the windows of this device would know each other by; made when first asked for."""
        found = await self._drawers.get(SECRET)
        if found is None:
            fresh = DrawerChange(expects={SECRET: None}, puts={SECRET: secrets.token_bytes(32)})
            await self._drawers.write(fresh)
            found = await self._drawers.get(SECRET)
        assert found is not None
        return found

    async def leave(self, worker: str) -> None:
        """This worker does not live any more."""
        await self._drop([WORKER + worker])

    async def rooms(self, idle_since: int, life: int = PLAYED) -> list[ListedRoom]:
        """The rooms that nothing was stored in since then."""
        rooms = [_listed(room, head) for room, head in await self._heads()]
        old = (each for each in rooms if each.touched < idle_since and each.life <= life)
        return sorted(old, key=lambda listed: listed.touched)

    async def listed(self, room: str) -> ListedRoom | None:
        """One room, as `rooms` lists it."""
        found = await self._read(room)
        return None if found is None else _listed(room, found[0])

    async def count(self) -> int:
        """How many rooms there are."""
        return len(await self._drawers.under(ROOM))

    async def pulse(self, now: int) -> None:
        """Write something and have it where rows are."""
        await self._put({PULSE: str(now).encode()})

    async def delete(self, room: str) -> None:
        """Forget a room."""
        found = await self._read(room)
        if found is None:
            return
        keys = [ROOM + room, SNAPSHOT + room, *(LINK + link.hash for link in found[0].links)]
        for kind in (ROW, PACK, ANSWER, SEED):
            keys += await self._drawers.under(f"{kind}{room}/")
        await self._drop(keys)

    async def erase(self, rooms: list[str]) -> None:
        """Forget rooms together."""
        for room in rooms:
            await self.delete(room)

    async def _put(self, puts: dict[str, bytes]) -> None:
        await self._drawers.write(DrawerChange(puts=puts))

    async def _drop(self, keys: Iterable[str]) -> None:
        await self._drawers.write(DrawerChange(drops=list(keys)))

    async def close(self) -> None:
        """Nothing waits: what was written is written."""


def _listed(room: str, head: RoomHead) -> ListedRoom:
    return ListedRoom(room, head.opened, head.touched, head.life, head.bytes)
