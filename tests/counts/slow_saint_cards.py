"""A second, slow source for SaintCards: who may do what, what matches, what is paid, how it ends.

Written from the text of S-1 to S-5; it shares no code with the game. A game is one long story, told
by generators that stop wherever something is awaited: a choice of one seat or several, or the next
card of the Draw Deck. Calls are heard at any time, and cards drawn for a forgotten one come first.
"""

from collections.abc import Callable, Generator

from tests.counts.slow_saint_facts import Cards

WILDCARDS = [
    "our-lady", "saint-joseph", "saint-michael", "saint-gabriel", "saint-raphael",
    "guardian-angels", "holy-spirit", "all-saints",
]  # fmt: skip
CHANCE = -1

Options = dict[int, set[str]]
"""By seat, what it may do."""
Awaited = Callable[[], Options] | str
"""Choices, or the verb with which the next card of the Draw Deck comes up."""
Story = Generator[Awaited, tuple[int, str], None]


class SlowGame:
    """A game in progress. `apply` takes what `may` allows; it does not check."""

    def __init__(self, cards: Cards, players: int, dealer: int, learning: bool = False) -> None:
        self.cards, self.players, self.dealer, self.learning = cards, players, dealer, learning
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.treasures = [0] * players
        self.above: list[str] = []
        self.bag = set(cards.facts)
        self.beneath: list[str] = []
        self.top = ""
        self.below: list[str] = []
        self.aside: set[str] = set()
        self.out: set[int] = set()
        self.owing: set[int] = set()
        self.late: set[int] = set()
        self.fined: list[int] = []
        self.guided: set[int] = set()
        self.named, self.namer, self.namer_paid, self.free = 0, -1, False, False
        self.rebuilds, self.row, self.closing, self.over = 0, 0, False, False
        self.rounds, self.rounds_left = 0, -1

    def begin(self, story: Story) -> "SlowGame":
        """Tell it up to where something is awaited."""
        self.story, self.awaited = story, next(story)
        self.settle()
        return self

    def settle(self) -> None:
        """Cards that cannot be had are not waited for."""
        while not self.over and (self.fined or isinstance(self.awaited, str)):
            partly_looked = not self.fined and self.awaited == "look on"
            if self.stocked(not partly_looked):
                return
            if self.fined:
                self.fined.pop(0)
            else:
                self.go_on(CHANCE, "")

    def go_on(self, seat: int, text: str) -> None:
        try:
            self.awaited = self.story.send((seat, text))
        except StopIteration:
            self.over = True

    def may(self, seat: int) -> set[str]:
        """All that a seat, or chance, may do now."""
        if self.over:
            return set()
        calls = {"call"} if seat in self.owing else set()
        if seat != CHANCE:
            calls |= {f"notice:{other}" for other in self.late - {seat}}
        if self.fined or isinstance(self.awaited, str):
            if seat != CHANCE:
                return calls
            verb = "deal" if self.fined else str(self.awaited).split()[0]
            first = self.above[:1] or self.bag or self.beneath[:1]
            return {f"{verb}:{card}" for card in first}
        return calls | self.awaited().get(seat, set())

    def apply(self, seat: int, text: str) -> None:
        """Carry an action out."""
        verb, _, what = text.partition(":")
        if verb == "call":
            self.owing.discard(seat)
            self.late.discard(seat)
        elif verb == "notice":  # S-5.1
            self.owing.discard(int(what))
            self.late.discard(int(what))
            self.fined.append(int(what))
        elif seat == CHANCE:
            self.take_top(what)
            if self.fined:
                self.receive(self.fined.pop(0), what)
            else:
                self.go_on(seat, what)
        else:
            self.go_on(seat, text)
        self.settle()

    # The Draw Deck

    def size(self) -> int:
        return len(self.above) + len(self.bag) + len(self.beneath)

    def take_top(self, card: str) -> None:
        for place in (self.above, self.bag, self.beneath):
            if card in place:
                place.remove(card)
                return

    def could_draw(self) -> bool:
        saints = set(self.below) - set(WILDCARDS)
        return self.size() > 0 or bool(saints and self.rebuilds < 3)

    def stocked(self, may_rebuild: bool = True) -> bool:
        """S-3.7: there is a card to draw, if need be after a rebuild."""
        if self.size() or not may_rebuild:
            return self.size() > 0
        saints = set(self.below) - set(WILDCARDS)
        if not saints:
            return False
        if self.rebuilds == 3:
            self.closing = True
            return False
        self.aside |= set(self.below) - saints
        self.bag, self.below, self.rebuilds = saints, [], self.rebuilds + 1
        return True

    # Hands and the duty to call (S-5.1)

    def receive(self, seat: int, card: str) -> None:
        self.hands[seat].add(card)
        self.owing.discard(seat)
        self.late.discard(seat)

    def lose(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.owing.discard(seat)
        self.late.discard(seat)
        if len(self.hands[seat]) == 1:
            self.owing.add(seat)

    def passes(self, seat: int) -> None:
        self.late |= self.owing & {seat}

    def around(self, seat: int) -> list[int]:
        """The others who are still in, clockwise."""
        others = [(seat + n) % self.players for n in range(1, self.players)]
        return [other for other in others if other not in self.out]

    # The story

    def deal(self) -> Story:
        """S-2.1."""
        cards = {2: 7, 3: 7, 4: 6, 5: 5, 6: 5}[self.players]
        for seat in [*self.around(self.dealer), self.dealer]:
            for _ in range(cards):
                _, card = yield "deal"
                self.hands[seat].add(card)
        _, self.top = yield "turn-up"
        self.free = self.top in WILDCARDS  # S-4.5
        yield from self.turns(self.around(self.dealer)[0])

    def turns(self, seat: int) -> Story:
        """S-5.3: until the Dealer's last turn, or until the Dealer is out."""
        last = False
        while not last and self.dealer not in self.out:
            last = seat == self.dealer and bool(self.out or self.closing)
            yield from self.turn(seat, last)
            if self.dealer not in self.out:
                if self.named and seat == self.namer and self.rounds_left == 0:
                    self.named, self.free, self.row = 0, True, 0  # S-4.2, century_rounds
                self.passes(seat)
                seat = self.around(seat)[0] if self.around(seat) else seat

    def turn(self, seat: int, last: bool) -> Story:
        """S-3.1, up to its pass."""
        need = 1 if seat in self.guided and not self.named else 3
        if not self.named:
            self.guided.discard(seat)  # S-1.7
        if self.named and seat == self.namer:
            self.namer_paid = False  # S-4.3
            self.rounds_left -= 1
        _, text = yield lambda: {seat: self.first(seat)}
        if text == "pass":
            self.stuck(seat)
            return
        if text == "draw":
            self.row = 0
            self.lack(seat)
            _, card = yield "deal"
            if card:
                self.receive(seat, card)
        else:
            follows = yield from self.play(seat, text[5:], 0, last)
            if follows:
                _, text = yield lambda: {seat: {"pass"} | self.second(seat, need)}
                if text == "pass":
                    return
                yield from self.play(seat, text[5:], need, last)
        if self.dealer not in self.out:
            yield lambda: {seat: {"pass"}}

    def first(self, seat: int) -> set[str]:
        """S-3.2, S-4.2, S-4.5."""
        hand = self.hands[seat]
        if self.named:
            fit = {card for card in hand if self.named in self.cards.centuries[card]}
            if fit:
                return {f"play:{card}" for card in fit}
        else:
            fit = {
                card
                for card in hand
                if self.free or card in WILDCARDS or self.cards.matches(card, self.top)
            }
        found = {f"play:{card}" for card in fit} | ({"draw"} if self.could_draw() else set())
        return found or {"pass"}

    def second(self, seat: int, need: int) -> set[str]:
        """S-3.5."""
        saints = self.hands[seat] - set(WILDCARDS)
        fit = {card for card in saints if len(self.cards.matches(card, self.top)) >= need}
        return {f"play:{card}" for card in fit}

    def stuck(self, seat: int) -> None:
        """S-3.7, S-4.2: neither a card to play nor one to draw."""
        self.row += 1
        self.lack(seat)
        if set(self.below) - set(WILDCARDS):
            self.closing = True  # a fourth rebuild would be needed
        if self.row >= self.players - len(self.out):
            if self.named:
                self.named, self.free, self.row = 0, True, 0
            else:
                self.closing = True

    def lack(self, seat: int) -> None:
        """S-4.2, S-4.6."""
        if self.named and self.namer_paid:
            self.treasures[self.namer] += 1

    def play(
        self, seat: int, card: str, need: int, last: bool
    ) -> Generator[Awaited, tuple[int, str], bool]:
        """A card with all that it brings; whether a second one may follow."""
        on, wild = self.top, card in WILDCARDS
        self.lose(seat, card)
        self.below.append(on)
        self.top, self.row = card, 0
        follows = not wild and not need and not self.named
        if self.named or self.free:
            self.treasures[seat] += 3
            self.named, self.free = 0, False
        else:
            found = self.cards.matches(card, on)
            if self.learning:
                found = yield from self.claims(seat, card, found, need)
            double = 2 if self.cards.doubled(card, on) else 1
            self.treasures[seat] += len(found) * double + wild
        if not self.hands[seat]:
            self.out.add(seat)
            self.treasures[seat] += 3  # S-5.2
        if wild:
            yield from EFFECTS[card](self, seat)
            if not last and self.dealer not in self.out:
                yield from self.name(seat)
        return follows and bool(self.hands[seat])

    def claims(
        self, seat: int, card: str, true: set[str], need: int
    ) -> Generator[Awaited, tuple[int, str], set[str]]:
        """S-5.6."""
        said: set[str] = set()
        while True:
            _, text = yield lambda: {seat: self.claimable(card, said, true, need)}
            if text == "done":
                return said & true
            said.add(text.partition(":")[2])

    def claimable(self, card: str, said: set[str], true: set[str], need: int) -> set[str]:
        left = {name for name, _ in self.cards.facts[card]} - said
        return {f"claim:{name}" for name in left} | (
            {"done"} if len(said & true) >= need else set()
        )

    def name(self, seat: int) -> Story:
        """S-4.1."""
        known = set().union(*self.cards.centuries.values())
        _, text = yield lambda: {seat: {f"name:{century}" for century in known}}
        self.named, self.namer, self.namer_paid = int(text[5:]), seat, True
        self.rounds_left = self.rounds or -1

    # What is written on WildCards (S-1.7)

    def our_lady(self, seat: int) -> Story:
        for other in range(self.players):
            self.treasures[other] += 1 + (other == seat)
        yield from ()

    def joseph(self, seat: int) -> Story:
        looked: list[str] = []
        while len(looked) < 3:
            _, card = yield "look on" if looked else "look"
            if not card:
                break
            looked.append(card)
        if looked and seat not in self.out:
            _, text = yield lambda: {seat: {f"take:{card}" for card in looked}}
            looked.remove(text[5:])
            self.receive(seat, text[5:])
        while looked:
            text = f"put-back:{looked[0]}"
            if len(looked) > 1:
                _, text = yield lambda: {seat: {f"put-back:{card}" for card in looked}}
            looked.remove(text[9:])
            self.above.insert(0, text[9:])

    def michael(self, seat: int) -> Story:
        others = [self.treasures[other] for other in range(self.players) if other != seat]
        self.treasures[seat] += 3 if max(others) > self.treasures[seat] else 1
        yield from ()

    def gabriel(self, seat: int) -> Story:
        if self.around(seat):
            yield lambda: {seat: {f"look-at:{other}" for other in self.around(seat)}}

    def raphael(self, seat: int) -> Story:
        if len(self.hands[seat]) > 1:
            _, text = yield lambda: {seat: {f"put-below:{card}" for card in self.hands[seat]}}
            self.lose(seat, text[10:])
            self.beneath.append(text[10:])

    def angels(self, seat: int) -> Story:
        self.guided.add(seat)
        yield from ()

    def spirit(self, seat: int) -> Story:
        for _ in range(0 if seat in self.out else 2):
            _, card = yield "deal"
            if not card:
                return
            self.receive(seat, card)

    def all_saints(self, seat: int) -> Story:
        givers = [each for each in range(self.players) if each not in self.out]
        given: dict[int, str] = {}
        while len(givers) > 1 and len(given) < len(givers):
            giver, text = yield lambda: {
                each: {f"give:{card}" for card in self.hands[each]}
                for each in givers
                if each not in given
            }
            given[giver] = text[5:]
        for giver, card in given.items():
            self.hands[giver].remove(card)
        for giver, card in given.items():
            self.hands[self.around(giver)[0]].add(card)


EFFECTS: dict[str, Callable[[SlowGame, int], Story]] = {
    "our-lady": SlowGame.our_lady,
    "saint-joseph": SlowGame.joseph,
    "saint-michael": SlowGame.michael,
    "saint-gabriel": SlowGame.gabriel,
    "saint-raphael": SlowGame.raphael,
    "guardian-angels": SlowGame.angels,
    "holy-spirit": SlowGame.spirit,
    "all-saints": SlowGame.all_saints,
}
