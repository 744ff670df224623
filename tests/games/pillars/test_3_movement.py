"""Chapter 3: who may move what, along the rim, beside pillars, not twice in a row; passing."""

import pytest

from questable.games.pillars.board import station_named
from tests.games.pillars.position import CORNERS, EVERYONE, Position, dealt, position
from tests.rule import rule

MIDDLE = "g45 e45 i45 g23"
"""Pillars that touch no pocket."""
STUCK = "red e1 e2"
"""Beside the pillar on d12 and nowhere else: Red cannot move."""
MACHINE = "gold f4 g4 h4 g3 f5 h5 h3"
"""A Machine of Gold that some earlier turn has left standing."""
POCKETS = "e1 g1 i1 k2 l3 m4 m5 l6 k7 i8 g8 e8 c7 b6 a5 a4 b3 c2"
"""Clockwise from the top."""


def neutral_moved_by_red() -> Position:
    """Red and Gold play; Red has just moved a Neutral Blue follower from e5 to e6."""
    return position("red c4, gold k4, blue e5 i5", led="red gold").play("move:e5:e6")


@rule("P-3.1", "P-1.3")
def test_a_move_takes_a_follower_to_the_next_station() -> None:
    """The station left is empty, the next one is taken, and nothing else changes."""
    p = position("red g4, blue c4").play("move:g4:f4")
    assert p.at("g4 f4 c4") == "- red blue"
    assert sum(follower != 4 for follower in p.state.board) == 5


@rule("P-3.1")
def test_any_empty_station_beside_it_will_do() -> None:
    """A follower in the open has its three neighbours to choose from."""
    p = position("red g4", idle="gold blue")
    assert p.legal() == ["move:g4:g3", "move:g4:f4", "move:g4:h4"]


@rule("P-3.1")
def test_exactly_one_follower_is_moved() -> None:
    """After one move it is the next leader's turn, clockwise, and round to the first again."""
    p = position("red g4, gold c4, blue k4, apostate g6")
    seen = []
    for move in ("move:g4:f4", "move:c4:d4", "move:k4:j4", "move:g6:f6"):
        seen.append(p.asked)
        p.play(move)
    assert seen == [f"{leader} move" for leader in EVERYONE.split()]
    assert p.asked == "red move"


@rule("P-3.1", "T-1.1")
def test_only_the_leader_whose_turn_it_is_moves() -> None:
    """After Red's move Gold moves, neither Red again nor Blue."""
    p = position("red g4, gold c4").play("move:g4:f4")
    assert [p.refusal_of(leader, "move:c4:d4") for leader in EVERYONE.split()] == [
        "T-1.1", "", "T-1.1", "T-1.1",
    ]  # fmt: skip


@rule("P-3.1")
@pytest.mark.parametrize("religion", ["gold", "blue", "apostate"])
def test_nobody_moves_another_leaders_follower(religion: str) -> None:
    """Red cannot move what another leads, be it Faithful or Apostate."""
    assert position(f"red c4, {religion} g4").refusal("move:g4:f4") == "P-3.1"


@rule("P-3.1")
@pytest.mark.parametrize("religion", ["blue", "apostate"])
@pytest.mark.parametrize("turn", ["red", "gold"])
def test_every_leader_may_move_neutral_followers(religion: str, turn: str) -> None:
    """Red and Gold lead; either may move Blue and Apostate followers instead of their own."""
    p = position(f"red c4, gold k4, {religion} g4", led="red gold", turn=turn)
    assert p.refusal("move:g4:f4") == ""
    assert p.refusal("move:c4:d4" if turn == "red" else "move:k4:j4") == ""


@rule("P-3.1")
def test_nobody_stands_on_an_empty_station() -> None:
    """There must be a follower to move, Neutral religions or not."""
    assert position("red c4").refusal("move:g4:f4") == "P-3.1"
    assert position("red c4", led="red gold").refusal("move:g4:f4") == "P-3.1"


@rule("P-1.3")
@pytest.mark.parametrize("religion", EVERYONE.split())
def test_one_follower_to_a_station(religion: str) -> None:
    """A station is taken, whoever stands there."""
    p = position(f"red g4, {religion} f4")
    assert p.refusals("move:g4:f4", "move:g4:h4") == ["P-1.3", ""]


@rule("P-1.3")
def test_a_taken_station_is_refused_before_anything_else() -> None:
    """Even another's follower beside a pillar: the first rule of the rules file is named."""
    p = position("gold f4 g4", "g45 d12 j12 d78")
    assert p.refusal("move:g4:f4") == "P-1.3"


@rule("P-3.1")
def test_who_can_move_must() -> None:
    """A pass is refused as long as there is one legal move."""
    p = position("red g4")
    assert p.refusal("pass") == "P-3.1"
    assert "pass" not in p.legal()


@rule("P-3.1")
def test_a_neutral_move_is_a_move_too() -> None:
    """Red's own follower is stuck, but a Neutral one can be moved: no pass."""
    p = position(f"{STUCK}, apostate g4", led="red gold blue", idle="gold blue")
    assert p.refusal("pass") == "P-3.1"
    assert {text[:7] for text in p.legal()} == {"move:g4"}


@rule("P-3.1")
def test_who_cannot_move_passes() -> None:
    """Beside a pillar Red has no move; a pass is all there is, and Gold is next."""
    p = position(f"{STUCK}, gold g4", idle="blue")
    assert p.legal() == ["pass"]
    assert p.play("pass").asked == "gold move"


@rule("P-3.1")
def test_a_follower_between_followers_cannot_move() -> None:
    """All three stations around Red's only follower are taken: Red passes."""
    p = position("red g4, gold f4, blue h4, apostate g3", idle="")
    assert p.refusals("move:g4:f4", "move:g4:h4", "move:g4:g3") == ["P-1.3"] * 3
    assert p.legal() == ["pass"]


@rule("P-3.1")
def test_a_pass_looks_for_no_consequences() -> None:
    """Gold's Machine stands, Red passes, and Gold is asked for a move and no pillar."""
    p = position(f"{STUCK}, {MACHINE}, blue c4", idle="").play("pass")
    assert p.asked == "gold move"
    assert p.pillars == set(CORNERS.split())


@rule("P-3.1", "P-3.4")
def test_after_a_pass_nothing_is_banned() -> None:
    """Red moves the one Neutral follower, Gold must pass, and Apostate may move it again."""
    p = position("red c4, gold e1, blue g4", led="red gold apostate", idle="")
    p.play("move:g4:f4")
    assert (p.asked, p.legal()) == ("gold move", ["pass"])
    p.play("pass")
    assert p.asked == "apostate move"
    assert p.refusal("move:f4:e4") == ""


@rule("P-3.2")
@pytest.mark.parametrize("n", range(18))
def test_the_rim_is_a_way_round(n: int) -> None:
    """From every pocket a follower may go to the next one on both sides, corners included."""
    here, before, after = (POCKETS.split()[(n + k) % 18] for k in (0, -1, 1))
    p = position(f"red {here}, gold c4, blue k4", MIDDLE, idle="")
    assert {f"move:{here}:{before}", f"move:{here}:{after}"} <= set(p.legal())
    assert p.play(f"move:{here}:{after}").at(f"{here} {after}") == "- red"


@rule("P-3.2")
def test_from_a_pocket_one_gap_can_be_reached() -> None:
    """Besides the two pockets there is the gap between the same sites."""
    assert set(position("red e1", MIDDLE, idle="").legal()) == {
        "move:e1:c2", "move:e1:g1", "move:e1:e2",
    }  # fmt: skip


@rule("P-3.3")
@pytest.mark.parametrize("religion", ["red", "gold", "blue"])
@pytest.mark.parametrize(
    "move", ["move:g3:g4", "move:g4:g3", "move:g4:f4"], ids=["to", "from", "between"]
)
def test_the_faithful_keep_away_from_pillars(religion: str, move: str) -> None:
    """No Faithful follower moves to, from or between stations around the pillar on g45."""
    p = position(f"{religion} {move[5:7]}", "g45 d12 j12 d78", turn=religion)
    assert p.refusal(move) == "P-3.3"


@rule("P-3.3")
@pytest.mark.parametrize(
    "move", ["move:g3:g4", "move:g4:g3", "move:g4:f4"], ids=["to", "from", "between"]
)
def test_apostates_respect_nothing(move: str) -> None:
    """An Apostate follower may do all three."""
    p = position(f"apostate {move[5:7]}", "g45 d12 j12 d78", turn="apostate")
    assert p.play(move).at(move[8:]) == "apostate"


@rule("P-3.3")
def test_pillars_at_the_rim_are_as_holy() -> None:
    """A pillar on a corner keeps its four stations, one on an edge its five."""
    p = position("red g1 b3 b5 c4", "d12 a45 j78 m45")
    assert p.refusals("move:g1:e1", "move:b3:c2", "move:b3:a4", "move:c4:b4") == ["P-3.3"] * 4
    p = position("red e1 d2", "f12 a45 j78 m45", idle="")
    assert p.refusals("move:e1:c2", "move:e1:g1", "move:d2:e2") == ["P-3.3"] * 3
    assert p.refusal("move:d2:c2") == ""


@rule("P-3.3")
def test_any_pillar_keeps_the_faithful_away() -> None:
    """Each of the four touches its own stations."""
    p = position("red f4 j4 d3 g6", "e45 k45 c23 g67")
    assert p.refusals("move:f4:g4", "move:j4:i4", "move:d3:e3", "move:g6:g5") == ["P-3.3"] * 4


@rule("P-3.3")
def test_where_a_pillar_was_the_faithful_may_go() -> None:
    """After a pillar has moved away its stations are free, and those of its new site are not."""
    p = position("red f4 i4 g3 g4, gold e2 g7", idle="blue")
    p.play("move:i4:h4", "pillar:d12:f12", "outer:h4")
    assert p.asked == "gold move"
    assert p.refusals("move:e2:d2", "move:g7:f7") == ["P-3.3", ""]
    p = position("red f4 i4 g3 g4, gold e2 d3", idle="blue")
    p.play("move:i4:h4", "pillar:d12:c23", "outer:h4")
    assert p.refusals("move:e2:f2", "move:e2:e1", "move:d3:e3") == ["", "", "P-3.3"]


@rule("P-3.3", "P-3.1")
def test_neutral_followers_keep_their_manners() -> None:
    """Whoever moves them: Neutral Faithful followers keep away, Neutral Apostates need not."""
    p = position("blue g4, apostate h5", "g45 d12 j12 d78", led="red gold")
    assert p.refusals("move:g4:g3", "move:h5:i5") == ["P-3.3", ""]


@rule("P-3.3")
def test_the_faithful_may_be_converted_beside_a_pillar() -> None:
    """The rule is about moving: Wings work around a pillar as elsewhere."""
    p = position("apostate f4 i4, red g4", "g45 d12 j12 d78", turn="apostate").play("move:i4:h4")
    assert p.at("g4") == "apostate"


@rule("P-3.4")
@pytest.mark.parametrize("to", ["e5", "d6", "f6"])
def test_the_follower_just_moved_is_not_moved_again(to: str) -> None:
    """Neither back nor on."""
    assert neutral_moved_by_red().refusal(f"move:e6:{to}") == "P-3.4"


@rule("P-3.4")
def test_other_followers_of_that_religion_may_be_moved() -> None:
    """The ban is on one follower."""
    assert neutral_moved_by_red().refusal("move:i5:i6") == ""


@rule("P-3.4")
def test_the_ban_lasts_one_turn() -> None:
    """After Gold's turn Red may move the same follower again, and what Gold moved is banned."""
    p = neutral_moved_by_red().play("move:i5:i6")
    assert p.asked == "red move"
    assert p.refusals("move:e6:e5", "move:i6:i5") == ["", "P-3.4"]


@rule("P-3.4")
def test_a_leaders_own_follower_is_free_when_the_turn_comes_back() -> None:
    """With two leaders Red may move the same Red follower on each of Red's turns."""
    p = position("red g4, gold c4", led="red gold").play("move:g4:f4", "move:c4:d4")
    assert p.refusal("move:f4:e4") == ""


@rule("P-3.4")
def test_the_ban_outlasts_a_change_of_religion() -> None:
    """A Red follower moves between two of Gold's, becomes Gold, and Gold may not move it."""
    p = position("red g3 c4, gold f4 h4 k4").play("move:g3:g4")
    assert p.at("g4") == "gold"
    assert p.refusals("move:g4:g3", "move:k4:j4") == ["P-3.4", ""]


@rule("P-3.4")
def test_a_neutral_follower_that_was_converted_is_banned_too() -> None:
    """Red moves a Neutral follower that then becomes Gold."""
    p = position("red c4, gold f4 h4, blue g3", led="red gold").play("move:g3:g4")
    assert (p.at("g4"), p.refusal("move:g4:g3")) == ("gold", "P-3.4")


@rule("P-3.4")
def test_the_ban_is_on_moving_only() -> None:
    """The follower that Red has moved may be converted on the next turn."""
    p = position("red g3, gold f4 i4", turn="red").play("move:g3:g4", "move:i4:h4")
    assert p.at("g4") == "gold"


@rule("P-3.4")
def test_nothing_is_banned_on_the_first_turn() -> None:
    """There was no move before it: of the first leader's followers none is refused by the ban."""
    p = dealt(2).play("first:0", "draw:red", "draw:gold")
    rules = {p.refusal(action.text) for action in p.state.table().actions}
    assert "P-3.4" not in rules


@rule("P-3.5")
def test_apostate_without_followers_skips_turns() -> None:
    """Four lead; the Apostate leader has nothing to move, passes, and Red is next."""
    p = position("red g4", turn="apostate")
    assert (p.off("apostate"), p.legal()) == (20, ["pass"])
    assert p.play("pass").asked == "red move"


@rule("P-3.5")
def test_apostate_without_followers_is_not_out() -> None:
    """Once a follower has been corrupted, the Apostate leader moves again."""
    p = position("red f4 i4 g3 g4, gold c4, blue k4", idle="gold")
    p.play("move:i4:h4", "pillar:d12:f12", "outer:h4", "move:c4:d4", "move:k4:j4")
    assert p.asked == "apostate move"
    assert set(p.legal()) == {"move:h4:i4", "move:h4:h5"}


@rule("P-3.5")
def test_apostate_without_followers_must_move_a_neutral_one() -> None:
    """With Blue Neutral there is something to move, and a pass is refused."""
    p = position("red c4, blue g4", led="red gold apostate", turn="apostate")
    assert p.refusals("pass", "move:g4:f4", "move:c4:d4") == ["P-3.1", "", "P-3.1"]


@rule("P-3.5")
def test_apostate_passes_when_no_neutral_follower_can_move() -> None:
    """Neutral Blue stands beside a pillar and may not move: that is P-3.1's pass."""
    p = position("red c4, blue e1", led="red gold apostate", turn="apostate", idle="red gold")
    assert p.legal() == ["pass"]
    assert (p.play("pass").asked, p.state.passes) == ("red move", 1)


@rule("P-1.3", "P-3.1", "P-3.3", "P-3.4")
@pytest.mark.parametrize(
    ("action", "named"),
    [
        ("move:g4:h4", "P-1.3"),  # taken, and not Red's to move
        ("move:e1:e2", "P-3.1"),  # not Red's, and beside a pillar
        ("move:d2:d3", "P-3.3"),  # beside a pillar, and moved last
    ],
)
def test_of_two_rules_the_first_is_named(action: str, named: str) -> None:
    """That a station is taken comes first, then whose follower it is, pillars, the ban."""
    p = position("red h4 d2, gold g4 e1")
    p.state.banned = station_named("d2")
    assert p.refusal(action) == named


@rule("P-4.1", "P-4.5", "P-4.8")
def test_a_turn_begins_with_a_move() -> None:
    """No Wings, pillars, Assemblies, followers to turn or Machines before there is a move."""
    p = position("red g4")
    refused = p.refusals(
        "convert:g4", "assembly:g4", "pillar:d12:f12", "pillar:g45:f34", "outer:g4", "to:gold",
        "stop",
    )  # fmt: skip
    assert refused == ["P-4.1", *["P-4.5"] * 5, "P-4.8"]


@rule("P-1.3")
def test_before_a_move_no_pillar_goes_where_one_stands() -> None:
    """That nothing moves pillars comes after that a site holds one."""
    assert position("red g4", "d12 f12 j12 d78").refusal("pillar:d12:f12") == "P-1.3"


@rule("T-1.3")
@pytest.mark.parametrize("action", ["first:0", "draw:red"])
def test_a_turn_is_no_time_for_the_draw(action: str) -> None:
    """Who leads what was settled before."""
    assert position("red g4").refusal(action) == "T-1.3"


@rule("T-1.4")
def test_a_seat_that_does_not_play_cannot_begin() -> None:
    """Two play: nobody is third, on the draw or on a turn."""
    assert dealt(2).refusal("first:2") == "T-1.4"
    assert position("red g4", led="red gold").refusal("first:2") == "T-1.4"


@rule("P-3.3")
def test_of_two_pillars_the_other_one_still_holds() -> None:
    """Gold's f4 lies between e45 and g45; a pillar goes from e45, and f4 may not move yet."""
    p = position("red k3 k4 l4 j5, gold f4", "e45 g45 d12 d78")
    p.play("move:j5:j4", "pillar:e45:d56", "outer:j4")
    assert (p.asked, p.refusal("move:f4:e4")) == ("gold move", "P-3.3")
