"""The views of The Holy Quest as numbers (docs/observations.md)."""

from questable.engine.coding import (
    HIGHEST,
    Among,
    Bag,
    BySeat,
    Count,
    Flag,
    Index,
    Keyed,
    Listed,
    Pick,
    Seat,
    StructOf,
    Tallied,
)
from questable.engine.observed import Observed, SeenPart
from questable.games.holy_quest.actions import MOST_ASKED
from questable.games.holy_quest.board import DIRECTIONS, HEAVEN, HEAVEN_TILES, SPECIAL, Board
from questable.games.holy_quest.box import Box
from questable.games.holy_quest.pieces import CARDS, COLOURS, PAWNS
from questable.games.holy_quest.state import GRANTS, PHASES

DEEPEST = 4
"""Decisions within decisions that are shown."""


def places(board: Board) -> list[str]:
    """All places of a board by name."""
    path = [board.place_name(place) for place in range(board.size + board.ring)]
    heaven = [board.place_name(HEAVEN + n) for n in range(HEAVEN_TILES)]
    return ["home", *path, *heaven, "throne"]


def observed(seats: int, board: Board, box: Box) -> Observed:
    """Parts named after the fields of the view."""
    place = Pick(places(board), "places")
    colour = Pick(COLOURS, "colours")
    pawn = Pick(PAWNS, "pawns")
    saint = Pick(box.saints, "saints")
    saints = Bag(box.saints, "saints")
    question = Pick(box.question_ids, "questions")
    player = StructOf(
        [
            ("member", Count()),
            ("members", Count()),
            ("ally", colour),
            ("cards", saints),
            ("tokens", Bag(COLOURS, "colours")),
            ("points", Count()),
            ("total", Count()),
        ]
    )
    about = StructOf(
        [
            ("saint", saint),
            ("captain", Flag()),
            ("place", place),
            ("frozen", Flag()),
            ("to_go", Count()),
            ("goal", place),
        ]
    )
    parts = [
        SeenPart("phases", Listed(Pick(list(PHASES), "phases"), DEEPEST, last=True)),
        SeenPart("rolling", Among(seats)),
        SeenPart("colours", BySeat(colour, seats)),
        SeenPart("players", BySeat(player, seats)),
        SeenPart("turn", colour),
        SeenPart("turns", Count()),
        SeenPart("dice", Count()),
        SeenPart("granted", Pick(list(GRANTS), "reasons")),
        SeenPart("count", Count()),
        SeenPart("six", Flag()),
        SeenPart("moves", Bag(PAWNS, "pawns")),
        SeenPart("starts", Bag(PAWNS, "pawns")),
        SeenPart("direction", Pick(list(DIRECTIONS), "directions")),
        SeenPart("throne", Bag(COLOURS, "colours")),
        SeenPart("pawns", Keyed([("pawn", list(PAWNS))], about)),
        SeenPart("this_pawn", pawn),
        SeenPart("target", Pick([*PAWNS, *COLOURS], "pawns and colours")),
        SeenPart("ice", Count()),
        SeenPart("card", Index(CARDS, 1)),
        SeenPart("actions_left", Count()),
        SeenPart("actions_under", Tallied(CARDS, 1)),
        SeenPart("top_saint", saint),
        SeenPart("saint_out", saint),
        SeenPart("saints_left", Count()),
        SeenPart("saints_under", saints),
        SeenPart("read", saints),
        SeenPart("questions", Listed(question, MOST_ASKED)),
        SeenPart("question", question),
        SeenPart("asker", Seat(seats)),
        SeenPart("advanced", Flag()),
        SeenPart("acting", Bag(SPECIAL[1:], "kinds of tiles")),
        SeenPart("teams", Flag()),
        SeenPart("scored", Flag()),
        SeenPart("sum_to_win", Count(HIGHEST)),
    ]
    left_out = {
        "tiles": "the board does not change",
        "ring": "the board does not change",
        "players.colour": "as `colours`",
        "pawns.colour": "a pawn's name says it",
        "option_saints": "it follows from the question",
    }
    return Observed(seats, parts, left_out)
