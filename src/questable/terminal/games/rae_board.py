"""The table of Ràe drawn for a terminal of 80 columns."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.engine.state import OVER
from questable.games.rae.actions import BESIEGE, BURN_COLLECTION, BURN_QUEST, LOOK, ROB, TABLE
from questable.games.rae.cards import COLOURS, EVENTS, NAMES, SUITS
from questable.games.rae.view import GroupView, RaeView
from questable.terminal.games.rae_names import STYLES, Names, shared
from questable.terminal.voice import Voice

WIDTH = 80
INDENT = 4
QUEST_WIDE = 19
COLLECTION_WIDE = 25
HAND_COLUMNS = 2
BAR = 10
MISSING = "·"
GAP = "   "
TEAMS = "AB"
AT_SEAT = (ROB, LOOK, BESIEGE)
"""Events that are aimed at a player."""


def drawing(view: RaeView, names: Names) -> RenderableType:
    """The piles, everybody's groups, the own hand, and what the turn still allows."""
    lines: list[RenderableType] = [_heading(view, names)]
    for seat in range(view.seats):
        lines += _player(view, names, seat)
    if view.hand:
        lines += _hand(view, names)
    lines += [Text(line) for line in open_lines(view, names)]
    return Group(*lines)


def team_of(view: RaeView, seat: int) -> str:
    """The letter of a seat's team, '' when everyone plays alone (R-3.3)."""
    return TEAMS[seat & 1] if view.numbers["teams"] else ""


def total(view: RaeView, seat: int) -> int:
    """What counts against the target: a seat's points, or its team's (R-3.3)."""
    return view.scores[seat] + (view.scores[seat ^ 2] if view.numbers["teams"] else 0)


def begun(view: RaeView) -> bool:
    """Whether turns are being taken: not while dealing, not after the end."""
    return view.numbers["turns"] > 0 and view.actor != OVER


def open_lines(view: RaeView, names: Names) -> list[str]:
    """What is going on, in words: the turn's allowance, a card taken up, an event and replies."""
    voice, say = names.voice, names.voice.say
    told = []
    if begun(view) and "turn" in view.phases:
        told.append(_allowance(view, voice))
    if view.lifted:
        told.append(say("terminal-rae-lifted", card=names.card(view.lifted)))
    if view.event:
        told.append(_in_play(view, names))
    if view.replies:
        told.append(say("terminal-rae-replies", seats=voice.seats(view.replies)))
    if view.asked:
        told.append(say("terminal-rae-asked", seats=voice.seats(view.asked)))
    if view.offered:
        told.append(say("terminal-rae-offered", card=names.card(view.offered)))
    return told


def event_of(view: RaeView) -> str:
    """The event that is being carried out, as cards are named."""
    return view.event.split(":")[1]


def _in_play(view: RaeView, names: Names) -> str:
    """The event that waits for replies or is being carried out, with what it is aimed at."""
    action = TABLE.parse(view.event)
    facts: dict[str, str | int] = {
        "seat": names.voice.seat(view.numbers["turn"]),
        "event": names.title(event_of(view)),
    }
    if action.kind in AT_SEAT:
        at = names.voice.seat(action.a)
        return names.voice.say("rae-event-event-at-seat", at=at, **facts)
    if action.kind in (BURN_QUEST, BURN_COLLECTION):
        facts |= names.place(view, shared(action.a, action.kind == BURN_QUEST), action.b + 1)
        card = names.card(NAMES[action.a])
        return names.voice.say("rae-event-event-at-card", card=card, **facts)
    return names.voice.say("rae-event-event", **facts)


def left_to_play(view: RaeView) -> int:
    """How many cards may still leave the hand at turn (R-2.8)."""
    return max(view.numbers["limit"] - view.numbers["played"], 0)


def _allowance(view: RaeView, voice: Voice) -> str:
    numbers = view.numbers
    left = left_to_play(view)
    parts = [voice.say("terminal-rae-left", seat=voice.seat(numbers["turn"]), left=left)]
    if left:
        adds = numbers["add_limit"] - numbers["added"]
        if adds < left:
            parts.append(voice.say("terminal-rae-adds", count=adds))
        used = "used" if numbers["event_used"] else "free"
        parts.append(voice.say(f"terminal-rae-event-{used}"))
    return ", ".join(parts)


def _heading(view: RaeView, names: Names) -> Text:
    say = names.voice.say
    parts = []
    if view.numbers["turns"]:
        parts.append(say("terminal-rae-turn", n=view.numbers["turns"]))
    parts.append(say("terminal-rae-target", points=view.numbers["target"]))
    parts.append(say("terminal-rae-pile", count=view.pile))
    discards = len(view.discards)
    if discards:
        top = names.title(view.discards[-1])
        parts.append(say("terminal-rae-discards-top", count=discards, card=top))
    else:
        parts.append(say("terminal-rae-discards", count=discards))
    return Text().append(GAP.join(parts), style="bold")


def _player(view: RaeView, names: Names, seat: int) -> list[RenderableType]:
    own = [group for group in view.groups if group.owner == seat]
    quests = [_quest(group, names) for group in own if group.group == "quest"]
    collections = [_collection(group, names) for group in own if group.group == "collection"]
    lines: list[RenderableType] = [_name(view, names, seat)]
    return lines + _rows(quests, QUEST_WIDE) + _rows(collections, COLLECTION_WIDE)


def _name(view: RaeView, names: Names, seat: int) -> Text:
    say = names.voice.say
    turn = begun(view) and view.numbers["turn"] == seat
    line = Text().append("▸ " if turn else "  ", style="bold")
    line.append(names.voice.seat(seat), style="bold reverse" if turn else "bold")
    if view.numbers["teams"]:
        line.append(" " + say("terminal-rae-team", name=team_of(view, seat)))
    target = view.numbers["target"]
    points = view.scores[seat]
    filled = min(BAR * total(view, seat) // target, BAR)
    line.append(GAP).append("▰" * filled).append("▱" * (BAR - filled), style="dim")
    if view.numbers["teams"]:
        together = say("terminal-rae-together", total=f"{total(view, seat)}/{target}")
        line.append(f" {points}, {together}")
    else:
        line.append(f" {points}/{target}")
    line.append(GAP + say("terminal-rae-cards", count=view.sizes[seat]))
    if view.known[seat]:
        line.append(GAP + say("terminal-rae-seen"))
        for name in view.known[seat]:
            line.append(" ").append_text(names.sign(name))
            line.append(names.title(name) if name in EVENTS else "")
    if (view.numbers["besieged"] >> seat) & 1:
        line.append(GAP + say("terminal-rae-besieged"), style="bold red")
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
            cell.append_text(names.letter(colour))
        else:
            cell.append(MISSING, style="dim")
    return cell


def _hand(view: RaeView, names: Names) -> list[RenderableType]:
    say = names.voice.say
    heading = Text().append(say("terminal-rae-hand"), style="bold").append(GAP)
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
            cells += [names.sign(name), Text(names.title(name)), Text(worth)]
        table.add_row(*cells)
    return [heading, table]
