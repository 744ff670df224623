"""Chapter 6: modes, points, alliances, teams, tokens, the Throne Room."""

import pytest

from questable.engine import Value
from tests.games.holy_quest.position import Position, position, told
from tests.rule import rule

HOME_STRETCH = "f1 59, f2 heaven-2, f3 heaven-3, f4 heaven-4"
"""A 2 brings the last of the Franciscans in."""
THRONE_NEXT = "f1 ring-10, f2 throne, f3 throne, f4 throne"
OWN_CARDS = ("francis-of-assisi", "clare-of-assisi", "anthony-of-padua", "bonaventure")
OTHER_CARDS = (
    "teresa-of-avila", "therese-of-lisieux", "john-of-the-cross", "simon-stock", "dominic",
    "catherine-of-siena", "thomas-aquinas", "martin-de-porres", "ignatius-of-loyola",
    "francis-xavier", "aloysius-gonzaga", "peter-claver",
)  # fmt: skip


def won(p: Position) -> Position:
    """The Franciscans' last pawn comes in by a 2."""
    return p.play("die:2", "move:f1")


@rule("H-6.1")
def test_easy_saint_and_wild_tiles_give_cards_and_fire_and_freeze_the_token() -> None:
    """No ice and no Action cards; other tiles are regular."""
    easy: dict[str, Value] = {"mode": "easy", "dice": "1"}
    for place in ("3", "8"):
        p = position(f"f2 {place}", house=easy).on_top("dominic")
        p.play("die:1", "move:f2", "saint:bonaventure")
        assert p.view().players[0].cards == ["dominic"]
    p = position("f2 21, c2 36", house=easy).play("die:1", "move:f2")
    assert p.view().players[0].tokens == ["franciscans"]
    p = position("f2 6", house=easy).tokens(franciscans="franciscans").play("die:1", "move:f2")
    assert p.view().players[0].tokens == []
    for start, end in (("4", "5"), ("5", "6"), ("7", "8")):
        assert position(f"f2 {start}", house=easy).play("die:1", "move:f2").at("f2") == end


@rule("H-6.1", "H-6.8", "H-6.4", "H-6.9")
@pytest.mark.parametrize(
    ("mode", "players", "advanced", "most"),
    [
        ("easy", 4, False, 34), ("easy", 4, True, 43), ("competition", 4, False, 33),
        ("competition", 4, True, 42), ("competition", 2, False, 29), ("full", 4, False, 22),
        ("full", 4, True, 31),
    ],
)  # fmt: skip
def test_the_most_points_there_are(mode: str, players: int, advanced: bool, most: int) -> None:
    """All pawns in, every card and token that counts."""
    pawns = THRONE_NEXT if advanced else HOME_STRETCH
    p = position(pawns, players, mode=mode, advanced=advanced, score=True, dice="1")
    p.kept("franciscans", *OWN_CARDS)
    if mode == "easy":
        p.kept("franciscans", *OTHER_CARDS).tokens(franciscans="franciscans")
    elif mode == "competition":
        orders = [player.colour for player in p.view().players]
        p.tokens(**dict.fromkeys(orders, "franciscans"))
    assert won(p).scores[0] == most
    assert p.ending == ("score", [0])


@rule("H-6.1", "H-6.12")
def test_the_highest_score_wins_and_equal_ones_share() -> None:
    """Whoever ends the game; without score it is who comes in first."""
    p = position(HOME_STRETCH, mode="easy", dice="1").kept("carmelites", *OTHER_CARDS[:4])
    p.kept("carmelites", "dominic")
    assert won(p).ending == ("score", [0, 1])
    p = position(HOME_STRETCH, mode="easy", dice="1").kept("carmelites", *OTHER_CARDS[:6])
    assert won(p).ending == ("score", [1])
    assert won(position(HOME_STRETCH, mode="easy", score=False, dice="1")).ending == ("heaven", [0])


@rule("H-6.2")
def test_simple_has_no_saint_cards() -> None:
    """Saint tiles are regular, and cards 1 and 10 are out."""
    p = position("f2 3, f3 20", mode="simple")
    assert p.play("die:1", "move:f2").turn == "carmelites"
    assert p.refusal("action:1") == "T-1.4"
    assert p.refusal("action:10") == "T-1.4"


@rule("H-6.3")
def test_one_way_keeps_its_direction() -> None:
    """Card 5 is out."""
    p = position(one_way=True, direction="counterclockwise")
    assert p.refusal("action:5") == "T-1.4"
    assert p.direction == "counterclockwise"


@rule("H-6.4")
def test_full_is_won_by_the_first_with_all_four_in_heaven() -> None:
    """Without score; tokens and card 10 are out."""
    p = position(HOME_STRETCH)
    assert p.refusal("token:franciscans") == "T-1.4"
    assert p.refusal("action:10") == "T-1.4"
    assert won(p).ending == ("heaven", [0])
    assert p.scores == [1, 0, 0, 0]


@rule("H-6.5")
def test_a_different_member_rolls_each_turn() -> None:
    """The first of three, then the second; a roll again is the same one's."""
    p = position("f2 20", 2, members_1=3)
    assert (p.view().players[0].member, p.view().players[0].members) == (1, 3)
    p.play("die:6", "start:f1", "die:1", "move:f1")
    assert p.view().players[0].member == 2
    log = p.listen()
    p.play("die:3")
    assert [fact["member"] for fact in told(log, "turn")] == [2]


@rule("H-6.6")
def test_team_mates_move_each_others_pawns_and_win_with_eight() -> None:
    """Duty included, and harm excluded."""
    p = position("d2 40", mode="teamwork").play("die:3")
    assert p.legal() == ["move:d2"]
    p = position("d2 40", mode="teamwork").play("die:6")
    assert p.legal("start")[-1] == "start:d4"
    p = position("f2 39, d2 40", mode="teamwork").play("die:1")
    assert p.refusal("move:f2") == "H-3.6"
    partner = "d1 heaven-1, d2 heaven-2, d3 heaven-3, d4 heaven-4"
    p = won(position(f"{HOME_STRETCH}, {partner}", mode="teamwork"))
    assert p.ending == ("team-heaven", [0, 2])
    assert not won(position(HOME_STRETCH, mode="teamwork")).over
    assert p.view().players[0].tokens == ["dominicans"]


@rule("H-6.7", "H-6.11")
def test_card_10_makes_and_ends_alliances() -> None:
    """Proposed to one without an ally, accepted or declined; then it can only be ended."""
    p = position("f2 4", mode="alliance").play("die:1", "move:f2", "action:10")
    assert p.legal() == ["ally:carmelites", "ally:dominicans", "ally:jesuits", "pass"]
    assert p.refusal("part") == "H-6.7"
    p.play("ally:dominicans")
    assert (p.state.actor, p.legal()) == (2, ["accept", "decline"])
    p.play("accept")
    assert p.view().players[0].ally == "dominicans"
    assert p.view().players[0].tokens == ["dominicans"]
    p = position("f2 4", mode="alliance").allied("franciscans", "dominicans")
    p.play("die:1", "move:f2", "action:10")
    assert p.legal() == ["part", "pass"]
    p.play("part")
    assert p.view().players[2].tokens == ["dominicans"]
    p = position("f2 4", mode="alliance").play("die:1", "move:f2", "action:10")
    assert p.play("ally:jesuits", "decline").view().players[0].ally == ""


@rule("H-6.7")
def test_an_allys_pawn_may_be_moved_but_need_not() -> None:
    """It is not started, and may be let be when nothing else can move; it wins for its colour."""
    in_heaven = "f1 heaven-4, f2 heaven-3, f3 heaven-2, f4 heaven-1"
    pair = ("franciscans", "dominicans")
    p = position("f2 40, d2 28", mode="alliance").allied(*pair).play("die:1")
    assert p.legal() == ["move:f2", "move:d2", "start:f1", "start:f3", "start:f4"]
    assert p.refusal("start:d1") == "H-6.7"
    assert p.refusal("pass") == "H-3.5"
    p = position(f"{in_heaven}, d2 28", mode="alliance").allied(*pair).play("die:6")
    assert p.legal() == ["roll", "move:d2", "pass"]
    p = position("d1 heaven-4, d2 heaven-3, d3 heaven-1, d4 28", mode="alliance").allied(*pair)
    assert p.play("die:4", "move:d4").ending == ("heaven", [2])


@rule("H-6.8")
def test_wild_wins_tokens_by_any_double() -> None:
    """One's own while nobody has it, or one in play; then this pawn rolls one die."""
    p = position("f2 8", mode="competition").tokens(carmelites="jesuits").play("die:1", "move:f2")
    assert p.legal("token") == ["token:franciscans", "token:carmelites"]
    assert p.refusal("token:dominicans") == "H-6.8"
    p.play("token:carmelites", "dice:2:2")
    assert p.view().players[0].tokens == ["carmelites"]
    p.play("die:3")
    assert (p.at("f2"), p.turn) == ("12", "carmelites")
    p = position("f2 8", mode="competition").play("die:1", "move:f2", "token:franciscans")
    assert p.play("dice:1:2").view().players[0].tokens == []
    p = position("f2 8", mode="competition").tokens(franciscans="jesuits")
    assert p.play("die:1", "move:f2").legal("token") == ["token:franciscans"]


@rule("H-6.9")
def test_the_throne_room_opens_with_all_four_in_heaven() -> None:
    """And the game goes on; the first with all four inside wins."""
    p = position(HOME_STRETCH, advanced=True)
    assert not (p.state.open & 1)
    log = p.listen()
    won(p)
    assert told(log, "way-open") == [{"colour": "franciscans"}]
    assert not p.over
    assert won(position(THRONE_NEXT, advanced=True)).ending == ("throne", [0])


@rule("H-6.9")
def test_a_pawn_bumped_on_the_ring_goes_to_heaven_and_the_way_stays_open() -> None:
    """To the free tile nearest the Throne Room; a Captain only by a Captain."""
    carmelites = "c1 heaven-4, c2 heaven-3, c3 heaven-1, c4 ring-5"
    p = position(f"f1 heaven-4, f2 ring-4, f3 throne, f4 throne, {carmelites}", advanced=True)
    p.play("die:1", "move:f2")
    assert p.at("c4") == "heaven-2"
    assert p.state.open & 2
    captain = "c1 ring-5, c2 heaven-4, c3 throne, c4 throne"
    p = position(f"f1 heaven-4, f2 ring-4, f3 throne, f4 throne, {captain}", advanced=True)
    assert p.play("die:1").refusal("move:f2") == "H-3.7"


@rule("H-6.9")
def test_the_own_side_blocks_on_the_ring_and_the_count_is_exact() -> None:
    """Beyond the Throne Room is no move."""
    p = position("f1 ring-10, f2 ring-11, f3 throne, f4 heaven-1", advanced=True).play("die:1")
    assert p.refusal("move:f1") == "H-6.9"
    p = position("f1 ring-10, f2 ring-11, f3 throne, f4 heaven-1", advanced=True).play("die:3")
    assert p.refusal("move:f1") == "H-3.6"
