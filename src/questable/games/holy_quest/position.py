"""A position of The Holy Quest as text, for tests, bug reports and puzzles.

Board, cards and house rules are the set-up's; the text tells what has come of them.
"""

from typing import Final

from questable.games.holy_quest.board import HEAVEN
from questable.games.holy_quest.box import Box
from questable.games.holy_quest.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.holy_quest.pieces import COLOURS, N_COLOURS, N_PAWNS, OWN, PAWNS
from questable.games.holy_quest.state import NONE, PHASES, HolyQuestState

HEADING: Final = "holy-quest"
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
    """Make a dealt position what `written` wrote; ValueError says what is wrong."""
    lines = text.split("\n")
    if lines[0] != HEADING:
        raise ValueError(f"a position of The Holy Quest begins with the line {HEADING!r}")
    found: dict[str, list[str]] = {}
    rows: list[list[str]] = []
    for line in lines[1:]:
        words = line.split(" ")
        if words[0] == "pawn" or words[0] == "kept":
            rows.append(words[:])
        elif words[0]:
            found[words[0]] = words[1:]
    for name in ["phases", "seated", *SAINT_LINES, *LIST_FIELDS, *NUMBER_FIELDS]:
        if name not in found:
            raise ValueError(f"the line {name!r} is missing")
    for name in LIST_FIELDS:
        setattr(s, name, [int(word) for word in found[name]])
    for name in NUMBER_FIELDS:
        setattr(s, name, int(found[name][0]))
    s.phases = [PHASES.index(word) for word in found["phases"]]
    s.action_left = sum(s.action_bag)
    fill_seats(s, [COLOURS.index(word) for word in found["seated"]])
    _fill_cards(s, found)
    _fill_rows(s, rows)


def fill_seats(s: HolyQuestState, colours: list[int]) -> None:
    """Seat these colours, and work out whose pawns each does not harm."""
    s.colour_of = colours
    s.seat_of = [colours.index(c) if c in colours else NONE for c in range(N_COLOURS)]
    s.present = sum([OWN[colour] for colour in colours])
    s.sides = [
        OWN[c] | (OWN[s.ally_of[c]] if s.ally_of[c] != NONE else 0) for c in range(N_COLOURS)
    ]


def _fill_cards(s: HolyQuestState, found: dict[str, list[str]]) -> None:
    cards: dict[str, list[int]] = {}
    for name in SAINT_LINES:
        cards[name] = [_saint(s.box, word) for word in found[name]]
    s.deck = _mask(cards["deck"])
    s.read = _mask(cards["read"])
    s.saint_bag = _mask(cards["saint_bag"])
    s.saint_top = cards["saint_top"][0] if cards["saint_top"] else NONE
    s.saint_tail = cards["saint_tail"]
    s.saint_out = cards["saint_out"][0] if cards["saint_out"] else NONE


def _saint(box: Box, name: str) -> int:
    if name not in box.saints:
        raise ValueError(f"there is no saint {name!r} in this pack")
    return box.saints.index(name)


def _mask(saints: list[int]) -> int:
    mask = 0
    for saint in saints:
        mask |= 1 << saint
    return mask


def _fill_rows(s: HolyQuestState, rows: list[list[str]]) -> None:
    s.saint_of = [NONE] * N_PAWNS
    s.kept = [0] * N_COLOURS
    s.captains = 0
    for words in rows:
        if words[0] == "kept":
            saints = [_saint(s.box, word) for word in words[2:]]
            s.kept[COLOURS.index(words[1])] = _mask(saints)
            continue
        if len(words) != 4 or words[1] not in PAWNS:
            raise ValueError(f"a pawn's line is 'pawn f1 saint place', not {' '.join(words)!r}")
        put(s, PAWNS.index(words[1]), _saint(s.box, words[2]), s.board.place_named(words[3]))


def put(s: HolyQuestState, pawn: int, saint: int, place: int) -> None:
    """A pawn of that saint stands there."""
    s.saint_of[pawn] = saint
    s.where[pawn] = place
    if s.box.captain[saint] and s.house.captains:
        s.captains |= 1 << pawn
    if 0 <= place < HEAVEN:
        s.at[place] = pawn
