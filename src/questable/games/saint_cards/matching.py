"""Which facts two cards share, and how many (S-1.5, S-3.3, S-3.6)."""

from questable.games.saint_cards.cards import Cards
from questable.games.saint_cards.facts import BIRTH, MONTH, ORDER, PASSING, size


def borne(cards: Cards, card: int) -> int:
    """Mask of the facts that a card bears, as far as they are in play."""
    mask = cards.marks[card]
    if cards.birth[card] > 0:
        mask |= 1 << BIRTH
    if cards.passing[card] > 0:
        mask |= 1 << PASSING
    if cards.month[card] > 0:
        mask |= 1 << MONTH
    if cards.order[card] > 0:
        mask |= 1 << ORDER
    return mask


def matched(cards: Cards, one: int, two: int) -> int:
    """Mask of the facts that both cards bear.

    S-3.3: main colour and ribbons are alike, centuries are compared like with like, and the same
    fact shown twice counts once.
    """
    mask = cards.marks[one] & cards.marks[two]
    if cards.birth[one] == cards.birth[two] and cards.birth[one] > 0:
        mask |= 1 << BIRTH
    if cards.passing[one] == cards.passing[two] and cards.passing[one] > 0:
        mask |= 1 << PASSING
    if cards.month[one] == cards.month[two] and cards.month[one] > 0:
        mask |= 1 << MONTH
    if cards.order[one] == cards.order[two] and cards.order[one] > 0:
        mask |= 1 << ORDER
    return mask


def doubles(cards: Cards, one: int, two: int) -> bool:
    """S-1.5: x2 is in play and one of the two names the other as a companion."""
    return cards.gathered == 1 and two in cards.companions[one]


def compare_all(cards: Cards) -> None:
    """Count the matches of all pairs in play, once a set-up."""
    n = cards.n
    present = [card for card in range(n) if cards.in_play[card] == 1]
    counts = [0] * (n * n)
    for i in range(len(present)):
        one = present[i]
        for j in range(i):
            two = present[j]
            count = size(matched(cards, one, two))
            counts[one * n + two] = count
            counts[two * n + one] = count
            cards.richness[one] += count
            cards.richness[two] += count
    cards.counts = counts
    for card in present:
        cards.richness[card] = cards.richness[card] * 100 // len(present)
