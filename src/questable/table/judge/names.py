"""What people are called: never blank, and no two in a room alike (D-4.10)."""

import unicodedata

from questable.table.judge.verdict import No
from questable.table.log.room import Room
from questable.table.told.messages import NAME_LENGTH

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
MARKS = 2
"""Accents on one letter; more are noise."""
LOOK_ALIKES = str.maketrans(
    {
        # Cyrillic
        "а": "a", "в": "b", "е": "e", "ё": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p",
        "с": "c", "т": "t", "у": "y", "х": "x", "ь": "b", "і": "l", "ј": "j", "ѕ": "s", "ԁ": "d",
        "ԛ": "q", "ԝ": "w",
        # Greek
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v", "ο": "o",
        "ρ": "p", "τ": "t", "υ": "u", "χ": "x",
        "0": "o", "1": "l", "i": "l", "ı": "l", "|": "l",
    }
)  # fmt: skip
"""Letters that look like another, once case is folded, each with one that it looks like."""


def clean(name: str, most: int = NAME_LENGTH) -> str:
    """A name as it is shown, or No: one way to write each letter, nothing unseen, no line ends."""
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or kind == "Cc":
            shown.append(" ")
        elif kind[0] != "C" and letter not in BLANK and marks <= MARKS:
            shown.append(letter)
    plain = " ".join("".join(shown).split())
    seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in plain)
    if not seen or len(plain) > most:
        raise No("name", facts={"most": most})
    return plain


def likeness(name: str) -> str:
    """The same for names that cannot be told apart at a glance."""
    bare = unicodedata.normalize("NFKC", name.casefold()).translate(LOOK_ALIKES)
    return "".join(letter for letter in bare if unicodedata.category(letter)[0] in "LNS")


def own(room: Room, name: str, person: int = -1) -> str:
    """This name for somebody, with a number if another in the room is called alike."""
    return distinct(name, [guest.name for each, guest in room.people.items() if each != person])


def distinct(name: str, known: list[str], most: int = NAME_LENGTH) -> str:
    """This name, with a number if one of those known looks alike."""
    others = {likeness(each) for each in known}
    wanted = plain = clean(name, most)
    number = 1
    while likeness(wanted) in others:
        number += 1
        tail = f" ({number})"
        wanted = plain[: most - len(tail)].rstrip() + tail
    return wanted
