"""A store in memory: for tests, and for a table that need not outlive its process."""

import secrets
import time
from collections.abc import Callable

import msgspec

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


class _Kept(msgspec.Struct):
    """One room."""

    opened: int
    touched: int = 0
    next: int = 0
    packs: list[PackedRows] = []
    rows: list[StoredRow] = []
    """Those that are not packed."""
    answers: dict[tuple[str, str], bytes] = {}
    seeds: dict[int, bytes] = {}
    alarm: int = 0
    life: int = ALONE
    bytes: int = 0
    home: str = ""
    epoch: int = 0
    level: int = 0


class MemoryStore:
    """As a database would do it, without one."""

    def __init__(self, now: Callable[[], float] = lambda: time.time() * 1000) -> None:
        self._now = now
        self._secret = secrets.token_bytes(32)
        self._rooms: dict[str, _Kept] = {}
        self._until: dict[str, tuple[float, str]] = {}
        """By worker: until when it lives, and its address."""
        self._links: dict[str, Link] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}
        self._aside: dict[str, bytes] = {}

    async def begin(self) -> None:
        """Nothing to open."""

    async def append(self, group: Group) -> None:
        """All of it or nothing."""
        kept = self._rooms.get(group.room) or _Kept(opened=group.rows[0].at)
        key = (group.sender, group.nonce)
        if group.nonce and key in kept.answers:
            raise Repeated(kept.answers[key])
        if [row.seq for row in group.rows] != [kept.next + i for i in range(len(group.rows))]:
            raise Clash
        if group.rows[0].seq and group.epoch != kept.epoch:
            raise Clash
        if any(self._links.get(link.hash, link).room != group.room for link in group.links):
            raise Clash
        self._rooms[group.room] = kept
        kept.rows += group.rows
        kept.next += len(group.rows)
        kept.touched = group.rows[-1].at
        kept.bytes += group_bytes(group)
        if group.life is not None:
            kept.life = group.life
        if group.nonce:
            kept.answers[key] = group.answer
        if group.alarm is not None:
            kept.alarm = group.alarm
        if group.seed is not None:
            kept.seeds[group.seed[0]] = group.seed[1]
        if group.void:
            self._links = {
                digest: link
                for digest, link in self._links.items()
                if link.room != group.room or link.kind != "person" or link.person not in group.void
            }
        self._links = {
            digest: link
            for digest, link in self._links.items()
            if link.room != group.room or link.kind not in group.shut
        }
        for link in group.links:
            self._renew(link)

    def _renew(self, link: Link) -> None:
        same = (link.room, link.kind, link.person)
        for digest, old in list(self._links.items()):
            if (old.room, old.kind, old.person) == same:
                del self._links[digest]
        self._links[link.hash] = link

    async def answer(self, room: str, sender: str, nonce: str) -> bytes | None:
        """What was answered to a nonce."""
        kept = self._rooms.get(room)
        return kept.answers.get((sender, nonce)) if kept else None

    async def rows(self, room: str, since: int = 0) -> list[StoredRow]:
        """The rows from number `since` on."""
        kept = self._rooms.get(room)
        if kept is None:
            return []
        of_packs = [row for pack in kept.packs if pack.after > since for row in unpacked(pack)]
        return [row for row in [*of_packs, *kept.rows] if row.seq >= since]

    async def resting(self, since: tuple[int, str], before: int, most: int) -> list[Resting]:
        """Some rooms in which nothing happened since before then."""
        found = [
            Resting(room, kept.touched, any(row.kind == END for row in kept.rows))
            for room, kept in self._rooms.items()
            if kept.life == PLAYED and kept.touched < before and (kept.touched, room) > since
        ]
        return sorted(found, key=lambda each: (each.touched, each.room))[:most]

    async def pack(self, room: str, before: int) -> int:
        """Keep each game that is over as one row."""
        kept = self._rooms.get(room)
        if kept is None or kept.touched >= before:
            return 0
        packs = packed(kept.rows)
        if packs:
            kept.packs += packs
            kept.rows = [row for row in kept.rows if row.seq >= packs[-1].after]
            kept.answers.clear()
            self._snapshots.pop(room, None)
        return len(packs)

    async def seeds(self, room: str) -> dict[int, bytes]:
        """The seeds of a room's games."""
        kept = self._rooms.get(room)
        return dict(kept.seeds) if kept else {}

    async def link(self, digest: str) -> Link | None:
        """The link with that hash."""
        return self._links.get(digest)

    async def keep_snapshot(self, room: str, seq: int, data: bytes) -> None:
        """Put a snapshot aside."""
        if room in self._rooms and seq > self._snapshots.get(room, (0, b""))[0]:
            self._snapshots[room] = (seq, data)

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """The newest snapshot of a room, with the number of the first row it lacks."""
        return self._snapshots.get(room)

    async def drop_snapshots(self) -> None:
        """Forget all of them."""
        self._snapshots.clear()

    async def put_aside(self, key: str, data: bytes, most: int) -> None:
        """Keep something that can be made again."""
        self._aside.pop(key, None)
        self._aside[key] = data
        while len(self._aside) > most:
            del self._aside[next(iter(self._aside))]

    async def aside(self, key: str) -> bytes | None:
        """What was put aside."""
        return self._aside.get(key)

    async def due(self, now: int, worker: str | None = None) -> list[str]:
        """The rooms whose alarm has come."""
        due = [(room, kept) for room, kept in self._rooms.items() if 0 < kept.alarm <= now]
        return [r for r, kept in due if worker in (None, kept.home) or not self._lives(kept.home)]

    def _lives(self, worker: str) -> bool:
        return self._until.get(worker, (0, ""))[0] > self._now()

    async def take(self, room: str, worker: Worker) -> Home | None:
        """Have a room live with this worker, if it may."""
        kept = self._rooms.get(room)
        if kept is None:
            return None
        free = worker.alone or not self._lives(kept.home)
        if kept.home != worker.name and free and kept.level <= worker.level:
            kept.home, kept.epoch, kept.level = worker.name, kept.epoch + 1, worker.level
        return await self.home(room)

    async def home(self, room: str) -> Home | None:
        """Where a room lives, or last did."""
        kept = self._rooms.get(room)
        if kept is None:
            return None
        address = self._until[kept.home][1] if self._lives(kept.home) else ""
        return Home(kept.home, kept.epoch, address, kept.rows[-1].at, kept.life, kept.bytes)

    async def beat(self, worker: Worker, millis: int) -> bool:
        """This worker lives for so long from now on."""
        unbroken = self._lives(worker.name)
        self._until[worker.name] = (self._now() + millis, worker.address)
        return unbroken

    async def homes(self, worker: str) -> dict[str, int]:
        """The rooms that live with a worker, with their epochs."""
        return {room: kept.epoch for room, kept in self._rooms.items() if kept.home == worker}

    async def living(self) -> list[Worker]:
        """All workers that live."""
        found = sorted(name for name in self._until if self._lives(name))
        return [Worker(name, address=self._until[name][1], alone=False) for name in found]

    async def secret(self) -> bytes:
        """What the workers of this house know each other by."""
        return self._secret

    async def leave(self, worker: str) -> None:
        """This worker does not live any more."""
        self._until.pop(worker, None)

    async def rooms(self, idle_since: int, life: int = PLAYED) -> list[ListedRoom]:
        """The rooms that nothing was stored in since then."""
        rooms = [listed for room in self._rooms if (listed := await self.listed(room))]
        old = (each for each in rooms if each.touched < idle_since and each.life <= life)
        return sorted(old, key=lambda listed: listed.touched)

    async def listed(self, room: str) -> ListedRoom | None:
        """One room, as `rooms` lists it."""
        kept = self._rooms.get(room)
        if kept is None:
            return None
        return ListedRoom(room, kept.opened, kept.touched, kept.life, kept.bytes)

    async def count(self) -> int:
        """How many rooms there are."""
        return len(self._rooms)

    async def delete(self, room: str) -> None:
        """Forget a room."""
        self._rooms.pop(room, None)
        self._snapshots.pop(room, None)
        self._links = {h: link for h, link in self._links.items() if link.room != room}

    async def erase(self, rooms: list[str]) -> None:
        """Forget rooms together."""
        for room in rooms:
            await self.delete(room)

    async def pulse(self, now: int) -> None:
        """Memory is always well."""

    async def close(self) -> None:
        """Nothing to finish."""
