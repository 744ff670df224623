"""Every answer of the rulebook's questions and answers, in its order."""

import pytest

from tests.games.pillars.position import Position, dealt, position
from tests.rule import rule

SIDES = "a45 m45 d78 j78"
"""Pillars that leave the upper rim alone."""
SHARED = "red f4 g4 g3 i4, apostate e5 f5 g5"
"""After i4 to h4 Red corrupts f4, which completes an Unholy Assembly around f5."""


def asked_after_the_corruption(led: str) -> Position:
    """Red has moved a pillar and corrupted f4."""
    p = position(SHARED, led=led).play("move:i4:h4", "pillar:d12:e23", "outer:f4")
    assert p.turned == ["f4 red apostate"]
    return p


@rule("P-1.4")
def test_1_four_pillars_are_enough() -> None:
    """The spare ones of the box stay there: four stand on the board."""
    assert len(dealt().pillars) == 4


@rule("P-4.5", "P-4.9")
def test_2_peripherally_involved_are_the_outer_three() -> None:
    """One of those around the centre must be corrupted, and not the centre."""
    p = position("red f4 g4 g3 i4").play("move:i4:h4", "pillar:d12:f12")
    assert p.legal() == ["outer:g3", "outer:f4", "outer:h4"]
    assert p.refusal("outer:g4") == "P-4.9"


@rule("P-4.1")
def test_3_pockets_convert_nobody_in_a_pocket() -> None:
    """Between two pockets with Red in them the follower in the pocket is safe."""
    p = position("red c2 i1, blue e1", SIDES).play("move:i1:g1")
    assert p.at("c2 e1 g1") == "red blue red"


@rule("P-4.9")
@pytest.mark.parametrize(
    ("stations", "start", "end"),
    [("g1 e1 g2", "k2", "i1"), ("c2 e1 d2", "a4", "b3")],
    ids=["edge", "corner"],
)
def test_3_no_assembly_is_centred_in_a_pocket(stations: str, start: str, end: str) -> None:
    """Neither along an edge nor around a corner."""
    p = position(f"red {stations} {start}", "d78 j78 g45 g67").play(f"move:{start}:{end}")
    assert p.asked == "gold move"


@rule("P-4.1", "P-3.1")
def test_3_who_is_safe_may_be_forced_out() -> None:
    """Blue's only move leads out of the pocket between two of Gold's, and Blue must move."""
    p = position("blue e1, gold d2 f2 g1, red c2 k4", SIDES, idle="", turn="blue")
    assert p.legal() == ["move:e1:e2"]
    assert p.play("move:e1:e2").at("e2") == "gold"


@rule("P-4.10")
def test_4_you_choose_for_neutral_apostates() -> None:
    """Red's corruption completes an Unholy Assembly of Neutral Apostates: Red moves a pillar."""
    assert asked_after_the_corruption("red gold").asked == "red pillar"


@rule("P-4.10")
def test_4_the_apostate_leader_chooses_if_there_is_one() -> None:
    """It is an Assembly of Apostates."""
    assert asked_after_the_corruption("red gold blue apostate").asked == "apostate pillar"


@rule("P-4.10", "P-4.6")
def test_4_converted_back_it_is_your_choice_again() -> None:
    """Apostate converts the same follower to Red: Red's Assembly stands again, and Red chooses."""
    p = asked_after_the_corruption("red gold blue apostate")
    assert p.play("pillar:e23:f34", "outer:f4", "to:red").asked == "red pillar"


@rule("P-4.10")
@pytest.mark.parametrize("led", ["red gold", "red gold blue apostate", "gold apostate"])
def test_4_a_loop_moves_pillars_far(led: str) -> None:
    """With a Neutral religion, or leaders who work together: across the board in one turn."""
    p = position(SHARED, led=led).play("move:i4:h4")
    p.play("pillar:d12:e23", "outer:f4", "pillar:e23:f34", "outer:f4", "to:red")
    p.play("pillar:f34:e45", "outer:f4", "pillar:e45:d56", "outer:f4", "to:red")
    p.play("pillar:d56:e67", "outer:h4")
    assert (p.pillars, p.state.turns) == ({"e67", "j12", "d78", "j78"}, 1)


@rule("P-5.1")
@pytest.mark.parametrize(
    ("ring", "move"),
    [("e1 g1 e2 f2 g2", "pillar:g23:f12"), ("c2 e1 d2 e2", "pillar:e23:d12")],
    ids=["edge-five", "corner-four"],
)
def test_5_a_pillar_at_the_rim_does_not_win(ring: str, move: str) -> None:
    """Surrounded by five or four followers it is not surrounded by six."""
    p = position(f"red {ring} k3 k4 l4 j5", "g23 e23 d78 j78").play("move:j5:j4", move)
    assert not p.over


@rule("P-5.4")
def test_6_apostates_win_nothing_around_a_pillar() -> None:
    """Six Apostates around a pillar: the game goes on."""
    p = position("apostate f4 g4 f5 g5 h5 i4", "g45 d12 j12 d78", turn="apostate")
    assert p.play("move:i4:h4").asked == "red move"


@rule("P-5.4")
def test_7_converting_the_last_apostate_wins_nothing() -> None:
    """The Faithful win around pillars only."""
    p = position("red f4 i4, apostate g4").play("move:i4:h4")
    assert (p.off("apostate"), p.over) == (20, False)


@rule("P-3.5")
def test_8_apostate_skips_turns_and_comes_back() -> None:
    """Without followers its leader passes, turn after turn, until one is corrupted."""
    p = position("red f4 g4 c3 i4, gold k4, blue c5", turn="apostate").play("pass")
    p.play("move:c3:d3", "move:k4:l4", "move:c5:d5")
    assert (p.asked, p.legal()) == ("apostate move", ["pass"])
    p.play("pass", "move:d3:e3", "move:l4:k4", "move:d5:c5", "pass", "move:e3:f3")
    p.play("move:k4:l4", "move:c5:d5", "pass", "move:f3:g3", "move:l4:k4", "move:d5:c5", "pass")
    p.play("move:i4:h4", "pillar:d12:f12", "outer:h4", "move:k4:l4", "move:c5:d5")
    assert (p.asked, p.refusal("pass")) == ("apostate move", "P-3.1")


@rule("P-3.4")
@pytest.mark.parametrize("to", ["e5", "d6", "f6"])
def test_9_not_the_same_neutral_follower_twice_in_a_row(to: str) -> None:
    """Neither back where it came from nor to another station."""
    p = position("red c4, gold k4, blue e5", led="red gold").play("move:e5:e6")
    assert p.refusal(f"move:e6:{to}") == "P-3.4"


@rule("P-3.4")
@pytest.mark.parametrize("religion", ["gold", "apostate"])
def test_9_not_even_when_it_was_converted_or_corrupted(religion: str) -> None:
    """A Neutral Blue follower that became Gold, or Neutral Apostate, stays where it is."""
    p = position(f"red c4, {religion} f4 h4, blue g3", led="red gold").play("move:g3:g4")
    assert (p.at("g4"), p.refusal("move:g4:g3")) == (religion, "P-3.4")


@rule("P-3.4")
def test_9_but_it_may_be_converted_on_the_next_turn() -> None:
    """Red's follower moves to h4 and is corrupted; Gold may not move it, but converts it."""
    p = position("red f4 g4 g3 i4, gold h5 j4", led="red gold")
    p.play("move:i4:h4", "pillar:d12:f12", "outer:h4")
    assert p.refusal("move:h4:i4") == "P-3.4"
    assert p.play("move:j4:i4").turned == ["h4 red apostate", "h4 apostate gold"]


@rule("P-5.3")
def test_10_wiping_out_a_faith_wins_nothing_with_neutral_apostates() -> None:
    """The game ends without a winner."""
    p = position("red f4 i4, blue g4", idle="gold", led="red blue").play("move:i4:h4")
    assert p.won == ("neutral-wiped-out", [])


@rule("P-5.3")
def test_11_a_neutral_ring_wins_nothing() -> None:
    """The game ends without a winner."""
    p = position("blue f4 g4 f5 g5 j4, gold h4 h5", "g45 d12 j12 d78", led="red gold")
    assert p.play("move:j4:i4").won == ("neutral-surrounded", [])


@rule("P-5.2")
def test_12_apostate_wins_with_a_neutral_faith_too() -> None:
    """It does not matter which of the three is wiped out."""
    p = position("apostate f4 i4, blue g4", idle="red gold", led="apostate red gold")
    assert p.play("move:i4:h4").won == ("wiped-out", ["apostate"])


@rule("P-5.3")
def test_13_one_may_play_for_an_ending_without_a_winner() -> None:
    """The move that wipes out Blue for nobody's gain is legal."""
    p = position("red f4 i4, blue g4", idle="gold", led="red blue")
    assert p.refusal("move:i4:h4") == ""
