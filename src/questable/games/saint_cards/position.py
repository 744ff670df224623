"""A position of SaintCards as text, for tests, bug reports and puzzles."""

from typing import Final

from questable.engine.lines import NamedLine, PositionText
from questable.engine.pile import Pile
from questable.games.saint_cards.actions import MOST_SEATS
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

ROWS: Final = ["hand", "known", "void"]
LEAST: Final = {"hand": 1, "known": 2, "void": 2}
"""How many words such a line has behind its name, at the least."""
SHAPES: Final = {"hand": "hand 0 ...", "known": "known CARD 1", "void": "void 0 1 13 ..."}


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
    """Make a position what `written` wrote; PositionError says what is wrong."""
    lines = PositionText(text, "saint-cards", ROWS)
    s.cards = cards
    for name in NUMBER_FIELDS:
        setattr(s, name, lines.number(name))
    for name in LIST_FIELDS:
        setattr(s, name, lines.numbers(name))
    row = lines.row("phases")
    s.phases = [row.index(PHASES, word) for word in row.words]
    s.top = _card(cards, lines.one("top"), 0)
    s.on = _card(cards, lines.one("on"), 0)
    s.played = _cards(cards, lines.row("played"), 0)
    s.aside = sorted(_cards(cards, lines.row("aside"), 0))
    s.looked = _cards(cards, lines.row("looked"), 0)
    row = lines.row("passes")
    s.passes = [_card(cards, row, at) for at in range(len(row.words))]
    _fill_deck(s, lines)
    _fill_rows(s, lines.rows)


def _card(cards: Cards, row: NamedLine, at: int) -> int:
    return NOTHING if row.words[at] == "-" else _number(cards, row, row.words[at])


def _number(cards: Cards, row: NamedLine, word: str) -> int:
    card = cards.numbered.get(word)
    if card is None:
        raise row.odd(word)
    return card


def _cards(cards: Cards, row: NamedLine, first: int) -> list[int]:
    return [_number(cards, row, word) for word in row.words[first:]]


def _fill_deck(s: SaintCardsState, lines: PositionText) -> None:
    counts = [0] * s.cards.n
    for card in _cards(s.cards, lines.row("bag"), 0):
        counts[card] += 1
    s.deck = Pile()
    s.deck.fill(counts)
    row = lines.row("head")
    for word in reversed(row.words):
        key, mask = row.pair(word, "^")
        s.deck.put_on_top(_number(s.cards, row, key), row.whole(mask))
    row = lines.row("tail")
    for word in row.words:
        key, mask = row.pair(word, "^")
        s.deck.put_below(_number(s.cards, row, key), row.whole(mask))


def _fill_rows(s: SaintCardsState, rows: list[NamedLine]) -> None:
    s.hands = [[] for _ in range(MOST_SEATS)]
    s.known = []
    s.voids = []
    for row in rows:
        row.need(LEAST[row.name], SHAPES[row.name])
        if row.name == "hand":
            s.hands[_within(row, row.words[0], MOST_SEATS)] += _cards(s.cards, row, 1)
        elif row.name == "known":
            card = _number(s.cards, row, row.words[0])
            s.known.append((card << SEAT_BITS) | _within(row, row.words[1], SEATS + 1))
        else:
            mask = 0
            for word in row.words[2:]:
                mask |= 1 << _within(row, word, OWNER_BITS)
            knower = _within(row, row.words[0], MOST_SEATS + 1)
            owner = _within(row, row.words[1], MOST_SEATS)
            s.voids.append(void_fact(knower, owner, mask))
    s.known.sort()
    s.voids.sort()
    for hand in s.hands:
        hand.sort()
    s.hands = s.hands[: max(s.seats, 0)]


def _within(row: NamedLine, word: str, below: int) -> int:
    number = row.whole(word)
    if not 0 <= number < below:
        raise row.odd(word)
    return number
