"""The command that prints: games, certificates, single cards (docs/commands.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import Lang, PackFile

if TYPE_CHECKING:
    from questable.engine import Game
    from questable.printing.book import Book
    from questable.printing.certificate import Pupil
    from questable.text import Words

INKS = ("full", "little")


def print_parts(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    pack: PackFile = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.", metavar="PAPER")] = "a4",
    ink: Annotated[
        str, typer.Option(help="full, or little for tinted drawings.", metavar="INK")
    ] = "full",
    saint: Annotated[
        str | None, typer.Option(help="Only the card of this saint.", metavar="NAME")
    ] = None,
    names: Annotated[
        Path | None,
        typer.Option(help="Certificates for the names in a file, one a line.", metavar="FILE"),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(help="Certificates for those who played a saved game.", metavar="FILE"),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The PDF file, which must not exist yet.", metavar="FILE")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a PDF of a game to cut out and play, of certificates, or of the card of one saint.

    A game comes with boards, cards, pawns, score sheets and rules. This needs the extra 'print'.
    """
    from questable.printing.book import PAPERS
    from questable.terminal import arguments
    from questable.terminal.complaint import Complaint, unknown, writable

    words = arguments.words_in(lang)
    if paper not in PAPERS:
        raise unknown(words, "paper", paper, list(PAPERS))
    if ink not in INKS:
        raise unknown(words, "ink", ink, list(INKS))
    given = [each for each in (saint, record) if each is not None]
    if bool(given) == (game is not None) or len(given) > 1:
        raise Complaint(words.say("command-print-what"))
    if pack is not None and (game is None or names is not None):
        raise Complaint(words.say("command-print-pack"))
    if names is not None and saint is not None:
        raise Complaint(words.say("command-print-what"))
    target, book = _asked(words, game, pack, paper, ink == "little", saint, names, record)
    file = out or Path(f"{target}.pdf")
    writable(words, file)
    from questable.printing.press import pdf

    file.write_bytes(pdf(book))
    print(words.say("command-printed", file=str(file)))


def _asked(
    words: "Words",
    game: str | None,
    pack: Path | None,
    paper: str,
    little: bool,
    saint: str | None,
    names: Path | None,
    record: Path | None,
) -> "tuple[str, Book]":
    """What the file is called by itself, and what is in it."""
    from questable.printing.certificate import certificates
    from questable.printing.game import printed
    from questable.printing.single import single
    from questable.saints import shipped
    from questable.terminal import arguments
    from questable.terminal.complaint import pack_of
    from questable.terminal.encyclopedia import saint_called

    if saint is not None:
        found = saint_called(words, shipped(), saint)
        return found.key, single(shipped(), found, words, paper, little)
    if record is not None:
        played, pupils = _players(words, record, names)
        name = f"{played.key}-certificates"
        return name, certificates(played, words, pupils, together=True, paper=paper, little=little)
    assert game is not None
    own = arguments.game_called(words, game)
    if names is not None:
        pupils = _listed(words, names)
        return f"{own.key}-certificates", certificates(
            own, words, pupils, paper=paper, little=little
        )
    used = None if pack is None else pack_of(words, own, pack)
    return own.key, printed(own, words, used, paper, little)


def _listed(words: "Words", file: Path) -> "list[Pupil]":
    from questable.printing.certificate import Pupil, names_of
    from questable.terminal.complaint import Complaint, text_of

    found = names_of(text_of(words, file))
    if not found:
        raise Complaint(words.say("command-print-nobody", file=str(file)))
    return [Pupil(name) for name in found]


def _players(words: "Words", file: Path, names: Path | None) -> "tuple[Game, list[Pupil]]":
    """Those who sat at a game that is over, the winners as such."""
    from questable.engine import OVER, Match
    from questable.printing.certificate import Pupil
    from questable.registry import Registry
    from questable.telling.voice import Voice
    from questable.terminal.complaint import Complaint, record_of

    game, record = record_of(words, Registry(), file)
    state = Match(game, record).state
    if state.actor != OVER:
        raise Complaint(words.say("command-print-not-over", file=str(file)))
    voice = Voice(words, game.key, [])
    seats = range(record.setup.players)
    called = [each.name for each in _listed(words, names)] if names is not None else []
    if called and len(called) != len(seats):
        raise Complaint(words.say("command-print-names", count=len(called), n=len(seats)))
    told = called or [voice.seat(seat) for seat in seats]
    winners = state.result().winners
    return game, [Pupil(told[seat], seat in winners) for seat in seats]
