"""A second, slow source for Run the Race!: who may play what, when the side piles turn, who wins.

Written from the text of S-6.1 to S-6.6; it shares no code with the game. A card is a key and what
it shows, piles are lists of keys, and every card that comes up is handed to it by name.
"""

import copy
from collections.abc import Mapping

Facts = Mapping[str, tuple[int, int, str, int]]
"""By key: century of birth, of passing, main colour, feast month."""
SEATS = (0, 1)
NAMES = ("left", "right")


class SlowRace:
    """A game in progress. `apply` takes what `actions` lists, or any card for chance."""

    def __init__(self, facts: Facts, pace: str) -> None:
        self.facts, self.pace = facts, pace
        self.hands: list[list[str | None]] = [[], []]
        self.draw = [15, 15]
        self.piles: list[list[str]] = [[], []]
        self.sides = [5, 5]
        self.gone_round: list[str] = []
        """What lies in side piles that were shuffled anew."""
        self.waits = "first" if pace == "calm" else "starter"
        self.turn = 0
        self.refilled = (0, 0)
        self.passes = self.in_vain = 0
        self.winner: int | None = None
        """A seat, or -1 for a draw."""

    def clone(self) -> "SlowRace":
        """An independent copy."""
        other = copy.copy(self)
        other.hands = [hand[:] for hand in self.hands]
        other.piles = [pile[:] for pile in self.piles]
        other.draw, other.sides = self.draw[:], self.sides[:]
        return other

    def left(self, seat: int) -> int:
        """S-6.4: what a player still has to play."""
        if self.waits in ("first", "starter", "hand"):
            return 20
        return self.draw[seat] + sum(card is not None for card in self.hands[seat])

    def match(self, a: str, b: str) -> bool:
        """S-6.2: a known century of either, the month, the main colour."""
        one, two = self.facts[a], self.facts[b]
        centuries = {c for c in one[:2] if c} & {c for c in two[:2] if c}
        return bool(centuries) or one[2] == two[2] or one[3] == two[3]

    def matches(self, seat: int) -> list[tuple[int, int]]:
        """Slots and piles of a seat that go together."""
        return [
            (slot, pile)
            for slot, card in enumerate(self.hands[seat])
            for pile in (0, 1)
            if card is not None and self.match(card, self.piles[pile][-1])
        ]

    def who(self) -> set[int]:
        """Who may act; chance is -1."""
        if self.winner is not None:
            return set()
        if self.waits != "play":
            return {-1}
        if self.pace == "calm":
            return {self.turn}
        return {seat for seat in SEATS if self.matches(seat)}

    def actions(self, seat: int) -> list[str]:
        """What a seat may do; in a race all aims that would stand, the top first (S-6.5)."""
        if self.waits != "play" or seat not in self.who():
            return []
        found = []
        for slot, pile in self.matches(seat):
            cards = self.piles[pile][::-1]
            for aim in cards if self.pace == "race" else cards[:1]:
                found.append(f"play:{slot + 1}:{NAMES[pile]}:{aim}")
        return found + (["pass"] if self.pace == "calm" else [])

    def apply(self, seat: int, text: str) -> None:
        """Carry an action out, chance's included."""
        verb, *words = text.split(":")
        if verb == "play":
            self._play(seat, int(words[0]) - 1, NAMES.index(words[1]))
        elif verb == "pass":
            self._pass(seat)
        elif verb == "first":
            self.turn, self.waits = int(words[0]), "starter"
        elif verb == "starter":
            self.piles[0 if not self.piles[0] else 1].append(words[0])
            self.waits = "hand" if self.piles[1] else "starter"
        elif self.waits == "hand":
            self.hands[0 if len(self.hands[0]) < 5 else 1].append(words[0])
            if len(self.hands[1]) == 5:
                self._go_on()
        elif verb == "draw":
            owner, slot = self.refilled
            self.hands[owner][slot] = words[0]
            self.draw[owner] -= 1
            self._go_on()
        else:
            self._turn(words[0])

    def _play(self, seat: int, slot: int, pile: int) -> None:
        card = self.hands[seat][slot]
        assert card is not None
        self.piles[pile].append(card)
        self.hands[seat][slot] = None
        self.passes = self.in_vain = 0
        self.turn = 1 - seat
        if self.left(seat) == 0:
            self.winner = seat
        elif self.draw[seat]:
            self.refilled, self.waits = (seat, slot), "draw"
        else:
            self._go_on()

    def _pass(self, seat: int) -> None:
        self.turn = 1 - seat
        self.passes += 1
        if self.passes == 2:
            self.passes = 0
            self._begin_turning()

    def _go_on(self) -> None:
        self.waits = "play"
        if self.pace == "race" and not any(self.matches(seat) for seat in SEATS):
            self._begin_turning()

    def _begin_turning(self) -> None:
        """S-6.3: new side piles when both are empty, dealt alternately."""
        self.waits = "turn left"
        if self.sides == [0, 0]:
            self.gone_round = [card for pile in self.piles for card in pile[:-1]]
            self.piles = [pile[-1:] for pile in self.piles]
            for number in range(len(self.gone_round)):
                self.sides[number % 2] += 1

    def _turn(self, card: str) -> None:
        pile = NAMES.index(self.waits.split()[1])
        self.piles[pile].append(card)
        self.sides[pile] -= 1
        if card in self.gone_round:
            self.gone_round = [other for other in self.gone_round if other != card]
        if pile == 0 and self.sides[1]:
            self.waits = "turn right"
            return
        helped = any(self.matches(seat) for seat in SEATS)
        if self.pace == "calm" or not helped:
            self.in_vain += 1
        if self.in_vain == (10 if self.pace == "calm" else 52):
            mine, other = self.left(0), self.left(1)
            self.winner = -1 if mine == other else int(other < mine)
        else:
            self._go_on()
