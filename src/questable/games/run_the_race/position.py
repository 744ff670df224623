"""A position of Run the Race! as text, for tests, bug reports and puzzles."""

from questable.games.run_the_race.deck import PLACES, SEATS, SIDES, SLOTS, Deck
from questable.games.run_the_race.fields import LIST_FIELDS, NUMBER_FIELDS
from questable.games.run_the_race.state import EMPTY, FACE_DOWN, PHASES, RaceState


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
    lines.append("side " + _keys(deck, s.side))
    lines.append("unseen " + _keys(deck, s.unseen))
    for name in LIST_FIELDS:
        lines.append(f"{name} " + " ".join([str(n) for n in getattr(s, name)]))
    for name in NUMBER_FIELDS:
        value: int = getattr(s, name)
        lines.append(f"{name} {PHASES[value] if name == 'phase' else value}")
    return "\n".join([line.rstrip() for line in lines]) + "\n"


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
    """Make a position what `written` wrote; ValueError says what is wrong."""
    lines = text.split("\n")
    if lines[0] != "run-the-race":
        raise ValueError("a position of Run the Race! begins with the line 'run-the-race'")
    found: dict[str, list[str]] = {}
    for line in lines[1:]:
        words = line.split(" ")
        if words[0] in ("hand", "pile", "void"):
            found[f"{words[0]} {words[1]}"] = words[2:]
        elif words[0]:
            found[words[0]] = words[1:]
    needed = [
        "hand 0",
        "hand 1",
        "pile left",
        "pile right",
        "side",
        "unseen",
        *LIST_FIELDS,
        *NUMBER_FIELDS,
    ]
    for name in [*needed, *LIST_FIELDS, *NUMBER_FIELDS]:
        if name not in found:
            raise ValueError(f"the line {name!r} is missing")
    s.deck = deck
    hands = found["hand 0"] + found["hand 1"]
    if len(hands) != PLACES:
        raise ValueError(f"a hand has {SLOTS} slots")
    s.hands = [slot_card(deck, word) for word in hands]
    s.piles = [_cards(deck, found[f"pile {name}"]) for name in SIDES]
    s.side = _cards(deck, found["side"])
    s.unseen = _cards(deck, found["unseen"])
    s.voids = [_mask(deck, found.get(f"void {place}", [])) for place in range(PLACES)]
    for name in LIST_FIELDS:
        setattr(s, name, [int(each) for each in found[name]])
    for name in NUMBER_FIELDS:
        word = found[name][0]
        setattr(s, name, PHASES.index(word) if name == "phase" else int(word))


def _cards(deck: Deck, words: list[str]) -> list[int]:
    return [deck.card(word) for word in words]


def _mask(deck: Deck, words: list[str]) -> int:
    mask = 0
    for word in words:
        mask |= 1 << deck.card(word)
    return mask
