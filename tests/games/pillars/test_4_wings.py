"""Chapter 4, first half: Wings of Evangel, what they make, and what happens when they tangle."""

import pytest

from questable.games.pillars.actions import RELIGIONS
from tests.games.pillars.position import Position, position
from tests.rule import rule

SIDES = "a45 m45 d78 j78"
"""Pillars that leave the upper rim alone."""
PAIRS = [(one, other) for one in RELIGIONS for other in RELIGIONS if one != other]


def interlocked(more: str = "", led: str = "red gold blue apostate") -> Position:
    """Red has moved between two of Gold's, beside one of which stands another Red.

    In row 4 they are now gold, red, gold, red: g4 would become Gold and h4 Red.
    """
    return position(f"gold f4 h4, red g3 i4{more}", led=led).play("move:g3:g4")


def two_at_once(fill: str = "", more: str = "") -> Position:
    """Red has moved to g4 between a Gold and a Blue follower, behind which stand Red ones."""
    return position(f"red e4 g3 i4, gold f4, blue h4{more}", fill=fill).play("move:g3:g4")


@rule("P-4.1", "P-4.2")
@pytest.mark.parametrize(("winging", "middle"), PAIRS)
def test_two_against_one_convert(winging: str, middle: str) -> None:
    """Two followers of any religion beside one of any other make it one of theirs."""
    p = position(f"{winging} f4 i4, {middle} g4", turn=winging).play("move:i4:h4")
    assert p.at("f4 g4 h4") == f"{winging} {winging} {winging}"


@rule("P-4.1")
@pytest.mark.parametrize(
    ("one", "start", "end"), [("f4", "i4", "h4"), ("f4", "h3", "g3"), ("h4", "f3", "g3")]
)
def test_any_two_of_its_three_neighbours_are_wings(one: str, start: str, end: str) -> None:
    """Around g4: left and right, left and above, right and above."""
    assert position(f"red {one} {start}, blue g4").play(f"move:{start}:{end}").at("g4") == "red"


@rule("P-4.1")
def test_three_against_one_convert_too() -> None:
    """A Red follower on whose three sides Gold stands is converted once."""
    p = position("gold f4 h4 f3, red g4", turn="gold").play("move:f3:g3")
    assert (p.turned, p.asked) == (["g4 red gold"], "gold pillar")


@rule("P-4.1")
def test_one_against_one_convert_nobody() -> None:
    """One follower beside another is no formation."""
    p = position("red i4, blue g4").play("move:i4:h4")
    assert (p.turned, p.asked) == ([], "gold move")


@rule("P-4.1")
def test_wings_are_of_one_religion() -> None:
    """A Red and a Gold follower beside a Blue one convert nobody."""
    p = position("gold f4, red i4, blue g4").play("move:i4:h4")
    assert (p.at("g4"), p.asked) == ("blue", "gold move")


@rule("P-4.1")
def test_wings_are_around_another_religion() -> None:
    """Three Red followers in a row are no Wings."""
    p = position("red f4 g4 i4").play("move:i4:h4")
    assert (p.turned, p.asked) == ([], "gold move")


@rule("P-4.1")
def test_the_middle_is_a_follower() -> None:
    """An empty station between two followers stays empty."""
    assert position("red f4 i4").play("move:i4:h4").at("g4") == "-"


@rule("P-4.1")
def test_who_moves_between_wings_is_converted() -> None:
    """Wings convert on anyone's turn: Red walks in and is Gold's."""
    assert position("gold f4 h4, red g3").play("move:g3:g4").at("g4") == "gold"


@rule("P-4.1")
def test_neutral_religions_have_wings_too() -> None:
    """Red moves a Neutral Blue follower, and Blue converts one of Gold's."""
    p = position("blue f4 i4, gold g4", led="red gold").play("move:i4:h4")
    assert p.at("g4") == "blue"


@rule("P-4.1")
def test_a_follower_in_a_pocket_can_be_a_wing() -> None:
    """Red in the pocket e1 and Red in f2 convert e2 between them."""
    p = position("red e1 g2, blue e2", SIDES).play("move:g2:f2")
    assert p.at("e2") == "red"


@rule("P-4.1")
@pytest.mark.parametrize(
    ("red", "move"),
    [("c2 g2", "move:g2:g1"), ("c2 f2", "move:f2:e2"), ("g1 d2", "move:d2:e2")],
    ids=["pockets", "left", "right"],
)
def test_a_follower_in_a_pocket_is_never_the_middle(red: str, move: str) -> None:
    """Around the pocket e1 no two of its three neighbours convert anyone."""
    p = position(f"red {red}, blue e1", SIDES).play(move)
    assert (p.at("e1"), p.asked) == ("blue", "gold move")


@rule("P-4.1")
def test_wings_come_before_assemblies() -> None:
    """Red's move completes an Assembly around g4 and Wings around h5: h5 is Red's first."""
    p = position("red f4 g4 g3 i4 i5, gold h5").play("move:i4:h4")
    assert (p.turned, p.asked) == (["h5 gold red"], "red pillar")


@rule("P-4.1")
def test_wings_may_break_an_assembly() -> None:
    """Gold's Wings turn one of four Red followers before they can be an Assembly."""
    p = position("red f4 g4 h4 g3, gold f5 e3", turn="gold").play("move:e3:e4")
    assert (p.turned, p.asked) == (["f4 red gold"], "blue move")


@rule("P-4.2")
def test_a_follower_from_off_the_board_replaces_the_converted_one() -> None:
    """One Red less and one Blue more lie off the board, and nothing else changes there."""
    p = position("red f4 i4, blue g4")
    before = list(p.state.off)
    p.play("move:i4:h4")
    assert [p.state.off[n] - before[n] for n in range(4)] == [-1, 0, 1, 0]


@rule("P-4.2")
def test_the_last_follower_off_the_board_can_be_used() -> None:
    """With 19 Red followers on the board there is one to convert with."""
    p = position("red f4 i4, blue g4", fill="red 19").play("move:i4:h4")
    assert (p.at("g4"), p.off("red")) == ("red", 0)


@rule("P-4.2")
def test_without_a_follower_left_the_middle_is_corrupted() -> None:
    """All 20 Red ones are on the board: the Blue one becomes Apostate."""
    p = position("red f4 i4 c4, blue g4", fill="red 20")
    assert (p.off("red"), p.off("blue"), p.off("apostate")) == (0, 18, 20)
    p.play("move:i4:h4")
    assert p.at("g4") == "apostate"
    assert (p.off("red"), p.off("blue"), p.off("apostate")) == (0, 19, 19)


@rule("P-4.2")
def test_with_neither_left_nothing_happens() -> None:
    """All 20 Apostates are on the board: their Wings convert nobody and the turn is over."""
    p = position(
        "apostate f4 i4, red g4 g6, gold c4, blue k4", idle="", fill="apostate 20", turn="apostate"
    ).play("move:i4:h4")
    assert (p.at("g4"), p.turned, p.asked) == ("red", [], "red move")


@rule("P-4.2")
def test_wings_that_could_do_nothing_work_once_they_can() -> None:
    """Red's Wings bring an Apostate off the board; so the waiting Wings corrupt after all."""
    p = position(
        "apostate f4 i4 e6, red g4 d6 g6, gold c4, blue k4",
        idle="", fill="apostate 20", turn="apostate",
    ).play("move:i4:h4")  # fmt: skip
    assert p.turned == []
    p.play("move:g6:f6")
    assert p.turned == ["e6 apostate red", "g4 red apostate"]


@rule("P-4.2")
def test_wings_that_change_nothing_do_not_stand() -> None:
    """All 20 Red ones are on the board: around an Apostate their Wings would corrupt it again."""
    p = position("red f4 i4 c4, apostate g4", fill="red 20").play("move:i4:h4")
    assert (p.at("g4"), p.turned, p.asked) == ("apostate", [], "gold move")


@rule("P-4.2", "P-4.4")
def test_wings_that_change_nothing_tangle_nothing() -> None:
    """Apostate Wings use a follower that exhausted Red Wings leave as it is: no choice."""
    p = position("red f4 h4 c4, apostate g4 j4", fill="red 20", turn="apostate").play("move:j4:i4")
    assert (p.turned, p.asked) == (["h4 red apostate"], "red move")


@rule("P-4.3")
def test_a_conversion_may_make_new_wings() -> None:
    """Blue g4 becomes Red and so a wing, with i4, of Gold h4; then all is an Assembly."""
    p = position("red f4 h3 i4, blue g4, gold h4").play("move:h3:g3")
    assert (p.turned, p.asked) == (["g4 blue red", "h4 gold red"], "red pillar")


@rule("P-4.3")
def test_a_corruption_may_make_new_wings() -> None:
    """Red has none left: g4 is Corrupted and beside h5 makes Wings of Apostates around h4."""
    p = position("red f4 h3 c4, blue g4, gold h4, apostate h5", fill="red 20").play("move:h3:g3")
    assert p.turned == ["g4 blue apostate", "h4 gold apostate"]


@rule("P-4.4")
def test_the_mover_picks_among_tangled_wings() -> None:
    """Each follower in the middle is a wing of the other: Red, who moved, chooses."""
    p = interlocked()
    assert (p.asked, p.turned) == ("red wings", [])
    assert p.legal() == ["convert:g4", "convert:h4"]


@rule("P-4.4")
@pytest.mark.parametrize(
    ("pick", "row"), [("g4", "gold gold gold red"), ("h4", "gold red red red")]
)
def test_the_wings_picked_are_carried_out(pick: str, row: str) -> None:
    """The follower picked is converted; then nothing stands and the turn is over."""
    p = interlocked().play(f"convert:{pick}")
    assert (p.at("f4 g4 h4 i4"), p.asked) == (row, "gold move")


@rule("P-4.4")
def test_neutral_wings_do_not_choose() -> None:
    """Red moves a Neutral Blue follower; Blue and Gold Wings tangle, and Red picks."""
    p = position("gold f4 h4, blue g3 i4", led="red gold").play("move:g3:g4")
    assert (p.asked, p.legal()) == ("red wings", ["convert:g4", "convert:h4"])


@rule("P-4.4", "T-1.1")
def test_the_leader_of_the_wings_is_not_asked() -> None:
    """Gold's Wings are among them, but Red moved."""
    p = interlocked()
    assert p.refusal_of("gold", "convert:g4") == "T-1.1"


@rule("P-4.4")
def test_after_a_pick_one_looks_again() -> None:
    """Of three in a row the left one is picked; the right one then is no longer tangled."""
    p = interlocked(", gold j4")
    assert p.legal() == ["convert:g4", "convert:h4", "convert:i4"]
    p.play("convert:g4")
    assert (p.turned, p.asked) == (["g4 red gold", "i4 red gold"], "gold move")


@rule("P-4.4")
def test_a_pick_may_follow_a_pick() -> None:
    """Two tangles apart from each other are two choices."""
    p = interlocked(", gold e6 g6, blue f6 h6")
    assert p.legal("convert") == ["convert:g4", "convert:h4", "convert:f6", "convert:g6"]
    p.play("convert:f6")
    assert (p.asked, p.legal()) == ("red wings", ["convert:g4", "convert:h4"])


@rule("P-4.4")
def test_untangled_wings_come_first() -> None:
    """Blue Wings elsewhere are carried out before Red is asked."""
    p = interlocked(", blue e6 g6, gold f6")
    assert (p.turned, p.asked) == (["f6 gold blue"], "red wings")


@rule("P-4.4")
def test_a_middle_that_is_a_wing_is_tangled() -> None:
    """Gold h4 is between two of Blue's and itself a wing against g4: both are up for choice."""
    p = position("gold f4 h4, red g4, blue j4 h5", turn="blue").play("move:j4:i4")
    assert p.legal() == ["convert:g4", "convert:h4"]
    assert p.asked == "blue wings"


@rule("P-4.4")
def test_one_untangled_pair_is_enough() -> None:
    """With a third Gold follower Red g4 is converted whatever becomes of h4; then h4 is Blue's."""
    p = position("gold f4 h4 g3, red g4, blue j4 h5", turn="blue").play("move:j4:i4")
    assert (p.turned, p.asked) == (["g4 red gold", "h4 gold blue"], "apostate move")


@rule("P-4.4")
def test_all_untangled_wings_are_carried_out_at_once() -> None:
    """Red's follower on g4 is a wing on both sides, and both followers are Red's at once."""
    p = two_at_once()
    assert p.turned == ["f4 gold red", "h4 blue red"]


ORDER = "apostate h4 c4, blue g4 i4 i5, red h5 i6"
"""The example of the rule: one after the other would make other followers, in either order."""


@rule("P-4.4")
def test_at_once_is_not_one_after_the_other() -> None:
    """h4 becomes Blue and i5 Red; had h4 come first, h5 would have stood between two of Blue's."""
    p = position(ORDER, turn="apostate").play("move:c4:b4")
    assert p.turned == ["h4 apostate blue", "i5 blue red"]
    assert p.at("g4 h4 i4 h5 i5 i6") == "blue blue blue red red red"


@rule("P-4.4")
def test_too_few_followers_left_make_a_choice() -> None:
    """Two followers would become Red and one Red is left: Red picks which."""
    p = two_at_once("red 19")
    assert (p.off("red"), p.asked) == (1, "red wings")
    assert p.legal() == ["convert:f4", "convert:h4"]


@rule("P-4.4", "P-4.2")
@pytest.mark.parametrize(("pick", "other"), [("f4", "h4"), ("h4", "f4")])
def test_then_one_looks_again_with_what_is_left(pick: str, other: str) -> None:
    """The picked one takes the last Red follower, and the other is Corrupted."""
    p = two_at_once("red 19").play(f"convert:{pick}")
    assert (p.at(pick), p.at(other)) == ("red", "apostate")
    assert [text[:2] for text in p.turned] == [pick, other]


@rule("P-4.4")
def test_just_enough_followers_need_no_choice() -> None:
    """Two Red ones are left for two conversions."""
    p = two_at_once("red 18")
    assert (p.turned, p.off("red")) == (["f4 gold red", "h4 blue red"], 0)


@rule("P-4.4")
def test_with_none_left_all_are_corrupted_at_once() -> None:
    """Both become Apostates, of which there are enough; then they are Wings around g4."""
    p = two_at_once("red 20", ", red c4 k4 g6")
    assert p.turned == ["f4 gold apostate", "h4 blue apostate", "g4 red apostate"]


@rule("P-4.4")
def test_each_religion_needs_its_own_followers() -> None:
    """Red has one left and so does not run short by what Blue needs."""
    p = position("blue e4 g4, gold f4 f6, red e6 h6", fill="red 19").play("move:h6:g6")
    assert p.turned == ["f4 gold blue", "f6 gold red"]


@rule("P-4.4")
def test_while_untangled_wings_run_short_tangled_ones_wait() -> None:
    """The choice is among the untangled ones."""
    p = two_at_once("red 19", ", gold e6 g6, blue f6 h6")
    assert p.legal() == ["convert:f4", "convert:h4"]
    assert p.refusals("convert:f6", "convert:g6") == ["P-4.4", "P-4.4"]


@rule("P-4.4")
@pytest.mark.parametrize(("fill", "told"), [("red 19", ("short", 2)), ("", ("tangled", 2))])
def test_it_is_told_among_how_many_one_picks(fill: str, told: tuple[str, int]) -> None:
    """Two run short while two others are tangled; then the two tangled ones are left."""
    p = two_at_once(fill, ", gold e6 g6, blue f6 h6")
    assert p.state.log is not None
    events = [e for e in p.state.log.events if e.kind in ("short", "tangled")]
    assert [(e.kind, e.facts["count"], e.facts["seat"]) for e in events] == [(*told, 0)]
    assert len(p.legal()) == told[1]


@rule("P-4.1")
def test_only_wings_can_be_picked() -> None:
    """Neither a follower without Wings, nor an empty station, nor a pocket."""
    p = position("gold f4 h4 e2 c2, red g3 i4, blue e1", SIDES).play("move:g3:g4")
    assert p.refusals("convert:f4", "convert:c4", "convert:e1") == ["P-4.1"] * 3


@rule("P-4.2")
def test_wings_that_change_nothing_cannot_be_picked() -> None:
    """Exhausted Red Wings around an Apostate are not offered."""
    p = position("gold f4 h4, red g3 i4 e6 g6, apostate f6", fill="red 20").play("move:g3:g4")
    assert (p.asked, p.refusal("convert:f6")) == ("red wings", "P-4.2")


@rule("P-4.4", "T-1.3")
@pytest.mark.parametrize("action", ["move:i4:j4", "pass", "pillar:d12:f12", "outer:g4", "stop"])
def test_a_pick_comes_before_anything_else(action: str) -> None:
    """While Wings are to be picked nothing else is done."""
    assert interlocked().refusal(action) == "T-1.3"


@rule("P-4.4", "P-4.10")
def test_who_chose_the_last_outer_follower_picks() -> None:
    """On Red's turn Gold corrupts f4; two Apostate Wings need two, one is left: Gold picks."""
    p = position("red i4 f5, gold f4 g3 g4 h5, blue e4, apostate d4 g5", fill="apostate 18").play(
        "move:i4:h4", "pillar:d12:f12", "outer:f4"
    )
    assert (p.off("apostate"), p.asked) == (1, "gold wings")
    assert p.legal() == ["convert:e4", "convert:f5"]
