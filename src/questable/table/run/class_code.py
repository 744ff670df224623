"""The code of a class: it follows from the teacher's link and a number, and is stored nowhere."""

import hashlib
import hmac

from questable.table.run import links


class KeyedDice:
    """Bytes that only who knows the key can foresee."""

    def __init__(self, secret: str, number: int) -> None:
        self._key = f"questable class {number} {secret}".encode()
        self._drawn = 0

    def bytes(self, n: int) -> bytes:
        """The next ones."""
        self._drawn += 1
        return hmac.digest(self._key, str(self._drawn).encode(), hashlib.sha256)[:n]


def code_of(secret: str, number: int) -> str:
    """The code that belongs to a teacher's link and a number."""
    return links.code(KeyedDice(secret, number))
