"""The guard at the door: how much one address may ask, where a page may come from, headers."""

import re
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from questable.desk.call import DeskLimits
from questable.web.callers import household, is_address

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\s@/?#\\\[\]:]+)(:[0-9]{1,5})?")
"""A name or an address, and perhaps a port: nobody's name and password, no path."""
FORGET_AT = 10_000
"""So many addresses are remembered before those at rest are forgotten."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: int
    a_second: float


class WebLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one address may do; a whole class may sit behind one."""

    connections: int = 500
    """Open at the same time, from before the first word: forty browsers with ten each fit in."""
    all_connections: int = 10_000
    """Of all addresses together."""
    header_seconds: float = 10
    body_seconds: float = 60
    answer_seconds: float = 60
    """In which headers, a body must have come and an answer must have been taken."""
    sockets: int = 200
    """Open at the same time."""
    requests: Rate = Rate(200, 20)
    prints: Rate = Rate(20, 0.1)
    """Games to print."""
    rooms: Rate = Rate(20, 0.1)
    """New rooms."""
    gameless_rooms: int = 100
    """Rooms that an address opened and in which no game has begun."""
    connects: Rate = Rate(400, 10)
    """New sockets of one address."""
    link_connects: Rate = Rate(60, 1)
    """New sockets with one link; a whole class may come with the spectators'."""
    wrong_links: Rate = Rate(20, 0.2)
    """Links that nobody has."""
    wrong_codes: Rate = Rate(20, 1 / 30)
    """Codes that nobody has; who has no more tries is not answered, right or wrong."""
    all_wrong_codes: Rate = Rate(100, 1 / 6)
    """Of all addresses together: before a code lapses they have tried one in thirty."""
    messages: Rate = Rate(600, 200)
    """On all sockets of one address."""
    line_messages: Rate = Rate(100, 25)
    """On one socket."""
    life_seconds: float = 15
    """Between two signs of life on a socket; who hears none for three times that comes anew."""
    waiting: int = 1_000
    """Messages that a slow socket may be behind."""
    waiting_bytes: int = 250_000
    """Bytes that it may be behind, unless it is one message alone."""
    body_bytes: int = 16_384
    upload_bytes: int = 2_100_000
    unread_bytes: int = 64_000_000
    """Of bodies and messages that have not come to their end, of all addresses together; one of
    them holds at most as much as is still free."""
    replay_frames: int = DeskLimits().replay_frames
    replay_lines: int = DeskLimits().replay_lines
    """Entries without their boards."""

    def told(self) -> DeskLimits:
        """How much of anything is told at once."""
        return DeskLimits(replay_frames=self.replay_frames, replay_lines=self.replay_lines)


class Bucket:
    """Fills up again with time."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._now = now
        self._left = float(rate.burst)
        self._at = now()

    def take(self) -> bool:
        """Whether one more is granted."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def put_back(self) -> None:
        """What was taken was not used."""
        self._left += 1

    def spend(self, cost: float) -> None:
        """Take so much, even if there is less: whoever owes something waits longer."""
        self._fill()
        self._left -= cost

    def left(self) -> float:
        """How much there is; less than nothing for who owes something."""
        self._fill()
        return self._left

    def empty(self) -> bool:
        """Whether nothing is left."""
        return self.left() <= 0

    def full(self) -> bool:
        """Whether nobody has taken from it for long."""
        self._fill()
        return self._left >= self.rate.burst

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.a_second)
        self._at = now


class Buckets:
    """One bucket an address."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._now = now
        self._of: dict[str, Bucket] = {}
        self._forget_at = FORGET_AT

    def take(self, address: str) -> bool:
        """Whether this address is granted one more."""
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        if address not in self._of:
            if len(self._of) >= self._forget_at:
                self._of = {key: each for key, each in self._of.items() if not each.full()}
                # Whoever has ten thousand addresses must not have all of them looked at each time.
                self._forget_at = max(FORGET_AT, 2 * len(self._of))
            self._of[address] = Bucket(self.rate, self._now)
        return self._of[address]


def address_of(connection: HTTPConnection) -> str:
    """The address that asks, or the network that counts as one caller."""
    if connection.client is None:
        return ""
    return household(connection.client.host)


def is_from_here(headers: Headers, names: tuple[str, ...]) -> bool:
    """Whether the host is ours, and the page that asks, if any, is from there too.

    A name that is not ours may be somebody's who points it at this machine; a bare address cannot.
    """
    host = headers.get("host", "").lower()
    if not HOST.fullmatch(host):
        return False
    try:
        name = urlsplit(f"//{host}").hostname or ""
        origin = urlsplit(headers.get("origin", f"http://{host}").lower())
        from_name = origin.hostname or ""
    except ValueError:
        return False
    if name not in ("localhost", *names) and not is_address(name):
        return False
    return origin.netloc == host or from_name in names


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI wants it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)
