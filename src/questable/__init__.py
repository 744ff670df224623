"""Questable: a game table in software. `import questable as q`; docs/api.md has all of it."""

from importlib import import_module
from typing import TYPE_CHECKING

from questable.__about__ import __version__
from questable.fast import select_or_complain

if TYPE_CHECKING:
    from questable.api import (
        CHANCE,
        LEVELS,
        OVER,
        RACE,
        SEALED,
        SPECTATOR,
        Action,
        Arena,
        Bot,
        Entry,
        Event,
        Game,
        Illegal,
        Match,
        Mismatch,
        Option,
        Outcome,
        Pack,
        Pair,
        Rating,
        Record,
        RecordError,
        Refused,
        Setup,
        State,
        Summary,
        UnknownAction,
        UnknownGame,
        UnknownLevel,
        Unpromised,
        View,
        Walk,
        all_games,
        arena,
        bot,
        game,
        load_record,
        match,
        play,
        random_action,
        random_seat,
        refusal,
        replay,
        simulate,
        tell,
        verify,
        why_not,
    )

__all__ = [
    "CHANCE",
    "LEVELS",
    "OVER",
    "RACE",
    "SEALED",
    "SPECTATOR",
    "Action",
    "Arena",
    "Bot",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Mismatch",
    "Option",
    "Outcome",
    "Pack",
    "Pair",
    "Rating",
    "Record",
    "RecordError",
    "Refused",
    "Setup",
    "State",
    "Summary",
    "UnknownAction",
    "UnknownGame",
    "UnknownLevel",
    "Unpromised",
    "View",
    "Walk",
    "__version__",
    "all_games",
    "arena",
    "bot",
    "game",
    "load_record",
    "match",
    "play",
    "random_action",
    "random_seat",
    "refusal",
    "replay",
    "simulate",
    "tell",
    "verify",
    "why_not",
]

select_or_complain()

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Read when it is first asked for, so that no command waits for what it has no use for."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module("questable.api"), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
