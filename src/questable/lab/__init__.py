"""Studying games by playing them thousands of times."""

from questable.lab.arena import Arena
from questable.lab.simulate import simulate
from questable.lab.study import Study
from questable.trials.case import Case
from questable.trials.row import GameRow
from questable.trials.summary import Summary

__all__ = ["Arena", "Case", "GameRow", "Study", "Summary", "simulate"]
