"""The commands of the learning corner (S-7.1)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.carry import CopyFrom, CopyTo, Forget, carried
from questable.cli.words import JsonFlag, Lang, LinearFlag, print_json, screen_for

if TYPE_CHECKING:
    from datetime import date

    from questable.terminal.learn.asking import Asking

app = typer.Typer(help="Learn the saints: flash cards, quiz, memory, bee.", no_args_is_help=True)

Level = Annotated[int, typer.Option(help="1 to 3.", metavar="N")]
Count = Annotated[int, typer.Option(help="How many.", metavar="N")]
Set = Annotated[
    str, typer.Option("--set", help="famous, core, an expansion, or all saints.", metavar="SET")
]
Seed = Annotated[str | None, typer.Option(help="Makes the choice repeatable.")]
File = Annotated[
    Path | None, typer.Option("--progress", help="Where to remember progress.", metavar="FILE")
]
Day = Annotated[
    str | None, typer.Option("--date", help="Another day than today.", metavar="YYYY-MM-DD")
]
Players = Annotated[int, typer.Option(help="How many play.", metavar="N")]


@app.command()
def flash(
    level: Level = 1,
    count: Count = 10,
    cards: Set = "core",
    seed: Seed = None,
    progress: File = None,
    day: Day = None,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Cards to turn over; you say whether you knew. Level 1 shows the name, 2 and 3 facts."""
    from questable.terminal.learn.flash import flash as turn_over

    asking = _asking(lang, linear, cards, seed)
    corner = asking.studious(level, count, _file(progress), day, _today())
    corner.sit(lambda: turn_over(corner, level, count))


@app.command()
def quiz(
    level: Level = 1,
    count: Count = 10,
    cards: Set = "core",
    unseen: Annotated[bool, typer.Option("--unseen", help="Name facts by heart.")] = False,
    seed: Seed = None,
    progress: File = None,
    day: Day = None,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Questions with four answers; with --unseen, name the facts of a card by heart."""
    from questable.terminal.learn import quiz as exercise

    asking = _asking(lang, linear, cards, seed)
    corner = asking.studious(level, count, _file(progress), day, _today())
    if unseen:
        corner.sit(lambda: exercise.unseen(corner, count))
    else:
        corner.sit(lambda: exercise.quiz(corner, level, count))


@app.command()
def memory(
    level: Level = 1,
    pairs: Annotated[int, typer.Option(help="Pairs of cards.", metavar="N")] = 6,
    players: Players = 1,
    cards: Set = "core",
    seed: Seed = None,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Find pairs: a saint with a picture (level 1), a feast (2) or a lifetime (3)."""
    from questable.saints.questions.pairs import FEWEST_PAIRS, MOST_PAIRS
    from questable.terminal.learn.memory import SEATS
    from questable.terminal.learn.memory_table import play_memory

    asking = _asking(lang, linear, cards, seed)
    asking.between("--pairs", pairs, FEWEST_PAIRS, MOST_PAIRS)
    asking.between("--players", players, 1, SEATS)
    corner = asking.corner(level)
    corner.sit(lambda: play_memory(corner, level, pairs, players))


@app.command()
def bee(
    level: Annotated[int, typer.Option(help="Where it begins, 1 to 3.", metavar="N")] = 1,
    players: Players = 2,
    cards: Set = "core",
    seed: Seed = None,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """A contest in rounds: two misses and you are out, and the questions grow harder."""
    from questable.terminal.learn.bee import FEWEST_PLAYERS, MOST_PLAYERS
    from questable.terminal.learn.bee_contest import play_bee

    asking = _asking(lang, linear, cards, seed)
    asking.between("--players", players, FEWEST_PLAYERS, MOST_PLAYERS)
    corner = asking.corner(level)
    corner.sit(lambda: play_bee(corner, level, players))


@app.command()
def progress(
    progress: File = None,
    day: Day = None,
    as_json: JsonFlag = False,
    copy_to: CopyTo = None,
    copy_from: CopyFrom = None,
    forget: Forget = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Show how firmly you know what you learnt, and what is due; or take it along."""
    from questable.terminal.arguments import words_in
    from questable.terminal.learn import progress as kept
    from questable.terminal.learn import report
    from questable.terminal.learn.asking import day_called

    words = words_in(lang)
    today = day_called(words, day, _today())
    if carried(words, kept, "study", _file(progress), copy_to, copy_from, forget):
        return
    memory = kept.memory_of(words, _file(progress))
    if as_json:
        print_json(report.progress_json(memory, today))
        return
    report.show_progress(screen_for(linear), words, memory, today)


def _asking(lang: str | None, linear: bool, cards: str, seed: str | None) -> "Asking":
    from questable.terminal.learn.asking import Asking

    return Asking(lang, screen_for(linear), cards, seed)


def _file(given: Path | None) -> Path:
    from questable.terminal.learn.progress import usual_file

    return given or usual_file()


def _today() -> "date":
    from datetime import date

    return date.today()
