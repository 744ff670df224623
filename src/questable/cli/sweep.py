"""Commands that play many set-ups and compare them (docs/commands.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli import lab
from questable.cli.kit import USUAL_KIT, LabKit, spread
from questable.cli.words import INTERRUPTED, GameKey, Lang, Players, complain, print_json

if TYPE_CHECKING:
    from questable.engine import Game, Value
    from questable.lab.study import Study
    from questable.text import Words
    from questable.trials.case import Case


@spread
def sweep(
    game: GameKey,
    vary: lab.Vary = None,
    number: lab.Numbers = None,
    players: Annotated[
        str | None, typer.Option(help="How many play: 3, or 2,3,4.", metavar="LIST")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(help="One level for all, or one per seat: {levels}. Repeatable."),
    ] = None,
    turn: Annotated[
        bool, typer.Option("--turn", help="Bots that differ sit in each seat in turn.")
    ] = False,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Also let levels meet, for luck against skill.")
    ] = False,
    games: Annotated[int, typer.Option("--games", help="How many games a case.")] = 200,
    file: lab.Rows = None,
    kit: LabKit = USUAL_KIT,
) -> int:
    """Play every mixture of options, numbers, bots and players, and measure each."""
    from questable.bots import USUAL
    from questable.lab.study import Study
    from questable.lab.sweep import Axes, cases
    from questable.registry import usual_players
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint

    words, found = kit.begin(game, games=games)
    own = kit.own_pack(words, found)
    numbers = lab.whole_numbers(words, lab.values(words, number))
    lab.check_numbers(words, found, own, list(numbers))
    counts = lab.whole_numbers(words, {"--players": [] if players is None else players.split(",")})
    axes = Axes(
        counts["--players"] or [usual_players(found)],
        lab.checked_values(words, found, lab.values(words, vary)),
        numbers,
        lab.known_bots(
            words,
            lambda known: [arguments.level_list(words, each, known) for each in bots or [USUAL]],
        ),
    )
    played, left = cases(
        found, axes, seed=kit.seed, given=kit.given(words, found), pack=own, most=kit.entries(),
        turning=turn, ladder=ladder,
    )  # fmt: skip
    for each in left:
        why = arguments.why_refused(words, found, each.why)
        complain(words.say("command-left-out", name=each.name or found.key, why=why))
    if not played:
        raise Complaint(words.say("command-nothing-left"))
    study = Study(played, games)
    whole = lab.played(words, study, file, kit.jobs, kit.cluster)
    if kit.as_json:
        print_json(study.as_json({each.name: str(each.why) for each in left}))
    else:
        from rich.console import Console

        from questable.lab.study_table import table

        Console().print(table(words, study))
    return 0 if whole else INTERRUPTED


@spread
def compare(
    game: GameKey,
    against: Annotated[
        list[str] | None,
        typer.Option(
            help="A house rule of the other side; else the rulebook’s way.", metavar="NAME=VALUE"
        ),
    ] = None,
    number: Annotated[
        list[str] | None,
        typer.Option("--number", help="A number of the pack, changed.", metavar="PATH=N"),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="One level for all, or one per seat: {levels}.")
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games a side.")] = 1000,
    file: lab.Rows = None,
    players: Players = None,
    kit: LabKit = USUAL_KIT,
) -> int:
    """Compare house rules, or a pack with a number changed, with the rulebook’s way."""
    from questable.bots import USUAL
    from questable.lab.study import Study
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint
    from questable.trials.side import same

    words, found = kit.begin(game, games=games)
    told = lab.values(words, number)
    numbers = {name: each[0] for name, each in lab.whole_numbers(words, told).items()}
    lab.check_numbers(words, found, found.pack(), list(numbers))
    base = arguments.options_called(words, against or [])
    other = kit.given(words, found)
    levels = lab.known_bots(
        words, lambda known: arguments.bots_for(words, players, bots or USUAL, found, known)
    )
    sides = [
        _side(words, found, base, {}, levels, kit._replace(pack=None)),
        _side(words, found, other, numbers, levels, kit),
    ]
    if same(*sides):
        raise Complaint(words.say("command-nothing-differs"))
    study = Study(sides, games)
    whole = lab.played(words, study, file, kit.jobs, kit.cluster)
    one, two = study.tallies.values()
    if kit.as_json:
        from questable.trials.cases_json import compared as figures

        print_json({**study.as_json(), "compared": figures(one, two) if one.games else []})
    elif one.games:
        from rich.console import Console

        from questable.lab.study_table import compared

        Console().print(compared(words, one, two))
    return 0 if whole else INTERRUPTED


def _side(
    words: "Words",
    game: "Game",
    options: dict[str, "Value"],
    numbers: dict[str, int],
    levels: list[str],
    kit: LabKit,
) -> "Case":
    from questable.engine import Fault, Refused
    from questable.telling.voice import faulted
    from questable.terminal.complaint import Complaint, refusal
    from questable.trials.side import rules_named, side

    told = [rules_named(options, numbers)] if options or numbers else []
    told += [] if kit.pack is None else [f"pack={kit.pack.name}"]
    try:
        return side(
            game, levels, options, numbers, seed=kit.seed,
            name=" ".join(told) or words.say("lab-rulebook"),
            pack=kit.own_pack(words, game), most=kit.entries(),
        )  # fmt: skip
    except Refused as error:
        raise refusal(words, game, error) from error
    except Fault as error:
        raise Complaint(faulted(words, error)) from error


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    out: Annotated[Path, typer.Option(help="Write the page here.", metavar="FILE")],
    parquet: Annotated[
        Path | None, typer.Option(help="Write the rows here, for other programs.", metavar="FILE")
    ] = None,
    lang: Lang = None,
) -> int:
    """Write what sweep, compare or simulate kept as one page with charts, and as Parquet."""
    from questable.lab.lines_file import OtherGames
    from questable.lab.report import page
    from questable.lab.study import read_study
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint, unreadable

    words = arguments.words_in(lang)
    try:
        study = read_study(file)
    except OtherGames as error:
        line = words.say("command-no-rows", file=str(file), what=error.differs)
        raise Complaint(line) from error
    except OSError as error:
        raise Complaint(unreadable(words, file, error)) from error
    try:
        out.write_text(page(words, study), encoding="utf-8")
        print(words.say("command-report", file=str(out), games=study.done))
        if parquet is not None:
            _write_rows(words, study, file, parquet)
    except OSError as error:
        raise Complaint(unreadable(words, error.filename or out, error)) from error
    return 0


def _write_rows(words: "Words", study: "Study", file: Path, target: Path) -> None:
    from questable.lab.parquet import write

    with lab.lab_errors(words):
        rows = write(study, file, target)
    print(words.say("command-parquet", file=str(target), games=rows))
