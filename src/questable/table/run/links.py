"""Links: unguessable, revocable ways in; a secret is shown once and only its hash is kept."""

import base64
import hashlib

from questable.table.ports import Dice

SECRET_BYTES = 18
ROOM_BYTES = 6
CONSONANTS, VOWELS = "BCDFGHJKLMNPRSTVWXZ", "AEU"
"""Of codes; I, O, Q and Y are too easily taken for something else."""
CODE = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
CODES = 61_731
"""How many there are."""
UNKIND = ("CUL", "CUM", "FAG", "FUC", "FUK", "NAZ", "NEG", "PED", "PUT", "SEX", "TET", "VUL")
"""What no code has in it: they are written on blackboards."""
SHORT = 8
"""Whatever is so short is taken for a code, so that all wrong ones meet with the same."""


def secret(dice: Dice) -> str:
    """A new secret for a link."""
    return base64.urlsafe_b64encode(dice.bytes(SECRET_BYTES)).decode()


def code(dice: Dice) -> str:
    """A new code for a table that waits: five letters that can be said aloud."""
    while True:
        # Eight bytes: the letters are as good as equally likely.
        number = int.from_bytes(dice.bytes(8)) % CODES
        letters = ""
        for choice in CODE:
            number, letter = divmod(number, len(choice))
            letters += choice[letter]
        if not any(each in letters for each in UNKIND):
            return letters


def is_code(given: str) -> bool:
    """Whether somebody brings a code and no link."""
    return len(given) <= SHORT


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
    Codes may be typed in small letters.
    """
    plain = given.upper() if is_code(given) else given
    return hashlib.sha256(b"questable link " + plain.encode()).hexdigest()
