"""A position of SaintCards as text, for tests, bug reports and puzzles."""

from questable.engine.pile import Pile
from questable.games.saint_cards.cards import NOTHING, Cards
from questable.games.saint_cards.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.saint_cards.memory import (
    CENTURIES,
    KNOWER_BITS,
    OWNER_BITS,
    SEAT_BITS,
    SEATS,
    void_fact,
)
from questable.games.saint_cards.state import PHASES, SaintCardsState

LINES = ["phases", "top", "on", "played", "aside", "head", "bag", "tail", "looked", "passes"]
"""What is told by names, a line each."""
ROWS = ["hand", "known", "void"]


def written(s: SaintCardsState) -> str:
    """Hands, decks and memory by name, then every number."""
    cards = s.cards
    lines = ["saint-cards", "phases " + " ".join([PHASES[phase] for phase in s.phases])]
    lines.append("treasures " + _told(s.treasures))
    for seat in range(s.seats):
        lines.append(f"hand {seat} " + cards.told(s.hands[seat]))
    lines.append("top " + _name(cards, s.top))
    lines.append("on " + _name(cards, s.on))
    lines.append("played " + cards.told(s.played))
    lines.append("aside " + cards.told(s.aside))
    lines.append("head " + _placed(cards, s.deck.head, s.deck.head_known))
    lines.append("bag " + cards.told([c for c in range(cards.n) if s.deck.bag[c] > 0]))
    lines.append("tail " + _placed(cards, s.deck.tail, s.deck.tail_known))
    lines.append("looked " + cards.told(s.looked))
    lines.append("passes " + " ".join([_name(cards, card) for card in s.passes]))
    lines.append("fined " + _told(s.fined))
    for fact in s.known:
        lines.append(f"known {cards.keys[fact >> SEAT_BITS]} {fact & SEATS}")
    for fact in s.voids:
        owner = (fact >> OWNER_BITS) & 7
        lines.append(f"void {fact >> KNOWER_BITS} {owner} " + _told(centuries_of(fact)))
    for name in NUMBER_FIELDS:
        lines.append(f"{name} {getattr(s, name)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _told(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])


def _name(cards: Cards, card: int) -> str:
    return cards.keys[card] if card != NOTHING else "-"


def _placed(cards: Cards, places: list[int], known: list[int]) -> str:
    return " ".join([f"{cards.keys[places[i]]}^{known[i]}" for i in range(len(places))])


def centuries_of(mask: int) -> list[int]:
    """The centuries in a mask."""
    return [century for century in range(OWNER_BITS) if ((mask & CENTURIES) >> century) & 1]


def fill(s: SaintCardsState, cards: Cards, text: str) -> None:
    """Make a position what `written` wrote; ValueError says what is wrong."""
    lines = text.split("\n")
    if lines[0] != "saint-cards":
        raise ValueError("a position of SaintCards begins with the line 'saint-cards'")
    found: dict[str, list[str]] = {}
    rows: list[list[str]] = []
    for line in lines[1:]:
        words = line.split(" ")
        if words[0] in ROWS:
            rows.append(words)
        elif words[0]:
            found[words[0]] = words[1:]
    for name in [*LINES, *LIST_FIELDS, *NUMBER_FIELDS]:
        if name not in found:
            raise ValueError(f"the line {name!r} is missing")
    s.cards = cards
    for name in NUMBER_FIELDS:
        setattr(s, name, int(found[name][0]))
    for name in LIST_FIELDS:
        setattr(s, name, [int(word) for word in found[name]])
    s.phases = [PHASES.index(word) for word in found["phases"]]
    s.top = _card(cards, found["top"][0])
    s.on = _card(cards, found["on"][0])
    s.played = _cards(cards, found["played"])
    s.aside = _cards(cards, found["aside"])
    s.looked = _cards(cards, found["looked"])
    s.passes = [_card(cards, word) for word in found["passes"]]
    _fill_deck(s, found)
    _fill_rows(s, rows)


def _card(cards: Cards, word: str) -> int:
    return NOTHING if word == "-" else cards.number(word)


def _cards(cards: Cards, words: list[str]) -> list[int]:
    return [cards.number(word) for word in words]


def _fill_deck(s: SaintCardsState, found: dict[str, list[str]]) -> None:
    counts = [0] * s.cards.n
    for word in found["bag"]:
        counts[s.cards.number(word)] = 1
    s.deck = Pile()
    s.deck.fill(counts)
    for word in reversed(found["head"]):
        key, mask = word.split("^")
        s.deck.put_on_top(s.cards.number(key), int(mask))
    for word in found["tail"]:
        key, mask = word.split("^")
        s.deck.put_below(s.cards.number(key), int(mask))


def _fill_rows(s: SaintCardsState, rows: list[list[str]]) -> None:
    s.hands = [[] for _ in range(s.seats)]
    s.known = []
    s.voids = []
    for words in rows:
        if words[0] == "hand":
            s.hands[int(words[1])] = _cards(s.cards, words[2:])
        elif words[0] == "known":
            s.known.append((s.cards.number(words[1]) << SEAT_BITS) | int(words[2]))
        else:
            mask = 0
            for word in words[3:]:
                mask |= 1 << int(word)
            s.voids.append(void_fact(int(words[1]), int(words[2]), mask))
