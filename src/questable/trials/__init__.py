"""Games that bots play to be counted: cases, rows, what they add up to, and how sure it is."""

from questable.trials.case import Case
from questable.trials.row import GameRow
from questable.trials.summary import Summary
from questable.trials.tally import Tally

__all__ = ["Case", "GameRow", "Summary", "Tally"]
