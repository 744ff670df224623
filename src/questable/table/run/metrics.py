"""What a hall counts, for those who watch over it."""

NAMES = (
    "groups", "rows", "refusals", "clashes", "repeats", "store_errors", "faults", "held",
    "bot_actions", "bots_failed", "deadlines", "loads", "snapshots_used", "opened", "deleted",
    "packed", "lost",
)  # fmt: skip


class Metrics:
    """Numbers that only grow."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = dict.fromkeys(NAMES, 0)

    def add(self, name: str, n: int = 1) -> None:
        """Count so many more of something."""
        self.numbers[name] += n
