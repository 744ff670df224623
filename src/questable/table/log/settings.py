"""How a table is set up, beside the game and its options: clocks, dice, series, pace."""

import msgspec

from questable.bots import USUAL

HOLDING_MOST = 60_000
"""The longest a racing action is held, in microseconds (docs/table.md, Races)."""
LONGEST = 24 * 60 * 60
"""No limit at a table is longer than a day, in seconds."""


class TurnClock(msgspec.Struct, frozen=True, kw_only=True):
    """T-4.1: what happens to a decision that takes long."""

    kind: str = "none"
    """'none', 'nudge' (a friendly word, nothing else) or 'limit'."""
    seconds: int = 60
    """How long a decision may take before the clock speaks."""
    then: str = "default"
    """What a limit does: the 'default' action, or a 'bot' that steps in for this decision."""
    level: str = USUAL
    """Which bot steps in."""
    grace: int = 60
    """For how many seconds a cut line stops the clock."""
    silent: int = 3
    """After so many limits in a row a bot plays the seat until its owner returns; 0 never."""
    absent: str = "wait"
    """When grace has run out: 'wait' (the clock goes on) or 'bot' (T-3.3)."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that a host may choose for the table itself."""

    clock: TurnClock = TurnClock()
    dice: str = "dealer"
    """'dealer', or 'companion' at a table that rolls for itself (T-4.2)."""
    window: int = 0
    """Seconds after which secret replies are closed, all at one moment; 0 waits for the last."""
    pause: int = 5
    """Seconds before which they are not opened, however soon the last is in (T-5.1)."""
    pace: int = 700
    """Milliseconds a bot takes over an action, so that people can follow."""
    target: int = 0
    """The sum of scores that ends a series; 0 for none (T-3.2)."""
    games: int = 1
    """The number of games that ends a series; 0 for none."""
    watching: bool = True
    """Whether spectators are let in."""


CHOICES = {
    "kind": ("none", "nudge", "limit"),
    "then": ("default", "bot"),
    "absent": ("wait", "bot"),
}
CLOCK_BOUNDS = {"seconds": (1, LONGEST), "grace": (0, LONGEST), "silent": (0, 1000)}
TABLE_BOUNDS = {
    "window": (0, LONGEST),
    "pause": (0, 60),
    "pace": (0, 10_000),
    "target": (0, 1_000_000),
    "games": (0, 1000),
}


def fault(settings: Settings, levels: tuple[str, ...]) -> str:
    """The name of the first setting that cannot be, or ''."""
    clock = settings.clock
    for name, choices in CHOICES.items():
        if getattr(clock, name) not in choices:
            return f"clock.{name}"
    for name, (low, high) in CLOCK_BOUNDS.items():
        if not low <= getattr(clock, name) <= high:
            return f"clock.{name}"
    if clock.level not in levels:
        return "clock.level"
    if settings.dice not in ("dealer", "companion"):
        return "dice"
    for name, (low, high) in TABLE_BOUNDS.items():
        if not low <= getattr(settings, name) <= high:
            return name
    if not settings.target and not settings.games:
        return "games"
    return ""
