"""The kit of the lab's commands: options that all of them have, written once.

A command takes a `LabKit` as its last parameter, and `spread` shows people an option for each of
its fields.
"""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple

from questable.cli import lab
from questable.cli.words import (
    Jobs,
    JsonFlag,
    Lang,
    Most,
    Options,
    OptionsFile,
    PackFile,
    Preset,
    Seed,
)

if TYPE_CHECKING:
    from questable.engine import Game, Pack, Setup, Value
    from questable.text import Words


class LabKit(NamedTuple):
    """What is played, by which rules, where, and how it is told."""

    seed: Seed = "0"
    preset: Preset = None
    option: Options = None
    options_file: OptionsFile = None
    pack: PackFile = None
    most: Most = None
    jobs: Jobs = None
    cluster: lab.Cluster = None
    as_json: JsonFlag = False
    lang: Lang = None

    def begin(self, game: str, **counts: int | None) -> tuple["Words", "Game"]:
        """The words and the game; numbers below 1 are complained of by the names given."""
        from questable.terminal import arguments

        words = arguments.words_in(self.lang)
        found = arguments.game_called(words, game)
        for name, value in {**counts, "most": self.most, "jobs": self.jobs}.items():
            arguments.at_least(words, f"--{name}", value, 1)
        return words, found

    def entries(self) -> int:
        """After how many a game is stopped."""
        from questable.trials.case import MOST_ENTRIES

        return self.most or MOST_ENTRIES

    def processes(self) -> int:
        """How many are at work."""
        from questable.lab.workers import cores

        return self.jobs or cores()

    def given(self, words: "Words", game: "Game") -> dict[str, "Value"]:
        """The house rules that were asked for."""
        from questable.terminal import arguments

        return arguments.given_options(
            words, game, self.option or [], self.options_file, self.preset
        )

    def own_pack(self, words: "Words", game: "Game") -> "Pack":
        """The pack that was named, or the game's."""
        from questable.terminal.complaint import pack_of

        return game.pack() if self.pack is None else pack_of(words, game, self.pack)

    def setup(self, words: "Words", game: "Game", players: int) -> "Setup":
        """A playable set-up, or a Complaint with the rule that forbids it."""
        from questable.terminal import arguments

        return arguments.setup_for(
            words, game, players, self.option or [], self.pack, self.options_file,
            preset=self.preset,
        )  # fmt: skip


USUAL_KIT = LabKit()
"""Where nobody says anything."""


def spread(command: Callable[..., int]) -> Callable[..., int]:
    """A command with an option for each field of the kit that is its last parameter."""
    signature = inspect.signature(command)
    *own, last = signature.parameters.values()
    shown = [
        inspect.Parameter(
            name,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            default=LabKit._field_defaults[name],
            annotation=annotation,
        )
        for name, annotation in LabKit.__annotations__.items()
    ]

    @wraps(command)
    def spreading(**given: Any) -> int:
        kit = LabKit(**{each.name: given.pop(each.name) for each in shown if each.name in given})
        return command(**given, **{last.name: kit})

    parameters = [*own, *shown]
    spreading.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    spreading.__annotations__ = {each.name: each.annotation for each in parameters}
    return spreading
