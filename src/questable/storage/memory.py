"""A store in memory: for tests, and for a table that need not outlive its process."""

import msgspec

from questable.storage.packed_rows import END, packed, unpacked
from questable.table.ports import (
    ALONE,
    PLAYED,
    Clash,
    Group,
    Link,
    ListedRoom,
    PackedRows,
    Repeated,
    Resting,
    StoredRow,
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
    lease: tuple[str, int] = ("", 0)


class MemoryStore:
    """As a database would do it, without one."""

    def __init__(self) -> None:
        self._rooms: dict[str, _Kept] = {}
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

    async def due(self, now: int) -> list[str]:
        """The rooms whose alarm has come."""
        return [room for room, kept in self._rooms.items() if 0 < kept.alarm <= now]

    async def lease(self, room: str, owner: str, now: int, until: int) -> bool:
        """Whether this owner may run the room's race."""
        kept = self._rooms.get(room)
        if kept is None or (kept.lease[0] != owner and kept.lease[1] > now):
            return False
        kept.lease = (owner, until)
        return True

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

    async def pulse(self, now: int) -> None:
        """Memory is always well."""

    async def close(self) -> None:
        """Nothing to finish."""
