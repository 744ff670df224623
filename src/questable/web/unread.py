"""Bytes of bodies and messages that have begun to come and not ended, of all callers together.

One connection may send two megabytes and stop just before the end; ten thousand of them may not.
"""

SMALL = 16_384
"""Bytes: who has sent no more than this is never refused, however many others send much."""


class Unread:
    """What all connections hold.

    No address may hold more than is still free: one alone gets half, two a third each, and
    whoever comes next always finds as much as each of those before.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0
        self._by_address: dict[str, int] = {}

    def has_room(self, address: str, more: int) -> bool:
        """Whether this address may hold so many bytes more."""
        return self._by_address.get(address, 0) + more <= self.most - self.held - more

    def take(self, address: str, more: int) -> None:
        """It holds so many more, or fewer."""
        self.held += more
        left = self._by_address.pop(address, 0) + more
        if left:
            self._by_address[address] = left


class UnreadShare:
    """One connection's part of it."""

    def __init__(self, unread: Unread, address: str) -> None:
        self._unread = unread
        self._address = address
        self._held = 0

    def holds(self, size: int) -> bool:
        """So many bytes are held from now on; False when there is no room for them."""
        more = size - self._held
        if more > 0 and size > SMALL and not self._unread.has_room(self._address, more):
            return False
        self._unread.take(self._address, more)
        self._held = size
        return True
