"""Chapter 1: the path, Heaven, the ring, colours and seats."""

import pytest

from questable.engine import Refused
from questable.games.holy_quest import GAME
from questable.games.holy_quest.board import CLOCKWISE, COUNTERCLOCKWISE, HOME, SPECIAL
from questable.games.holy_quest.contents import board_of
from questable.games.holy_quest.pack import shipped
from tests.games.holy_quest.position import dealt, position
from tests.rule import rule

ORDERS = ["franciscans", "carmelites", "dominicans", "jesuits"]
ALL_IN = "f1 heaven-1, f2 heaven-2, f3 heaven-3, f4 heaven-4"
QUARTER = [
    "regular", "regular", "regular", "regular", "saint", "action", "fast-forward", "?",
    "cross-over", "wild", "action", "saint", "regular", "regular", "regular",
]  # fmt: skip
SHORT_QUARTER = [
    "regular", "regular", "regular", "regular", "saint", "action", "fast-forward", "?",
    "cross-over", "wild", "regular", "regular",
]  # fmt: skip


@rule("H-1.1")
@pytest.mark.parametrize(("name", "quarter"), [("base", QUARTER), ("short", SHORT_QUARTER)])
def test_the_special_tiles_of_a_quarter(name: str, quarter: list[str]) -> None:
    """Four alike, but for Freeze in the first and third and Fire in the second and fourth."""
    board = board_of(shipped(name))
    assert board.size == 4 * len(quarter)
    for k in range(4):
        kinds = board.kind[k * len(quarter) : (k + 1) * len(quarter)]
        expected = [["freeze", "fire"][k % 2] if word == "?" else word for word in quarter]
        assert [SPECIAL[kind] for kind in kinds] == expected


@rule("H-1.1")
@pytest.mark.parametrize(("name", "size"), [("base", 60), ("short", 48)])
def test_the_tiles_of_a_colour(name: str, size: int) -> None:
    """Entrance first of its quarter, Holy Ground round it, a Start tile on either side."""
    board = board_of(shipped(name))
    for k in range(4):
        entrance = k * size // 4
        assert board.entrance[k] == entrance
        holy = [tile for tile in range(size) if board.ground[tile] == k]
        assert holy == sorted([(entrance - 1) % size, entrance, entrance + 1])
        assert board.start[k] == entrance + 2
        assert board.start[4 + k] == (entrance - 2) % size


@rule("H-1.1")
def test_how_many_tiles_of_each_kind() -> None:
    """Four Fast Forward, four Cross Over, two Fire, two Freeze."""
    kinds = [SPECIAL[kind] for kind in board_of(shipped()).kind]
    assert [kinds.count(word) for word in ("fast-forward", "cross-over", "fire", "freeze")] == [
        4, 4, 2, 2,
    ]  # fmt: skip
    assert [kinds.count(word) for word in ("saint", "action", "wild")] == [8, 8, 4]


@rule("H-1.1")
def test_both_directions_need_58_steps_from_start_to_entrance() -> None:
    """46 on the short board."""
    for name, size, steps in (("base", 60, 58), ("short", 48, 46)):
        board = board_of(shipped(name))
        for direction in (CLOCKWISE, COUNTERCLOCKWISE):
            for row in range(4 * direction, 4 * direction + 4):
                assert board.away[row * size + board.start[row]] == steps


@rule("H-1.1")
def test_the_short_board_is_an_option() -> None:
    """It comes with the game; a pack of one's own has its own board."""
    setup = GAME.setup(2, {"board": "short"})
    assert setup.pack.name == "short"
    assert board_of(setup.pack).size == 48
    own = GAME.read_pack(
        "mine.toml", 'name = "mine"\nextends = "base"\n[pieces]\nice = 12\nwrong = 4\n'
    )
    with pytest.raises(Refused) as refusal:
        GAME.setup(2, {"board": "short"}, own)
    assert refusal.value.rule == "H-1.1"


@rule("H-1.2")
def test_all_pawns_have_a_home_base_and_four_heaven_tiles() -> None:
    """Places have names, of Heaven 1 to 4 and no more."""
    p = position()
    assert all(p.at(f"{letter}{n}") == "home" for letter in "fcdj" for n in range(1, 5))
    board = p.state.board
    assert [board.place_name(board.place_named(f"heaven-{n}")) for n in range(1, 5)] == [
        f"heaven-{n}" for n in range(1, 5)
    ]
    assert board.place_named("home") == HOME
    for wrong in ("heaven-0", "heaven-5", "path-60", "ring-12", "path-x", "moon"):
        with pytest.raises(ValueError, match="no place"):
            board.place_named(wrong)


@rule("H-1.2")
@pytest.mark.parametrize("ground", [59, 0, 1])
def test_holy_ground_means_something_to_its_own_colour_only(ground: int) -> None:
    """A Dominican is bumped on the Franciscans' Holy Ground, a Franciscan is not."""
    before = (ground - 3) % 60
    p = position(f"c2 {before}, d2 {ground}", turn="carmelites").play("die:3", "move:c2")
    assert p.at("d2") == "home"
    p = position(f"c2 {before}, c4 40, f2 {ground}", turn="carmelites").play("die:3")
    assert p.refusal("move:c2") == "H-3.7"


@rule("H-1.2")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_heaven_1_follows_the_entrance_in_either_direction(direction: str) -> None:
    """So a count of n from the entrance leads to Heaven n."""
    for n in range(1, 5):
        p = position("f2 0", direction=direction).play(f"die:{n}", "move:f2")
        assert p.at("f2") == f"heaven-{n}"


@rule("H-1.2")
@pytest.mark.parametrize(("direction", "start"), [("clockwise", 58), ("counterclockwise", 2)])
def test_no_pawn_goes_past_its_own_entrance(direction: str, start: int) -> None:
    """It may end its count on the entrance; further counts turn into Heaven."""
    p = position(f"f2 {start}", direction=direction).play("die:2", "move:f2")
    assert p.at("f2") == "0"
    p = position(f"f2 {start}", direction=direction).play("die:6", "move:f2")
    assert p.at("f2") == "heaven-4"


@rule("H-1.2")
@pytest.mark.parametrize(("direction", "to"), [("clockwise", "3"), ("counterclockwise", "57")])
def test_other_colours_pass_an_entrance(direction: str, to: str) -> None:
    """It is a tile of the path to them, and the path closes to a round."""
    start = 57 if direction == "clockwise" else 3
    p = position(f"d2 {start}", turn="dominicans", direction=direction)
    assert p.play("die:6", "move:d2").at("d2") == to


@rule("H-1.2", "H-1.3")
def test_heaven_4_is_nearest_the_throne_room() -> None:
    """A step from it leads to the Entry Arrow."""
    p = position(ALL_IN, advanced=True).play("die:1", "move:f4")
    assert p.at("f4") == "ring-0"


@rule("H-1.3")
@pytest.mark.parametrize(("letter", "entry"), [("f", 0), ("c", 3), ("d", 6), ("j", 9)])
def test_entry_and_final_arrow_of_each_colour(letter: str, entry: int) -> None:
    """The Entry Arrow of player k is ring tile 3k; the Throne Room is the twelfth step from it."""
    turn = ORDERS["fcdj".index(letter)]
    three = ", ".join(f"{letter}{n} throne" for n in (2, 3, 4))
    p = position(f"{letter}1 heaven-4, {three}", turn=turn, advanced=True)
    assert p.play("die:1", f"move:{letter}1").at(f"{letter}1") == f"ring-{entry}"
    final = (entry + 11) % 12
    p = position(f"{letter}1 ring-{final}, {three}", turn=turn, advanced=True)
    assert p.play("die:1", f"move:{letter}1").over
    assert p.at(f"{letter}1") == "throne"


@rule("H-1.3")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_the_ring_is_walked_clockwise_whatever_the_direction_card_says(direction: str) -> None:
    """Twelve tiles, and round."""
    pawns = "j1 ring-10, j2 heaven-4, j3 heaven-3, j4 heaven-2"
    p = position(pawns, turn="jesuits", advanced=True, direction=direction)
    assert p.play("die:4", "move:j1").at("j1") == "ring-2"


@rule("H-1.3")
def test_the_throne_room_takes_an_exact_count() -> None:
    """From the tile before the Final Arrow a 2 leads inside and a 3 nowhere."""
    pawns = "f1 ring-10, f2 throne, f3 throne, f4 heaven-1"
    assert position(pawns, advanced=True).play("die:2", "move:f1").at("f1") == "throne"
    assert position(pawns, advanced=True).play("die:3").refusal("move:f1") == "H-3.6"


@rule("H-1.4")
def test_four_sit_clockwise_as_the_board_has_them() -> None:
    """Franciscans, Carmelites, Dominicans, Jesuits; the first seat may choose another colour."""
    assert dealt(4).view().colours == ORDERS
    assert dealt(4, colour="dominicans").view().colours == [*ORDERS[2:], *ORDERS[:2]]


@rule("H-1.4")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_colours_play(players: int) -> None:
    """No more and no fewer."""
    with pytest.raises(Refused):
        GAME.setup(players)


@rule("H-1.4")
def test_two_sit_opposite_unless_they_choose_otherwise() -> None:
    """Beside each other, or by lot."""
    assert dealt(2).view().colours == ["franciscans", "dominicans"]
    assert dealt(2, colour="jesuits").view().colours == ["jesuits", "carmelites"]
    assert dealt(2, seating="beside").view().colours == ["franciscans", "carmelites"]
    p = dealt(2, seating="lot", first="seat-1").play("lot:jesuits", "lot:dominicans")
    assert p.view().colours == ["jesuits", "dominicans"]


@rule("H-1.4")
def test_three_are_seated_by_lot() -> None:
    """Each colour once; turns go round the board, not round the list of seats."""
    p = dealt(3, first="seat-1")
    assert p.legal() == [f"lot:{order}" for order in ORDERS]
    p.play("lot:jesuits", "lot:franciscans")
    assert p.refusal("lot:jesuits") == "H-1.4"
    p.play("lot:dominicans", "saint:dominic")
    assert p.view().colours == ["jesuits", "franciscans", "dominicans"]
    assert p.turn == "jesuits"
    assert p.play("die:2").turn == "franciscans"
    assert p.play("die:2").turn == "dominicans"


@rule("H-1.4")
@pytest.mark.parametrize(
    ("players", "seating"), [(3, "opposite"), (3, "beside"), (4, "opposite"), (2, "round")]
)
def test_seatings_that_a_table_does_not_have(players: int, seating: str) -> None:
    """Only two can choose whether they sit opposite."""
    with pytest.raises(Refused) as refusal:
        GAME.setup(players, {"seating": seating})
    assert refusal.value.rule == "H-1.4"


@rule("H-1.4")
@pytest.mark.parametrize("tile", [13, 15, 16, 17])
def test_tiles_of_absent_colours_are_regular(tile: int) -> None:
    """Start, entrance and Holy Ground of the Carmelites do nothing where they do not play."""
    p = position(f"f2 {tile - 1}, d2 {tile}", players=2).play("die:1", "move:f2")
    assert (p.at("f2"), p.at("d2"), p.turn) == (str(tile), "home", "dominicans")


@rule("H-1.4")
def test_pawns_of_absent_colours_are_not_there() -> None:
    """No action names them."""
    p = position("f2 20", players=2).play("die:1")
    assert p.refusal("move:c1") == "T-1.4"
    assert p.refusal("start:j1") == "T-1.4"
    assert {pawn.colour for pawn in p.view().pawns} == {"franciscans", "dominicans"}


@rule("H-1.4")
def test_saint_cards_of_absent_colours_stay_in_the_deck() -> None:
    """Sixteen for two players as well, those of the Carmelites among them."""
    p = dealt(2, first="seat-1")
    assert p.view().saints_left == 16
    assert "saint:teresa-of-avila" in p.legal()
