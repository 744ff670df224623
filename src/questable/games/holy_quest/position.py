"""A position of The Holy Quest as text, for tests, bug reports and puzzles.

Board, cards and house rules are the set-up's; the text tells what has come of them.
"""

from typing import Final

from questable.engine.fault import Fault
from questable.engine.lines import NamedLine, PositionText
from questable.games.holy_quest.board import HEAVEN, HOME, NOWHERE
from questable.games.holy_quest.box import Box
from questable.games.holy_quest.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.holy_quest.pieces import COLOURS, N_COLOURS, N_PAWNS, OWN, PAWNS
from questable.games.holy_quest.state import NONE, PHASES, HolyQuestState

HEADING: Final = "holy-quest"
ROWS: Final = ["pawn", "kept"]
SAINT_LINES: Final[list[str]] = [
    "deck", "read", "saint_bag", "saint_top", "saint_tail", "saint_out",
]  # fmt: skip


def written(s: HolyQuestState) -> str:
    """Seats, pawns and Saint cards by name, then every other number."""
    box = s.box
    lines = [HEADING, "phases " + " ".join([PHASES[phase] for phase in s.phases])]
    lines.append("seated " + " ".join([COLOURS[colour] for colour in s.colour_of]))
    for pawn in range(N_PAWNS):
        if s.saint_of[pawn] != NONE:
            place = s.board.place_name(s.where[pawn])
            lines.append(f"pawn {PAWNS[pawn]} {box.saints[s.saint_of[pawn]]} {place}")
    lines.append("deck " + _named(box, saints_in(s.deck)))
    lines.append("read " + _named(box, saints_in(s.read)))
    lines.append("saint_bag " + _named(box, saints_in(s.saint_bag)))
    lines.append("saint_top " + _named(box, [s.saint_top] if s.saint_top != NONE else []))
    lines.append("saint_tail " + _named(box, s.saint_tail))
    lines.append("saint_out " + _named(box, [s.saint_out] if s.saint_out != NONE else []))
    for colour in range(N_COLOURS):
        lines.append(f"kept {COLOURS[colour]} " + _named(box, saints_in(s.kept[colour])))
    for name in LIST_FIELDS:
        lines.append(f"{name} " + " ".join([str(n) for n in getattr(s, name)]))
    for name in NUMBER_FIELDS:
        lines.append(f"{name} {getattr(s, name)}")
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def saints_in(mask: int) -> list[int]:
    """The saints of a mask, by number."""
    found = []
    saint = 0
    while mask:
        if mask & 1:
            found.append(saint)
        mask >>= 1
        saint += 1
    return found


def _named(box: Box, saints: list[int]) -> str:
    return " ".join([box.saints[saint] for saint in saints])


def fill(s: HolyQuestState, text: str) -> None:
    """Make a dealt position what `written` wrote; PositionError says what is wrong."""
    lines = PositionText(text, HEADING, ROWS)
    for name in LIST_FIELDS:
        setattr(s, name, lines.numbers(name))
    for name in NUMBER_FIELDS:
        setattr(s, name, lines.number(name))
    row = lines.row("phases")
    s.phases = [row.index(PHASES, word) for word in row.words]
    s.action_left = sum(s.action_bag)
    row = lines.row("ally_of")
    if len(s.ally_of) != N_COLOURS:
        raise row.fail(Fault("position-length", key=row.name, n=N_COLOURS, count=len(s.ally_of)))
    for ally in s.ally_of:
        if not NONE <= ally < N_COLOURS:
            raise row.odd(str(ally))
    row = lines.row("seated")
    fill_seats(s, [row.index(COLOURS, word) for word in row.words])
    _fill_cards(s, lines)
    _fill_rows(s, lines.rows)


def fill_seats(s: HolyQuestState, colours: list[int]) -> None:
    """Seat these colours, and work out whose pawns each does not harm."""
    s.colour_of = colours
    s.seat_of = [colours.index(c) if c in colours else NONE for c in range(N_COLOURS)]
    s.present = sum([OWN[colour] for colour in colours])
    s.sides = [
        OWN[c] | (OWN[s.ally_of[c]] if s.ally_of[c] != NONE else 0) for c in range(N_COLOURS)
    ]


def _fill_cards(s: HolyQuestState, lines: PositionText) -> None:
    cards: dict[str, list[int]] = {}
    for name in SAINT_LINES:
        row = lines.row(name)
        cards[name] = [row.index(s.box.saints, word) for word in row.words]
        if name in ("saint_top", "saint_out") and len(row.words) > 1:
            raise row.fail(Fault("position-one", key=name))
    s.deck = _mask(cards["deck"])
    s.read = _mask(cards["read"])
    s.saint_bag = _mask(cards["saint_bag"])
    s.saint_top = cards["saint_top"][0] if cards["saint_top"] else NONE
    s.saint_tail = cards["saint_tail"]
    s.saint_out = cards["saint_out"][0] if cards["saint_out"] else NONE


def _mask(saints: list[int]) -> int:
    mask = 0
    for saint in saints:
        mask |= 1 << saint
    return mask


def _fill_rows(s: HolyQuestState, rows: list[NamedLine]) -> None:
    s.saint_of = [NONE] * N_PAWNS
    s.where = [HOME] * N_PAWNS
    s.at = [NONE] * (s.board.size + s.board.ring)
    s.kept = [0] * N_COLOURS
    s.captains = 0
    for row in rows:
        if row.name == "kept":
            row.need(1, "kept franciscans ...")
            saints = [row.index(s.box.saints, word) for word in row.words[1:]]
            s.kept[row.index(COLOURS, row.words[0])] = _mask(saints)
            continue
        if len(row.words) != 3:
            raise row.fail(Fault("position-row", key="pawn", known="pawn f1 SAINT path-3"))
        pawn, saint = row.index(PAWNS, row.words[0]), row.index(s.box.saints, row.words[1])
        if s.saint_of[pawn] != NONE:
            raise row.fail(Fault("position-twice", key=f"pawn {row.words[0]}"))
        place = s.board.find_place(row.words[2])
        if place == NOWHERE:
            raise row.odd(row.words[2])
        if 0 <= place < HEAVEN and s.at[place] != NONE:
            raise row.fail(Fault("position-crowded", key=row.words[2], rule="H-3.6"))
        put(s, pawn, saint, place)


def put(s: HolyQuestState, pawn: int, saint: int, place: int) -> None:
    """A pawn of that saint stands there."""
    s.saint_of[pawn] = saint
    s.where[pawn] = place
    if s.box.captain[saint] and s.house.captains:
        s.captains |= 1 << pawn
    if 0 <= place < HEAVEN:
        s.at[place] = pawn
