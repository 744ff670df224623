"""A position of Run the Race! as text, for tests, bug reports and puzzles."""

from typing import Final

from questable.engine.fault import Fault
from questable.engine.lines import NamedLine, PositionError, PositionText
from questable.games.run_the_race import clues
from questable.games.run_the_race.deck import PLACES, SEATS, SIDES, SLOTS, Deck
from questable.games.run_the_race.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.run_the_race.state import EMPTY, FACE_DOWN, PHASES, RaceState

ROWS: Final = ["hand", "pile", "void", "clue"]
SHAPES: Final = {
    "hand": "hand 0 - ? ...",
    "pile": "pile left ...",
    "void": "void 0 ...",
    "clue": "clue 01 left right played",
}
NEEDED: Final = ["hand 0", "hand 1", "pile left", "pile right"]


def written(s: RaceState) -> str:
    """Hands, piles and what is proven of hidden cards by key, then every number."""
    deck = s.deck
    lines = ["run-the-race"]
    for seat in range(SEATS):
        hand = s.hands[seat * SLOTS : seat * SLOTS + SLOTS]
        lines.append(f"hand {seat} " + " ".join([slot_text(deck, card) for card in hand]))
    for pile in range(2):
        lines.append(f"pile {SIDES[pile]} " + _keys(deck, s.piles[pile]))
    for place in range(PLACES):
        if s.voids[place]:
            tops = [card for card in range(deck.size) if (s.voids[place] >> card) & 1]
            lines.append(f"void {place} " + _keys(deck, tops))
    lines += [_clue_line(deck, told) for told in s.clues]
    lines.append("side " + _keys(deck, s.side))
    lines.append("unseen " + _keys(deck, s.unseen))
    for name in LIST_FIELDS:
        lines.append(f"{name} " + " ".join([str(n) for n in getattr(s, name)]))
    for name in NUMBER_FIELDS:
        value: int = getattr(s, name)
        lines.append(f"{name} {PHASES[value] if name == 'phase' else value}")
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def _clue_line(deck: Deck, told: int) -> str:
    """The places, the tops, and the card that was played on the first of them, if any was."""
    places, one, other, card = clues.parts(told)
    held = "".join([str(place) for place in range(PLACES) if (places >> place) & 1])
    return f"clue {held} {_keys(deck, [one, other] if card < 0 else [one, other, card])}"


def slot_text(deck: Deck, card: int) -> str:
    """A card of a hand: its key, - for none, ? for one that nobody has looked at."""
    if card == EMPTY:
        return "-"
    return "?" if card == FACE_DOWN else deck.keys[card]


def slot_card(deck: Deck, text: str) -> int:
    """The card of a slot again."""
    if text == "-":
        return EMPTY
    return FACE_DOWN if text == "?" else deck.card(text)


def _keys(deck: Deck, cards: list[int]) -> str:
    return " ".join([deck.keys[card] for card in cards])


def fill(s: RaceState, deck: Deck, text: str) -> None:
    """Make a position what `written` wrote; PositionError says what is wrong."""
    lines = PositionText(text, "run-the-race", ROWS)
    s.deck = deck
    s.hands = [FACE_DOWN] * PLACES
    s.piles = [[], []]
    s.voids = [0] * PLACES
    s.clues = []
    told: set[str] = set()
    for row in lines.rows:
        row.need(1, SHAPES[row.name])
        if row.name == "clue":
            s.clues.append(_clue(deck, row))
            continue
        name = f"{row.name} {row.words[0]}"
        if name in told:
            raise row.fail(Fault("position-twice", key=name))
        told.add(name)
        _fill_row(s, row)
    for name in NEEDED:
        if name not in told:
            raise PositionError(lines.last, Fault("position-missing", key=name))
    s.side = sorted(_cards(deck, lines.row("side"), 0))
    s.unseen = sorted(_cards(deck, lines.row("unseen"), 0))
    for name in LIST_FIELDS:
        setattr(s, name, lines.numbers(name))
    for name in NUMBER_FIELDS:
        if name == "phase":
            phase = lines.one(name)
            s.phase = phase.index(PHASES, phase.words[0])
        else:
            setattr(s, name, lines.number(name))


def _clue(deck: Deck, row: NamedLine) -> int:
    cards = _cards(deck, row, 1)
    held = row.words[0]
    if len(cards) not in (2, 3) or not held.isascii() or not held.isdecimal():
        raise row.odd(" ".join(row.words))
    places = 0
    for place in held:
        places |= 1 << int(place)
    return clues.clue(places, cards[0], cards[1], cards[2] if len(cards) > 2 else -1)


def _fill_row(s: RaceState, row: NamedLine) -> None:
    if row.name == "pile":
        s.piles[row.index(SIDES, row.words[0])] = _cards(s.deck, row, 1)
        return
    at = row.number()
    if not 0 <= at < (SEATS if row.name == "hand" else PLACES):
        raise row.odd(row.words[0])
    if row.name == "void":
        mask = 0
        for card in _cards(s.deck, row, 1):
            mask |= 1 << card
        s.voids[at] = mask
        return
    if len(row.words) != 1 + SLOTS:
        raise row.fail(Fault("position-length", key="hand", n=SLOTS, count=len(row.words) - 1))
    for slot in range(SLOTS):
        word = row.words[1 + slot]
        if word not in ("-", "?") and word not in s.deck.numbered:
            raise row.odd(word)
        s.hands[at * SLOTS + slot] = slot_card(s.deck, word)


def _cards(deck: Deck, row: NamedLine, first: int) -> list[int]:
    cards: list[int] = []
    for word in row.words[first:]:
        card = deck.numbered.get(word)
        if card is None:
            raise row.odd(word)
        cards.append(card)
    return cards
