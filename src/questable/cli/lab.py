"""What the commands of the lab share: their options, own bots, files, clusters."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from questable.cli.words import complain, progress_of

if TYPE_CHECKING:
    from questable.engine import Game, Pack, Value
    from questable.lab.study import RowsFile, Study
    from questable.text import Words

Cluster = Annotated[
    str | None, typer.Option(help="Play on the Dask cluster at this address.", metavar="ADDRESS")
]
Rows = Annotated[
    Path | None, typer.Option(help="Keep the games here, and go on from here.", metavar="FILE")
]
Vary = Annotated[
    list[str] | None,
    typer.Option(
        "--vary", help="A house rule and the values it takes, repeatable.", metavar="NAME=A,B,..."
    ),
]
Numbers = Annotated[
    list[str] | None,
    typer.Option(
        "--number",
        help="A number of the pack and the values it takes, repeatable.",
        metavar="PATH=A,B,...",
    ),
]
MOST_VALUES = 100
"""Of one range."""
T = TypeVar("T")


def known_bots(words: "Words", parse: Callable[[Callable[[str], bool]], T]) -> T:
    """What somebody says of bots, levels or their own; those lie in the current folder, too."""
    from questable.terminal.complaint import Complaint
    from questable.trials.players import UnknownPlayer, is_player

    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        return parse(is_player)
    except UnknownPlayer as error:
        line = words.say("command-no-bot", name=error.name, why=error.why)
        raise Complaint(line) from error


@contextmanager
def lab_errors(words: "Words") -> Iterator[None]:
    """A cluster that cannot be used is told in one line."""
    from questable.lab.cluster import NoCluster
    from questable.terminal.complaint import Complaint

    try:
        yield
    except NoCluster as error:
        raise Complaint(words.say("command-no-cluster", why=str(error))) from error


def opened(words: "Words", study: "Study", file: Path | None) -> "RowsFile | None":
    """The file that keeps a study's rows; a Complaint where it holds other games."""
    from questable.lab.lines_file import OtherGames
    from questable.lab.study import RowsFile
    from questable.terminal.complaint import Complaint, unreadable

    if file is None:
        return None
    try:
        return RowsFile(file, study.head())
    except OtherGames as error:
        line = words.say("command-arena-other", file=str(file), what=error.differs)
        raise Complaint(line) from error
    except OSError as error:
        raise Complaint(unreadable(words, file, error)) from error


def played(
    words: "Words", study: "Study", file: Path | None, jobs: int | None, cluster: str | None
) -> bool:
    """Play a study with a bar; whether it came to its end."""
    from questable.lab.workers import cores

    rows = opened(words, study, file)
    try:
        with lab_errors(words), progress_of(study.total) as progress:
            whole = study.run(jobs=jobs or cores(), cluster=cluster, file=rows, progress=progress)
    finally:
        if rows is not None:
            rows.close()
    if not whole:
        line = words.say("command-interrupted", games=study.done, most=study.total)
        if file is not None:
            line += " " + words.say("command-arena-kept", file=str(file))
        complain(line)
    return whole


def values(words: "Words", texts: Sequence[str] | None) -> dict[str, list[str]]:
    """`name=a,b` and `name=5..25` texts: by name, all values."""
    from questable.terminal.arguments import options_called

    told = options_called(words, texts or [])
    return {name: [each for part in str(value).split(",") for each in _range(part.strip())]
            for name, value in told.items()}  # fmt: skip


def _range(text: str) -> list[str]:
    low, dots, high = text.partition("..")
    if not dots or not low.isdecimal() or not high.isdecimal():
        return [text]
    return [str(n) for n in range(int(low), min(int(high), int(low) + MOST_VALUES) + 1)]


def whole_numbers(words: "Words", found: dict[str, list[str]]) -> dict[str, list[int]]:
    """The same as numbers, or a Complaint."""
    from questable.terminal.complaint import Complaint

    numbers = {}
    for name, texts in found.items():
        if not all(text.isascii() and text.isdecimal() for text in texts):
            raise Complaint(words.say("command-no-number", name=f"--number {name}"))
        numbers[name] = [int(text) for text in texts]
    return numbers


def checked_values(
    words: "Words", game: "Game", found: dict[str, list[str]]
) -> dict[str, list["Value"]]:
    """Values that the game's options may have, or a Complaint."""
    from questable.engine import Refused
    from questable.engine.options import checked
    from questable.terminal.complaint import refusal

    given: dict[str, list[Value]] = {}
    for name, texts in found.items():
        try:
            given[name] = [checked(game.options, {name: text})[name] for text in texts]
        except Refused as error:
            raise refusal(words, game, error) from error
    return given


def check_numbers(words: "Words", game: "Game", pack: "Pack", names: Sequence[str]) -> None:
    """A Complaint that names the nearest where a pack has no such number."""
    from questable.terminal.complaint import Complaint, nearest
    from questable.trials.pack_numbers import numbers

    known = list(numbers(pack.facts))
    for name in names:
        if name not in known:
            line = words.say("command-no-pack-number", name=name, game=game.key)
            raise Complaint(line + nearest(words, name, known))
