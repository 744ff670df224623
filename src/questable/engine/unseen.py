"""Spreading unseen cards over hidden places in proportion to chance.

See docs/architecture.md, Views.
"""

from random import Random

REJECTIONS = 200
SWAPS_A_PLACE = 30


def spread(cards: list[int], voids: list[int], rng: Random) -> list[int]:
    """One card for every place, all arrangements alike likely that respect the voids.

    `voids[p]` is a mask of cards that place p cannot hold. Few voids are met by dealing again;
    many by a walk of swaps from an arrangement that fits.
    """
    if len(cards) != len(voids):
        raise ValueError(f"{len(cards)} cards for {len(voids)} places")
    deal = cards[:]
    for _ in range(REJECTIONS):
        _shuffle(deal, rng)
        if _fits(deal, voids):
            return deal
    deal = _arrangement(deal, voids)
    n = len(deal)
    for _ in range(SWAPS_A_PLACE * n):
        i = int(rng.random() * n)
        j = int(rng.random() * n)
        if not (voids[i] >> deal[j]) & 1 and not (voids[j] >> deal[i]) & 1:
            deal[i], deal[j] = deal[j], deal[i]
    return deal


def _shuffle(deal: list[int], rng: Random) -> None:
    for i in range(len(deal) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        deal[i], deal[j] = deal[j], deal[i]


def _fits(deal: list[int], voids: list[int]) -> bool:
    for p in range(len(deal)):
        if (voids[p] >> deal[p]) & 1:
            return False
    return True


def _arrangement(cards: list[int], voids: list[int]) -> list[int]:
    """Any arrangement that fits, by augmenting paths."""
    holder = [-1] * len(cards)
    for place in range(len(voids)):
        if not _seat_card(place, cards, voids, holder, [False] * len(cards)):
            raise ValueError("no arrangement of the unseen cards respects the voids")
    deal = [0] * len(cards)
    for c in range(len(cards)):
        deal[holder[c]] = cards[c]
    return deal


def _seat_card(
    place: int, cards: list[int], voids: list[int], holder: list[int], tried: list[bool]
) -> bool:
    for c in range(len(cards)):
        if tried[c] or (voids[place] >> cards[c]) & 1:
            continue
        tried[c] = True
        if holder[c] < 0 or _seat_card(holder[c], cards, voids, holder, tried):
            holder[c] = place
            return True
    return False
