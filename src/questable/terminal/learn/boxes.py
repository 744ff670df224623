"""Slips as they lay in five boxes, as old files have them: what was learnt then is not lost."""

from datetime import date
from typing import Annotated

import msgspec

from questable.terminal.spacing import Count, Slip

WAITS = (1, 2, 4, 8, 16)
"""Days that a slip rested in each box, the first box first."""
MIDDLING = 5.0
"""How hard something is of which only the box is known."""

Box = Annotated[int, msgspec.Meta(ge=1, le=len(WAITS))]


class BoxSlip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one item lay and how it went so far."""

    box: Box
    due: date
    right: Count = 0
    wrong: Count = 0

    def slip(self) -> Slip:
        """The same as it is kept today; client/src/study/progress.svelte.ts does so too."""
        wait = WAITS[self.box - 1]
        seen = date.fromordinal(max(1, self.due.toordinal() - wait))
        return Slip(self.due, seen, float(wait), MIDDLING, self.right, self.wrong)
