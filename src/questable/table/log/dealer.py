"""The dealer: draws that anyone can check once the seed is known (docs/record.md).

The SHA-256 of the seed is shown at the start; the seats add random bytes of their own. The key
is SHA-256(seed, bytes in seat order) and an entry draws from HMAC-SHA256(key, trail, block), the
trail being a hash of the entries that count (engine/trail.py), 64 bits at a time, cases beyond the
last whole multiple of the weight drawn again.
"""

import hashlib
import hmac

from questable.engine.trail import Course

WORD = 1 << 64
SEED_BYTES = 32
SHARE_BYTES = 16


def commitment(seed: bytes) -> str:
    """What is shown at the start: the seed's hash."""
    return hashlib.sha256(seed).hexdigest()


def seed_from(text: str) -> bytes:
    """A seed from a text, for play that can be repeated."""
    return hashlib.sha256(b"questable seed " + text.encode()).digest()


class Dealer:
    """Draws a case for every chance entry from the seed and the seats' shares."""

    def __init__(self, seed: bytes, shares: list[bytes]) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        if any(len(share) != SHARE_BYTES for share in shares):
            raise ValueError(f"a share has {SHARE_BYTES} bytes")
        self.seed = seed
        self.shares = shares
        self._key = hashlib.sha256(seed + b"".join(shares)).digest()

    def draw(self, course: Course, weight: int) -> int:
        """The case from 0 to weight - 1 for the entry that comes next."""
        fair = WORD - WORD % weight
        block = 0
        while True:
            message = course.told() + block.to_bytes(8, "big")
            # hmac.digest would let other threads in and then wait for them.
            digest = hmac.new(self._key, message, "sha256").digest()
            for start in range(0, len(digest), 8):
                word = int.from_bytes(digest[start : start + 8], "big")
                if word < fair:
                    return word % weight
            block += 1
