"""A saint's window as a recipe: which parts, in which glass, in which place."""

from typing import Final

import msgspec

from questable.saints.saint import Saint
from questable.saints.windows.garments import garments_of
from questable.saints.windows.heads import head_of
from questable.saints.windows.person import Person, hair_of, person_of, skin_of
from questable.saints.windows.signs import behind_of, things_of

FRAMES: Final = {
    "gold": "gold", "cyan": "cyan", "orange": "orange", "red": "rose", "blue": "sky",
    "gray": "frame-grey", "pink": "pink", "brown": "frame-brown", "purple": "violet",
    "green": "leaf", "yellow": "amber", "teal": "teal",
}  # fmt: skip
"""The glass of the frame, by the main colour of the saint."""
GROUNDS: Final = ("sky", "violet", "leaf", "rose", "teal", "ember")
"""The glass behind, by the day of the feast."""
SWALLOWED: Final = {
    "brown": ("ember",), "dark-brown": ("ember",), "frame-brown": ("ember",),
    "rose": ("rose", "ember"), "leaf": ("leaf", "teal"), "sky": ("sky", "teal"),
    "violet": ("violet", "sky"), "sable": ("violet",), "tan": ("ember",), "amber": ("ember",),
    "gold": ("ember",), "teal": ("leaf", "teal"), "cyan": ("sky", "teal"), "orange": ("ember",),
    "pink": ("rose",),
}  # fmt: skip
"""Glasses before which a garment or a frame of that glass is not seen."""


class Recipe(msgspec.Struct, frozen=True):
    """The parts of a window as draw.py reads them, lowest first."""

    frame: str
    ground: str
    skin: str
    hair: str
    halo: str
    behind: list[str]
    """Behind the halo: wings."""
    back: list[str]
    """Behind the shoulders: long hair."""
    clothes: list[str]
    head: list[str]
    things: list[str]


def recipe_of(saint: Saint) -> Recipe:
    """Compose a window from the facts; the same facts give the same window."""
    person = person_of(saint)
    clothes, glass = garments_of(person)
    back, head = head_of(person)
    return Recipe(
        frame=FRAMES[saint.main],
        ground=_ground(person, glass),
        skin=skin_of(person),
        hair=hair_of(person),
        halo="@halo-martyr" if person.martyr else "@halo",
        behind=behind_of(person),
        back=back,
        clothes=clothes,
        head=head,
        things=things_of(person, glass),
    )


def _ground(person: Person, garment: str) -> str:
    """A glass before which garment and frame are seen; the day of the feast chooses which."""
    hidden = (*SWALLOWED.get(garment, ()), *SWALLOWED.get(FRAMES[person.saint.main], ()))
    seen = [glass for glass in GROUNDS if glass not in hidden]
    return seen[(person.month * 5 + person.saint.day) % len(seen)]
