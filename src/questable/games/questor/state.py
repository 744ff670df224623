"""A position of Questor: plain data, its copy, and its text."""

from typing import Final, Literal, get_args

from questable.engine.action import ActionTable
from questable.engine.state import State
from questable.games.questor.actions import HEROES, TABLE
from questable.games.questor.board import (
    CROSS,
    DOWN,
    NOWHERE,
    SIDES,
    SIZE,
    TILES,
    opposite,
    place_name,
    place_named,
    wall_of,
)

# What is waited for; the last of `phases` is open, those below it come after.
FIRST: Final = 0
PICKING: Final = 1
GEMS: Final = 2
CENTRE_TURN: Final = 3
HERO_TURN: Final = 4
MORE: Final = 5
CHARGING: Final = 6
MONSTERS: Final = 7
REVEAL: Final = 8
Phase = Literal[
    "first", "picking", "gems", "centre", "turn", "more", "charging", "monsters", "reveal",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

COMPETITION: Final = 0
PAIRS: Final = 1
"""Q-2.4: two players with two heroes each."""
COOPERATION: Final = 2
Mode = Literal["competition", "pairs", "cooperation"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)

NUMBERS: Final[list[str]] = [
    "seats", "actor", "ply", "barrier", "mode", "gifts", "prisoner", "compass_rule", "mage_need",
    "dig_facing", "trophies", "tokens", "monster_faces", "first", "turn", "round", "hero", "slain",
    "taken", "revealed", "done", "met", "gift", "left", "compass", "held_compass", "turn_reveals",
    "round_reveals", "origin", "heading", "part", "winners", "ending",
]  # fmt: skip
LISTS: Final[list[str]] = [
    "face_walls",
    "slot_seat",
    "slot_hero",
    "rolls",
    "rolling",
    "picked_side",
]


class QuestorState(State):
    """All that the rules remember."""

    __slots__ = (
        "arms", "compass", "compass_rule", "dig_facing", "done", "ending", "face_walls", "first",
        "gem_at", "gift", "gifts", "heading", "held_compass", "hero", "left", "mage_need", "met",
        "mode", "monster_faces", "monsters", "origin", "part", "phases", "picked_side", "prisoner",
        "revealed", "rolling", "rolls", "round", "round_reveals", "slain", "slot_hero", "slot_seat",
        "taken", "tokens", "trophies", "turn", "turn_reveals", "where", "winners",
    )  # fmt: skip

    mode: int
    gifts: int
    prisoner: int
    """Whether the Prisoner is offered (Q-2.5)."""
    compass_rule: int
    mage_need: int
    dig_facing: int
    """Whether a neighbour is dug only where its wall faces the hero (Q-3.5)."""
    trophies: int
    """Q-5.1: how many monsters the Warrior must slay."""
    tokens: int
    """Monster tokens left in the supply."""
    monster_faces: int
    """Mask of the die numbers that bring a monster."""
    face_walls: list[int]
    """By die number less one: quarter turns from the way walked in to the wall (Q-1.3)."""

    phases: list[int]
    first: int
    """The seat that begins, -1 until known."""
    rolls: list[int]
    """The set-up rolls by seat, 0 for not rolled."""
    rolling: list[int]
    """The seats that must still roll."""
    slot_seat: list[int]
    """Hero slots in order of play: whose they are."""
    slot_hero: list[int]
    """And which hero fills them; -1 while free."""
    picked_side: list[int]
    """By hero: the entrance it was placed at, -1 for none."""
    turn: int
    """The slot whose turn it is; while picking, the slot that picks."""
    round: int
    hero: int

    arms: list[int]
    """Open sides of all places as masks; DOWN for a face-down tile."""
    monsters: list[int]
    gem_at: list[int]
    """Where the two gems lie, NOWHERE once taken or not yet placed."""
    where: list[int]
    """By hero: its place; NOWHERE when not in play."""
    slain: int
    taken: int
    """Gems the Rogue holds."""
    revealed: int
    done: int
    """Mask of the heroes whose goal is complete."""
    met: int
    """Mask of the heroes the Healer has met."""
    gift: int
    """Mask of the heroes that hold an unused gift."""
    left: int
    """Mask of the heroes that have left for good (Q-2.4)."""
    compass: int
    held_compass: int
    """Whether the hero at turn held the compass when the turn began (Q-8.4)."""
    turn_reveals: int
    round_reveals: int
    origin: int
    """Where the moving hero came from."""
    heading: int
    """The way it walks."""
    part: int
    """What the Prisoner with a gift has done of this turn: 1 moved or dug, 2 rotated (Q-6.5)."""
    winners: int
    """Mask of the winning seats."""
    ending: int
    """Why the game is over; see goals.REASONS."""

    def __init__(self) -> None:
        super().__init__()
        self.mode = COMPETITION
        self.gifts = 0
        self.prisoner = 0
        self.compass_rule = 0
        self.mage_need = 0
        self.dig_facing = 0
        self.trophies = 0
        self.tokens = 0
        self.monster_faces = 0
        self.first = -1
        self.turn = 0
        self.round = 0
        self.hero = -1
        self.slain = 0
        self.taken = 0
        self.revealed = 0
        self.done = 0
        self.met = 0
        self.gift = 0
        self.left = 0
        self.compass = -1
        self.held_compass = 0
        self.turn_reveals = 0
        self.round_reveals = 0
        self.origin = NOWHERE
        self.heading = 0
        self.part = 0
        self.winners = 0
        self.ending = 0

    def table(self) -> ActionTable:
        """Questor's one action table."""
        return TABLE

    def phase(self) -> int:
        """What is waited for now."""
        return self.phases[-1]

    def copy_into(self, other: "QuestorState") -> None:
        """Make the other position equal to this one, sharing nothing that changes."""
        other.seats = self.seats
        other.actor = self.actor
        other.ply = self.ply
        other.barrier = self.barrier
        other.mode = self.mode
        other.gifts = self.gifts
        other.prisoner = self.prisoner
        other.compass_rule = self.compass_rule
        other.mage_need = self.mage_need
        other.dig_facing = self.dig_facing
        other.trophies = self.trophies
        other.tokens = self.tokens
        other.monster_faces = self.monster_faces
        # These lists are replaced, never changed in place, so that clones may share them.
        other.face_walls = self.face_walls
        other.rolls = self.rolls
        other.rolling = self.rolling
        other.slot_seat = self.slot_seat
        other.slot_hero = self.slot_hero
        other.picked_side = self.picked_side
        other.gem_at = self.gem_at
        other.phases = self.phases[:]
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.hero = self.hero
        other.arms = self.arms[:]
        other.monsters = self.monsters[:]
        other.where = self.where[:]
        other.slain = self.slain
        other.taken = self.taken
        other.revealed = self.revealed
        other.done = self.done
        other.met = self.met
        other.gift = self.gift
        other.left = self.left
        other.compass = self.compass
        other.held_compass = self.held_compass
        other.turn_reveals = self.turn_reveals
        other.round_reveals = self.round_reveals
        other.origin = self.origin
        other.heading = self.heading
        other.part = self.part
        other.winners = self.winners
        other.ending = self.ending

    def dump(self) -> str:
        """The position as text: a drawing of the tiles, then every number by name."""
        rows = [
            "".join(_tile_letter(self.arms[row * SIZE + c]) for c in range(SIZE))
            for row in range(SIZE)
        ]
        monsters = [f"{place_name(t)}={self.monsters[t]}" for t in range(TILES) if self.monsters[t]]
        heroes = [
            f"{HEROES[h]}@{place_name(self.where[h])}" for h in range(5) if self.where[h] >= 0
        ]
        gems = [place_name(g) if g >= 0 else "-" for g in self.gem_at]
        lines = [
            "questor",
            "phases " + " ".join(PHASES[p] for p in self.phases),
            "tiles " + " ".join(rows),
            "monsters " + " ".join(monsters),
            "gems " + " ".join(gems),
            "heroes " + " ".join(heroes),
        ]
        for name in LISTS:
            lines.append(f"{name} " + " ".join(str(n) for n in getattr(self, name)))
        for name in NUMBERS:
            lines.append(f"{name} {getattr(self, name)}")
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def fill(self, text: str) -> None:
        """Become the position that `dump` wrote; ValueError says what is wrong."""
        lines = text.split("\n")
        if lines[0] != "questor":
            raise ValueError("a Questor position begins with the line 'questor'")
        found: dict[str, list[str]] = {}
        for line in lines[1:]:
            words = line.split(" ")
            if words[0]:
                found[words[0]] = words[1:]
        for name in ["phases", "tiles", "monsters", "gems", "heroes", *LISTS, *NUMBERS]:
            if name not in found:
                raise ValueError(f"the line {name!r} is missing")
        for name in LISTS:
            setattr(self, name, [int(word) for word in found[name]])
        for name in NUMBERS:
            setattr(self, name, int(found[name][0]))
        self.phases = [PHASES.index(word) for word in found["phases"]]
        self.arms = _tiles_drawn(found["tiles"])
        self.monsters = [0] * TILES
        for word in found["monsters"]:
            name, count = word.split("=")
            self.monsters[place_named(name)] = int(count)
        self.gem_at = [NOWHERE if word == "-" else place_named(word) for word in found["gems"]]
        self.where = [NOWHERE] * 5
        for word in found["heroes"]:
            hero, name = word.split("@")
            self.where[HEROES.index(hero)] = place_named(name)


def outside_arms() -> list[int]:
    """The arms of the four outside spaces: each only towards its tile (Q-1.4)."""
    return [1 << opposite(side) for side in range(4)]


def _tile_letter(arms: int) -> str:
    if arms == DOWN:
        return "."
    return "+" if arms == CROSS else SIDES[wall_of(arms)]


def _tiles_drawn(rows: list[str]) -> list[int]:
    drawn = "".join(rows)
    if len(rows) != SIZE or len(drawn) != TILES:
        raise ValueError("tiles are five rows of five letters")
    arms = []
    for letter in drawn:
        if letter == ".":
            arms.append(DOWN)
        elif letter == "+":
            arms.append(CROSS)
        elif letter in SIDES:
            arms.append(CROSS ^ (1 << SIDES.index(letter)))
        else:
            raise ValueError(f"{letter!r} is no tile: . face down, + cross, n e s w the wall")
    return arms + outside_arms()
