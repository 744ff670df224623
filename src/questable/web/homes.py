"""Where a link's room lives: asked anew for each socket and request, and kept nowhere."""

import os
from collections.abc import Iterable

from questable.table import Hall
from questable.table.log.class_rows import class_of
from questable.table.ports import Home, StoreError, Worker
from questable.table.run import links
from questable.web.inner import Spliced, call, greeting

LINK = b"link."


class Homes:
    """What a worker knows of the others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.secret = b""
        """Which all workers share; from the store."""

    @property
    def worker(self) -> Worker:
        """Who this is."""
        return self._hall.worker

    async def living(self) -> list[Worker]:
        """All workers of this house that live."""
        return await self._hall.world.store.living()

    async def shared_secret(self) -> bytes:
        """What the workers of this house know each other by."""
        return await self._hall.world.store.secret()

    async def elsewhere(self, link: str) -> Home | None:
        """The home of a link's room, if another worker is and lives; None if it is ours to answer,
        whatever there is to be said."""
        store = self._hall.world.store
        try:
            found = await store.link(links.digest(link))
            # The tables of a class live where it does.
            room = class_of(found.room) or found.room if found is not None else ""
            home = await store.home(room) if room else None
        except StoreError:
            return None
        if home is None or not home.address or home.worker == self._hall.worker.name:
            return None
        return home

    async def bring(self, home: Home, caller: str, request: bytes, near: Spliced) -> None:
        """Have a socket that came in here go on at the room's home; OSError if that is cut off."""
        transport, far = await call(home.address, Spliced)
        assert isinstance(far, Spliced)
        near.other, far.other = far, near
        transport.write(greeting(self.secret, home.worker, caller) + request)


def are_apart(own: str, living: Iterable[Worker]) -> bool:
    """Whether some workers could not reach each other: `own` is where other machines reach this
    one, and without it only this one's do."""
    for each in living:
        kind, _, where = each.address.partition(":")
        if (kind == "unix") == bool(own) or (kind == "unix" and not os.path.exists(where)):
            return True
    return False


def offered_link(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The link that a handshake brings, if it brings one."""
    for name, value in headers:
        if name.lower() == b"sec-websocket-protocol":
            for each in value.split(b","):
                if each.strip().startswith(LINK):
                    return each.strip()[len(LINK) :].decode("ascii", "replace")
    return ""
