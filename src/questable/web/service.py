"""The service behind all endpoints and sockets: the hall, and what one address may still ask."""

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from questable.table import Hall, No, Pass
from questable.table.ports import PLAYED
from questable.table.run import links
from questable.web.callers import networks, within
from questable.web.guard import FORGET_AT, Bucket, Buckets, WebLimits
from questable.web.unread import Unread

if TYPE_CHECKING:
    from questable.web.analyses import Analyses

PULSE = 5_000
"""Milliseconds for which a store that wrote counts as well."""


class Service:
    """What every endpoint and socket is given; one for the whole server."""

    def __init__(self, hall: Hall, limits: WebLimits, names: tuple[str, ...]) -> None:
        self.hall = hall
        self.limits = limits
        self.names = names
        """Hosts that this server is known by, besides bare addresses."""
        self._written = -PULSE
        self.connects = Buckets(limits.connects)
        self.link_connects = Buckets(limits.link_connects)
        self._opened: dict[str, list[str]] = {}
        """By address: the rooms it opened since the server began, while they have no game."""
        self.requests = Buckets(limits.requests)
        self.rooms = Buckets(limits.rooms)
        self.wrong_links = Buckets(limits.wrong_links)
        self.wrong_codes = Buckets(limits.wrong_codes)
        self.all_wrong_codes = Bucket(limits.all_wrong_codes)
        self.messages = Buckets(limits.messages)
        self.unread = Unread(limits.unread_bytes)
        self.analyses: Analyses
        """Set by the app, since what is asked of it needs a service."""

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
        if not self.rooms.take(address):
            raise No("too-fast")
        opened = self._opened.get(address, [])
        if len(opened) >= self.limits.gameless_rooms:
            listed = [await self.hall.world.store.listed(room) for room in opened]
            waiting = [each.room for each in listed if each and each.life < PLAYED]
            self._opened[address] = waiting
            if len(waiting) >= self.limits.gameless_rooms:
                raise No("too-many-rooms", facts={"most": self.limits.gameless_rooms})

    def opened(self, address: str, room: str) -> None:
        """A room was opened from there."""
        self._opened.setdefault(address, []).append(room)
        if len(self._opened) > FORGET_AT:
            del self._opened[next(iter(self._opened))]

    def may_connect(self, address: str, secret: str) -> None:
        """No for who comes and goes without end."""
        if not self.connects.take(address) or not self.link_connects.take(links.digest(secret)):
            raise No("too-fast")

    async def authenticate(self, address: str, secret: str) -> Pass:
        """Who brings this secret; an address that guesses is soon not answered any more."""
        if links.is_code(secret):
            return await self._by_code(address, secret)
        try:
            return await self.hall.authenticate(secret)
        except No:
            if not self.wrong_links.take(address):
                raise No("too-fast") from None
            raise

    async def _by_code(self, address: str, code: str) -> Pass:
        """D-4.11: codes are few, so a try is paid for before it is made, and paid back if right.

        An address that has spent its own tries does not spend those of the others.
        """
        tries = (self.wrong_codes.of(address), self.all_wrong_codes)
        if not all(each.take() for each in tries):
            raise No("too-fast")
        found = await self.hall.authenticate(code)
        for each in tries:
            each.put_back()
        return found
