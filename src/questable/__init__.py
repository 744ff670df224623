"""Questable: a game table in software."""

from questable import fast
from questable.__about__ import __version__

__all__ = ["__version__"]

fast.select_or_complain()
