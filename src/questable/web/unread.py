"""Bytes of bodies and messages that have begun to come and not ended, of all callers together.

One connection may send two megabytes and stop just before the end; ten thousand of them may not.
"""

SMALL = 16_384
"""Bytes: who has sent no more than this is never refused, however many others send much."""


class Unread:
    """What all connections hold."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0


class Share:
    """One connection's part of it."""

    def __init__(self, unread: Unread) -> None:
        self._unread = unread
        self._held = 0

    def holds(self, size: int) -> bool:
        """So many bytes are held from now on; False when there is no room for them."""
        more = size - self._held
        if more > 0 and size > SMALL and self._unread.held + more > self._unread.most:
            return False
        self._unread.held += more
        self._held = size
        return True
