"""Questor on paper: board, tiles, path pieces, tokens, heroes that stand (Q-1.1 to Q-1.4)."""

from collections.abc import Callable
from typing import Final

from questable.engine import Pack
from questable.games.questor.board import TILES
from questable.games.questor.pack import fact
from questable.printing.book import Book, headed
from questable.printing.parts import (
    BoardPart,
    DeckPart,
    Face,
    Item,
    Key,
    KeyGroup,
    KeyRow,
    Layer,
    Pawns,
    Picture,
    Piece,
    Score,
    Text,
    Tokens,
)
from questable.printing.pictures import drawn, within

GAME: Final = "questor"
HEROES: Final = ("warrior", "rogue", "mage", "healer", "prisoner")
GOALS: Final = ("Q-5.1", "Q-5.2", "Q-5.3", "Q-5.4", "Q-5.5")
MEETS: Final = ("Q-4.1", "Q-4.2", "Q-4.3", "Q-4.4", "Q-7.3")
"""What each hero does on meeting a monster."""
SIDE: Final = 5
TILE: Final = 40.0
UNIT: Final = TILE / 100
"""The page draws a tile 100 wide, and the board 660."""
BOARD: Final = 660 * UNIT
TOKEN: Final = 20.0
GEMS: Final = 2
COUNTERS: Final = ("warrior", "rogue", "mage", "prisoner")
"""Q-1.2: those that the Healer hands over."""
ROUNDS: Final = 12


def lay(book: Book, pack: Pack) -> list[Item]:
    """The parts, and what is in the box."""
    pictures, say, lang = drawn(GAME), book.words.say, book.words.on_cards

    def show(name: str) -> str:
        return book.show(f"{GAME} {name}", pictures[name])

    def token(name: str) -> Face:
        return [Picture(show(name), 0, 0, TOKEN, TOKEN)]

    def title(name: str) -> str:
        return say(f"questor-print-{name}")

    monsters = fact(pack, "supply", "monsters")
    tiles = [Piece(_front(pack, show("tile")), _back(book, n)) for n in range(TILES)]
    bar = within(pictures["cross"], 80 + 22, 80, 56, 27)
    path: Face = [Picture(book.show(f"{GAME} path", bar), 0, 0, 56 * UNIT, 27 * UNIT)]
    heroes: list[Face] = [[Picture(show(f"hero {hero} {lang}"), 1, 4, 22, 22)] for hero in HEROES]
    counters = [token(f"hero {hero} {lang}") for hero in COUNTERS]
    gems = [token("gem")] * GEMS
    tokens = [*[token("monster")] * monsters, *gems, *counters, token("compass")]
    score = say("print-score")
    book.add(
        BoardPart(
            title=headed(title("board")),
            face=[Picture(show(f"board {lang}"), 0, 0, BOARD, BOARD)],
            side=BOARD,
            sheets=2,
            said=say("print-glue"),
        ),
        DeckPart(title=headed(title("tiles")), wide=TILE, high=TILE, pieces=tiles),
        Tokens(
            title=headed(title("paths")),
            wide=56 * UNIT,
            high=27 * UNIT,
            faces=[path] * TILES,
            said=title("paths-said"),
        ),
        Tokens(
            title=headed(title("tokens")),
            wide=TOKEN,
            high=TOKEN,
            faces=tokens,
            round=True,
            said=title("tokens-said"),
        ),
        Pawns(
            title=headed(title("heroes")),
            wide=24,
            high=30,
            foot=8,
            faces=heroes,
            feet=[say("questor-hero", hero=hero) for hero in HEROES],
            said=say("print-fold"),
        ),
        _key(book, pack, show),
        Score(
            title=headed(score),
            rows=[str(n) for n in range(1, ROUNDS + 1)] + [say("print-sum")],
            columns=len(HEROES),
            named=say("print-names"),
        ),
    )
    return [
        Item(1, title("board")),
        Item(TILES, title("tiles")),
        Item(TILES, title("paths")),
        Item(monsters, title("monsters")),
        Item(GEMS, title("gems")),
        Item(len(COUNTERS), title("counters")),
        Item(1, title("compass")),
        Item(len(HEROES), title("heroes")),
        Item(1, say("print-key")),
        Item(1, score),
    ]


def numbers(pack: Pack) -> dict[str, list[int]]:
    """Q-1.3: where the wall lies for the hero who walks in, and the die numbers for it."""
    die = pack.facts["die"]
    assert isinstance(die, dict)
    found: dict[str, list[int]] = {}
    for number, wall in enumerate(die["walls"], start=1):
        found.setdefault(str(wall), []).append(number)
    return found


def _front(pack: Pack, tile: str) -> Face:
    """A T with its wall in the north; each arm bears the numbers that turn it to the hero."""
    walls = numbers(pack)
    # Walking in from the west the wall is on the left, from the east on the right.
    arms = {"ahead": (14.0, 32.6), "left": (0.8, 17.3), "right": (27.2, 17.3)}
    labels: list[Layer] = [
        Text(text=" · ".join(map(str, walls.get(wall, []))), x=x, y=y, wide=12, high=5.6, size=11,
             bold=True)
        for wall, (x, y) in arms.items()
    ]  # fmt: skip
    return [Picture(tile, 0, 0, TILE, TILE), *labels]


def _back(book: Book, n: int) -> Face:
    """A part of the rose window: all backs together are the whole of it."""
    column, row = n % SIDE, n // SIDE
    part = within(drawn(GAME)["window"], 80 + column * 100, 80 + row * 100, 100, 100)
    return [Picture(book.show(f"{GAME} back {n}", part), 0, 0, TILE, TILE)]


def _key(book: Book, pack: Pack, show: Callable[[str], str]) -> Key:
    say, rule = book.words.say, book.words.rule
    lang = book.words.on_cards
    heroes = [
        KeyRow(show(f"hero {hero} {lang}"), rule(goal), rule(meets))
        for hero, goal, meets in zip(HEROES, GOALS, MEETS, strict=True)
    ]
    die = pack.facts["die"]
    assert isinstance(die, dict)
    walls = [
        KeyRow("", f"{' · '.join(map(str, found))}:  {say(f'questor-print-wall-{wall}')}")
        for wall, found in numbers(pack).items()
    ]
    bring = ", ".join(str(n) for n in sorted(set(die["monsters"])))
    signs = [
        KeyRow(show("monster"), say("questor-print-brings", numbers=bring)),
        KeyRow(show("gem"), rule("Q-2.2")),
        KeyRow(show("compass"), rule("Q-8.4")),
    ]
    return Key(
        title=say("questor-print-key"),
        groups=[
            KeyGroup(headed(say("questor-print-heroes")), heroes),
            KeyGroup(say("questor-print-die"), [*walls, *signs]),
        ],
        columns=1,
    )


PRINTED = lay
