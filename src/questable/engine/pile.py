"""A pile of cards: head, bag and tail, and who knows which card.

See docs/architecture.md, Chance and Piles.
"""

from questable.engine.action import Action
from questable.engine.hands import drawn_from

UNKNOWN = -1


class Pile:
    """Known cards on top, an unordered bag below them, known cards at the bottom.

    The bag has no order until someone draws or looks. Cards are small numbers, alike ones equal.
    """

    head: list[int]
    """Cards on top, the next to be drawn first."""
    head_known: list[int]
    """For each card of the head the mask of seats that know it."""
    bag: list[int]
    """How many of each card lie in no order between head and tail."""
    size: int
    """How many cards the bag holds."""
    tail: list[int]
    """Cards at the bottom, the lowest last."""
    tail_known: list[int]
    """For each card of the tail the mask of seats that know it."""

    def __init__(self) -> None:
        self.head = []
        self.head_known = []
        self.bag = []
        self.size = 0
        self.tail = []
        self.tail_known = []

    def fill(self, counts: list[int]) -> None:
        """Make it a shuffled pile of counts[c] cards c."""
        self.head = []
        self.head_known = []
        self.bag = list(counts)
        self.size = sum(counts)
        self.tail = []
        self.tail_known = []

    def clone(self) -> "Pile":
        """An independent copy."""
        other = Pile()
        other.head = self.head[:]
        other.head_known = self.head_known[:]
        other.bag = self.bag[:]
        other.size = self.size
        other.tail = self.tail[:]
        other.tail_known = self.tail_known[:]
        return other

    def __len__(self) -> int:
        return len(self.head) + self.size + len(self.tail)

    def weight(self) -> int:
        """Cases of drawing the top card; one when it is settled already, none when empty."""
        if self.head:
            return 1
        if self.size > 0:
            return self.size
        return 1 if self.tail else 0

    def case(self, k: int) -> int:
        """The card drawn in case k."""
        if self.head:
            return self.head[0]
        if self.size == 0:
            return self.tail[0]
        return drawn_from(self.bag, k)

    def can_draw(self, card: int) -> bool:
        """Whether the top card may turn out to be this one."""
        if self.head:
            return self.head[0] == card
        if self.size > 0:
            return card < len(self.bag) and self.bag[card] > 0
        return bool(self.tail) and self.tail[0] == card

    def draw(self, card: int) -> None:
        """Take the top card, which turned out to be this one."""
        if self.head:
            self.head.pop(0)
            self.head_known.pop(0)
        elif self.size > 0:
            self.bag[card] -= 1
            self.size -= 1
        else:
            self.tail.pop(0)
            self.tail_known.pop(0)

    def unsettled(self, depth: int) -> bool:
        """Whether a look at the card at that depth (0 is the top) needs a stroke of chance."""
        return len(self.head) <= depth and self.size > 0

    def settle(self, card: int, known: int) -> None:
        """A look found this bag card under the head; the seats in the mask now know it."""
        self.bag[card] -= 1
        self.size -= 1
        self.head.append(card)
        self.head_known.append(known)

    def show(self, depth: int, mask: int) -> None:
        """More seats learn a settled card of the head, or of the tail when the bag is empty."""
        if depth < len(self.head):
            self.head_known[depth] |= mask
        else:
            self.tail_known[depth - len(self.head)] |= mask

    def put_on_top(self, card: int, known: int) -> None:
        """Lay a card on top; the seats in the mask know which one."""
        self.head.insert(0, card)
        self.head_known.insert(0, known)

    def put_below(self, card: int, known: int) -> None:
        """Lay a card at the bottom; the seats in the mask know which one."""
        self.tail.append(card)
        self.tail_known.append(known)

    def shuffle(self) -> None:
        """Forget every order."""
        for card in self.head:
            self.bag[card] += 1
        for card in self.tail:
            self.bag[card] += 1
        self.size += len(self.head) + len(self.tail)
        self.head = []
        self.head_known = []
        self.tail = []
        self.tail_known = []

    def seen_by(self, seat: int) -> list[list[int]]:
        """Head and tail as a seat knows them, UNKNOWN for the others."""
        head = [
            c if (m >> seat) & 1 else UNKNOWN
            for c, m in zip(self.head, self.head_known, strict=True)
        ]
        tail = [
            c if (m >> seat) & 1 else UNKNOWN
            for c, m in zip(self.tail, self.tail_known, strict=True)
        ]
        return [head, tail]

    def dump(self) -> str:
        """The pile as one line: head, bag and tail; a known card as card^mask."""
        head = ",".join(f"{c}^{m}" for c, m in zip(self.head, self.head_known, strict=True))
        tail = ",".join(f"{c}^{m}" for c, m in zip(self.tail, self.tail_known, strict=True))
        return f"{head}|{','.join(str(n) for n in self.bag)}|{tail}"

    def load(self, text: str) -> None:
        """Fill from what `dump` wrote."""
        head, bag, tail = text.split("|")
        self.fill([int(n) for n in bag.split(",")] if bag else [])
        for item in head.split(",") if head else []:
            card, mask = item.split("^")
            self.head.append(int(card))
            self.head_known.append(int(mask))
        for item in tail.split(",") if tail else []:
            card, mask = item.split("^")
            self.put_below(int(card), int(mask))


def drawable(pile: Pile, draws: list[Action]) -> list[Action]:
    """Of a table's draw actions, one a card, those that the top card may turn out to be."""
    return [draws[c] for c in range(len(draws)) if pile.can_draw(c)]
