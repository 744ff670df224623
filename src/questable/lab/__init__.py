"""Studying games by playing them thousands of times."""

from questable.lab.arena import Arena
from questable.lab.case import Case
from questable.lab.row import GameRow
from questable.lab.simulate import simulate
from questable.lab.study import Study
from questable.lab.summary import Summary

__all__ = ["Arena", "Case", "GameRow", "Study", "Summary", "simulate"]
