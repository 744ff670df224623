"""The board of the second, slow source of The Holy Quest: where pawns stand and may go.

Written from the text of H-1.1 to H-1.3, H-3.6 to H-3.10, H-6.6, H-6.7, H-6.9. A pawn walks
tile by tile.
"""

from typing import Any

COLOURS = ["franciscans", "carmelites", "dominicans", "jesuits"]
KINDS = {4: "saint", 5: "action", 6: "forward", 8: "cross", 9: "wild", 10: "action", 11: "saint"}

Place = tuple[str, int]
"""home, path, heaven, ring or throne, and which tile of it."""


def place_of(name: str) -> Place:
    kind, _, number = name.partition("-")
    return kind, int(number or 0)


def name_of(place: Place) -> str:
    return place[0] if place[0] in ("home", "throne") else f"{place[0]}-{place[1]}"


def kind_of(tile: int) -> str:
    """H-1.1: what a tile does."""
    if tile % 15 == 7:
        return "freeze" if tile // 15 in (0, 2) else "fire"
    return KINDS.get(tile % 15, "regular")


class Pawn:
    """One saint."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.name: str = view["pawn"]
        self.colour = COLOURS.index(view["colour"])
        self.saint: str = view["saint"]
        self.captain: bool = view["captain"]
        self.place = place_of(view["place"])
        self.frozen: bool = view["frozen"]
        self.entrance = 15 * self.colour
        self.ground = {(self.entrance + n) % 60 for n in (-1, 0, 1)}

    def on_path(self) -> bool:
        return self.place[0] == "path"

    def holy(self) -> bool:
        """Whether it stands on its own Holy Ground."""
        return self.on_path() and self.place[1] in self.ground


class SlowBoard:
    """Pawns on their places, and the direction they go."""

    def __init__(self, view: dict[str, Any], advanced: bool, teams: bool) -> None:
        self.advanced = advanced
        self.teams = teams
        """H-6.6: a friend's pawns are a duty, and friends win together."""
        self.colours = [COLOURS.index(name) for name in view["colours"]]
        allies = [player["ally"] for player in view["players"]]
        self.ally = {
            colour: COLOURS.index(ally)
            for colour, ally in zip(self.colours, allies, strict=True)
            if ally
        }
        self.pawns = {each["pawn"]: Pawn(each) for each in view["pawns"]}
        self.turn = COLOURS.index(view["turn"])
        self.way = 1 if view["direction"] == "clockwise" else -1
        self.ice: int = view["ice"]
        self.open = {c for c in self.colours if advanced and self.inside(c, "heaven") == 4}
        self.landed: Pawn | None = None
        self.over = False

    def side(self, colour: int) -> set[int]:
        """H-6.6, H-6.7: a colour and its team mate or ally."""
        return {colour, self.ally.get(colour, colour)}

    def own(self) -> list[Pawn]:
        """Those that one may move, a friend's included."""
        return [pawn for pawn in self.pawns.values() if pawn.colour in self.side(self.turn)]

    def mine(self) -> list[Pawn]:
        """Those of one's own colour only."""
        return [pawn for pawn in self.pawns.values() if pawn.colour == self.turn]

    def duty(self) -> list[Pawn]:
        """Those that one must move and may start."""
        return self.own() if self.teams else self.mine()

    def opponents(self) -> list[Pawn]:
        """Those on the path."""
        side = self.side(self.turn)
        others = [pawn for pawn in self.pawns.values() if pawn.colour not in side]
        return [pawn for pawn in others if pawn.on_path()]

    def inside(self, colour: int, kind: str) -> int:
        """How many of a colour are there, or further on: all past the path count as in Heaven."""
        kinds = ("throne",) if kind == "throne" else ("heaven", "ring", "throne")
        return sum(p.colour == colour and p.place[0] in kinds for p in self.pawns.values())

    def step(self, pawn: Pawn, place: Place) -> Place | None:
        """H-1.2, H-1.3: one step further."""
        kind, n = place
        if kind == "path":
            return ("heaven", 1) if n == pawn.entrance else ("path", (n + self.way) % 60)
        if kind == "heaven" and n < 4:
            return "heaven", n + 1
        if kind == "heaven" and pawn.colour in self.open:
            return "ring", 3 * pawn.colour
        if kind == "ring":
            final = (3 * pawn.colour + 11) % 12
            return ("throne", 0) if n == final else ("ring", (n + 1) % 12)
        return None

    def target(self, pawn: Pawn, count: int) -> Place | None:
        place: Place | None = pawn.place
        for _ in range(count):
            place = None if place is None else self.step(pawn, place)
        return place

    def there(self, pawn: Pawn, place: Place) -> Pawn | None:
        """Who stands where this pawn would land; Heaven is each colour's own."""
        for other in self.pawns.values():
            if other.place == place and other is not pawn:
                if place[0] in ("path", "ring"):
                    return other
                if place[0] == "heaven" and other.colour == pawn.colour:
                    return other
        return None

    def may_bump(self, pawn: Pawn, other: Pawn) -> bool:
        """H-3.7."""
        if other.frozen:
            return True
        if other.captain:
            return pawn.captain and not other.holy()
        return pawn.captain or not other.holy()

    def may_land(self, pawn: Pawn, place: Place) -> bool:
        """H-3.6."""
        other = self.there(pawn, place)
        if other is None:
            return True
        return other.colour not in self.side(pawn.colour) and self.may_bump(pawn, other)

    def can_move(self, pawn: Pawn, count: int) -> bool:
        place = self.target(pawn, count)
        return not pawn.frozen and place is not None and self.may_land(pawn, place)

    def start_tile(self, pawn: Pawn) -> Place:
        return "path", (pawn.entrance + 2 * self.way) % 60

    def startable(self, pawns: list[Pawn]) -> list[Pawn]:
        home = [pawn for pawn in pawns if pawn.place[0] == "home"]
        return [pawn for pawn in home if self.may_land(pawn, self.start_tile(pawn))]

    def put(self, pawn: Pawn, place: Place) -> None:
        """It stands there, and whoever stood there is bumped."""
        other = self.there(pawn, place)
        if other is not None:
            self.bump(other)
        pawn.place = place

    def bump(self, other: Pawn) -> None:
        """H-3.7, H-6.9."""
        if other.place[0] == "ring":
            mine = [p.place for p in self.pawns.values() if p.colour == other.colour]
            other.place = next(("heaven", n) for n in (4, 3, 2, 1) if ("heaven", n) not in mine)
            return
        other.place = ("home", 0)
        if other.frozen:
            self.thaw(other)

    def thaw(self, pawn: Pawn) -> None:
        pawn.frozen = False
        self.ice += 1

    def walk(self, pawn: Pawn, count: int) -> None:
        """H-3.13: forward if it can; its tile acts afterwards (H-4.8)."""
        place = self.target(pawn, count)
        if place is None or not self.may_land(pawn, place):
            return
        self.put(pawn, place)
        if place[0] == "path":
            self.landed = pawn
        if self.advanced and self.inside(pawn.colour, "heaven") == 4:
            self.open.add(pawn.colour)
        goal = "throne" if self.advanced else "heaven"
        together = self.side(pawn.colour) if self.teams else {pawn.colour}
        self.over = all(self.inside(colour, goal) == 4 for colour in together)

    def back(self, pawn: Pawn, count: int) -> None:
        """H-3.10."""
        place = pawn.place
        for _ in range(count):
            behind = "path", (place[1] - self.way) % 60
            if behind[1] == pawn.entrance:
                break
            place = behind
        if self.may_land(pawn, place):
            self.put(pawn, place)
