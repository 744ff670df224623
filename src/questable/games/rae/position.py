"""A position of Ràe as text, for tests, bug reports and puzzles."""

from typing import Final

from questable.engine.lines import NamedLine, PositionText
from questable.games.rae.actions import TABLE
from questable.games.rae.cards import (
    COLOURS,
    KINDS,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    NAMES,
    SUITS,
)
from questable.games.rae.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.rae.groups import COLLECTION_OWNER, QUEST_OWNER, collection_owner, quest_owner
from questable.games.rae.memory import card_of, fact_of, knower_of, owner_of
from questable.games.rae.state import NOTHING, PHASES, RaeState

ROWS: Final = ["hand", "quest", "collection", "known"]
LEAST: Final = {"hand": 1, "quest": 4, "collection": 4, "known": 3}
"""How many words such a line has behind its name, at the least."""
SHAPES: Final = {
    "hand": "hand 0 red-sword ...",
    "quest": "quest red 1 0 sword ...",
    "collection": "collection sword 1 0 red ...",
    "known": "known 0 1 red-sword",
}
MOST_SEATS: Final = 4


def written(s: RaeState) -> str:
    """Hands, groups, piles and memory by name, then every number."""
    lines = ["rae", "phases " + " ".join(PHASES[phase] for phase in s.phases)]
    lines.append("points " + " ".join(str(n) for n in s.points))
    lines.append("scores " + " ".join(str(n) for n in s.scores))
    for seat in range(s.seats):
        lines.append(f"hand {seat} " + _names(s.hands[seat]))
    for place in range(N_COLOURS * MOST_QUESTS):
        if s.quests[place]:
            lines.append("quest " + _quest(place, s.quests[place]))
    for place in range(N_SUITS * MOST_COLLECTIONS):
        if s.collections[place]:
            lines.append("collection " + _collection(place, s.collections[place]))
    bag = [f"{NAMES[card]}={s.bag[card]}" for card in range(KINDS) if s.bag[card]]
    lines.append("pile " + " ".join(bag))
    lines.append("discards " + _names(s.discards))
    for fact in s.known:
        lines.append(f"known {knower_of(fact)} {owner_of(fact)} {NAMES[card_of(fact)]}")
    lines.append("moved " + " ".join(str(n) for n in s.moved))
    lines.append("replies " + " ".join(str(n) for n in s.replies))
    lines.append("event " + (TABLE.actions[s.playing].text if s.playing != NOTHING else ""))
    for name in NUMBER_FIELDS:
        lines.append(f"{name} {getattr(s, name)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _names(cards: list[int]) -> str:
    return " ".join([NAMES[card] for card in cards])


def _quest(place: int, group: int) -> str:
    suits = [SUITS[suit] for suit in range(N_SUITS) if (group >> suit) & 1]
    colour, n = place // MOST_QUESTS, place % MOST_QUESTS
    return f"{COLOURS[colour]} {n + 1} {quest_owner(group)} " + " ".join(suits)


def _collection(place: int, group: int) -> str:
    colours = [COLOURS[c] for c in range(N_COLOURS) if (group >> c) & 1]
    suit, n = place // MOST_COLLECTIONS, place % MOST_COLLECTIONS
    return f"{SUITS[suit]} {n + 1} {collection_owner(group)} " + " ".join(colours)


def fill(s: RaeState, text: str) -> None:
    """Make a position what `written` wrote; PositionError says what is wrong."""
    lines = PositionText(text, "rae", ROWS)
    for name in NUMBER_FIELDS:
        setattr(s, name, lines.number(name))
    for name in LIST_FIELDS:
        setattr(s, name, lines.numbers(name))
    row = lines.row("phases")
    s.phases = [row.index(PHASES, word) for word in row.words]
    s.discards = _cards(lines.row("discards"), 0)
    row = lines.row("event")
    s.playing = NOTHING
    if row.words:
        action = TABLE.by_text.get(row.words[0])
        if action is None or len(row.words) > 1:
            raise row.odd(row.words[-1])
        s.playing = action.index
    _fill_pile(s, lines.row("pile"))
    _fill_rows(s, lines.rows)


def _cards(row: NamedLine, first: int) -> list[int]:
    return [row.index(NAMES, word) for word in row.words[first:]]


def _fill_pile(s: RaeState, row: NamedLine) -> None:
    s.bag = [0] * KINDS
    for word in row.words:
        name, count = row.pair(word, "=")
        s.bag[row.index(NAMES, name)] += row.whole(count)
    s.pile = sum(s.bag)


def _fill_rows(s: RaeState, rows: list[NamedLine]) -> None:
    s.hands = [[] for _ in range(MOST_SEATS)]
    s.quests = [0] * (N_COLOURS * MOST_QUESTS)
    s.collections = [0] * (N_SUITS * MOST_COLLECTIONS)
    s.known = []
    for row in rows:
        row.need(LEAST[row.name], SHAPES[row.name])
        if row.name == "hand":
            s.hands[_seat(row, 0)] += _cards(row, 1)
        elif row.name == "known":
            fact = fact_of(_seat(row, 0), _seat(row, 1), row.index(NAMES, row.words[2]))
            s.known.append(fact)
        elif row.name == "quest":
            place = _group(row, COLOURS, MOST_QUESTS)
            s.quests[place] = (_seat(row, 2) << QUEST_OWNER) | _mask(row, SUITS)
        else:
            place = _group(row, SUITS, MOST_COLLECTIONS)
            s.collections[place] = (_seat(row, 2) << COLLECTION_OWNER) | _mask(row, COLOURS)
    s.known.sort()
    for hand in s.hands:
        hand.sort()
    s.hands = s.hands[: max(s.seats, 0)]


def _seat(row: NamedLine, at: int) -> int:
    seat = row.number(at)
    if not 0 <= seat < MOST_SEATS:
        raise row.odd(row.words[at])
    return seat


def _group(row: NamedLine, kinds: list[str], most: int) -> int:
    """The place of a group: its colour or suit, and its number from 1."""
    n = row.number(1)
    if not 1 <= n <= most:
        raise row.odd(row.words[1])
    return row.index(kinds, row.words[0]) * most + n - 1


def _mask(row: NamedLine, kinds: list[str]) -> int:
    mask = 0
    for word in row.words[3:]:
        mask |= 1 << row.index(kinds, word)
    return mask
