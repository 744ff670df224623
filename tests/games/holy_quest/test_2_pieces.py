"""Chapter 2: pawns and saints, the two decks, ice, tokens, the Direction card."""

import pytest

from questable import saints
from questable.engine import Value
from questable.games.holy_quest import GAME
from questable.games.holy_quest.contents import box_of
from questable.games.holy_quest.pack import shipped
from tests.games.holy_quest.position import Position, dealt, position
from tests.rule import rule

BASE = {
    "franciscans": ["francis-of-assisi", "clare-of-assisi", "anthony-of-padua", "bonaventure"],
    "carmelites": ["teresa-of-avila", "therese-of-lisieux", "john-of-the-cross", "simon-stock"],
    "dominicans": ["dominic", "catherine-of-siena", "thomas-aquinas", "martin-de-porres"],
    "jesuits": ["ignatius-of-loyola", "francis-xavier", "aloysius-gonzaga", "peter-claver"],
}
NO_CARDS: dict[str, Value] = {f"card_{n}": False for n in range(1, 13)}
MORE_DOMINICANS = "pick:hyacinth pick:rose-of-lima pick:albert-the-great pick:vincent-ferrer"
MORE_FRANCISCANS = (
    "pick:bonaventure pick:pio-of-pietrelcina pick:clare-of-assisi pick:junipero-serra"
)


@rule("H-2.1")
def test_four_pawns_to_a_colour_each_a_saint() -> None:
    """The base game's sixteen, the Captain first."""
    pawns = position().view().pawns
    for order, letter in zip(BASE, "fcdj", strict=True):
        assert [each.pawn for each in pawns if each.colour == order] == [
            f"{letter}{n}" for n in range(1, 5)
        ]
        assert [each.saint for each in pawns if each.colour == order] == BASE[order]


@rule("H-2.1")
def test_one_of_them_is_the_captain() -> None:
    """Francis, Teresa, Dominic, Ignatius."""
    captains = [each.saint for each in position().view().pawns if each.captain]
    assert captains == ["francis-of-assisi", "teresa-of-avila", "dominic", "ignatius-of-loyola"]


@rule("H-2.1")
def test_the_expansion_has_four_more_of_each_order() -> None:
    """Sixteen more, nobody twice."""
    orders = shipped().facts["saints"]
    assert isinstance(orders, list)
    assert [len(order["expansion"]) for order in orders] == [4, 4, 4, 4]
    keys = [key for order in orders for key in (*order["base"], *order["expansion"])]
    assert len(set(keys)) == 32


@rule("H-2.1")
def test_with_the_expansion_four_of_eight_are_picked() -> None:
    """By each player in turn, each saint once and of the own order; the Captain lines up first."""
    p = dealt(2, expansion=True, first="seat-2")
    assert (p.state.actor, len(p.legal("pick"))) == (1, 8)
    p.play("pick:hyacinth", "pick:dominic")
    assert p.refusal("pick:dominic") == "H-2.1"
    assert p.refusal("pick:clare-of-assisi") == "H-2.1"
    p.play("pick:rose-of-lima", "pick:martin-de-porres")
    assert p.state.actor == 0
    p.play(*MORE_FRANCISCANS.split())
    pawns = {each.pawn: each for each in p.view().pawns}
    assert [pawns[f"d{n}"].saint for n in range(1, 5)] == [
        "dominic",
        "martin-de-porres",
        "rose-of-lima",
        "hyacinth",
    ]
    assert [each.pawn for each in p.view().pawns if each.captain] == ["d1"]


@rule("H-2.1")
def test_the_captain_is_recommended_and_no_duty() -> None:
    """Who leaves it in the box has no Captain."""
    p = dealt(2, expansion=True, first="seat-1")
    p.play(*MORE_FRANCISCANS.split(), *MORE_DOMINICANS.split())
    assert not any(each.captain for each in p.view().pawns)


@rule("H-2.1")
def test_nobody_moves_another_colours_pawn() -> None:
    """One's pawns are those of one's colour."""
    p = position("f2 20, d2 30").play("die:2")
    assert p.refusal("move:d2") == "H-2.1"
    assert p.play("move:f2").turn == "carmelites"
    assert position("f2 20").play("die:1").refusal("start:d1") == "H-2.1"


@rule("H-2.2")
def test_a_saint_card_tells_of_its_saint() -> None:
    """Feast, birth, death, canonisation, patronage, how they are depicted, a short life."""
    collection = saints.shipped()
    for key in box_of(shipped()).saints:
        saint = collection.by_key[key]
        assert 1 <= saint.month <= 12
        assert 1 <= saint.day <= 31
        assert saint.born.century <= saint.died.century
        assert saint.canonised is None or saint.canonised > 1000
        for language in ("en", "fr"):
            assert saint.name[language]
            assert language in saint.patronages
            assert saint.depicted[language]
            assert len(saint.life[language]) > 100


@rule("H-2.2")
def test_the_deck_is_the_sixteen_of_the_base_game() -> None:
    """One card for each saint, each of them as likely on top."""
    p = dealt(2, first="seat-1")
    assert sorted(p.legal()) == sorted(f"saint:{key}" for keys in BASE.values() for key in keys)
    assert p.state.weight() == 16


@rule("H-2.2")
def test_the_deck_may_be_all_32() -> None:
    """With the pawns of the base game or picked ones."""
    p = dealt(2, first="seat-1", deck="all")
    assert p.view().saints_left == 32
    assert "saint:hyacinth" in p.legal()


@rule("H-2.2")
def test_the_deck_may_match_the_chosen_pawns() -> None:
    """An absent order gives its four of the base game."""
    p = dealt(2, expansion=True, first="seat-1")
    p.play(*MORE_FRANCISCANS.split(), *MORE_DOMINICANS.split())
    assert p.view().saints_left == 16
    assert "saint:hyacinth" in p.legal()
    assert "saint:junipero-serra" in p.legal()
    assert "saint:teresa-of-avila" in p.legal()
    assert "saint:dominic" not in p.legal()


@rule("H-2.2")
def test_everybody_knows_which_saint_is_next() -> None:
    """The top card is revealed at the start."""
    p = dealt(2, first="seat-1")
    assert p.phase == "reveal"
    p.play("saint:dominic")
    assert [p.view(seat).top_saint for seat in (-1, 0, 1)] == ["dominic"] * 3


@rule("H-2.2")
def test_the_next_top_card_is_revealed_as_soon_as_the_last_is_drawn() -> None:
    """Before anything else happens; the card drawn cannot be it."""
    p = position("f2 3").on_top("dominic").play("die:1", "move:f2")
    assert p.phase == "reveal"
    assert p.refusal("saint:dominic") == "H-2.2"
    assert p.play("saint:clare-of-assisi").view().top_saint == "clare-of-assisi"


@rule("H-2.3")
def test_there_are_36_action_cards_three_of_each_number() -> None:
    """Numbers 1 to 12."""
    cards = shipped().facts["cards"]
    assert isinstance(cards, list)
    assert [copies for _, copies, _ in cards] == [3] * 12
    assert dealt(3, mode="alliance", first="seat-1").state.box.copies[1:] == [3] * 12


@rule("H-2.3")
def test_a_drawn_card_is_any_of_those_left() -> None:
    """33 in Full play without card 10; each drawn one leaves the shuffled part."""
    p = position("f2 4").play("die:1", "move:f2")
    assert p.state.weight() == 33
    assert p.refusal("action:10") == "T-1.4"
    assert p.play("action:4").view().actions_left == 33
    assert p.state.action_bag[4] == 2


def deck(p: Position, bag: list[int], under: list[int]) -> Position:
    """The Action deck: some cards in no order, then some of known order."""
    p.state.action_bag = [bag.count(n) for n in range(13)]
    p.state.action_left, p.state.action_tail = len(bag), under
    return p


@rule("H-2.3")
def test_a_used_action_card_goes_under_its_deck() -> None:
    """Lowest, and seen by all; the deck is never shuffled again."""
    p = deck(position("f2 4"), [6], [5, 4]).play("die:1", "move:f2", "action:6")
    assert p.view().actions_under == [5, 4, 6]
    p.play("die:3", "die:3", "die:3", "die:5", "move:f2")
    assert p.legal() == ["action:5"]
    assert p.refusal("action:6") == "H-2.3"
    p.play("action:5")
    assert p.view().actions_under == [4, 6, 5]


@rule("H-2.3")
def test_an_action_card_goes_under_after_it_has_been_followed() -> None:
    """While it is followed the deck lacks it; the tile that it leads to finds it again."""
    p = deck(position("f2 4, f3 17"), [9], []).play("die:1", "move:f2", "action:9")
    assert (p.view().card, p.view().actions_left) == (9, 0)
    p.play("move:f3")
    assert p.phase == "draw"
    assert p.legal() == ["action:9"]


@rule("H-2.3")
def test_a_saint_card_that_nobody_keeps_goes_under_its_deck() -> None:
    """Lowest; below the last card of unknown order they come again as they lie."""
    p = position("f2 3").on_top("dominic").play("die:1", "move:f2", "saint:clare-of-assisi")
    assert p.view().saints_under == ["dominic"]
    p = position("f2 3").on_top("dominic")
    p.state.saint_bag, p.state.saint_tail = 0, [p.state.box.saints.index("bonaventure")]
    p.play("die:1", "move:f2")
    assert (p.view().top_saint, p.view().saints_under) == ("bonaventure", ["dominic"])


@rule("H-2.3")
def test_a_saint_card_goes_under_after_it_has_been_followed() -> None:
    """With one card in the deck there is none on top while its question is open."""
    p = position("f2 18").on_top("dominic").read("dominic")
    p.state.saint_bag = 0
    p.play("die:1", "move:f2")
    assert (p.view().top_saint, p.view().saints_left) == ("", 0)
    p.play("question:dominic:level-1:1", "answer:2")
    assert p.view().top_saint == "dominic"


@rule("H-2.3")
def test_an_empty_action_deck_makes_its_tile_regular() -> None:
    """And takes the card off the Wild tile."""
    p = position("f2 4", house=NO_CARDS).play("die:1", "move:f2")
    assert (p.at("f2"), p.turn) == ("5", "carmelites")
    p = position("f2 8", house=NO_CARDS).play("die:1", "move:f2")
    assert p.refusal("draw") == "H-2.3"
    assert p.legal() == ["both"]


def without_saint_cards(pawns: str) -> Position:
    """All Saint cards have been kept."""
    p = position(pawns, score=True)
    p.state.saint_bag, p.state.saint_top, p.state.saint_tail = 0, -1, []
    return p


@rule("H-2.3")
def test_an_empty_saint_deck_makes_its_tile_regular() -> None:
    """The pawn just stands there."""
    p = without_saint_cards("f2 3").play("die:1", "move:f2")
    assert (p.at("f2"), p.turn, p.view().saints_left) == ("4", "carmelites", 0)


@rule("H-2.3")
def test_card_1_does_nothing_when_the_saint_deck_is_empty() -> None:
    """It goes under all the same."""
    p = without_saint_cards("f2 4").play("die:1", "move:f2", "action:1")
    assert (p.at("f2"), p.turn, p.view().actions_under) == ("5", "carmelites", [1])


@rule("H-2.4")
def test_ten_ice_markers_lie_ready() -> None:
    """Each frozen pawn takes one, and gives it back."""
    p = position("f2 4, d2 20").play("die:1", "move:f2", "action:7", "freeze:d2")
    assert (position().view().ice, p.view().ice) == (10, 9)
    p = position("f2 21, f3 30*").play("roll", "die:1", "move:f2", "unfreeze:f3")
    assert p.view().ice == 10


@rule("H-2.4")
@pytest.mark.parametrize("left", [0, 1])
def test_without_markers_nobody_can_be_frozen(left: int) -> None:
    """With the last one it works."""
    p = position("f2 4, d2 20").ice(left).play("die:1", "move:f2", "action:7")
    if left:
        p.play("freeze:d2")
    assert (p.at("d2"), p.turn) == ("20*" if left else "20", "carmelites")


@rule("H-2.4")
def test_two_dice_fall_in_21_ways_of_36() -> None:
    """Nobody tells them apart: a 1 and a 2 is twice as likely as a double."""
    p = position("f2 8").play("die:1", "move:f2", "both")
    assert len(p.legal()) == 21
    assert p.state.weight() == 36
    cases = [p.state.outcome(k).text for k in range(36)]
    assert (cases.count("dice:1:2"), cases.count("dice:2:2")) == (2, 1)


@rule("H-2.4")
def test_there_is_one_token_to_each_order_that_plays() -> None:
    """In Alliance play each lies at home at first."""
    p = position(players=4, mode="alliance")
    assert [player.tokens for player in p.view().players] == [
        ["franciscans"],
        ["carmelites"],
        ["dominicans"],
        ["jesuits"],
    ]
    assert [player.tokens for player in position().view().players] == [[], [], [], []]


@rule("H-2.4")
def test_there_is_one_direction_card_for_all() -> None:
    """It shows the same way to everybody."""
    p = position("f2 4").play("die:1", "move:f2", "action:5")
    assert {p.view(seat).direction for seat in range(4)} == {"counterclockwise"}
    assert p.play("die:6", "start:c2").at("c2") == "13"


@rule("H-2.4")
def test_a_game_is_made_of_what_the_pack_says() -> None:
    """Twelve markers in a pack of someone's own are twelve on the table."""
    pack = GAME.read_pack(
        "mine.toml", 'name = "mine"\nextends = "base"\n[pieces]\nice = 12\nwrong = 4\n'
    )
    assert dealt(2, pack=pack, first="seat-1").view().ice == 12
