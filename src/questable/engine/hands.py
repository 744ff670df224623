"""Cards of a hand that is kept sorted, and cards drawn from a bag without order."""


def take_up(hand: list[int], card: int) -> None:
    """Put a card into a hand, which stays sorted."""
    i = len(hand)
    hand.append(card)
    while i > 0 and hand[i - 1] > card:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = card


def take(cards: list[int], card: int) -> None:
    """Take a card out of a sorted list."""
    del cards[_where(cards, card)]


def lies_among(cards: list[int], card: int) -> bool:
    """Whether a sorted list has a card."""
    where = _where(cards, card)
    return where < len(cards) and cards[where] == card


def _where(cards: list[int], card: int) -> int:
    """The first place in a sorted list that has no lower card."""
    low = 0
    high = len(cards)
    while low < high:
        middle = (low + high) >> 1
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def drawn_from(bag: list[int], k: int) -> int:
    """The card drawn in case k from a bag that holds bag[c] cards c."""
    card = 0
    while k >= bag[card]:
        k -= bag[card]
        card += 1
    return card
