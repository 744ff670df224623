"""The Holy Quest on paper: boards, cards, pawns that stand, markers and tokens (H-1.1 to H-2.5)."""

from typing import Final

from questable.engine import Pack
from questable.games.holy_quest.box import POINTS
from questable.games.holy_quest.pack import SHORT, shipped
from questable.games.holy_quest.pieces import CARDS, COLOURS, EFFECTS
from questable.printing.book import Book, headed
from questable.printing.holy_quest.board import GAME, face
from questable.printing.parts import (
    BoardPart,
    DeckPart,
    Face,
    Item,
    Key,
    KeyGroup,
    KeyRow,
    Pawns,
    Picture,
    Piece,
    Score,
    Text,
    Tokens,
)
from questable.printing.pictures import drawn, figure, inner, window, within
from questable.printing.saint_face import HIGH, WIDE
from questable.saints import shipped as saints
from questable.telling.holy_quest.names import Names
from questable.telling.saint_life import aloud
from questable.telling.voice import Voice

BOARD: Final = 360.0
PAWN: Final = (24.0, 34.0)
TOKEN: Final = 22.0
SPECIAL: Final = (
    "saint", "action", "fast-forward", "cross-over", "freeze", "fire", "wild",
)  # fmt: skip


def lay(book: Book, pack: Pack) -> list[Item]:
    """The parts, and what is in the box."""
    say = book.words.say
    names = Names(Voice(book.words, GAME, []), pack, signs=False)
    box = names.box

    def title(name: str) -> str:
        return say(f"holy-quest-print-{name}")

    boards = [pack] if pack.hash != shipped().hash else [pack, shipped(SHORT)]
    for n, each in enumerate(boards):
        heading = headed(title("short" if n else "board"))
        book.add(
            BoardPart(title=heading, face=face(book, each, BOARD), side=BOARD, sheets=2,
                  said=say("print-glue"))
        )  # fmt: skip
    keys = [(key, COLOURS[box.order[n]], box.captain[n]) for n, key in enumerate(box.saints)]
    saint_cards = [_saint(book, names, key, order) for key, order, _ in keys]
    actions = [
        _action(book, names, number)
        for number in range(1, CARDS + 1)
        for _ in range(box.copies[number])
    ]
    pawns = [_pawn(book, *each) for each in keys]
    ice: Face = [Picture(_show(book, "ice"), 3.5, 2, 15, 18)]
    tokens: list[Face] = [
        [Picture(_show(book, f"token {order}"), 0, 0, TOKEN, TOKEN)] for order in COLOURS
    ]
    others = [_direction(book), Piece(_scoring(book, pack), _scoring(book, pack))]
    book.add(
        DeckPart(title=headed(title("saints")), wide=WIDE, high=HIGH, pieces=saint_cards),
        DeckPart(title=headed(title("actions")), wide=WIDE, high=HIGH, pieces=actions),
        DeckPart(title=headed(title("direction")), wide=WIDE, high=HIGH, pieces=others),
        Pawns(
            title=headed(title("pawns")),
            wide=PAWN[0],
            high=PAWN[1],
            foot=9,
            faces=pawns,
            feet=[names.saint(key) for key, _, _ in keys],
            said=say("print-fold"),
        ),
        Tokens(
            title=headed(title("markers")),
            wide=TOKEN,
            high=TOKEN,
            faces=[*[ice] * box.ice, *tokens],
            round=True,
        ),
        _key(book, names),
        _score(book, pack),
    )
    return [
        Item(len(boards), title("boards")),
        Item(len(saint_cards), title("saints")),
        Item(len(actions), title("actions")),
        Item(1, title("direction")),
        Item(1, title("scoring")),
        Item(len(pawns), title("pawns")),
        Item(box.ice, title("ice")),
        Item(len(tokens), title("tokens")),
        Item(1, say("print-key")),
        Item(1, say("print-score")),
    ]


def _show(book: Book, name: str) -> str:
    return book.show(f"{GAME} {name}", drawn(GAME)[name])


def _saint(book: Book, names: Names, key: str, order: str) -> Piece:
    """H-2.2: what is read aloud on the front; the back names its saint."""
    name = names.saint(key)
    saint = saints().by_key.get(key)
    token = _show(book, f"token {order}")
    frame = Picture(book.show(f"frame {saint.main if saint else 'white'}"), 0, 0, WIDE, HIGH)
    told = aloud(book.words, saints(), saint) if saint else []
    front: Face = [
        frame,
        Picture(token, 4.4, 4.4, 9, 9),
        Text(text=name, x=14, y=4.2, wide=44.4, high=9.6, size=13, display=True),
        Text(text="\n".join(told), x=4.6, y=14.6, wide=53.8, high=68.6, size=8, across="left",
             down="top"),
    ]  # fmt: skip
    back: Face = [frame, Picture(token, 4.2, 74, 9, 9)]
    if saint is not None:
        back.append(Picture(book.show(f"window {key}", window(saint)), 5, 4.4, 53, 63.6))
    back.append(Text(text=name, x=13.6, y=69, wide=45, high=14.6, size=15, display=True))
    return Piece(front, back)


def _action(book: Book, names: Names, number: int) -> Piece:
    effect = EFFECTS[names.box.effect[number]]
    front: Face = [
        Picture(book.show("frame orange"), 0, 0, WIDE, HIGH),
        Text(text=str(number), x=6, y=6, wide=51, high=14, size=34, display=True),
        Picture(_show(book, f"effect {effect}"), 7.5, 22, 48, 35.2),
        Text(text=headed(names.card(number)), x=6, y=58, wide=51, high=24, size=12, bold=True),
    ]
    return Piece(front, [Picture(_show(book, "action-back"), 0, 0, WIDE, HIGH)])


def _direction(book: Book) -> Piece:
    """Two faces: all pawns go clockwise, or the other way."""
    svg = drawn(GAME)["compass"]
    mirrored = within(f'<svg><g transform="scale(-1 1)">{inner(svg)}</g></svg>', -84, -84, 168, 168)
    sides = {"clockwise": svg, "counterclockwise": mirrored}
    front, back = (_pointing(book, way, picture) for way, picture in sides.items())
    return Piece(front, back)


def _pointing(book: Book, way: str, picture: str) -> Face:
    said = headed(book.words.say("holy-quest-direction", direction=way))
    return [
        Picture(book.show("frame blue"), 0, 0, WIDE, HIGH),
        Picture(book.show(f"{GAME} {way}", picture), 8.5, 14, 46, 46),
        Text(text=said, x=6, y=64, wide=51, high=12, size=15, display=True),
    ]


def _points(pack: Pack) -> dict[str, int]:
    points = pack.facts["points"]
    assert isinstance(points, dict)
    return {name: int(points[name]) for name in POINTS}


def _scoring(book: Book, pack: Pack) -> Face:
    """H-2.4: the points, for reference."""
    say = book.words.say
    rows = [
        (say(f"holy-quest-option-points_{name}"), str(worth))
        for name, worth in _points(pack).items()
    ]
    lines: Face = [
        Picture(book.show("frame gold"), 0, 0, WIDE, HIGH),
        Text(text=headed(say("holy-quest-print-scoring")), x=5, y=5, wide=53, high=9, size=14,
             display=True),
    ]  # fmt: skip
    for n, (name, worth) in enumerate(rows):
        y = 16 + 7.2 * n
        lines += [
            Text(text=name, x=6, y=y, wide=42, high=6.4, size=8.5, across="left"),
            Text(text=worth, x=49, y=y, wide=8, high=6.4, size=11, bold=True, across="right"),
        ]
    return lines


def _pawn(book: Book, key: str, order: str, captain: bool) -> Face:
    """A saint in the glass of the order, the Captain before a star."""
    body = _show(book, f"{'captain' if captain else 'pawn'} {order}")
    wide, high = 22.0, 22.0 * 100 / 72
    x, y = (PAWN[0] - wide) / 2, PAWN[1] - high - 1
    saint = saints().by_key.get(key)
    layers: Face = [Picture(body, x, y, wide, high)]
    if saint is not None:
        unit = wide / 72
        head = book.show(f"head {key}", figure(saint))
        place = (x + 11 * unit, y - 2 * unit, 50 * unit, 50 * unit)
        layers.append(Picture(head, *place))
    return layers


def _key(book: Book, names: Names) -> Key:
    say = book.words.say
    tiles = [
        KeyRow(_show(book, f"sign {kind}"), say(f"holy-quest-tile-{kind}"),
            headed(say(f"holy-quest-does-{kind}")))
        for kind in SPECIAL
    ]  # fmt: skip
    owned = [
        KeyRow(_show(book, f"sign {sign}"), book.words.rule(rule))
        for sign, rule in (("holy", "H-3.7"), ("start", "H-3.3"), ("gate", "H-3.9"))
    ]
    orders = [
        KeyRow(_show(book, f"token {order}"), names.plate(order), names.saint(_captain(names, n)))
        for n, order in enumerate(COLOURS)
    ]
    cards = [
        KeyRow(_show(book, f"effect {EFFECTS[names.box.effect[n]]}"), f"{n}", headed(names.card(n)))
        for n in range(1, CARDS + 1)
    ]
    return Key(
        title=headed(say("print-key")),
        groups=[
            KeyGroup(say("chapter-H-4"), [*tiles, *owned]),
            KeyGroup(headed(say("holy-quest-print-orders")), orders),
            KeyGroup(headed(say("holy-quest-print-actions")), cards),
        ],
        columns=2,
    )


def _captain(names: Names, order: int) -> str:
    box = names.box
    return next(key for n, key in enumerate(box.saints) if box.order[n] == order and box.captain[n])


def _score(book: Book, pack: Pack) -> Score:
    say = book.words.say
    rows = [
        f"{say(f'holy-quest-option-points_{name}')} ({worth})"
        for name, worth in _points(pack).items()
    ]
    return Score(
        title=headed(say("print-score")),
        rows=[*rows, say("print-sum")],
        columns=len(COLOURS),
        named=say("print-names"),
        copies=2,
    )


PRINTED = lay
