"""Sittings in the learning corner from a script."""

import io
from collections.abc import Callable
from datetime import date
from random import Random

from questable.saints import shipped
from questable.terminal import Linear, Screen
from questable.terminal.learn.corner import Corner
from questable.terminal.spacing import Memory
from questable.text import Words

TODAY = date(2026, 10, 4)


class Sitting:
    """A sitting that is over, and all that was said."""

    def __init__(self, corner: Corner, text: str) -> None:
        self.slips = corner.memory.slips
        self.text = text
        self.flat = " ".join(text.split())
        """Without line breaks, which depend on the width."""


def sit(
    exercise: Callable[[Corner], object],
    *lines: str,
    memory: Memory | None = None,
    saints: tuple[str, ...] = (),
    seed: str = "script",
    lang: str = "en",
    linear: bool = True,
) -> Sitting:
    """Type these lines in an exercise with these saints, or with the core set."""
    out, source = io.StringIO(), io.StringIO("".join(line + "\n" for line in lines))
    screen = (Linear if linear else Screen)(out, source)
    chosen = [shipped().by_key[key] for key in saints] or shipped().of_sets(("core",))
    corner = Corner(Words(lang), screen, shipped(), chosen, Random(seed))
    corner.today = TODAY
    corner.memory = memory or Memory()
    corner.sit(lambda: exercise(corner))
    return Sitting(corner, out.getvalue())
