"""A second, slow referee of Questor, written from the rules' text; it shares no code with the game.

Places are words: the tiles 'a1' to 'e5' and the outside spaces 'north', 'east', 'south', 'west'.
"""

import copy
from collections.abc import Mapping

SIDES = "nesw"
TILES = [column + row for row in "12345" for column in "abcde"]
OUTSIDE = {"north": "c1", "east": "e3", "south": "c5", "west": "a3"}
"""Q-1.4: the outside spaces and their entrance tiles; a space lies on the side of its letter."""
RING = {"c2", "d3", "c4", "b3"}
"""Q-7.2: the four tiles around the centre."""
WALL_OF = {1: 0, 4: 0, 2: 3, 5: 3, 3: 1, 6: 1}
"""Q-1.3: quarter turns clockwise from the way the hero walks to the side with the wall."""
DICE = {f"roll:{number}" for number in range(1, 7)}


def turned(side: str, quarters: int) -> str:
    return SIDES[(SIDES.index(side) + quarters) % 4]


def beyond(place: str, side: str) -> str:
    """The place on that side, or '' (Q-1.4)."""
    if place in OUTSIDE:
        return OUTSIDE[place] if turned(side, 2) == place[0] else ""
    columns, rows = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[side]
    tile = chr(ord(place[0]) + columns) + chr(ord(place[1]) + rows)
    spaces = [space for space in OUTSIDE if OUTSIDE[space] == place and space[0] == side]
    return tile if tile in TILES else "".join(spaces)


class Ended(Exception):
    """The game ends at once (Q-5.6)."""


class SlowQuestor:
    """A game in progress. `apply` takes one of `actions`; it does not check."""

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.players, self.options = players, options
        self.together = options["mode"] == "cooperation"
        self.free = ["warrior", "rogue", "mage"]
        self.free += ["healer"] if players != 3 or self.together else []
        self.free += ["prisoner"] if options["prisoner"] else []
        slots = len(self.free) if self.together else {2: 4}.get(players, players)
        self.slots = [""] * slots  # the heroes in order of play, '' until picked
        self.first, self.slot, self.round = 0, 0, 1
        self.phase = "first" if players > 1 else "pick"
        self.rolling, self.rolled = list(range(players)), dict[int, int]()
        self.where = dict[str, str]()  # the places of the heroes in play
        self.wall = dict[str, str]()  # the wall's side on each face-up tile, '' on a cross
        self.monsters, self.supply, self.slain = dict.fromkeys(TILES, 0), 15, 0
        self.gems, self.met = set[str](), set[str]()
        self.gifts = set[str]()  # heroes whose gift is unused
        self.done, self.gone = set[str](), set[str]()  # goal complete; left for good
        self.compass, self.turn_reveals, self.round_reveals = "", 0, 0
        self.parts = set[str]()  # of this turn: 'work' (a move or dig), 'rotate'
        self.came, self.heading, self.charging = "", "", False
        self.due = 0  # monsters still to be teleported or chased
        self.reason, self.winners = "", set[int]()

    def clone(self) -> "SlowQuestor":
        """An independent copy."""
        other = copy.copy(self)
        other.__dict__.update({name: copy.copy(value) for name, value in self.__dict__.items()})
        return other

    def actor(self) -> int | str:
        """A seat, 'chance' or 'over'."""
        if self.phase == "over":
            return "over"
        if self.phase in ("first", "gems", "centre", "reveal"):
            return "chance"
        return self._seat(self._picking() if self.phase == "pick" else self.slot)

    def actions(self) -> set[str]:
        """Every entry that is possible now."""
        if self.phase == "pick":
            return self._picks()
        if self.phase == "centre":
            return {f"turn:{side}" for side in SIDES}
        if self.phase == "turn":
            return self._turn_actions()
        if self.phase == "monsters":
            return self._dealings()
        return set() if self.phase == "over" else DICE

    def apply(self, text: str) -> None:
        """Carry out one of `actions`."""
        kind, *rest = text.split(":")
        try:
            if kind == "roll":
                meaning = {"first": self._first, "gems": self._gems, "reveal": self._reveal}
                meaning[self.phase](int(rest[0]))
            elif kind in ("teleport", "chase"):
                self._deal(rest[0] if kind == "teleport" else beyond(self.here, rest[0]))
            elif kind == "pick":
                self._pick(rest[0], rest[1] if len(rest) == 2 else "c3")
            elif kind == "turn":
                self.wall["c3"] = rest[0]  # it counts as revealed
                self.phase = "turn"
            else:
                self._act(kind, *rest)
        except Ended:
            self.phase = "over"

    def result(self) -> tuple[str, set[int], int]:
        """The reason of the end, the seats that won, the round."""
        return self.reason, self.winners, self.round

    @property
    def hero(self) -> str:
        """Whose turn it is."""
        return self.slots[self.slot]

    @property
    def here(self) -> str:
        """Where that hero is."""
        return self.where[self.hero]

    # Set-up

    def _seat(self, slot: int) -> int:
        return (self.first + slot) % self.players

    def _picking(self) -> int:
        return max(i for i, hero in enumerate(self.slots) if not hero)  # last to first

    def _first(self, number: int) -> None:
        self.rolled[self.rolling[len(self.rolled)]] = number
        if len(self.rolled) == len(self.rolling):
            best = max(self.rolled.values())
            self.rolling = [seat for seat in self.rolling if self.rolled[seat] == best]
            self.rolled = {}
            if len(self.rolling) == 1:  # else the tied roll again
                self.first, self.phase = self.rolling[0], "pick"

    def _picks(self) -> set[str]:
        spaces = [space for space in OUTSIDE if space not in self.where.values()]
        found = {f"pick:{hero}:{space}" for hero in self.free for space in spaces}
        found = {text for text in found if not text.startswith("pick:prisoner:")}
        return found | ({"pick:prisoner"} if "prisoner" in self.free else set())

    def _pick(self, hero: str, place: str) -> None:
        self.slots[self._picking()] = hero
        self.free.remove(hero)
        self.where[hero] = place
        self.phase = "gems" if all(self.slots) else "pick"

    def _gems(self, number: int) -> None:
        self.gems = {"a1", "e5"} if number % 2 == 0 else {"e1", "a5"}
        self.phase = "centre" if "prisoner" in self.where else "turn"

    # What a hero may do

    def _wall(self, place: str) -> str:
        return self.wall.get(place, "")

    def _shut(self, place: str, side: str) -> bool:
        """Whether a wall stands on this side of the border or on the other (Q-3.2)."""
        return self._wall(place) == side or self._wall(beyond(place, side)) == turned(side, 2)

    def _way(self, place: str, side: str) -> str:
        """Where an open way on that side leads, or '' (Q-3.2)."""
        return "" if self._shut(place, side) else beyond(place, side)

    def _turn_actions(self) -> set[str]:
        found = set() if "work" in self.parts else self._moves_and_digs()
        if self.hero == "healer":
            found.add("pass")
        if self.hero == "prisoner" and "rotate" not in self.parts:  # not a cross
            tiles = [tile for tile, side in self.wall.items() if side]
            found |= {f"rotate:{tile}:{way}" for tile in tiles for way in ("cw", "ccw")}
        if self.hero in self.gifts:
            found |= self._gift_actions()
        if self.parts:
            found.add("end")
        return found or {"stuck"}

    def _moves_and_digs(self) -> set[str]:
        found = {"dig:here"} if self._wall(self.here) else set()
        for side in SIDES:
            to = self._way(self.here, side)
            barred = self.hero == "prisoner" and to in self.wall and self.monsters[to] > 0
            if to and not barred:
                found.add(f"move:{side}")
            wall = self._wall(beyond(self.here, side))
            if wall and (self.options["dig"] == "any" or wall == turned(side, 2)):
                found.add(f"dig:{side}")  # a face-up neighbour that is a T
        return found

    def _gift_actions(self) -> set[str]:
        here = self.here
        if self.hero == "warrior":
            return {f"charge:{side}" for side in SIDES if self._way(here, side) in TILES}
        if self.hero == "rogue":
            sides = [side for side in SIDES if beyond(here, side) and self._shut(here, side)]
            return {f"water:{side}" for side in sides}
        if self.hero == "mage":
            return {f"blink:{tile}" for tile in self.wall if tile != here}
        return set()

    def _dealings(self) -> set[str]:
        """Where one monster may go: not onto the Prisoner, never outside (Q-4.3, Q-4.4)."""
        allowed = set(TILES) - {self.here, self.where.get("prisoner", "")}
        if self.hero == "mage":
            return {f"teleport:{tile}" for tile in allowed}
        return {f"chase:{side}" for side in SIDES if self._way(self.here, side) in allowed}

    # What it does, in the order of

    def _act(self, kind: str, what: str = "", way: str = "") -> None:
        if kind in ("charge", "water", "blink"):
            self.gifts.remove(self.hero)  # used once
        if self.parts and kind != "end":
            self.gifts.remove("prisoner")  # both parts, wherever the second leads
        self.parts.add("rotate" if kind == "rotate" else "work")
        if kind in ("move", "water", "charge"):
            self.charging = kind == "charge"
            self._step(what)
        elif kind == "blink":
            self.where[self.hero] = what
            self._arrive()
        elif kind == "rotate":
            self.wall[what] = turned(self.wall[what], 1 if way == "cw" else 3)
            self._part_over()
        elif kind == "dig":
            self.wall[self.here if what == "here" else beyond(self.here, what)] = ""
            self._part_over()
        else:  # pass, end, stuck
            self._end_turn()

    def _step(self, side: str) -> None:
        self.came, self.heading = self.here, side
        self.where[self.hero] = beyond(self.here, side)
        if self.here in OUTSIDE or self.here in self.wall:
            self._arrive()
        else:
            self.phase = "reveal"

    def _reveal(self, number: int) -> None:
        """The reveal, the Mage's goal, the Prisoner put back."""
        tile = self.here
        self.wall[tile] = turned(self.heading, WALL_OF[number])
        self.turn_reveals += 1
        self.round_reveals += 1
        self.compass = self.hero
        ring = RING if "prisoner" in self.where else set()
        kept = len(ring - self.wall.keys())  # tokens kept for those still face down
        if tile in ring or (number >= 4 and self.supply > kept):
            self.monsters[tile] += 1
            self.supply -= 1
        if len(self.wall) >= int(str(self.options["mage_tiles"])):
            self._complete("mage")
        if self.hero == "prisoner" and self.monsters[tile] > 0:
            self.where[self.hero] = self.came
        self._arrive()

    def _arrive(self) -> None:
        """Gems and leaving; meetings; then monsters. A charge goes on (Q-6.2)."""
        hero, here = self.hero, self.here
        if hero == "rogue":
            self.gems.discard(here)
        if here in OUTSIDE and (hero == "prisoner" or (hero == "rogue" and not self.gems)):
            self.gone.add(hero)
            self._complete(hero)
        self._meet()
        number = self.monsters.get(here, 0)
        if number > 0 and hero == "warrior":
            self.slain += number
            self.monsters[here] = 0
            self.charging = False
            if self.slain >= 8:
                self._complete("warrior")
        if hero in ("mage", "healer"):
            self.due = number
        if self.charging and self._way(here, self.heading) in TILES:
            self._step(self.heading)
        else:
            self._next_monster()

    def _meet(self) -> None:
        """Q-5.4: whoever moved."""
        for hero, place in self.where.items():
            if hero != "healer" and place == self.where.get("healer") and hero not in self.met:
                self.met.add(hero)
                if self.options["gifts"]:
                    self.gifts.add(hero)
        if len(self.met) == len(self.where) - 1:
            self._complete("healer")

    def _next_monster(self) -> None:
        if self.due > 0 and self._dealings():
            self.phase = "monsters"
        else:
            self._part_over()  # those that cannot be chased stay

    def _deal(self, to: str) -> None:
        self.monsters[self.here] -= 1
        self.monsters[to] += 1
        self.due -= 1
        self._next_monster()

    # The end of a turn, a round, the game

    def _part_over(self) -> None:
        """Q-6.5: the Prisoner with a gift may go on with the other part."""
        if self.hero == "prisoner" and self.hero in self.gifts - self.gone:
            self.phase = "turn"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        idle = self.turn_reveals == 0  # then a hero who has the compass began the turn with it
        if self.options["compass"] and self.compass == self.hero and idle:
            self._end("compass", set())
        self.turn_reveals, self.due, self.charging = 0, 0, False
        self.parts, self.phase = set(), "turn"
        while True:
            self.slot = (self.slot + 1) % len(self.slots)
            if self.slot == 0:
                self._end_round()
            if self.hero not in self.gone:
                return

    def _end_round(self) -> None:
        if self.together and self.done:
            self._end("apart", set())
        if self.together and self.round_reveals == 0:
            self._end("no-reveal", set())
        self.round_reveals = 0
        self.round += 1

    def _complete(self, hero: str) -> None:
        if hero not in self.where:
            return
        self.done.add(hero)
        seat = self._seat(self.slots.index(hero))
        if self.together:  # a goal of an earlier round has lost the game
            if self.done == set(self.slots):
                self._end("together", set(range(self.players)))
        elif self.players == 2:
            if all(h in self.done for i, h in enumerate(self.slots) if self._seat(i) == seat):
                self._end("both-goals", {seat})
        else:
            self._end("goal", {seat})

    def _end(self, reason: str, winners: set[int]) -> None:
        self.reason, self.winners = reason, winners
        raise Ended
