"""The service behind all endpoints and sockets: the hall, and what one address may still ask."""

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from questable.table import Hall, No, Pass
from questable.table.run import links
from questable.web.callers import networks, within
from questable.web.guard import Buckets, WebLimits
from questable.web.homes import Homes
from questable.web.tallies import Counts, Tallies
from questable.web.unread import Unread

if TYPE_CHECKING:
    from questable.web.analyses import Analyses
    from questable.web.comparisons import Comparisons
    from questable.web.prints import Prints

PULSE = 5_000
"""Milliseconds for which a store that wrote counts as well."""


class Service:
    """What every endpoint and socket is given; one for the whole server."""

    def __init__(
        self, hall: Hall, limits: WebLimits, names: tuple[str, ...], homes: Homes | None = None
    ) -> None:
        self.hall = hall
        self.limits = limits
        self.names = names
        """Hosts that this server is known by, besides bare addresses."""
        self._written = -PULSE
        self.requests = Buckets(limits.requests)
        self.prints = Buckets(limits.prints)
        self.messages = Buckets(limits.messages)
        self.counts = Counts(hall, limits)
        self.tallies = Tallies(homes, self.counts)
        self.unread = Unread(limits.unread_bytes)
        self.press: Prints
        self.analyses: Analyses
        self.comparisons: Comparisons
        """All set by the app, since what is asked of them needs a service."""

    def need_unbanned(self, connection: HTTPConnection) -> None:
        """No for an address that the keeper of the house has banned."""
        banned = self.hall.house.banned
        if banned and connection.client and within(connection.client.host, networks(banned)):
            raise No("banned")

    async def pulse(self) -> int:
        """When the store was last seen to write; it is tried again if that is too long ago."""
        now = self.hall.world.clock.now()
        if not 0 <= now - self._written < PULSE:
            await self.hall.world.store.pulse(now)
            self._written = now
        return self._written

    async def may_open(self, address: str) -> None:
        """No for an address that opens one room after the other and plays in none."""
        code = await self.tallies.ask("may_open", address)
        if code == "too-many-rooms":
            raise No(code, facts={"most": self.limits.gameless_rooms})
        if code:
            raise No(code)

    async def opened(self, address: str, room: str) -> None:
        """A room was opened from there."""
        await self.tallies.ask("opened", address, room)

    async def may_connect(self, address: str, secret: str) -> None:
        """No for who comes and goes without end."""
        if not await self._takes("connects", address):
            raise No("too-fast")
        if not await self._takes("link_connects", links.digest(secret)):
            raise No("too-fast")

    async def _takes(self, kind: str, key: str) -> bool:
        return bool(await self.tallies.ask("take", key, kind))

    async def authenticate(self, address: str, secret: str) -> Pass:
        """Who brings this secret; an address that guesses is soon not answered any more."""
        if links.is_code(secret):
            return await self._by_code(address, secret)
        try:
            return await self.hall.authenticate(secret)
        except No:
            if not await self._takes("wrong_links", address):
                raise No("too-fast") from None
            raise

    async def _by_code(self, address: str, code: str) -> Pass:
        """D-4.11: codes are few, so a try is paid for before it is made, and paid back if right.

        An address that has spent its own tries does not spend those of the others.
        """
        tries = (("wrong_codes", address), ("all_wrong_codes", ""))
        for kind, key in tries:
            if not await self._takes(kind, key):
                raise No("too-fast")
        found = await self.hall.authenticate(code)
        for kind, key in tries:
            await self.tallies.ask("put_back", key, kind)
        return found
