"""Playing in a terminal: text boards, plain sentences for screen readers, and the session."""

from questable.terminal.complaint import Complaint
from questable.terminal.linear import Linear
from questable.terminal.luck import Luck
from questable.terminal.screen import Screen
from questable.terminal.session import HUMAN, Session

__all__ = ["HUMAN", "Complaint", "Linear", "Luck", "Screen", "Session"]
