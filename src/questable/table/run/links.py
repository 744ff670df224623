"""Links: unguessable, revocable ways in; a secret is shown once and only its hash is kept."""

import base64
import hashlib

from questable.table.ports import Dice

SECRET_BYTES = 18
ROOM_BYTES = 6


def secret(dice: Dice) -> str:
    """A new secret for a link."""
    return base64.urlsafe_b64encode(dice.bytes(SECRET_BYTES)).decode()


def room_name(dice: Dice) -> str:
    """A new room's id."""
    return base64.b32encode(dice.bytes(ROOM_BYTES)).decode().rstrip("=").lower()


def trace(room: str, origin: str) -> str:
    """Where somebody came from, so roughly that it tells a room's people apart and nothing else."""
    told = hashlib.sha256(f"questable origin {room} {origin}".encode()).hexdigest()
    return told[:4] if origin else ""


def digest(given: str) -> str:
    """What is stored and looked up.

    Looking up a hash gives nothing away by its timing: whoever guesses cannot choose hashes.
    """
    return hashlib.sha256(b"questable link " + given.encode()).hexdigest()
