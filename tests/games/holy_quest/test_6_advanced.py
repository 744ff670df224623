"""Chapter 6, the Throne Room: Advanced play (H-6.9)."""

import pytest

from questable.engine import Value
from tests.games.holy_quest.position import LAST_ONE, Position, position
from tests.games.played import told
from tests.rule import rule

LAST_STEP = "f1 ring-10, f2 throne, f3 throne, f4 throne"
"""A 2 brings the last of the Franciscans into the Throne Room."""
FRANCISCANS = ("francis-of-assisi", "clare-of-assisi", "anthony-of-padua", "bonaventure")
OTHERS = (
    "teresa-of-avila", "therese-of-lisieux", "john-of-the-cross", "simon-stock", "dominic",
    "catherine-of-siena", "thomas-aquinas", "martin-de-porres", "ignatius-of-loyola",
    "francis-xavier", "aloysius-gonzaga", "peter-claver",
)  # fmt: skip


def advanced(pawns: str, **options: Value) -> Position:
    """A game with the Throne Room and one die."""
    return position(pawns, house={"advanced": True, "dice": "1", **options})


@rule("H-6.9")
def test_the_way_opens_with_all_four_in_heaven() -> None:
    """And the game goes on."""
    p = advanced(f"{LAST_ONE}, c1 heaven-4")
    log = p.listen()
    p.play("die:2", "move:f1")
    assert told(log, "way-open") == [{"colour": "franciscans"}]
    assert not p.over
    p.play("die:3", "die:3", "die:3", "die:1", "move:f4")
    assert p.at("f4") == "ring-0"


@rule("H-6.9")
def test_before_that_nobody_leaves_heaven() -> None:
    """Three of four are not enough."""
    p = advanced("f1 40, f2 heaven-2, f3 heaven-3, f4 heaven-4").play("die:1")
    assert p.refusal("move:f4") == "H-3.6"
    assert p.legal("move") == ["move:f1"]
    p = advanced("f1 59, f2 40, f3 heaven-3, f4 heaven-4").play("die:2", "move:f1")
    assert p.state.open == 0


@rule("H-6.9")
def test_heaven_and_ring_are_walked_in_one_count() -> None:
    """From Heaven 2 a 6 leads to the fourth tile of the ring."""
    p = advanced("f1 heaven-1, f2 heaven-2, f3 heaven-3, f4 heaven-4").play("die:6", "move:f2")
    assert p.at("f2") == "ring-3"


@rule("H-6.9")
def test_bumping_on_the_ring_sends_to_the_free_heaven_tile_nearest_the_throne_room() -> None:
    """Heaven 2 here."""
    carmelites = "c1 heaven-4, c2 heaven-3, c3 heaven-1, c4 ring-5"
    p = advanced(f"f1 heaven-4, f2 ring-4, f3 throne, f4 throne, {carmelites}")
    p.play("die:1", "move:f2")
    assert (p.at("c4"), p.at("f2")) == ("heaven-2", "ring-5")
    carmelites = "c1 heaven-1, c2 throne, c3 throne, c4 ring-5"
    p = advanced(f"f1 heaven-4, f2 ring-4, f3 throne, f4 throne, {carmelites}")
    assert p.play("die:1", "move:f2").at("c4") == "heaven-4"


@rule("H-6.9")
def test_the_way_stays_open_when_a_pawn_is_bumped_back() -> None:
    """It goes on from Heaven again."""
    carmelites = "c1 throne, c2 throne, c3 throne, c4 ring-5"
    p = advanced(f"f1 heaven-4, f2 ring-4, f3 throne, f4 throne, {carmelites}")
    p.play("die:1", "move:f2", "die:2", "move:c4")
    assert p.at("c4") == "ring-4"


@rule("H-6.9")
def test_the_own_side_blocks_on_the_ring() -> None:
    """Own pawns, and a team mate's."""
    p = advanced("f1 ring-9, f2 ring-10, f3 throne, f4 heaven-1").play("die:1")
    assert p.refusal("move:f1") == "H-6.9"
    mates = "f1 ring-9, f2 throne, f3 throne, f4 heaven-1, d2 ring-10, d1 throne, d3 throne"
    p = advanced(f"{mates}, d4 throne", mode="teamwork").play("die:1")
    assert p.refusal("move:f1") == "H-6.9"


@rule("H-6.9")
@pytest.mark.parametrize(("bumper", "bumped"), [("f2", False), ("f1", True)])
def test_captains_keep_their_immunity_on_the_ring(bumper: str, bumped: bool) -> None:
    """Only a Captain bumps one."""
    rest = "f1 heaven-4, f3 throne, f4 throne" if bumper == "f2" else "f2 heaven-4, f3 throne"
    more = "" if bumper == "f2" else ", f4 throne"
    captain = "c1 ring-5, c2 throne, c3 throne, c4 throne"
    p = advanced(f"{bumper} ring-4, {rest}{more}, {captain}").play("die:1")
    if bumped:
        assert p.play(f"move:{bumper}").at("c1") == "heaven-4"
    else:
        assert p.refusal(f"move:{bumper}") == "H-3.7"


@rule("H-6.9")
def test_nothing_but_a_bump_reaches_a_pawn_on_the_ring() -> None:
    """No ice, no change of places, no Wild bump; nor in Heaven or the Throne Room."""
    away = "c1 ring-5, c2 heaven-4, c3 throne, c4 ring-6"
    assert advanced(f"f2 6, {away}").play("die:1", "move:f2").turn == "carmelites"
    assert advanced(f"f2 8, {away}").play("die:1", "move:f2").legal("bump") == []
    for card in (7, 8):
        p = advanced(f"f2 4, {away}").play("die:1", "move:f2", f"action:{card}")
        assert p.turn == "carmelites"


@rule("H-6.9")
def test_the_first_with_all_four_inside_wins() -> None:
    """By exact count; without score."""
    assert advanced(LAST_STEP).play("die:2", "move:f1").ending == ("throne", [0])


@rule("H-6.9")
def test_points_of_the_throne_room_instead_of_heavens() -> None:
    """2 each pawn inside, 10 for all four; pawns in Heaven count nothing."""
    p = advanced(f"{LAST_STEP}, c1 throne, c2 heaven-1, c3 heaven-4", score=True)
    assert p.play("die:2", "move:f1").scores == [18, 2, 0, 0]
    assert p.ending == ("score", [0])


@rule("H-6.9")
@pytest.mark.parametrize(("mode", "most"), [("easy", 43), ("competition", 42), ("full", 31)])
def test_most_points(mode: str, most: int) -> None:
    """8 + 10, and what the mode gives for cards and tokens."""
    p = advanced(LAST_STEP, mode=mode, score=True).kept("franciscans", *FRANCISCANS)
    if mode == "easy":
        p.kept("franciscans", *OTHERS).tokens(franciscans="franciscans")
    elif mode == "competition":
        orders = ("franciscans", "carmelites", "dominicans", "jesuits")
        p.tokens(**dict.fromkeys(orders, "franciscans"))
    assert p.play("die:2", "move:f1").scores[0] == most


@rule("H-6.9")
def test_in_teamwork_it_opens_colour_by_colour() -> None:
    """The Franciscans may go on while their partner is on the path."""
    p = advanced("f1 heaven-1, f2 heaven-2, f3 heaven-3, f4 heaven-4, d2 40", mode="teamwork")
    assert p.play("die:1", "move:f4").at("f4") == "ring-0"
    assert not (p.state.open >> 2) & 1


@rule("H-6.9")
def test_in_teamwork_the_team_wins_with_all_eight_inside() -> None:
    """Not with four."""
    partner = "d1 throne, d2 throne, d3 throne, d4 throne"
    p = advanced(f"{LAST_STEP}, {partner}", mode="teamwork").play("die:2", "move:f1")
    assert p.ending == ("team-throne", [0, 2])
    p = advanced(f"{LAST_STEP}, {partner.replace('d4 throne', 'd4 heaven-4')}", mode="teamwork")
    assert not p.play("die:2", "move:f1").over
