"""The log: faults of ours, and never so many lines that strangers could fill a disk with them."""

import logging
import time
from collections.abc import Callable

MOST_LINES = 10
"""Lines from one place in the code within a minute."""
MINUTE = 60.0


class Sparing(logging.Filter):
    """Lets a few lines of a kind through and says that more of them are left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._seen: dict[tuple[str, int], tuple[float, int]] = {}
        """By place in the code: when its minute began, and how many lines it had."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        place = (record.pathname, record.lineno)
        began, count = self._seen.get(place, (-MINUTE, 0))
        if self._now() - began >= MINUTE:
            began, count = self._now(), 0
        self._seen[place] = (began, count + 1)
        if count == MOST_LINES - 1:
            record.msg = f"{record.msg} (more of these are left out for a minute)"
        return count < MOST_LINES


def begin_log() -> None:
    """To stderr, sparingly; neither addresses, names, links nor paths are ever in it."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
