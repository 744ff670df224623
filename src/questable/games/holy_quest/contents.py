"""What the rules read of a pack: its board, its box, points and effects of cards."""

from questable.engine.pack import Pack
from questable.games.holy_quest.board import Board
from questable.games.holy_quest.box import Box
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
        lines = asked[key]
        box.add_questions(
            saint, [q for q, _, _ in lines], [d for _, d, _ in lines], [a for _, _, a in lines]
        )
    box.close()
    return box


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
