"""What views, bots, clocks and series read off a game of The Holy Quest."""

from questable.engine import Value
from questable.games.holy_quest import GAME
from questable.games.holy_quest.board import NOWHERE, Board
from questable.games.holy_quest.state import NONE
from tests.games.holy_quest.position import LAST_ONE, dealt, laid, later, position
from tests.games.holy_quest.test_options import refusal
from tests.rule import rule

STUCK = "f1 0, f2 heaven-2, f3 heaven-3, f4 heaven-4"


@rule("H-3.5", "H-6.7")
def test_a_free_six_is_known_without_thinking() -> None:
    """Also where an ally's pawn could move; not where a pawn can be started."""
    p = position(f"{STUCK}, d2 20", mode="alliance").allied("franciscans", "dominicans")
    free = GAME.obvious(p.play("die:6").view())
    assert free is not None
    assert free.text == "roll"
    assert GAME.obvious(position().play("die:6").view()) is None


@rule("H-4.7")
def test_whom_the_dice_are_rolled_for_is_seen() -> None:
    """A pawn that is to be bumped, until they have fallen."""
    p = position("f2 8, d2 51").play("die:1", "move:f2", "bump:d2")
    assert p.view().target == "d2"
    assert p.play("die:3").view().target == ""


@rule("H-6.7")
def test_to_whom_an_alliance_is_proposed_is_seen() -> None:
    """Until there is an answer."""
    p = position("f2 4", mode="alliance").play("die:1", "move:f2", "action:10", "ally:jesuits")
    assert p.view().target == "jesuits"
    assert p.play("decline").view().target == ""


@rule("H-3.13")
def test_another_turn_of_the_same_player_is_another_turn() -> None:
    """Clocks begin anew with it."""
    p = position("f2 8").play("die:1", "move:f2", "both")
    before = GAME.turn(p.state)
    p.play("dice:6:6")
    assert p.turn == "franciscans"
    assert GAME.turn(p.state) == (0, before[1] + 1)


@rule("H-4.5")
def test_what_is_handed_on_as_read() -> None:
    """What was read in earlier games stays so; where all count as read, nobody noted which."""
    for read, known in (("series", [1, 2, 3]), ("game", [1, 2, 3]), ("all", [1, 2])):
        p = later(2, {"read": [1, 2]}, {"read": read, "first": "seat-1"})
        p.state.read |= 1 << 3
        assert GAME.following(p.setup, p.state).carried["read"] == known, read


@rule("H-4.8")
def test_a_wild_bump_is_told_before_the_pawn_that_takes_the_place() -> None:
    """Cause before effect."""
    p = position("f2 8, d2 51").play("die:1", "move:f2", "bump:d2")
    log = p.listen()
    p.play("die:6")
    kinds = [event.kind for event in log.events]
    assert kinds.index("bumped") < kinds.index("moved")


@rule("H-6.10")
def test_without_card_8_nobody_changes_places() -> None:
    """The action does not exist at such a table."""
    assert position("f2 20, d2 30", card_8=False).play("die:1").refusal("swap:d2") == "T-1.4"
    assert position("f2 20, d2 30").play("die:1").refusal("swap:d2") == "T-1.3"


@rule("H-6.7")
def test_nobody_proposes_to_a_colour_that_does_not_play() -> None:
    """It is not at the table."""
    p = position("f2 4", 3, mode="alliance").play("die:1", "move:f2", "action:10")
    assert p.refusal("ally:jesuits") == "T-1.4"
    assert p.refusal("ally:carmelites") == ""


@rule("H-6.8")
def test_competition_without_score_has_no_target() -> None:
    """There is nothing to add up."""
    house: dict[str, Value] = {"mode": "competition", "score": False, "tokens": False}
    assert GAME.setup(4, house).options["target"] == 0


@rule("H-6.13")
def test_alliances_with_tokens_are_refused_as_such() -> None:
    """Before it is said that tokens need a score."""
    assert refusal(4, mode="alliance", tokens=True) == ("alliance-with-score", "H-6.13")


@rule("H-4.1")
def test_fast_forward_never_leads_over_the_own_entrance() -> None:
    """Not even to a tile right behind it, which a pack may have."""
    board = Board([["entrance", "fast-forward", "start", "next-start"]] * 4, 4)
    row = board.forward[: board.size]
    assert [row[tile] for tile in (1, 5, 9, 13)] == [5, 9, 13, NOWHERE]
    assert NONE not in row


@rule("H-6.7")
def test_the_player_to_whom_an_alliance_is_proposed_replies() -> None:
    """By colour, not by seat: the lot has seated the Jesuits third."""
    p = dealt(3, {"mode": "alliance", "first": "seat-1"})
    p.play("lot:dominicans", "lot:carmelites", "lot:jesuits")
    laid(p, "d2 34", "dominicans").play("die:1", "move:d2", "action:10", "ally:jesuits")
    assert p.state.actor == 2


@rule("H-6.9")
def test_advanced_with_score_goes_on_when_all_are_in_heaven() -> None:
    """The Throne Room ends it."""
    p = position(LAST_ONE, score=True, advanced=True).play("die:2", "move:f1")
    assert p.turn == "carmelites"


@rule("H-3.1")
def test_the_highest_of_three_begins() -> None:
    """Whoever it is."""
    for rolls, first in ((("6", "2", "3"), 0), (("1", "5", "3"), 1), (("1", "2", "4"), 2)):
        p = dealt(3).play("lot:franciscans", "lot:carmelites", "lot:dominicans")
        assert p.play(*(f"die:{each}" for each in rolls)).state.first == first


@rule("H-6.6")
def test_teams_that_the_lot_has_seated_are_teams_too() -> None:
    """Opposite seats, once the last is seated."""
    p = dealt(4, {"mode": "teamwork", "seating": "lot", "first": "seat-1"})
    p.play("lot:jesuits", "lot:dominicans", "lot:carmelites", "lot:franciscans")
    assert [player.ally for player in p.view().players] == [
        "carmelites", "franciscans", "jesuits", "dominicans",
    ]  # fmt: skip


@rule("H-3.2", "H-4.5")
def test_figures_count_questions_answers_and_turns_of_the_direction() -> None:
    """What `simulate` gathers."""
    p = position("f2 18", read="all").on_top("dominic").play("die:1", "move:f2")
    p.play("saint:bonaventure", "question:dominic:level-1:1", "answer:1", "die:1", "action:5")
    figures = GAME.figures(p.state)
    counted = ("questions-asked", "questions-right", "direction-changes")
    assert [figures[each] for each in counted] == [1, 1, 1]


@rule("H-6.1")
def test_easy_without_tokens_has_fewer_tiles_that_act() -> None:
    """Fire and Freeze do nothing then."""
    house: dict[str, Value] = {"mode": "easy", "dice": "1"}
    assert position(house=house).view().acting == ["saint", "wild", "fire", "freeze"]
    assert position(house={**house, "tokens": False}).view().acting == ["saint", "wild"]
