"""Marks for the fields of a state, from which `./run states` writes a game's fields.py.

A field without a mark is a number or a list of numbers of its own: a copy copies it, a dump gives
it by its name. See docs/adding-a-game.md.
"""

from typing import Annotated, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""Replaced as a whole and never changed in place, so that copies may share it."""
Drawn = Annotated[T, "drawn"]
"""Told by a position's text in a way of its own, by names or as a drawing."""
Derived = Annotated[T, "derived"]
"""Follows from other fields: whoever reads a position works it out again."""
ForImagine = Annotated[T, "for imagine"]
"""Everybody may know it, but no view has a field for it: it goes with what is for `imagine`."""
