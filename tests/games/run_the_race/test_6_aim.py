"""A move names the card at which it was aimed, and may come too late (S-6.5)."""

import pytest

from questable.engine import Illegal
from tests.games.run_the_race.position import LONER, Position, position
from tests.rule import rule

AIM, COVER = "red-l-m-oct", "red-a-x-mar"


def covered(key: str) -> Position:
    """Seat 0 holds a card; the aim was covered a moment ago, on the left."""
    return position(f"{key} cyan-b-b-feb", "red-x-x-jul", f"gray-x-x-nov {AIM} {COVER}", LONER)


@rule("S-6.5")
def test_a_move_names_slot_pile_and_aim() -> None:
    """As its text says."""
    p = covered("red-x-x-may")
    assert p.legal(0)[0] == f"play:1:left:{COVER}"


@rule("S-6.5")
@pytest.mark.parametrize("key", ["red-x-x-may", "blue-a-x-may", "blue-l-x-mar"])
def test_a_covered_aim_stands_if_the_card_matches_the_top(key: str) -> None:
    """Whether or not it matches the aim as well; the card lies on the pile as it is now."""
    p = covered(key)
    log = p.listen()
    p.play(0, 1, "left", AIM)
    assert p.piles[0][-2:] == [COVER, key]
    assert [(e.kind, e.facts.get("aim")) for e in log.events] == [
        ("covered", AIM), ("played", None),
    ]  # fmt: skip
    assert log.events[1].facts["on"] == COVER


@rule("S-6.5")
@pytest.mark.parametrize("key", ["blue-l-x-may", "blue-x-x-oct", "gray-c-d-may"])
def test_else_it_is_too_late(key: str) -> None:
    """Though it would have matched the aim, or one deeper down."""
    assert covered(key).no(0, 1, "left", AIM) == "S-6.5"


@rule("S-6.5")
def test_nothing_is_lost_by_it() -> None:
    """The position is as it was, and nothing is entered."""
    match = covered("blue-l-x-may").match()
    before = match.state.dump()
    with pytest.raises(Illegal) as refused:
        match.play(0, f"play:1:left:{AIM}", "person")
    assert refused.value.rule == "S-6.5"
    assert match.state.dump() == before
    assert match.seq == 0


@rule("S-6.5")
@pytest.mark.parametrize("aim", [LONER, "red-x-x-may", "red-x-x-jul", "cyan-x-x-feb-filler"])
def test_what_does_not_lie_in_the_pile_is_no_aim(aim: str) -> None:
    """The other pile's top, a card in a hand, one that nobody has seen."""
    assert covered("red-x-x-may").no(0, 1, "left", aim) == "S-6.5"


@rule("S-6.5")
def test_what_was_shuffled_away_is_no_aim() -> None:
    """It lies in a side pile now, or on the other pile."""
    left = f"gray-x-x-dec {AIM} green-b-x-feb"
    p = position("gray-n-x-sep", "pink-o-x-nov", left, "brown-c-x-apr", sides=(0, 0))
    assert p.no(0, 1, "left", AIM) == "T-1.3"
    p.turn("gray-x-x-dec", AIM)
    assert p.piles == [["green-b-x-feb", "gray-x-x-dec"], ["brown-c-x-apr", AIM]]
    assert p.no(0, 1, "left", AIM) == "S-6.5"
    assert p.no(0, 1, "left", "green-b-x-feb") == ""


@rule("S-6.5", "S-6.2")
def test_a_wrong_match_with_an_open_aim_is_not_late() -> None:
    """It is simply no match."""
    assert covered("blue-l-x-may").no(0, 1, "left") == "S-6.2"


@rule("S-6.5")
def test_all_aims_that_would_stand_are_legal() -> None:
    """By slot, the left pile first, of each pile the top first and then downwards."""
    p = position("red-x-x-jan", "red-x-x-jul", f"gray-x-x-nov {AIM} {COVER}", LONER)
    assert p.legal(0) == [
        f"play:1:left:{COVER}", f"play:1:left:{AIM}", "play:1:left:gray-x-x-nov",
        f"play:1:right:{LONER}",
    ]  # fmt: skip
    assert [action.text for action in p.state.aims(0)] == [
        f"play:1:left:{COVER}", f"play:1:right:{LONER}",
    ]  # fmt: skip


@rule("S-6.5")
def test_what_arrives_first_counts() -> None:
    """Two aim at the same top; the second is judged by what lies there then."""
    hands = "red-l-x-may cyan-b-b-feb", "blue-x-x-oct red-x-x-jul"
    p = position(*hands, AIM, LONER).play(0, 1, "left").refill()
    assert p.no(1, 1, "left", AIM) == "S-6.5"
    q = position(*hands, AIM, LONER).play(1, 1, "left").refill()
    assert q.no(0, 1, "left", AIM) == "S-6.5"
    p = position(*hands, AIM, LONER).play(0, 1, "left").refill()
    assert p.no(1, 2, "left", AIM) == ""


@rule("T-2.3")
def test_there_is_no_undo_in_a_race() -> None:
    """Neither of one's own last move nor by consent, while chance is to act neither."""
    p = position("red-x-x-may red-x-x-jul", "red-x-x-aug", AIM, LONER)
    match = p.match()
    assert match.consent_refusal() == "T-2.3"
    match.play(0, f"play:1:left:{AIM}", "person")
    assert match.state.actor == -1
    assert match.undo_refusal(0) == match.consent_refusal() == "T-2.3"
    match.play(-1, match.state.outcome(0).text, "dealer")
    assert match.undo_refusal(0) == match.consent_refusal() == "T-2.3"
    with pytest.raises(Illegal):
        match.rewind(0, 2, "person")
