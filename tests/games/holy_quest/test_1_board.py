"""Chapter 1: the path, Heaven, the ring, colours and seats."""

from questable.games.holy_quest import GAME
from questable.games.holy_quest.board import CLOCKWISE, COUNTERCLOCKWISE
from questable.games.holy_quest.contents import board_of
from questable.games.holy_quest.pack import shipped
from tests.games.holy_quest.position import dealt, position
from tests.rule import rule


@rule("H-1.1")
def test_both_directions_need_58_steps_from_start_to_entrance() -> None:
    """On 60 tiles with three of Holy Ground each, and 46 steps on the short board of 48."""
    for name, size, steps in (("base", 60, 58), ("short", 48, 46)):
        board = board_of(shipped(name))
        assert board.size == size
        for colour in range(4):
            assert board.ground.count(colour) == 3
            for direction in (CLOCKWISE, COUNTERCLOCKWISE):
                row = direction * 4 + colour
                assert board.away[row * size + board.start[row]] == steps


@rule("H-1.1")
def test_the_short_board_is_an_option() -> None:
    """It comes with the game: its records need not embed it."""
    setup = GAME.setup(2, {"board": "short"})
    assert setup.pack.name == "short"
    assert board_of(setup.pack).size == 48


@rule("H-1.2")
def test_a_pawn_on_its_entrance_turns_into_heaven_in_either_direction() -> None:
    """A 2 leads to Heaven 2."""
    for direction in ("clockwise", "counterclockwise"):
        p = position("f2 0", direction=direction).play("die:2", "move:f2")
        assert p.at("f2") == "heaven-2"


@rule("H-1.3", "H-6.9")
def test_the_ring_is_walked_clockwise_from_the_entry_arrow() -> None:
    """Whatever the Direction card says; the Throne Room lies one step after the Final Arrow."""
    pawns = "c1 heaven-4, c2 heaven-3, c3 heaven-2, c4 ring-1"
    p = position(pawns, turn="carmelites", advanced=True, direction="counterclockwise")
    p.play("die:2", "move:c1")
    assert p.at("c1") == "ring-4"
    p = position(pawns, turn="carmelites", advanced=True).play("die:2")
    assert p.legal("move") == ["move:c1", "move:c2", "move:c4"]
    assert p.refusal("move:c3") == "H-3.9"
    assert p.play("move:c4").at("c4") == "throne"


@rule("H-1.4")
def test_two_sit_opposite_and_three_are_seated_by_lot() -> None:
    """The lot may fall in any order; turns go clockwise round the board."""
    assert [player.colour for player in dealt(2).view().players] == ["franciscans", "dominicans"]
    p = dealt(3, first="seat-1")
    p.play("lot:jesuits", "lot:franciscans")
    assert p.refusal("lot:jesuits") == "H-1.4"
    p.play("lot:dominicans", "saint:dominic")
    assert [player.colour for player in p.view().players] == [
        "jesuits",
        "franciscans",
        "dominicans",
    ]
    assert p.play("die:2").turn == "franciscans"
    assert p.refusal("start:c1", 1) == "T-1.3"


@rule("H-1.4")
def test_tiles_of_absent_colours_are_regular_and_their_pawns_are_not_in_play() -> None:
    """A Dominican passes the Carmelites' entrance, and nobody can name their pawns."""
    p = position("f2 14", players=2).play("die:3")
    assert p.refusal("move:c1") == "T-1.4"
    assert p.play("move:f2").at("f2") == "17"
