"""Which card goes where, and what refills the hand (S-6.2)."""

import pytest

from questable.engine import CHANCE, RACE
from tests.games.run_the_race.position import LONER, Position, position
from tests.rule import rule

TOP = "red-l-m-oct"


def against(key: str, top: str = TOP, pile: str = "left") -> Position:
    """Seat 0 holds a card and one that keeps the race going; a top lies on one of the piles."""
    piles = (top, LONER) if pile == "left" else (LONER, top)
    return position(f"{key} cyan-b-b-feb", LONER + "-other", *piles)


@rule("S-6.2")
@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("blue-l-x-mar", "century"),
        ("blue-x-m-mar", "century"),
        ("blue-m-x-mar", "century"),
        ("blue-x-l-mar", "century"),
        ("blue-a-l-mar", "century"),
        ("blue-x-x-oct", "month"),
        ("red-x-x-mar", "colour"),
        ("red-l-m-oct-twin", "century month colour"),
    ],
)
@pytest.mark.parametrize("pile", ["left", "right"])
def test_a_card_matches(key: str, why: str, pile: str) -> None:
    """By birth or passing of either with either, the feast month, the main colour; on any pile."""
    p = against(key, pile=pile)
    log = p.listen()
    p.play(0, 1, pile)
    assert p.tops[("left", "right").index(pile)] == key
    assert [e.facts["match"] for e in log.events if e.kind == "played"] == [why]


@rule("S-6.2")
@pytest.mark.parametrize("key", ["blue-k-n-sep", "blue-x-x-nov", "orange-a-b-mar"])
@pytest.mark.parametrize("pile", ["left", "right"])
def test_a_card_that_shares_nothing_does_not(key: str, pile: str) -> None:
    """Neighbouring centuries and months are others."""
    assert against(key, pile=pile).no(0, 1, pile) == "S-6.2"


@rule("S-6.2")
def test_an_unknown_century_matches_nothing() -> None:
    """Two cards of which neither century is known do not share it."""
    assert against("blue-x-x-mar", "red-x-x-oct").no(0, 1, "left") == "S-6.2"
    assert against("blue-x-c-mar", "red-x-d-oct").no(0, 1, "left") == "S-6.2"


@rule("S-6.2")
def test_only_the_card_on_top_counts() -> None:
    """What lies beneath it is matched in vain."""
    p = position("blue-l-m-mar cyan-b-b-feb", "", f"{TOP} gray-a-a-jul", LONER)
    assert p.no(0, 1, "left") == "S-6.2"


@rule("S-6.2")
def test_a_pile_may_match_though_the_other_does_not() -> None:
    """Each pile is asked alone."""
    p = against("red-a-a-mar")
    assert p.no(0, 1, "left") == ""
    assert p.no(0, 1, "right") == "S-6.2"


@rule("S-6.2")
def test_both_play_in_no_order() -> None:
    """Whoever can may, twice in a row too."""
    p = position("red-x-x-jan red-x-x-feb", "red-x-x-mar", TOP, "blue-x-x-nov")
    assert p.state.actor == RACE
    p.play(0, 1, "left").refill().play(0, 2, "left").refill().play(1, 1, "left").refill()
    p.state.hands[5] = p.state.deck.card("blue-x-x-jan-filler")
    assert p.no(1, 1, "right") == ""


@rule("S-6.2", "T-1.3")
def test_the_hand_is_refilled_by_itself() -> None:
    """The next card of the own draw pile comes into the slot that was played from, at once."""
    p = position("red-x-x-jan gray-b-c-may red-x-x-feb", "red-x-x-mar", TOP, LONER, draw=(7, 9))
    p.play(0, 3, "left")
    assert (p.state.actor, p.phase) == (CHANCE, "refill")
    assert p.no(1, 1, "left") == p.no(0, 1, "left") == "T-1.3"
    assert p.state.pause() == 0
    drawn = p.legal(CHANCE)[5]
    p.chance(drawn)
    assert p.hand(0).split() == [
        "red-x-x-jan", "gray-b-c-may", drawn.split(":")[1], "-", "-",
    ]  # fmt: skip
    assert p.state.draw == [6, 9]
    assert p.state.actor == RACE


@rule("S-6.2")
def test_only_unseen_cards_are_drawn() -> None:
    """Neither what lies open nor what is in a hand."""
    p = position("red-x-x-jan red-x-x-feb", "red-x-x-mar", TOP, LONER).play(0, 1, "left")
    seen = {"red-x-x-jan", "red-x-x-feb", "red-x-x-mar", TOP, LONER}
    assert not seen & {text.split(":")[1] for text in p.legal(CHANCE)}
    assert len(p.legal(CHANCE)) == p.state.weight() == 60 - len(seen)
    assert p.refusal(CHANCE, "draw:red-x-x-mar") == "T-1.3"
    p.chance("draw:red-x-x-jan-filler").play(0, 2, "left")
    assert p.refusal(CHANCE, "draw:red-x-x-jan-filler") == "T-1.3"


@rule("S-6.2")
def test_nobody_else_sees_the_card() -> None:
    """The other hears that a card was drawn, and not which."""
    p = position("red-x-x-jan red-x-x-feb", "red-x-x-mar", TOP, LONER).play(0, 1, "left")
    log = p.listen()
    p.refill()
    assert [e.kind for e in log.events if e.heard_by(1)] == ["drew"]
    assert [e.kind for e in log.events if e.heard_by(0)] == ["drew", "drawn-card"]
    assert p.view(1).hands[0] == ["?", "?", "-", "-", "-"]


@rule("S-6.2")
def test_without_a_draw_pile_the_slot_stays_empty() -> None:
    """And nothing is played from it."""
    p = position("red-x-x-jan red-x-x-feb", "red-x-x-mar", TOP, LONER, draw=(0, 15))
    p.play(0, 1, "left")
    assert p.state.actor == RACE
    assert p.hand(0) == "- red-x-x-feb - - -"
    assert p.no(0, 1, "left") == p.no(0, 5, "right") == "S-6.2"


@rule("T-1.3")
def test_chance_waits_while_somebody_can_play() -> None:
    """No card is drawn or turned up in a race before somebody has played."""
    p = against("red-a-a-mar")
    for verb in ("draw", "turn", "starter"):
        assert p.refusal(CHANCE, f"{verb}:red-x-x-jan-filler") == "T-1.3"
        assert p.refusal(0, f"{verb}:red-x-x-jan-filler") == "T-1.3"
    assert p.legal(CHANCE) == []
