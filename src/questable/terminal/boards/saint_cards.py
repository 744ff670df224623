"""The table of SaintCards drawn for a terminal of 80 columns."""

from textwrap import wrap
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from questable.engine import View
from questable.games.saint_cards.view import SaintCardsView
from questable.saints.facts import COLOURS, LETTERS
from questable.telling.saint_cards.course import begun, lacking, marks, open_lines
from questable.telling.saint_cards.names import Names
from questable.telling.saint_cards.teller import SaintCardsTeller
from questable.terminal.face import Face
from questable.terminal.saint_card import STYLES

WIDTH = 80
GAP = "   "
NAME_WIDE = 12
TREASURES_WIDE = 16
CARDS_WIDE = 11
CARD_WIDE = 34
LETTERS_WIDE = 13
CENTURIES_WIDE = 10
INDENT = 5
MARK = "✓"
WILD = "★"
UNKNOWN = "?"
NO_MATCH = "–"


class SaintCardsFace(SaintCardsTeller, Face):
    """SaintCards with its Play Deck and a hand."""

    def drawing(self, view: View) -> RenderableType:
        """The table of 80 columns."""
        return drawing(cast(SaintCardsView, view), self.names)


FACE = SaintCardsFace


def drawing(view: SaintCardsView, names: Names) -> RenderableType:
    """Decks, the top card, all players, what is going on, and the own hand."""
    lines: list[RenderableType] = [_heading(view, names)]
    if "claim" in view.phases:
        lines.append(_panel(view, names, view.on))
    if view.top:
        lines.append(_panel(view, names, view.top))
    for seat in range(view.seats):
        lines += _player(view, names, seat)
    lines += [Text(line) for told in open_lines(view, names) for line in _folded(told, 0)]
    if view.hand:
        lines += _hand(view, names)
    return Group(*lines)


def _heading(view: SaintCardsView, names: Names) -> Text:
    say = names.voice.say
    parts = []
    if view.turns:
        parts.append(say("saint-cards-shown-turn", n=view.turns))
    parts.append(say("saint-cards-shown-deck", count=view.deck))
    parts.append(say("saint-cards-shown-played", count=len(view.played) + bool(view.top)))
    if view.beginner:
        parts.append(say("saint-cards-shown-beginner"))
    if view.learning:
        parts.append(say("saint-cards-shown-learning"))
    return Text().append(GAP.join(parts), style="bold")


def _panel(view: SaintCardsView, names: Names, key: str) -> Panel:
    """A card that lies open, with all that can be matched on it."""
    lines = [Text(", ".join(row)) for row in names.rows(view, key)]
    title = Text(names.card(key), style="bold")
    style = "white"
    if key in names.wildcards:
        title.append(f" ({names.voice.say('saint-cards-shown-wildcard')})")
        lines.append(Text(names.voice.say(f"saint-cards-effect-{key}"), style="italic"))
    if colours := names.colours(view, key):
        style = STYLES[colours[0]]
    return Panel(
        Group(*lines), title=title, title_align="left", border_style=style, box=box.ROUNDED,
        width=WIDTH,
    )  # fmt: skip


def _player(view: SaintCardsView, names: Names, seat: int) -> list[RenderableType]:
    say, name = names.voice.say, names.voice.seat(seat)
    turn = begun(view) and view.turn == seat
    line = Text().append("▸ " if turn else "  ", style="bold")
    line.append(name, style="bold reverse" if turn else "bold")
    line.append(" " * (NAME_WIDE - len(name)))
    treasures = say("saint-cards-treasures", n=view.treasures[seat])
    cards = say("saint-cards-shown-cards", count=view.sizes[seat])
    line.append(f"{treasures:<{TREASURES_WIDE}}{cards:<{CARDS_WIDE}}")
    for word, style in _states(view, seat):
        line.append(say(f"saint-cards-shown-{word}"), style=style).append(GAP)
    if centuries := lacking(view, seat):
        words = ", ".join(map(str, centuries))
        line.append(say("saint-cards-shown-lacks", words=words), style="dim")
    line.rstrip()
    lines: list[RenderableType] = [line]
    if view.known[seat]:
        seen = say("saint-cards-shown-seen", cards=names.listed(view.known[seat]))
        lines += [Text(each, style="dim") for each in _folded(seen, INDENT)]
    return lines


def _states(view: SaintCardsView, seat: int) -> list[tuple[str, str]]:
    """Marks behind a player's name, with their styles."""
    late, owing = seat in view.late, seat in view.owing
    found = [
        ("out", "bold", seat in view.out),
        ("late", "bold red", late),
        ("owing", "bold", owing and not late),
        ("deals", "dim", view.dealer == seat),
        ("guided", "dim", seat in view.guided),
    ]
    return [(word, style) for word, style, so in found if so]


def _hand(view: SaintCardsView, names: Names) -> list[RenderableType]:
    say = names.voice.say
    named = view.named
    if named:
        heading = say("saint-cards-shown-hand-named", century=names.century(named))
    elif marks(view, names, 0) is None:
        heading = say("saint-cards-shown-hand")
    else:
        heading = say("saint-cards-shown-hand-matching", card=names.card(view.top))
    lines: list[RenderableType] = [Text(heading, style="bold")]
    for place in range(len(view.hand)):
        lines += _row(view, names, place)
    return lines


def _row(view: SaintCardsView, names: Names, place: int) -> list[RenderableType]:
    """Count, name, letters, centuries and month; below them the symbols."""
    key, count = view.hand[place], _count(view, names, place)
    marked = marks(view, names, place) or []
    line = Text().append(f"{count:>3} ", style="bold")
    line.append(f"{names.card(key):<{CARD_WIDE}}", style="bold" if marked else "")
    line.append_text(_letters(view, names, key, marked))
    line.append(f"{_centuries(names, key, marked):<{CENTURIES_WIDE}}")
    line.append(names.month(key) + _mark("feast-month", marked))
    symbols = [names.symbol(f, key) + _mark(f, marked) for f in names.symbols(view, key)]
    if view.fits and not view.named and names.doubles(view, key, view.top):
        symbols.append(names.double([view.top]))
    told = ", ".join(symbols) or _effect(names, key)
    return [line, *(Text(each, style="dim") for each in _folded(told, INDENT))]


def _effect(names: Names, key: str) -> str:
    return names.voice.say(f"saint-cards-effect-{key}") if key in names.wildcards else ""


def _count(view: SaintCardsView, names: Names, place: int) -> str:
    marked = marks(view, names, place)
    if view.hand[place] in names.wildcards:
        return NO_MATCH if view.named else WILD
    if marked is None:
        return ""
    if view.named:
        return MARK if marked else NO_MATCH
    return str(len(marked)) if marked else NO_MATCH


def _letters(view: SaintCardsView, names: Names, key: str, marked: list[str]) -> Text:
    told = Text()
    for colour in names.colours(view, key):
        told.append(LETTERS[COLOURS.index(colour)], style=f"bold {STYLES[colour]}")
        told.append(_mark(f"colour-{colour}", marked) + " ")
    return told.append(" " * max(LETTERS_WIDE - told.cell_len, 0))


def _centuries(names: Names, key: str, marked: list[str]) -> str:
    if key in names.wildcards:
        return ""
    birth, passing = (str(each or UNKNOWN) for each in names.centuries(key))
    return f"{birth + _mark('birth-century', marked)}–{passing + _mark('passing-century', marked)}"


def _mark(fact: str, marked: list[str]) -> str:
    return MARK if fact in marked else ""


def _folded(text: str, indent: int) -> list[str]:
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * indent)
