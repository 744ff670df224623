"""A position of Ràe as text, for tests, bug reports and puzzles."""

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
    card_named,
)
from questable.games.rae.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.rae.groups import COLLECTION_OWNER, QUEST_OWNER, collection_owner, quest_owner
from questable.games.rae.memory import card_of, fact_of, knower_of, owner_of
from questable.games.rae.state import NOTHING, PHASES, RaeState

LINES = ["phases", "pile", "discards", "event"]
"""What is told by names, beside hands and groups."""


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
    """Make a position what `written` wrote; ValueError says what is wrong."""
    lines = text.split("\n")
    if lines[0] != "rae":
        raise ValueError("a position of Ràe begins with the line 'rae'")
    found: dict[str, list[str]] = {}
    rows: list[list[str]] = []
    for line in lines[1:]:
        words = line.split(" ")
        if words[0] in ("hand", "quest", "collection", "known"):
            rows.append(words)
        elif words[0]:
            found[words[0]] = words[1:]
    for name in [*LINES, *LIST_FIELDS, *NUMBER_FIELDS]:
        if name not in found:
            raise ValueError(f"the line {name!r} is missing")
    for name in NUMBER_FIELDS:
        setattr(s, name, int(found[name][0]))
    for name in LIST_FIELDS:
        setattr(s, name, [int(word) for word in found[name]])
    s.phases = [PHASES.index(word) for word in found["phases"]]
    s.discards = [card_named(word) for word in found["discards"]]
    s.playing = TABLE.parse(found["event"][0]).index if found["event"] else NOTHING
    _fill_pile(s, found["pile"])
    _fill_rows(s, rows)


def _fill_pile(s: RaeState, words: list[str]) -> None:
    s.bag = [0] * KINDS
    for word in words:
        name, count = word.split("=")
        s.bag[card_named(name)] = int(count)
    s.pile = sum(s.bag)


def _fill_rows(s: RaeState, rows: list[list[str]]) -> None:
    s.hands = [[] for _ in range(s.seats)]
    s.quests = [0] * (N_COLOURS * MOST_QUESTS)
    s.collections = [0] * (N_SUITS * MOST_COLLECTIONS)
    s.known = []
    for words in rows:
        if words[0] == "hand":
            s.hands[int(words[1])] = [card_named(word) for word in words[2:]]
            continue
        if words[0] == "known":
            s.known.append(fact_of(int(words[1]), int(words[2]), card_named(words[3])))
            continue
        n = int(words[2]) - 1
        mask = 0
        if words[0] == "quest":
            for word in words[4:]:
                mask |= 1 << SUITS.index(word)
            place = COLOURS.index(words[1]) * MOST_QUESTS + n
            s.quests[place] = (int(words[3]) << QUEST_OWNER) | mask
        else:
            for word in words[4:]:
                mask |= 1 << COLOURS.index(word)
            place = SUITS.index(words[1]) * MOST_COLLECTIONS + n
            s.collections[place] = (int(words[3]) << COLLECTION_OWNER) | mask
