"""Ràe's action table; legal lists follow its order.

A group is named by what its cards share and a number: the second red Quest on the table, whoever
owns it, is `quest-2` to a red card. Groups never vanish (R-2.7, R-1.3 leave two cards), so a
number means one group for the whole game.
"""

from typing import Final

from questable.engine.action import Action, ActionTable
from questable.games.rae.cards import (
    EVENTS,
    FIREBALL,
    KINDS,
    KING,
    MIRROR,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    NAMES,
    QUEST_CARDS,
    SIEGE,
    TAXES,
    THIEVES,
    TOME,
    TOURNAMENT,
    colour_of,
    suit_of,
)

MOST_SEATS: Final = 4

FIRST: Final = 0
LAY: Final = 1
ADD_QUEST: Final = 2
ADD_COLLECTION: Final = 3
TAKE: Final = 4
TO_QUEST: Final = 5
TO_COLLECTION: Final = 6
WITH: Final = 7
ROB: Final = 8
BURN_QUEST: Final = 9
BURN_COLLECTION: Final = 10
TAX: Final = 11
LOOK: Final = 12
READ: Final = 13
JOUST: Final = 14
BESIEGE: Final = 15
DONE: Final = 16
REPLY: Final = 17
DECLINE: Final = 18
GIVE: Final = 19
GET: Final = 20
DISCARD: Final = 21
DRAW: Final = 22
STEAL: Final = 23

EVENT_CARD: Final[list[int]] = [
    -1, -1, -1, -1, -1, -1, -1, -1,
    THIEVES, FIREBALL, FIREBALL, TAXES, MIRROR, TOME, TOURNAMENT, SIEGE,
    -1, KING, -1, -1, -1, -1, -1, -1,
]  # fmt: skip
"""By kind of action: the event card it plays, -1 for none."""

TABLE: Final = ActionTable()


def _lays() -> list[Action]:
    lays = []
    for a in range(QUEST_CARDS):
        for b in range(a + 1, QUEST_CARDS):
            if colour_of(a) == colour_of(b) or suit_of(a) == suit_of(b):
                lays.append(TABLE.add(LAY, f"lay:{NAMES[a]}:{NAMES[b]}", a, b))
    return lays


def _lay_at() -> list[int]:
    at = [-1] * (QUEST_CARDS * QUEST_CARDS)
    for i in range(len(LAYS)):
        at[LAYS[i].a * QUEST_CARDS + LAYS[i].b] = i
    return at


def _adds() -> None:
    for card in range(QUEST_CARDS):
        for n in range(MOST_QUESTS):
            text = f"add:{NAMES[card]}:quest-{n + 1}"
            ADDS_QUEST.append(TABLE.add(ADD_QUEST, text, card, n))
        for n in range(MOST_COLLECTIONS):
            text = f"add:{NAMES[card]}:collection-{n + 1}"
            ADDS_COLLECTION.append(TABLE.add(ADD_COLLECTION, text, card, n))


def _from_collections(kind: int, verb: str) -> list[Action]:
    found = []
    for suit in range(N_SUITS):
        for n in range(MOST_COLLECTIONS):
            for colour in range(N_COLOURS):
                card = colour * N_SUITS + suit
                text = f"{verb}:{NAMES[card]}:collection-{n + 1}"
                found.append(TABLE.add(kind, text, card, n))
    return found


def _burnt_quests() -> list[Action]:
    found = []
    for colour in range(N_COLOURS):
        for n in range(MOST_QUESTS):
            for suit in range(N_SUITS):
                card = colour * N_SUITS + suit
                text = f"event:fireball:{NAMES[card]}:quest-{n + 1}"
                found.append(TABLE.add(BURN_QUEST, text, card, n))
    return found


def _at_seats(kind: int, event: int) -> list[Action]:
    name = EVENTS[event - KING]
    return [TABLE.add(kind, f"event:{name}:{seat}", seat) for seat in range(MOST_SEATS)]


def _by_card(kind: int, verb: str, cards: int) -> list[Action]:
    return [TABLE.add(kind, f"{verb}:{NAMES[card]}", card) for card in range(cards)]


FIRSTS: Final[list[Action]] = [
    TABLE.add(FIRST, f"first:{seat}", seat) for seat in range(MOST_SEATS)
]
LAYS: Final[list[Action]] = _lays()
"""Two of a colour are a Quest, two of a suit a Collection."""
LAY_AT: Final[list[int]] = _lay_at()
"""Where a pair stands in LAYS, at lower kind times 28 plus higher; -1 for no pair."""
ADDS_QUEST: Final[list[Action]] = []
"""Card times eight plus number."""
ADDS_COLLECTION: Final[list[Action]] = []
"""Card times fourteen plus number."""
_adds()
TAKES: Final[list[Action]] = _from_collections(TAKE, "take")
"""Suit times fourteen plus number, times seven plus colour."""
TO_QUESTS: Final[list[Action]] = [
    TABLE.add(TO_QUEST, f"to:quest-{n + 1}", n) for n in range(MOST_QUESTS)
]
TO_COLLECTIONS: Final[list[Action]] = [
    TABLE.add(TO_COLLECTION, f"to:collection-{n + 1}", n) for n in range(MOST_COLLECTIONS)
]
WITHS: Final[list[Action]] = _by_card(WITH, "with", QUEST_CARDS)
ROBS: Final[list[Action]] = _at_seats(ROB, THIEVES)
BURNS_QUEST: Final[list[Action]] = _burnt_quests()
"""Colour times eight plus number, times four plus suit."""
BURNS_COLLECTION: Final[list[Action]] = _from_collections(BURN_COLLECTION, "event:fireball")
"""As TAKES."""
TAXING: Final[Action] = TABLE.add(TAX, "event:taxes")
LOOKS: Final[list[Action]] = _at_seats(LOOK, MIRROR)
READING: Final[Action] = TABLE.add(READ, "event:mystical-tome")
JOUSTING: Final[Action] = TABLE.add(JOUST, "event:tournament")
SIEGES: Final[list[Action]] = _at_seats(BESIEGE, SIEGE)
FINISHING: Final[Action] = TABLE.add(DONE, "done")
REPLYING: Final[Action] = TABLE.add(REPLY, "reply")
DECLINING: Final[Action] = TABLE.add(DECLINE, "decline")
GIVES: Final[list[Action]] = _by_card(GIVE, "give", KINDS)
GETS: Final[list[Action]] = _by_card(GET, "get", KINDS)
DISCARDS: Final[list[Action]] = _by_card(DISCARD, "discard", KINDS)
DRAWS: Final[list[Action]] = _by_card(DRAW, "draw", KINDS)
STEALS: Final[list[Action]] = _by_card(STEAL, "steal", KINDS)
