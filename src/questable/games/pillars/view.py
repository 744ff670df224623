"""What a seat may know of Pillars of Faith: everything, since nothing is hidden."""

import msgspec

from questable.engine.view import View
from questable.games.pillars.actions import Religion
from questable.games.pillars.ends import Reason
from questable.games.pillars.state import Phase


class ReligionView(msgspec.Struct, frozen=True, kw_only=True):
    """One religion, for screens."""

    religion: Religion
    seat: int
    """Who leads it, -1 for a Neutral one."""
    on_board: int
    off_board: int


class PillarsView(View, frozen=True, kw_only=True):
    """The whole position."""

    phases: list[Phase]
    """What is waited for, the open decision last."""
    religions: list[ReligionView]
    """Red, Gold, Blue, Apostate."""
    turn: int
    """The seat whose turn it is; during the draw, the seat that draws."""
    turns: int
    """How many turns are over."""
    turn_limit: int
    """P-5.8; 0 for none."""
    followers: dict[str, Religion]
    """Station to religion."""
    pillars: list[str]
    """Their sites."""
    banned: str
    """P-3.4: the station whose follower may not be moved, '-' for none."""
    centre: str
    """The centre of the Assembly that is carried out, '-' for none."""
    outer: str
    """Its outer follower that waits for a new religion, '-' for none."""
    stopped: list[str]
    """Centres of Machines that are left out as long as they are Machines, this turn."""
    winner: int
    """The winning seat, -1 for none."""
    ending: Reason
    """Why the game is over, '' while it is not."""
