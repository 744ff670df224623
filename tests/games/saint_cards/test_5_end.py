"""Chapter 5: the last card, the Dealer's last turn, who wins; the call is in test_5_calls."""

import pytest

from tests.games.saint_cards.position import Position, dealt, position
from tests.rule import rule

MORE = "blue.a blue.b"


@rule("S-5.2")
def test_a_last_card_with_two_matches_pays_five() -> None:
    """The rulebook's example: two, and three more; the Dealer still has a turn."""
    p = position("red.oct", MORE, top="red.oct.top").play("play:red.oct")
    assert (p.treasures, p.over) == ([5, 0], False)
    assert p.play("pass").turn == 1


@rule("S-5.2")
def test_only_the_last_card_has_the_bonus() -> None:
    """Neither the one before nor, of two in one turn, the first."""
    p = position("red.a red.b", MORE, top="red.top").play("play:red.a")
    assert p.treasures == [1, 0]
    q = position("red.oct.africa.a red.oct.africa.b", MORE, top="red.top")
    assert q.play("play:red.oct.africa.a").treasures == [1, 0]
    assert q.play("play:red.oct.africa.b").treasures == [1 + 3 + 3, 0]


@rule("S-5.2", "S-4.1")
def test_a_last_wildcard_has_the_bonus() -> None:
    """One for the WildCard, one for its month, three for the last card."""
    p = position("guardian-angels", MORE, top="red.oct").play("play:guardian-angels")
    assert p.treasures == [1 + 1 + 3, 0]


@rule("S-5.2", "S-1.7")
def test_the_bonus_is_paid_before_the_effect() -> None:
    """St. Michael's player has 4 then, so that 3 of another are not more."""
    p = position("saint-michael", MORE, top="cyan.top", treasures=(0, 3)).play("play:saint-michael")
    assert p.treasures == [1 + 3 + 1, 3]


@rule("S-5.3")
def test_the_dealer_has_a_last_turn() -> None:
    """Then the game is over, whatever it was spent on."""
    for last in (["draw", "deal:teal.ka"], ["play:red.b"]):
        p = position("red.a", "red.b blue.b", top="red.top").play("play:red.a", "pass")
        assert (p.turn, p.over) == (1, False)
        p.play(*last)
        assert not p.over
        p.play("pass")
        assert (p.over, p.ending[0]) == (True, "last-card")


@rule("S-5.3")
def test_the_game_goes_on_while_everyone_holds_a_card() -> None:
    """The Dealer's turn is not the last one."""
    p = position("red.a red.b", MORE, top="red.top")
    p.play("play:red.a", "pass", "draw", "deal:teal.ka", "pass")
    assert (p.over, p.turn) == (False, 0)


@rule("S-5.3")
def test_if_the_dealer_goes_out_the_game_is_over_at_once() -> None:
    """Not even a pass is needed, and the bonus is paid."""
    p = position("red.a red.b", "blue.a blue.b", "pink.a", top="pink.top", turn=2)
    p.play("play:pink.a")
    assert (p.over, p.treasures) == (True, [0, 0, 4])


@rule("S-5.3")
def test_the_dealer_goes_out_with_a_second_card() -> None:
    """Both conditions are met in one turn."""
    p = position("red.a red.b", "pink.oct.africa.a pink.oct.africa.b", top="pink.top", turn=1)
    p.play("play:pink.oct.africa.a")
    assert not p.over
    assert p.play("play:pink.oct.africa.b").over


@rule("S-5.3")
def test_those_between_have_their_turns() -> None:
    """Seat 0 goes out; seats 1 and 2 play, then the Dealer, seat 3."""
    p = position("red.a", MORE, "green.a green.b", "pink.a pink.b", top="red.top")
    p.play("play:red.a", "pass")
    for seat, card in ((1, "teal.ka"), (2, "teal.kb"), (3, "teal.kc")):
        assert (p.turn, p.over) == (seat, False)
        p.play("draw", f"deal:{card}", "pass")
    assert p.over


@rule("S-5.3")
def test_those_after_the_dealer_have_none() -> None:
    """Seat 0 goes out, seat 1 deals: seat 2 does not play again."""
    p = position("red.a", MORE, "green.a green.b", top="red.top", dealer=1)
    p.play("play:red.a", "pass", "draw", "deal:teal.ka", "pass")
    assert p.over


@rule("S-5.3")
def test_who_is_out_has_no_more_turns() -> None:
    """Seat 1 is skipped."""
    p = position("red.a red.b red.c", "", "green.a green.b", top="red.top")
    p.play("play:red.a", "pass")
    assert (p.turn, p.legal(seat=1)) == (2, [])


@rule("S-5.3")
def test_several_may_go_out_before_the_dealers_last_turn() -> None:
    """Each has the bonus."""
    p = position("red.a", "red.b", "green.a green.b", top="red.top")
    p.play("play:red.a", "pass", "play:red.b", "pass", "draw", "deal:teal.ka", "pass")
    assert (p.over, p.treasures) == (True, [4, 4, 0])


def last_turn(hand: str, *others: str) -> Position:
    """The Dealer, seat 0, in the last turn: seat 1 has gone out."""
    return position(hand, "", *others, top="cyan.top", dealer=0)


@rule("S-5.3", "S-4.1")
def test_a_wildcard_in_the_dealers_last_turn_names_no_century() -> None:
    """It pays and acts."""
    p = last_turn("our-lady red.a red.b", "green.a").play("play:our-lady")
    assert (p.treasures, p.legal()) == ([3, 1, 1], ["pass"])
    assert p.play("pass").over


@rule("S-5.3", "S-1.7")
def test_the_dealers_last_card_acts_before_the_game_is_over() -> None:
    """All Saints: the other two still exchange a card; no century is named."""
    p = position("green.a green.b", "blue.a blue.b", "all-saints", top="cyan.top", turn=2)
    p.play("play:all-saints")
    assert (p.over, p.asked) == (False, [0, 1])
    p.give("green.a", "blue.a")
    assert (p.over, p.hand(0), p.hand(1)) == (True, "blue.a green.b", "blue.b green.a")


@rule("S-5.3")
def test_a_wildcard_of_another_names_a_century_though_someone_is_out() -> None:
    """The Dealer answers it in the last turn."""
    p = position("our-lady red.a red.b", "", "blue.b9 green.a", top="cyan.top")
    p.play("play:our-lady", "name:9", "pass")
    assert (p.turn, p.legal()) == (2, ["play:blue.b9"])
    p.play("play:blue.b9", "pass")
    assert (p.over, p.treasures) == (True, [3, 1, 1 + 3])


@rule("S-5.3", "T-1.2")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """By nobody."""
    p = last_turn("red.a cyan.b", "green.a").play("play:cyan.b", "pass")
    assert [p.refusal(text, 0) for text in ("draw", "pass", "call")] == ["T-1.2"] * 3
    assert (p.refusal("notice:0", 2), p.refusal("deal:teal.ka", -1)) == ("T-1.2", "T-1.2")


@rule("S-5.4")
@pytest.mark.parametrize(
    ("treasures", "winners"),
    [((5, 3, 4), [0]), ((2, 9, 4), [1]), ((7, 3, 7), [0, 2]), ((4, 4, 4), [0, 1, 2])],
)
def test_most_treasures_win_and_a_tie_is_shared(
    treasures: tuple[int, ...], winners: list[int]
) -> None:
    """Whoever went out."""
    p = position("red.a cyan.b", "", "green.a", dealer=0, treasures=treasures)
    p.play("draw", "deal:teal.ka", "pass")
    assert p.ending == ("last-card", winners)
    assert p.state.result().scores == list(treasures)


@rule("S-5.4")
@pytest.mark.parametrize(("treasures", "kind"), [((5, 3), "won"), ((4, 4), "shared")])
def test_the_total_of_the_table_is_shown(treasures: tuple[int, ...], kind: str) -> None:
    """All treasures are laid at the Jesus card by those who won."""
    p = position("red.a cyan.b", "", dealer=0, treasures=treasures).play("draw", "deal:teal.ka")
    log = p.listen()
    p.play("pass")
    told = [(event.kind, event.facts.get("total")) for event in log.events]
    assert told[-1] == ("honour", 8)
    assert [each for each in told if each[0] in ("won", "shared")] == [
        (kind, treasures[seat]) for seat in p.ending[1]
    ]


@rule("S-5.5")
def test_cards_and_treasures_are_counted_openly() -> None:
    """Every seat and every spectator sees how many each has."""
    p = position("red.a red.b red.c", "blue.a", "green.a green.b", treasures=(4, 0, 11))
    for seat in (-1, 0, 1, 2):
        assert (p.view(seat).sizes, p.view(seat).treasures) == ([3, 1, 2], [4, 0, 11])


@rule("S-5.5")
def test_the_numbers_are_open_from_the_deal_on() -> None:
    """While cards are dealt, and when treasures are taken all hear of it."""
    p = dealt(3).play("deal:teal.ka")
    assert p.view(2).sizes == [1, 0, 0]
    q = position("red.a red.b", MORE, top="red.top", treasures=(4, 0))
    log = q.listen()
    q.play("play:red.a")
    (paid,) = [event for event in log.events if event.kind == "paid"]
    assert (paid.heard_by(-1), paid.facts["n"], paid.facts["total"]) == (True, 1, 5)
