"""A second, slow source for The Holy Quest: whole games of Full, Teamwork and Alliance play.

Written from the text of H-1.1 to H-5.2, H-6.6, H-6.7 and H-6.9; it shares no code with the game. A
turn is a generator that asks for one action after the other: who must act, and what may be done.
"""

from collections.abc import Generator
from typing import Any

from tests.counts.slow_holy_quest_board import COLOURS, Pawn, Place, SlowBoard, kind_of, name_of

CHANCE = -1
DIE = {f"die:{n}" for n in range(1, 7)}
BOTH = {f"dice:{a}:{b}" for a in range(1, 7) for b in range(a, 7)}

Asking = Generator[tuple[int, set[str]], str, None]


class SlowQuest(SlowBoard):
    """A game of Full play that goes on from a turn's beginning."""

    def __init__(
        self, view: dict[str, Any], advanced: bool, dice: int, teams: bool, alliance: bool
    ) -> None:
        super().__init__(view, advanced, teams)
        self.dice = dice
        self.under: list[int] = list(view["actions_under"])
        self.bag = [n for n in range(1, 13) if n != 10 or alliance for _ in range(3)]
        for card in self.under:
            self.bag.remove(card)
        self.top: str | None = view["top_saint"] or None
        self.saints_under: list[str] = list(view["saints_under"])
        self.saint_bag: set[str] = set(view["saint_bag"])
        self.read: set[str] = set(view["read"])
        self.owed = 0
        self.extra = 0
        self.asking: tuple[int, set[str]] | None = None
        self.game = self.play()
        self.asking = next(self.game)

    def apply(self, text: str) -> None:
        """What was asked for is answered."""
        try:
            self.asking = self.game.send(text)
        except StopIteration:
            self.asking = None

    def facts(self) -> dict[str, object]:
        """What can be compared with a view."""
        return {
            "places": {name: name_of(pawn.place) for name, pawn in self.pawns.items()},
            "frozen": {name for name, pawn in self.pawns.items() if pawn.frozen},
            "way": self.way,
            "turn": self.turn,
            "ice": self.ice,
            "top": self.top,
            "under": self.under,
            "saints": self.saints_under,
        }

    # Turns.

    def play(self) -> Asking:
        while not self.over:
            yield from self.one_turn()
            if self.extra:
                self.extra -= 1
                continue
            around = [(self.turn + n) % 4 for n in (1, 2, 3, 4)]
            self.turn = next(colour for colour in around if colour in self.colours)

    @property
    def seat(self) -> int:
        return self.colours.index(self.turn)

    def one_turn(self) -> Asking:
        cold = [pawn for pawn in self.own() if pawn.frozen]
        if cold:
            text = yield self.seat, {"roll", *(f"thaw:{pawn.name}" for pawn in cold)}
            if text != "roll":
                if self.double((yield CHANCE, BOTH)):
                    self.thaw(self.pawns[text.split(":")[1]])
                return
        self.owed = 1
        started: Pawn | None = None
        while self.owed and not self.over:
            self.owed -= 1
            started = yield from self.roll(started)
            while self.landed and not self.over:
                pawn, self.landed = self.landed, None
                yield from self.tile(pawn)

    @staticmethod
    def double(text: str) -> bool:
        numbers = text.split(":")[1:]
        return len(numbers) == 2 and numbers[0] == numbers[1]

    @staticmethod
    def total(text: str) -> int:
        return sum(map(int, text.split(":")[1:]))

    def roll(self, started: Pawn | None) -> Generator[tuple[int, set[str]], str, Pawn | None]:
        """H-3.3 to H-3.5: an ordinary roll; whom it has started."""
        one = self.dice == 1 or self.only_a_one()
        rolled = yield CHANCE, DIE if one else BOTH
        count = self.total(rolled)
        six = count == 6 if one else count == 12
        starting = count in (1, 6) if one else self.double(rolled)
        moves = [pawn for pawn in self.own() if self.can_move(pawn, count)]
        starts = self.startable(self.duty()) if starting else []
        if started is not None and started in moves:
            moves, starts = [started], []
        texts = {f"move:{p.name}" for p in moves} | {f"start:{p.name}" for p in starts}
        if not starts and not any(pawn in self.duty() for pawn in moves):
            if not moves and not six:
                return None
            texts |= {"roll", "pass"} if six else {"pass"}
        verb, _, name = (yield self.seat, texts).partition(":")
        if not name:
            self.owed += verb == "roll"
            return None
        pawn = self.pawns[name]
        if verb == "start":
            self.put(pawn, self.start_tile(pawn))
            self.owed += 1
            return pawn
        self.owed += six
        self.walk(pawn, count)
        return None

    def only_a_one(self) -> bool:
        """H-3.4."""
        if self.startable(self.duty()):
            return False
        if any(self.can_move(pawn, n) for pawn in self.duty() for n in range(2, 13)):
            return False
        return any(self.last_by_one(colour) for colour in {pawn.colour for pawn in self.duty()})

    def last_by_one(self, colour: int) -> bool:
        """Whether a 1 brings a colour's last pawn in."""
        last = "throne" if colour in self.open else "heaven"
        if self.inside(colour, last) != 3:
            return False
        inside = ("throne",) if last == "throne" else ("heaven", "ring", "throne")
        mine = [pawn for pawn in self.pawns.values() if pawn.colour == colour]
        [pawn] = [pawn for pawn in mine if pawn.place[0] not in inside]
        place = self.target(pawn, 1)
        return self.can_move(pawn, 1) and place is not None and place[0] == last

    # Tiles.

    def tile(self, pawn: Pawn) -> Asking:
        kind = kind_of(pawn.place[1])
        if kind == "forward":
            self.fast_forward(pawn)
        elif kind == "cross":
            self.sent(pawn, ("path", (pawn.place[1] + 30) % 60))
        elif kind == "freeze":
            yield from self.freeze_tile()
        elif kind == "fire":
            yield from self.unfreeze()
        elif kind == "saint":
            yield from self.saint(pawn)
        elif kind == "action":
            yield from self.action(pawn)
        elif kind == "wild":
            yield from self.wild(pawn)

    def sent(self, pawn: Pawn, place: Place) -> None:
        if self.may_land(pawn, place):
            self.put(pawn, place)

    def fast_forward(self, pawn: Pawn) -> None:
        """H-4.1."""
        tile = pawn.place[1]
        while tile != pawn.entrance:
            tile = (tile + self.way) % 60
            if kind_of(tile) == "forward":
                self.sent(pawn, ("path", tile))
                return

    def freeze_tile(self) -> Asking:
        """H-4.3."""
        warm = {f"freeze:{pawn.name}" for pawn in self.opponents() if not pawn.frozen}
        if not warm:
            return
        text = yield self.seat, {*warm, "pass"}
        if text == "pass":
            return
        if not self.ice:
            self.owed = 0
        elif self.double((yield CHANCE, BOTH)):
            self.freeze(text)

    def freeze(self, text: str) -> None:
        self.pawns[text.split(":")[1]].frozen = True
        self.ice -= 1

    def cold(self) -> set[str]:
        return {f"unfreeze:{pawn.name}" for pawn in self.own() if pawn.frozen}

    def unfreeze(self) -> Asking:
        """H-4.4: never a duty."""
        if not self.cold():
            return
        text = yield self.seat, {*self.cold(), "pass"}
        if text != "pass":
            self.thaw(self.pawns[text.split(":")[1]])

    def wild(self, pawn: Pawn) -> Asking:
        """H-4.7."""
        bumps = {
            f"bump:{other.name}"
            for other in self.opponents()
            if other.frozen or not (other.captain or other.holy())
        }
        drawing = {"draw"} if self.bag or self.under else set()
        text = yield self.seat, {*self.cold(), *drawing, "both", *bumps}
        if text == "draw":
            yield from self.action(pawn)
        elif text == "both":
            rolled = self.total((yield CHANCE, BOTH))
            self.extra += rolled == 12
            self.walk(pawn, rolled)
        elif text.startswith("unfreeze"):
            self.thaw(self.pawns[text.split(":")[1]])
        elif (yield CHANCE, DIE) == "die:6":
            other = self.pawns[text.split(":")[1]]
            place = other.place
            self.bump(other)
            pawn.place = place

    # Cards.

    def expose(self) -> Asking:
        """H-2.2: the next Saint card comes to light."""
        if self.top is None and self.saint_bag:
            self.top = (yield CHANCE, {f"saint:{each}" for each in self.saint_bag}).split(":")[1]
            self.saint_bag.remove(self.top)
        elif self.top is None and self.saints_under:
            self.top = self.saints_under.pop(0)

    def saint(self, pawn: Pawn) -> Asking:
        """H-4.5; every question's right answer is the first."""
        if self.top is None:
            return
        card, self.top = self.top, None
        if card not in self.read:
            self.read.add(card)
            self.saints_under.append(card)
            yield from self.expose()
            return
        yield from self.expose()
        yield CHANCE, {f"question:{card}:level-1:{n}" for n in range(1, 5)}
        if (yield self.seat, {f"answer:{n}" for n in range(1, 5)}) == "answer:1":
            both = pawn.captain or pawn.saint == card
            self.walk(pawn, self.total((yield CHANCE, BOTH if both else DIE)))
        else:
            self.back(pawn, 4)
        self.saints_under.append(card)
        if not self.over:
            yield from self.expose()

    def action(self, pawn: Pawn) -> Asking:
        """H-4.6."""
        if not self.bag and not self.under:
            return
        lying = set(self.bag) or {self.under[0]}
        card = int((yield CHANCE, {f"action:{n}" for n in lying}).split(":")[1])
        (self.bag or self.under).remove(card)
        yield from self.follow(card, pawn)
        if not self.over:
            self.under.append(card)

    def follow(self, card: int, pawn: Pawn) -> Asking:
        """H-2.5."""
        if card == 1:
            yield from self.saint(pawn)
        elif card == 2:
            self.walk(pawn, self.total((yield CHANCE, BOTH)))
        elif card == 3:
            yield from self.card_3()
        elif card == 4:
            self.back(pawn, 4)
        elif card == 5:
            self.way = -self.way
        elif card == 6:
            self.owed = 0
        elif card == 7:
            yield from self.card_7(pawn)
        elif card == 8:
            yield from self.card_8(pawn)
        elif card == 9:
            yield from self.card_9(pawn)
        elif card == 10:
            yield from self.card_10()
        elif card == 11:
            if not self.cold():
                self.owed += 1
            yield from self.unfreeze()
        elif card == 12:
            home = self.may_land(pawn, self.start_tile(pawn))
            self.put(pawn, self.start_tile(pawn) if home else ("home", 0))

    def card_3(self) -> Asking:
        starts = {f"start:{pawn.name}" for pawn in self.startable(self.mine())}
        if starts:
            pawn = self.pawns[(yield self.seat, starts).split(":")[1]]
            self.put(pawn, self.start_tile(pawn))
            return
        yield from self.choose_move(self.own(), self.total((yield CHANCE, DIE)))

    def choose_move(self, pawns: list[Pawn], count: int) -> Asking:
        moves = [pawn for pawn in pawns if self.can_move(pawn, count)]
        if not moves:
            return
        texts = {f"move:{pawn.name}" for pawn in moves}
        if not any(pawn in self.duty() for pawn in moves):
            texts.add("pass")
        text = yield self.seat, texts
        if text != "pass":
            self.walk(self.pawns[text.split(":")[1]], count)

    def card_7(self, pawn: Pawn) -> Asking:
        warm = [other for other in self.opponents() if not other.frozen and not other.holy()]
        names = {f"freeze:{each.name}" for each in warm if pawn.captain or not each.captain}
        if names and not self.ice:
            self.owed = 0
        elif names:
            self.freeze((yield self.seat, names))

    def card_8(self, pawn: Pawn) -> Asking:
        others = [o for o in self.opponents() if not o.frozen and self.may_bump(pawn, o)]
        if others:
            text = yield self.seat, {f"swap:{other.name}" for other in others}
            other = self.pawns[text.split(":")[1]]
            pawn.place, other.place = other.place, pawn.place

    def card_9(self, pawn: Pawn) -> Asking:
        others = [other for other in self.mine() if other is not pawn]
        yield from self.choose_move([o for o in others if o.place[0] in ("path", "heaven")], 3)

    def card_10(self) -> Asking:
        """H-6.7."""
        if self.turn in self.ally:
            if (yield self.seat, {"part", "pass"}) == "part":
                del self.ally[self.ally.pop(self.turn)]
            return
        free = [colour for colour in self.colours if colour not in self.ally]
        asked = {f"ally:{COLOURS[colour]}" for colour in free if colour != self.turn}
        if not asked:
            return
        text = yield self.seat, {*asked, "pass"}
        if text == "pass":
            return
        other = COLOURS.index(text.split(":")[1])
        if (yield self.colours.index(other), {"accept", "decline"}) == "accept":
            self.ally[self.turn], self.ally[other] = other, self.turn
