"""What one seat may know, built and never stripped (docs/architecture.md, Views)."""

import msgspec

SPECTATOR = -1
"""Whose eyes a view has that is nobody's in particular: it shows what everyone may see."""


class Rest(msgspec.Struct, frozen=True, array_like=True):
    """What `imagine` needs of a position and no reader does, in an order of the game's own.

    Only a game's own sight.py looks into it; whatever a screen, a sentence or a bot wants is a
    field of the view with a name and a type. tests/engine/test_rest.py holds everybody to that.
    """

    numbers: tuple[int, ...] = ()
    lists: tuple[tuple[int, ...], ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that every game has; each game adds its own fields."""

    game: str
    """The game's key."""
    seat: int
    """Whose eyes these are; -1 for a spectator."""
    seats: int
    """How many seats play."""
    actor: int
    """Who must act: a seat, or -1 chance, -2 race, -3 sealed, -4 over."""
    callers: int
    """Mask of the seats that may call out of turn, as far as this seat may know."""
    ply: int
    """How many entries there are."""
    for_imagine: Rest = Rest()
    """What `imagine` needs and nobody else may read."""


def view_text(view: View) -> bytes:
    """A view as JSON, the same bytes for equal views."""
    return msgspec.json.encode(view, order="sorted")
