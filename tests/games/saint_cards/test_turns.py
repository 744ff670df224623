"""Turns, rebuilding, centuries, calls and the end, in short; the chapters have the rest."""

import pytest

from questable.engine import OVER
from tests.games.saint_cards.laid_out import Position, position, told
from tests.rule import rule


@rule("S-3.1")
def test_drawing_ends_the_turn_with_a_pass() -> None:
    """What was drawn cannot be played."""
    p = position("ben", "x02", deck="cleo x05").play("draw", "deal:cleo")
    assert p.hand(0) == "ben cleo"
    assert (p.refusal("play:cleo"), p.refusal("draw")) == ("S-3.1", "S-3.1")
    assert p.play("pass").state.turn == 1


@rule("S-3.7")
def test_an_empty_deck_is_rebuilt_without_wildcards() -> None:
    """All but the top card; WildCards are set aside."""
    p = position("ben x01", "x02", deck="")
    below = len(p.state.played)
    log = p.listen()
    p.play("draw")
    assert told(log, "rebuilt") == [{"cards": below - 8, "aside": 8}]
    assert (len(p.state.deck), len(p.state.aside), p.state.rebuilds) == (below - 8, 8, 1)
    assert p.drawing


def spent(*hands: str) -> Position:
    """A position after three rebuilds, with no Draw Deck."""
    p = position(*hands, deck="")
    p.state.rebuilds = 3
    return p


@rule("S-3.7")
def test_a_fourth_rebuild_closes_the_game() -> None:
    """Who can draw nothing must play if they can; who can do neither passes."""
    p = spent("ben x01 x04", "x02 x03")
    assert (p.refusal("draw"), p.refusal("pass")) == ("S-3.7", "S-3.1")
    p.play("play:ben", "pass")
    assert p.legal() == ["pass"]
    assert p.play("pass").state.closing == 1
    p.play("pass")
    assert (p.state.turn, p.state.final) == (1, 1)
    assert p.play("pass").ended == "dead-end"


@rule("S-3.7")
def test_a_row_of_players_who_can_do_nothing_closes_the_game() -> None:
    """Nothing lies below the top card, so nothing can be rebuilt."""
    p = position("x01", "x02", deck="")
    p.state.played = []
    p.play("pass")
    assert p.state.closing == 0
    p.play("pass")
    assert p.state.closing == 1
    assert p.play("pass", "pass").ended == "dead-end"


@rule("S-4.1", "S-4.2", "S-4.3")
def test_a_named_century_goes_round() -> None:
    """Who lacks it draws and pays the WildCard's player, until it comes back to them."""
    p = position("our-lady ben x01 x06", "x02 x03", "x04 gus")
    assert p.play("play:our-lady").treasures == [1 + 2, 1, 1]
    p.play("name:13", "pass")
    assert p.refusal("play:x02") == "S-4.2"
    p.play("draw", "deal:x20", "pass", "draw", "deal:x21", "pass")
    assert p.treasures == [3 + 2, 1, 1]
    assert (p.state.wild_pays, p.legal(), p.refusal("draw")) == (0, ["play:ben"], "S-4.2")
    p.play("play:ben")
    assert (p.treasures[0], p.legal(), p.state.named) == (8, ["pass"], 0)


@rule("S-4.2")
def test_a_century_that_nobody_can_place_or_draw_for_lapses() -> None:
    """The next player may play any card for three."""
    p = spent("saint-michael x01 x03", "x02 x04").play("play:saint-michael", "name:13", "pass")
    p.play("pass", "pass")
    assert (p.state.named, p.state.open_wild, p.legal()) == (0, 1, ["play:x02", "play:x04"])
    assert p.treasures == [1 + 1 + 1, 0]
    assert p.play("play:x02").treasures[1] == 3


@rule("S-4.5")
def test_a_wildcard_at_the_start_takes_any_card_for_three() -> None:
    """A second card may follow; after a draw the next player has the same right."""
    p = position("ben ann x01", "x02", top="our-lady")
    assert p.legal() == ["play:ann", "play:ben", "play:x01", "draw"]
    assert p.play("play:ann", "play:ben").treasures == [3 + 3, 0]
    q = position("ben x01", "x02 saint-michael", top="our-lady").play("draw", "deal:x09", "pass")
    assert q.play("play:saint-michael").treasures == [0, 3 + 1]
    assert q.phase == "name"


@rule("S-5.1")
def test_a_call_forgotten_may_be_noticed_once_the_turn_is_passed() -> None:
    """Then one card is drawn, whoever's turn it is; a call in time, or a late one, saves it."""
    p = position("ben x01", "x02 x03", "x04 x05").play("play:ben")
    assert p.legal(0) == ["call", "pass"]
    assert (p.refusal("notice:0", 1), p.refusal("call", 1)) == ("S-5.1", "S-5.1")
    p.play("pass")
    assert (p.legal(0), p.legal(2)) == (["call"], ["notice:0"])
    assert p.refusal("draw", 2) == "T-1.1"
    late = p.match()
    late.play(0, "call", "person")
    assert late.state.why_not(2, late.state.table().parse("notice:0")) == "S-5.1"
    p.by(2, "notice:0")
    assert (p.phase, p.refusal("notice:0", 1)) == ("fine", "S-5.1")
    p.play("deal:x20")
    assert (p.hand(0), p.state.turn, p.phase, p.state.callers) == ("x01 x20", 1, "turn", 0)


@rule("S-5.1")
def test_both_last_cards_in_one_turn_need_no_call() -> None:
    """The last one ends the duty."""
    p = position("cleo eve", "x02 x03", "x04 x05").play("play:cleo", "play:eve")
    assert (p.state.owing, p.state.out, p.treasures[0]) == (0, 1, 1 + 4 + 3)


@rule("S-5.2", "S-5.3")
def test_the_dealer_has_the_last_turn() -> None:
    """Those between have theirs, those after the Dealer none."""
    p = position("x01 x02", "ben", "x04 x05", turn=1, dealer=2).play("play:ben", "pass")
    assert (p.treasures[1], p.state.final) == (6, 1)
    p.play("draw", "deal:cleo")
    assert p.play("pass").ended == "last-card"
    assert p.state.result().winners == [1]


@rule("S-5.3")
def test_the_dealer_going_out_ends_the_game_at_once() -> None:
    """A WildCard still acts, and names no century."""
    p = position("x01 x02", "our-lady", turn=1).play("play:our-lady")
    assert (p.state.actor, p.treasures) == (OVER, [1, 1 + 3 + 2])


@rule("S-5.4")
def test_a_tie_is_shared() -> None:
    """All with most treasures win."""
    p = position("x01 x02", "ben", turn=1)
    p.state.treasures = [6, 0]
    log = p.listen()
    p.play("play:ben")
    assert p.state.result().winners == [0, 1]
    assert [facts["seat"] for facts in told(log, "shared")] == [0, 1]
    assert told(log, "honour") == [{"total": 12}]


EFFECTS = [
    ("saint-joseph", ["look:x20", "look:x21", "look:x22", "take:x21", "put-back:x22"]),
    ("saint-gabriel", ["look-at:1"]),
    ("saint-raphael", ["put-below:x01"]),
    ("guardian-angels", []),
    ("holy-spirit", ["deal:x20", "deal:x21"]),
    ("all-saints", []),
]


@rule("S-1.7")
@pytest.mark.parametrize(("card", "steps"), EFFECTS)
def test_an_effect_comes_before_the_century(card: str, steps: list[str]) -> None:
    """Each effect in its steps, then the century."""
    deck = "x20 x21 x22 x23"
    p = position(f"{card} ben x01", "x02 x03", "x04 x05", deck=deck).play(f"play:{card}", *steps)
    if card == "all-saints":
        p.by(0, "give:x01").by(1, "give:x02").by(2, "give:x04")
        assert [p.hand(seat) for seat in range(3)] == ["ben x04", "x01 x03", "x02 x05"]
    assert p.phase == "name"
    assert p.play("name:13").phase == "pass"


@rule("S-1.7")
def test_guardian_angels_ease_the_second_card_of_the_next_turn() -> None:
    """One match is enough then, and only then."""
    p = position("guardian-angels cleo dan ben x01", "ann x02 x03", top="x05")
    p.play("play:guardian-angels", "name:13", "pass", "play:ann", "pass")
    assert p.play("play:cleo").legal() == ["play:dan", "pass"]


@rule("S-1.7", "S-5.3")
def test_who_is_out_takes_no_card_for_an_effect() -> None:
    """St. Joseph's player looks and puts all back; the Holy Spirit draws nothing."""
    p = position("saint-joseph", "x02 x03", "x04 x05", deck="x20 x21 x22 x23")
    p.play("play:saint-joseph", "look:x20", "look:x21", "look:x22")
    assert p.phase == "put-back"
    p.play("put-back:x20", "put-back:x22")
    assert (p.hand(0), p.phase) == ("", "name")
    assert [place.card for place in p.view(0).deck_top[:3]] == ["x21", "x22", "x20"]
    q = position("holy-spirit", "x02 x03", "x04 x05").play("play:holy-spirit")
    assert (q.phase, q.hand(0)) == ("name", "")


@rule("S-5.6")
def test_matches_are_claimed_in_the_learning_way() -> None:
    """Paid for what is found; what was missed is told; a second card needs three found."""
    p = position("cleo eve x01", "x02", learning=True).play("play:cleo")
    assert p.refusal("claim:colour-red") == "S-3.3"
    log = p.listen()
    p.play("claim:colour-pink", "done")
    assert (p.treasures, p.state.matches) == ([0, 0], 0)
    assert [facts["facts"] for facts in told(log, "missed")] == ["feast-month"]
    p.play("play:eve", "claim:birth-century", "claim:passing-century")
    assert p.refusal("done") == "S-5.6"
    assert p.refusal("claim:birth-century") == "S-3.3"
    p.play("claim:colour-pink", "done")
    assert p.treasures == [3, 0]
    assert position("ben", "x02").refusal("done") == "T-1.4"
