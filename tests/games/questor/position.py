"""Positions of Questor for tests: drawn, played in words, and asked in words.

Tiles are five rows of `.` face down, `+` cross, or `n e s w`, the side of the T's wall; places are
`a1` (north-west) to `e5` (south-east), and `north east south west` outside the entrances.
"""

from typing import cast

from questable.engine import Pack, Value
from questable.games.questor import GAME
from questable.games.questor.actions import HEROES
from questable.games.questor.board import NOWHERE, SIDES, place_name, place_named
from questable.games.questor.state import HERO_TURN, PHASES, QuestorState
from tests.games.played import Played

DARK = "..... ..... ..... ..... ....."
OPEN = "+++++ +++++ +++++ +++++ +++++"
HOME = {"warrior": "north", "rogue": "east", "mage": "south", "healer": "west", "prisoner": "c3"}
"""Where heroes are whom a test does not place."""


class Position(Played[QuestorState]):
    """A state, played and asked in the words of records."""

    def at(self, hero: str) -> str:
        """Where a hero is; '' when nobody plays it."""
        place = self.state.where[HEROES.index(hero)]
        return "" if place == NOWHERE else place_name(place)

    def tile(self, place: str) -> str:
        """How a tile lies, as it is drawn."""
        arms = self.state.arms[place_named(place)]
        return {0: ".", 15: "+", **{15 - (1 << n): SIDES[n] for n in range(4)}}[arms]

    def tiles(self) -> str:
        """The whole drawing."""
        rows = [[self.tile(f"{column}{row}") for column in "abcde"] for row in range(1, 6)]
        return " ".join("".join(row) for row in rows)

    def monsters(self, place: str) -> int:
        """How many are on a tile."""
        return self.state.monsters[place_named(place)]

    def gems(self) -> list[str]:
        """Where gems lie."""
        return [place_name(place) for place in self.state.gem_at if place != NOWHERE]

    @property
    def hero(self) -> str:
        """Whose turn it is."""
        return HEROES[self.state.hero]

    @property
    def phase(self) -> str:
        """What is waited for."""
        return PHASES[self.state.phases[-1]]

    @property
    def done(self) -> list[str]:
        """The heroes with their goal complete."""
        return names(self.state.done)

    @property
    def met(self) -> list[str]:
        """The heroes the Healer has met."""
        return names(self.state.met)

    @property
    def gifts(self) -> list[str]:
        """The heroes that hold a gift."""
        return names(self.state.gift)

    @property
    def left(self) -> list[str]:
        """The heroes that have left for good."""
        return names(self.state.left)

    @property
    def compass(self) -> str:
        """Who holds the compass."""
        return HEROES[self.state.compass] if self.state.compass >= 0 else ""


def names(mask: int) -> list[str]:
    """The heroes of a mask."""
    return [HEROES[hero] for hero in range(len(HEROES)) if (mask >> hero) & 1]


def mask(heroes: str) -> int:
    """The mask of some heroes."""
    return sum(1 << HEROES.index(hero) for hero in heroes.split())


def dealt(players: int, pack: Pack | None = None, **options: Value) -> Position:
    """A new table."""
    return Position(cast(QuestorState, GAME.deal(GAME.setup(players, options, pack))))


def position(
    tiles: str = DARK,
    heroes: str = "warrior",
    *,
    turn: str = "",
    monsters: str = "",
    gems: str = "a1 e5",
    met: str = "",
    gift: str = "",
    done: str = "",
    holder: str = "",
    without: str = "",
    players: int = 4,
    pack: Pack | None = None,
    **options: Value,
) -> Position:
    """A position in mid-game.

    The first hero of `heroes` (`rogue@b2 mage@c3`) is at turn, or `turn`; the others are at HOME.
    Slots are in the order Warrior, Rogue, Mage, Healer, Prisoner, and slot i is of seat i modulo
    the players. `holder` has the compass.
    """
    p = dealt(players, pack, **options)
    s = p.state
    placed = HOME | dict(word.split("@") for word in heroes.split() if "@" in word)
    absent = without.split()
    if not s.prisoner:
        absent.append("prisoner")
    if players == 3 and "cooperation" not in options.values():
        absent.append("healer")
    playing = [hero for hero in HEROES if hero not in absent]
    s.slot_hero = [HEROES.index(hero) for hero in playing]
    s.slot_seat = [slot % players for slot in range(len(playing))]
    s.where = [place_named(placed[hero]) if hero in playing else NOWHERE for hero in HEROES]
    s.rolling = []
    s.first = 0
    s.round = 1
    _draw(s, tiles, monsters, gems)
    s.met, s.gift, s.done = mask(met), mask(gift), mask(done)
    s.compass = HEROES.index(holder) if holder else -1
    begin(p, turn or heroes.split("@")[0].split()[0])
    return p


def _draw(s: QuestorState, tiles: str, monsters: str, gems: str) -> None:
    letters = "".join(tiles.split())
    assert len(letters) == 25, tiles
    for tile, letter in enumerate(letters):
        arms = 0 if letter == "." else 15 if letter == "+" else 15 - (1 << SIDES.index(letter))
        s.arms[tile] = arms
    s.revealed = 25 - letters.count(".")
    for word in monsters.split():
        place, count = word.split("=")
        s.monsters[place_named(place)] = int(count)
        s.tokens -= int(count)
    s.gem_at = [NOWHERE if gem == "-" else place_named(gem) for gem in gems.split()]


def begin(p: Position, hero: str) -> Position:
    """It becomes that hero's turn."""
    s = p.state
    s.hero = HEROES.index(hero)
    s.turn = s.slot_hero.index(s.hero)
    s.actor = s.slot_seat[s.turn]
    s.phases = [HERO_TURN]
    s.part = 0
    s.turn_reveals = 0
    s.held_compass = int(s.compass == s.hero)
    return p
