"""Who is connected: a count by address before a word was said, and room for the next caller."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

SPARE_FILES = 64
"""Files that the process needs besides its connections: the store, its threads, uploads."""

FORWARDED = b"x-forwarded-for"
LONGEST = 64
"""Letters of an address, with the name of an interface behind it."""
Networks = tuple[IPv4Network | IPv6Network, ...]


class Connection(Protocol):
    """One end of a TCP connection."""

    def hang_up(self) -> None:
        """At once, whatever waits."""


def networks(texts: Iterable[str]) -> Networks:
    """Addresses and networks as people write them; ValueError for anything else."""
    return tuple(ip_network(text, strict=False) for text in texts)


def is_address(text: str) -> bool:
    """Whether it is one of IP, in as many letters as those have."""
    try:
        return len(text) <= LONGEST and bool(ip_address(text))
    except ValueError:
        return False


def within(host: str, among: Networks) -> bool:
    """Whether an address lies in one of these networks."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return any(mapped in network for network in among)


def forwarded(host: str, headers: Iterable[tuple[bytes, bytes]], proxies: Networks) -> str:
    """Who calls: whoever the last proxy that is believed says, if the connection is one's."""
    if not within(host, proxies):
        return host
    said = b",".join(value for name, value in headers if name.lower() == FORWARDED)
    hosts = [each.strip() for each in said.decode("latin1").split(",") if each.strip()]
    strange = [each for each in hosts if not within(each, proxies)]
    found = (strange[-1:] or hosts[:1] or [host])[0]
    return found if is_address(found) else host


def household(host: str) -> str:
    """Who counts as one caller; of IPv6 the half that a household shares."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    mapped = getattr(found, "ipv4_mapped", None) or found
    return str(mapped) if mapped.version == 4 else mapped.exploded[:19]


class Callers:
    """All connections of this process.

    A trusted proxy is not one caller: it counts its own. When the process can hold no more, the
    one that has waited longest without a whole request makes room for the newcomer.
    """

    def __init__(self, by_address: int, most: int, proxies: Networks = ()) -> None:
        self.by_address = by_address
        self.most = most
        self.proxies = proxies
        self.banned: Networks = ()
        self.turned_away = 0
        self._open: dict[Connection, str] = {}
        self._count: dict[str, int] = {}
        self._unheard: dict[Connection, None] = {}
        """Those of whom no whole request has come yet, the first first."""

    def come(self, connection: Connection, host: str) -> bool:
        """Whether there is room for this one."""
        address = "" if within(host, self.proxies) else household(host)
        full = address and self._count.get(address, 0) >= self.by_address
        if full or within(host, self.banned) or not self._has_room():
            self.turned_away += 1
            return False
        self._open[connection] = address
        self._unheard[connection] = None
        if address:
            self._count[address] = self._count.get(address, 0) + 1
        return True

    def _has_room(self) -> bool:
        if len(self._open) < self.most:
            return True
        if not self._unheard:
            return False
        oldest = next(iter(self._unheard))
        self.turned_away += 1
        oldest.hang_up()
        self.go(oldest)
        return True

    def heard(self, connection: Connection) -> None:
        """A whole request came: this one is not dropped for another."""
        self._unheard.pop(connection, None)

    def go(self, connection: Connection) -> None:
        """It is gone; said twice it counts once."""
        address = self._open.pop(connection, None)
        self._unheard.pop(connection, None)
        if address:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def hand_on(self, connection: Connection, to: Connection) -> None:
        """What was a request is a socket from now on."""
        if connection in self._open:
            self._open[to] = self._open.pop(connection)

    @property
    def count(self) -> int:
        """How many are connected."""
        return len(self._open)


def room_for_files(wanted: int) -> int:
    """So many connections this process can hold; the system's limit is raised as far as it lets."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft < min(hard, wanted + SPARE_FILES):
        aim = wanted + SPARE_FILES if hard == resource.RLIM_INFINITY else hard
        soft = max(soft, min(aim, wanted + SPARE_FILES))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(wanted, soft - SPARE_FILES))
