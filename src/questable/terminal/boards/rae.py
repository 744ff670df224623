"""The table of Ràe drawn for a terminal of 80 columns."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.engine import View
from questable.games.rae.cards import COLOURS, EVENTS, SUITS
from questable.games.rae.view import GroupView, RaeView
from questable.telling.rae.course import begun, open_lines, team_of, total
from questable.telling.rae.names import Names
from questable.telling.rae.teller import RaeTeller
from questable.terminal.face import Face

WIDTH = 80
INDENT = 4
QUEST_WIDE = 19
COLLECTION_WIDE = 25
HAND_COLUMNS = 2
BAR = 10
MISSING = "·"
GAP = "   "

STYLES = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "purple": "bold white on magenta",
    "orange": "bold black on dark_orange",
    "black": "bold white on grey30",
}
"""A colour is a letter or a word first, so that nobody needs to tell colours apart."""
EVENT_SIGN = "★"
EVENT_STYLE = "bold cyan"


class RaeFace(RaeTeller, Face):
    """Ràe with its table of groups."""

    def drawing(self, view: View) -> RenderableType:
        """The table of 80 columns."""
        return drawing(cast(RaeView, view), self.names)


FACE = RaeFace


def drawing(view: RaeView, names: Names) -> RenderableType:
    """The piles, everybody's groups, the own hand, and what the turn still allows."""
    lines: list[RenderableType] = [_heading(view, names)]
    for seat in range(view.seats):
        lines += _player(view, names, seat)
    if view.hand:
        lines += _hand(view, names)
    lines += [Text(line) for line in open_lines(view, names)]
    return Group(*lines)


def _heading(view: RaeView, names: Names) -> Text:
    say = names.voice.say
    parts = []
    if view.turns:
        parts.append(say("rae-shown-turn", n=view.turns))
    parts.append(say("rae-shown-target", points=view.target))
    parts.append(say("rae-shown-pile", count=view.pile))
    discards = len(view.discards)
    if discards:
        top = names.title(view.discards[-1])
        parts.append(say("rae-shown-discards-top", count=discards, card=top))
    else:
        parts.append(say("rae-shown-discards", count=discards))
    return Text().append(GAP.join(parts), style="bold")


def _player(view: RaeView, names: Names, seat: int) -> list[RenderableType]:
    own = [group for group in view.groups if group.owner == seat]
    quests = [_quest(group, names) for group in own if group.group == "quest"]
    collections = [_collection(group, names) for group in own if group.group == "collection"]
    lines: list[RenderableType] = [_name(view, names, seat)]
    return lines + _rows(quests, QUEST_WIDE) + _rows(collections, COLLECTION_WIDE)


def _name(view: RaeView, names: Names, seat: int) -> Text:
    say = names.voice.say
    turn = begun(view) and view.turn == seat
    line = Text().append("▸ " if turn else "  ", style="bold")
    line.append(names.voice.seat(seat), style="bold reverse" if turn else "bold")
    if view.teams:
        line.append(" " + say("rae-shown-team", name=team_of(view, seat)))
    target = view.target
    points = view.scores[seat]
    filled = min(BAR * total(view, seat) // target, BAR)
    line.append(GAP).append("▰" * filled).append("▱" * (BAR - filled), style="dim")
    if view.teams:
        together = say("rae-shown-together", total=f"{total(view, seat)}/{target}")
        line.append(f" {points}, {together}")
    else:
        line.append(f" {points}/{target}")
    line.append(GAP + say("rae-shown-cards", count=view.sizes[seat]))
    if view.known[seat]:
        line.append(GAP + say("rae-shown-seen"))
        for name in view.known[seat]:
            line.append(" ").append_text(sign(names, name))
            line.append(names.title(name) if name in EVENTS else "")
    if seat in view.besieged:
        line.append(GAP + say("rae-shown-besieged"), style="bold red")
    return line


def _rows(cells: list[Text], wide: int) -> list[RenderableType]:
    across = (WIDTH - INDENT) // wide
    rows: list[RenderableType] = []
    for first in range(0, len(cells), across):
        row = Text(" " * INDENT)
        for cell in cells[first : first + across]:
            row.append_text(cell).append(" " * (wide - cell.cell_len))
        row.rstrip()
        rows.append(row)
    return rows


def _quest(group: GroupView, names: Names) -> Text:
    """Colour and number, the suits it has and lacks, its points."""
    style = STYLES[group.of]
    colour = names.voice.say("rae-colour", colour=group.of)
    cell = Text().append(f"{colour} {group.n}", style=style).append(" ")
    for suit in SUITS:
        if f"{group.of}-{suit}" in group.cards:
            cell.append(names.suit(suit), style=style)
        else:
            cell.append(MISSING, style="dim")
    return cell.append(f" {group.points}", style="bold")


def _collection(group: GroupView, names: Names) -> Text:
    """Suit and number, the colours it has and lacks; it scores nothing (R-3.1)."""
    suit = names.voice.say("rae-suit", suit=group.of)
    cell = Text().append(f"{names.suit(group.of)} {suit} {group.n} ", style="bold")
    for colour in COLOURS:
        if f"{colour}-{group.of}" in group.cards:
            cell.append_text(letter(names, colour))
        else:
            cell.append(MISSING, style="dim")
    return cell


def _hand(view: RaeView, names: Names) -> list[RenderableType]:
    say = names.voice.say
    heading = Text().append(say("rae-shown-hand"), style="bold").append(GAP)
    signs = [f"{names.suit(suit)} {say('rae-suit', suit=suit)}" for suit in SUITS]
    heading.append(GAP.join(signs), style="dim")
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(HAND_COLUMNS):
        table.add_column(width=INDENT, justify="right")
        table.add_column(width=20, overflow="ellipsis", no_wrap=True)
        table.add_column(width=11, style="dim", no_wrap=True)
    rows = -(-len(view.hand) // HAND_COLUMNS)
    for row in range(rows):
        cells: list[RenderableType] = []
        for name in view.hand[row::rows]:
            card = names.cards[name]
            kind = say("rae-type", type=card.type)
            worth = f"{kind} {card.points}" if card.suit else kind
            cells += [sign(names, name), Text(names.title(name)), Text(worth)]
        table.add_row(*cells)
    return [heading, table]


def letter(names: Names, colour: str) -> Text:
    """A colour in one letter."""
    said = names.voice.say("rae-colour-letter", colour=colour)
    return Text().append(said, style=STYLES[colour])


def sign(names: Names, name: str) -> Text:
    """A card in two signs, an event in one."""
    card = names.cards[name]
    if not card.suit:
        return Text().append(EVENT_SIGN, style=EVENT_STYLE)
    return letter(names, card.colour).append(names.suit(card.suit), style=STYLES[card.colour])
