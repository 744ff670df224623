"""What the rules read of a pack: its board, its box, points and effects of cards."""

from questable.engine.pack import Pack
from questable.games.holy_quest.actions import ANSWERS
from questable.games.holy_quest.board import Board
from questable.games.holy_quest.box import NO_SAINT, Box
from questable.games.holy_quest.own_questions import EVERY
from questable.games.holy_quest.pieces import EFFECTS


def board_of(pack: Pack) -> Board:
    """The board that the rules read."""
    board = pack.facts["board"]
    assert isinstance(board, dict)
    return Board([list(quarter) for quarter in board["quarters"]], int(board["ring"]))


def box_of(pack: Pack) -> Box:
    """The other pieces."""
    box = Box()
    orders, cards = pack.facts["saints"], pack.facts["cards"]
    pieces, asked = pack.facts["pieces"], pack.facts["questions"]
    assert isinstance(orders, list)
    assert isinstance(cards, list)
    assert isinstance(pieces, dict)
    assert isinstance(asked, dict)
    for n, (does, copies, tiles) in enumerate(cards, start=1):
        box.effect[n] = EFFECTS.index(does)
        box.copies[n] = copies
        box.tiles[n] = tiles
    box.ice = pieces["ice"]
    box.wrong = pieces["wrong"]
    for colour, order in enumerate(orders):
        for key in order["base"]:
            box.add_saint(key, colour, False, key == order["base"][0])
        for key in order["expansion"]:
            box.add_saint(key, colour, True, False)
    for saint, key in enumerate(box.saints):
        _add(box, saint, asked[key])
    _add(box, NO_SAINT, asked.get(EVERY, []))
    box.close()
    return box


def _add(box: Box, saint: int, rows: list[list[str | int]]) -> None:
    for row in rows:
        options = int(row[3]) if len(row) > 3 else ANSWERS
        box.add_question(saint, str(row[0]), int(row[1]), int(row[2]), options)


def points_of(pack: Pack) -> dict[str, int]:
    """Points and sums by name."""
    points = pack.facts["points"]
    assert isinstance(points, dict)
    return {str(name): int(number) for name, number in points.items()}


def effects_of(pack: Pack) -> list[int]:
    """By number of an Action card: what it does; 0 for one that the pack has no copy of."""
    cards = pack.facts["cards"]
    assert isinstance(cards, list)
    return [0, *(EFFECTS.index(does) if copies else 0 for does, copies, _ in cards)]


def saints_of(pack: Pack) -> list[str]:
    """The keys of all its saints, in the order of their numbers."""
    return box_of(pack).saints
