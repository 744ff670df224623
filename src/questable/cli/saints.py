"""The commands about saints: the encyclopedia and the learning corner."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import JsonFlag, Lang, LinearFlag, print_json, screen_for

if TYPE_CHECKING:
    from questable.saints import Saint
    from questable.text import Words

app = typer.Typer()


@app.command()
def saint(
    name: Annotated[list[str], typer.Argument(metavar="NAME")],
    as_json: JsonFlag = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """Show one saint; NAME is a key or a name in either language, or its beginning."""
    from questable.saints import shipped
    from questable.terminal.arguments import words_in
    from questable.terminal.encyclopedia import saint_called, saint_json
    from questable.terminal.saint_card import show_saint

    words = words_in(lang)
    found = saint_called(words, shipped(), " ".join(name))
    if as_json:
        print_json(saint_json(found))
        return
    show_saint(screen_for(linear), words, shipped(), found)


def _text(help_text: str, metavar: str = "X") -> typer.models.OptionInfo:
    info: typer.models.OptionInfo = typer.Option(help=help_text, metavar=metavar)
    return info


@app.command()
def saints(
    what: Annotated[str | None, typer.Argument(metavar="[today]")] = None,
    century: Annotated[str | None, _text("Of birth or passing.", "N")] = None,
    order: Annotated[str | None, _text("A religious order.")] = None,
    colour: Annotated[str | None, _text("A fact colour, its letter or meaning.")] = None,
    month: Annotated[str | None, _text("Of the feast: a number or name.", "N")] = None,
    geography: Annotated[str | None, _text("A part of the world.")] = None,
    designation: Annotated[str | None, _text("pope, patriarch, ...")] = None,
    expansion: Annotated[str | None, _text("An expansion whose symbol the card bears.")] = None,
    search: Annotated[str | None, _text("Words of the entry, in either language.", "TEXT")] = None,
    patronage: Annotated[str | None, _text("Whom or what they are patrons of.", "TEXT")] = None,
    date: Annotated[str | None, _text("With 'today': another day.", "MM-DD")] = None,
    anki: Annotated[
        Path | None,
        typer.Option(
            help="Write them as decks for Anki instead, in all languages.", metavar="FILE"
        ),
    ] = None,
    as_json: JsonFlag = False,
    linear: LinearFlag = False,
    lang: Lang = None,
) -> None:
    """List saints by their facts; 'saints today' tells whose feast it is."""
    from questable.saints import shipped
    from questable.terminal import encyclopedia
    from questable.terminal.arguments import words_in

    words = words_in(lang)
    facts = {
        "century": century, "order": order, "colour": colour, "month": month,
        "geography": geography, "designation": designation, "expansion": expansion,
        "search": search, "patronage": patronage,
    }  # fmt: skip
    day = encyclopedia.day_asked(words, what, date, facts, _today())
    if day is not None:
        found = encyclopedia.saints_on(shipped(), *day)
    else:
        found = encyclopedia.saints_for(shipped(), encyclopedia.wanted(words, facts))
    if anki is not None:
        _to_anki(words, found, anki)
    elif as_json:
        print_json([encyclopedia.saint_json(each) for each in found])
    elif day is not None:
        encyclopedia.show_day(screen_for(linear), words, shipped(), *day)
    else:
        encyclopedia.show_saints(screen_for(linear), words, found)


def _to_anki(words: "Words", found: "list[Saint]", file: Path) -> None:
    from questable.saints import shipped
    from questable.terminal.anki_deck import write_deck
    from questable.terminal.complaint import Complaint, writable

    if not found:
        raise Complaint(words.say("anki-nobody"))
    writable(words, file)
    write_deck(shipped(), found, file)
    print(words.say("anki-written", count=len(found), file=str(file)))


def _today() -> tuple[int, int]:
    from datetime import date

    now = date.today()
    return now.month, now.day
