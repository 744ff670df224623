"""Chapter 5: surrounded pillars, religions wiped out, and endings without a winner."""

import pytest

from questable.games.pillars.actions import RELIGIONS
from questable.games.pillars.board import station_named
from tests.games.pillars.position import EVERYONE, Position, drawn, position
from tests.rule import rule

SIX = "f4 g4 h4 f5 g5 h5"
"""The stations around the site g45."""
BESIDE = "e45 d12 j12 d78"
"""Pillars of which one can move to g45."""
ON = "g45 d12 j12 d78"
"""Pillars of which one stands on g45."""
ASSEMBLY = "k3 k4 l4 j5"
"""One move, j5 to j4, before an Assembly around k4."""
FOUR = "f4 g4 f5 g5"
"""With Wings around h4, and so around h5, these become six around g45."""
RINGS = "red d4 e4 f4 d5 e5 f5, gold h4 i4 j4 h5 i5 j5"
BOTH = "e45 i45 d12 d78"
"""Two pillars, each surrounded by six of RINGS."""


def pillar_into(ring: str, assembly: str = "red", **given: str) -> Position:
    """A pillar has moved to g45 by an Assembly of some religion."""
    p = position(f"{ring}, {assembly} {ASSEMBLY}", BESIDE, turn=assembly, **given)
    return p.play("move:j5:j4", "pillar:e45:g45")


def closed(religion: str = "red", last: str = "gold", **given: str) -> Position:
    """Wings have just converted h4, and then h5, to close a ring around the pillar on g45."""
    return position(f"{religion} {FOUR} j4, {last} h4 h5", ON, **given).play("move:j4:i4")


@rule("P-5.1")
def test_a_surrounded_pillar_wins() -> None:
    """Red moves a pillar between six Red followers."""
    assert pillar_into(f"red {SIX}").won == ("surrounded", ["red"])


@rule("P-5.1")
@pytest.mark.parametrize("religion", ["red", "gold", "blue"])
def test_every_faithful_leader_wins_that_way(religion: str) -> None:
    """Also when another leader's Assembly moved the pillar, on that leader's turn."""
    for mover in ("red", "gold", "blue"):
        p = pillar_into(f"{religion} {SIX}", mover)
        assert p.won == ("surrounded", [religion])


@rule("P-5.1")
def test_an_apostate_move_can_make_a_faith_win() -> None:
    """The Unholy Assembly's pillar move counts as any other."""
    assert pillar_into(f"blue {SIX}", "apostate").won == ("surrounded", ["blue"])


@rule("P-5.1")
def test_the_win_is_at_once_before_anyone_is_turned() -> None:
    """No outer follower is chosen any more, nobody may act, and the turn is not over."""
    p = pillar_into(f"red {SIX}")
    assert (p.turned, p.legal(), p.state.turns) == ([], [], 0)
    assert {p.refusal_of(leader, "outer:j4") for leader in EVERYONE.split()} == {"T-1.2"}


@rule("P-5.1")
def test_wings_may_surround_a_pillar() -> None:
    """Red's Wings convert h4, then h5: six Red followers around the pillar."""
    p = closed()
    assert p.turned == ["h4 gold red", "h5 gold red"]
    assert p.won == ("surrounded", ["red"])


@rule("P-5.1")
def test_after_wings_the_win_comes_before_assemblies() -> None:
    """The same with Red behind h5: an Assembly around h5 is not carried out any more."""
    p = position(f"red {FOUR} j4 i5, gold h4 h5", ON).play("move:j4:i4")
    assert p.won == ("surrounded", ["red"])


@rule("P-5.1")
def test_one_looks_after_the_move_itself() -> None:
    """A ring that stands when a follower has moved wins before Wings around k4 are looked for."""
    p = position(f"red {SIX} l4 j3, gold k4", ON).play("move:j3:k3")
    assert (p.turned, p.won) == ([], ("surrounded", ["red"]))


@rule("P-5.1")
def test_one_looks_after_each_turned_follower() -> None:
    """Five Red followers put around a pillar by hand; the outer one becomes the sixth."""
    p = position("apostate i4 i3 j4 g4", ON, turn="apostate").play("move:g4:h4", "pillar:d12:f12")
    for name in ("f4", "g4", "f5", "g5", "h5"):
        p.state.board[station_named(name)] = RELIGIONS.index("red")
    p.play("outer:h4", "to:red")
    assert p.won == ("surrounded", ["red"])


@rule("P-5.1")
def test_a_machine_wins_as_well() -> None:
    """Its second pillar move takes a pillar between six."""
    p = position(f"red {SIX} k4 k3 l4 j3 j5 l5 i4", "c45 d12 j12 d78")
    assert p.play("move:i4:j4", "pillar:c45:e45").asked == "red machine"
    assert p.play("pillar:e45:g45").won == ("surrounded", ["red"])


@rule("P-5.1")
@pytest.mark.parametrize(
    ("ring", "move"),
    [("e1 g1 e2 f2 g2", "pillar:g23:f12"), ("c2 e1 d2 e2", "pillar:e23:d12")],
    ids=["edge", "corner"],
)
def test_rim_sites_never_win(ring: str, move: str) -> None:
    """Five followers around an edge site, four around a corner, are not six."""
    p = position(f"red {ring} {ASSEMBLY}", "g23 e23 d78 j78").play("move:j5:j4", move)
    assert p.asked == "red outer"


@rule("P-5.1")
@pytest.mark.parametrize("ring", ["red f4 g4 h4 f5 g5", "red f4 g4 h4, gold f5 g5 h5"])
def test_all_six_must_be_of_one_religion(ring: str) -> None:
    """Five of six, or three and three, do not surround a pillar."""
    assert pillar_into(ring).asked == "red outer"


@rule("P-5.1")
def test_six_around_an_empty_site_win_nothing() -> None:
    """There must be a pillar."""
    p = position(f"red {SIX} k4", BESIDE).play("move:k4:l4")
    assert p.asked == "gold move"


@rule("P-5.2")
@pytest.mark.parametrize("religion", ["red", "gold", "blue"])
def test_apostate_wins_when_a_faith_is_wiped_out(religion: str) -> None:
    """The Apostate leader corrupts the last follower of any Faithful religion."""
    idle = " ".join(each for each in ("red", "gold", "blue") if each != religion)
    p = position(f"apostate f4 i4, {religion} g4", idle=idle, turn="apostate").play("move:i4:h4")
    assert p.won == ("wiped-out", ["apostate"])


@rule("P-5.2")
def test_apostate_wins_whoever_wiped_it_out() -> None:
    """Red converts Blue's last follower, on Red's turn: Apostate wins."""
    p = position("red f4 i4, blue g4", idle="gold").play("move:i4:h4")
    assert p.won == ("wiped-out", ["apostate"])


@rule("P-5.2")
def test_apostate_wins_when_a_neutral_faith_is_wiped_out() -> None:
    """Red and Apostate lead; Neutral Blue's last follower is converted."""
    p = position("red f4 i4, blue g4", idle="gold", led="red apostate").play("move:i4:h4")
    assert p.won == ("wiped-out", ["apostate"])


@rule("P-5.2")
def test_apostate_wins_without_followers_of_its_own() -> None:
    """No Apostate is on the board when Blue is wiped out."""
    p = position("red f4 i4, blue g4", idle="gold")
    assert p.off("apostate") == 20
    assert p.play("move:i4:h4").won == ("wiped-out", ["apostate"])


@rule("P-5.2")
def test_one_follower_left_is_enough_to_live() -> None:
    """Blue keeps one and the game goes on."""
    p = position("red f4 i4, blue g4 c4", idle="gold").play("move:i4:h4")
    assert (p.asked, p.off("blue")) == ("gold move", 19)


@rule("P-5.2")
def test_the_wipe_out_is_at_once() -> None:
    """The Red Assembly that the conversion completes is not carried out any more."""
    p = position("red f4 g3 i4, blue g4", idle="gold").play("move:i4:h4")
    assert (p.over, p.at("f4 g3 g4 h4")) == (True, "red red red red")


@rule("P-5.3")
def test_a_ring_of_a_neutral_faith_is_nobodys_win() -> None:
    """Red moves a Neutral Blue follower that makes six around a pillar."""
    p = closed("blue", "gold", led="red gold")
    assert p.won == ("neutral-surrounded", [])


@rule("P-5.3")
def test_a_pillar_moved_into_a_neutral_ring_is_nobodys_win() -> None:
    """Red's own Assembly moves it there."""
    p = pillar_into(f"blue {SIX}", led="red gold apostate")
    assert p.won == ("neutral-surrounded", [])


@rule("P-5.3")
@pytest.mark.parametrize("led", ["red gold", "red gold blue", "red blue"])
def test_a_wipe_out_without_an_apostate_leader_is_nobodys_win(led: str) -> None:
    """Blue's last follower is converted, led or Neutral, while Apostate is Neutral."""
    p = position("red f4 i4, blue g4", idle="gold", led=led).play("move:i4:h4")
    assert p.won == ("neutral-wiped-out", [])


@rule("P-5.4")
@pytest.mark.parametrize("led", [EVERYONE, "red gold blue"])
def test_a_ring_of_apostates_wins_nothing(led: str) -> None:
    """Six Apostates around a pillar, led or Neutral: the game goes on."""
    p = position("apostate f4 g4 f5 g5 h5 i4", ON, led=led, turn=led.split()[-1])
    p.play("move:i4:h4")
    assert (p.at(SIX), p.asked) == (" ".join(["apostate"] * 6), "red move")


@rule("P-5.4")
@pytest.mark.parametrize("led", [EVERYONE, "red gold"])
def test_converting_the_last_apostate_wins_nothing(led: str) -> None:
    """Red's Wings convert the only Apostate: the game goes on."""
    p = position("red f4 i4, apostate g4", led=led).play("move:i4:h4")
    assert (p.off("apostate"), p.asked) == (20, "gold move")


@rule("P-5.5")
def test_a_led_ring_comes_before_a_wipe_out() -> None:
    """The conversion that closes Red's ring takes Gold's last follower: Red wins."""
    p = closed(idle="red blue")
    assert (p.off("gold"), p.won) == (20, ("surrounded", ["red"]))


@rule("P-5.5")
def test_a_led_ring_comes_before_a_wipe_out_without_a_winner() -> None:
    """The same with Apostate Neutral."""
    p = closed(idle="red blue", led="red gold")
    assert p.won == ("surrounded", ["red"])


@rule("P-5.5")
def test_a_wipe_out_for_a_led_apostate_comes_before_a_neutral_ring() -> None:
    """Neutral Blue closes a ring with Gold's last follower: Apostate wins."""
    p = closed("blue", "gold", idle="red blue", led="red gold apostate")
    assert p.won == ("wiped-out", ["apostate"])


@rule("P-5.5")
def test_both_endings_without_a_winner_have_none() -> None:
    """Neutral Blue's ring and Gold wiped out while Apostate is Neutral."""
    p = closed("blue", "gold", idle="red blue", led="red gold")
    assert p.won[1] == []


@rule("P-5.5")
@pytest.mark.parametrize(
    ("led", "turn", "winner"),
    [
        ("red gold blue apostate", "red", "red"),
        ("red gold blue apostate", "gold", "gold"),
        ("gold blue red apostate", "blue", "red"),
        ("red blue gold apostate", "blue", "gold"),
        ("red gold blue apostate", "apostate", "red"),
    ],
)
def test_of_two_led_rings_the_turn_decides(led: str, turn: str, winner: str) -> None:
    """The leader whose turn it is, else the next one clockwise."""
    p = position(f"{RINGS}, {turn} k7", BOTH, led=led, turn=turn).play("move:k7:l6")
    assert p.won == ("surrounded", [winner])


@rule("P-5.5")
@pytest.mark.parametrize("turn", ["gold", "blue", "apostate"])
def test_a_led_ring_comes_before_a_neutral_one(turn: str) -> None:
    """Red's ring is Neutral and Gold's is led: Gold wins on anyone's turn."""
    p = position(f"{RINGS}, {turn} k7", BOTH, led="blue gold apostate", turn=turn)
    assert p.play("move:k7:l6").won == ("surrounded", ["gold"])


def rings_when_another_acts(choice: str, turn: str) -> Position:
    """One leader's move made the other's Assembly; with its choice a ring of each stands.

    The rings are put there by hand: no one choice makes two.
    """
    other = "red" if turn == "gold" else "gold"
    p = position(f"{turn} i4 c4, {other} f4 g3 g4 h5", "d56 j56 d12 j12", turn=turn, idle="blue")
    p.play("move:i4:h4", *([] if choice == "pillar:d12:f12" else ["pillar:d12:f12"]))
    assert p.asked.startswith(other)
    for religion, ring in (("red", "c5 d5 e5 c6 d6 e6"), ("gold", "i5 j5 k5 i6 j6 k6")):
        for name in ring.split():
            p.state.board[station_named(name)] = RELIGIONS.index(religion)
    return p.play(choice)


@rule("P-5.5")
@pytest.mark.parametrize("choice", ["pillar:d12:f12", "outer:f4"])
@pytest.mark.parametrize("turn", ["red", "gold"])
def test_of_two_led_rings_the_turn_decides_not_who_acts(turn: str, choice: str) -> None:
    """The leader whose turn it is wins, though another moved the pillar or turned a follower."""
    assert rings_when_another_acts(choice, turn).won == ("surrounded", [turn])


FIGURE_2 = """
  1          .   .   .
 12        #   o   o   #
  2      . . . . . . . . .
 23      o   o   o   o   o
  3    . . . . . R . . . . .
 34    o   o   o   o   o   o
  4  . . . . . R B . R . . . .
 45  o   o   o   o   o   o   o
  5  . B . . A G . . . . . G .
 56    o   o   o   #   o   o
  6    . . . . . . . . . . .
 67      o   o   o   o   o
  7      . . . . . . . . .
 78        o   o   o   #
  8          .   .   .
"""
"""A is i4, B is h4, C is g4, D is h56, E is g45, F is f4, G is f5."""


@rule("P-5.6")
def test_the_chain_of_figure_2() -> None:
    """Wings, an Assembly, a pillar, a corruption, Wings of Apostates; and the stones beside it."""
    p = drawn(FIGURE_2)
    before = list(p.state.off)
    p.play("move:i4:h4")
    assert (p.turned, p.asked) == (["g4 blue red"], "red pillar")
    p.play("pillar:h56:g45")
    assert p.legal() == ["outer:g3", "outer:f4", "outer:h4"]
    p.play("outer:f4")
    assert p.turned == ["g4 blue red", "f4 red apostate", "f5 gold apostate"]
    assert p.at("g3 f4 g4 h4 e5 f5") == "red apostate red red apostate apostate"
    assert [p.state.off[n] - before[n] for n in range(4)] == [0, 1, 1, -2]
    assert (p.asked, p.pillars) == ("gold move", {"d12", "j12", "g45", "j78"})


@rule("P-5.6")
def test_in_figure_2_the_centre_cannot_be_the_one_to_fall() -> None:
    """The follower on C has just been converted and is the centre."""
    assert drawn(FIGURE_2).play("move:i4:h4", "pillar:h56:g45").refusal("outer:g4") == "P-4.9"


def stuck(led: str = EVERYONE, more: str = "", turn_limit: int = 0) -> Position:
    """Nobody can move: the Faithful stand beside pillars and there is no Apostate."""
    return position(f"red e1, gold i1, blue e8{more}", led=led, idle="", turn_limit=turn_limit)


@rule("P-5.7")
@pytest.mark.parametrize("led", [EVERYONE, "red gold blue", "red apostate"])
def test_when_all_have_passed_the_game_ends(led: str) -> None:
    """Every leader passes in turn: blocked, without a winner."""
    p = stuck(led)
    for leader in led.split():
        assert (p.asked, p.legal()) == (f"{leader} move", ["pass"])
        p.play("pass")
    assert (p.won, p.state.turns) == (("blocked", []), len(led.split()))


@rule("P-5.7")
def test_a_move_between_passes_keeps_the_game_going() -> None:
    """Three pass, Apostate moves, three pass, Apostate moves: nobody is blocked."""
    p = stuck(more=", apostate g4")
    for move in ("move:g4:f4", "move:f4:g4"):
        p.play("pass", "pass", "pass", move)
        assert p.asked == "red move"


@rule("P-5.7")
def test_passes_count_from_the_last_move() -> None:
    """Red has moved, then Gold, Blue and Apostate pass: Red is asked again."""
    p = stuck(more=", red g4").play("move:g4:f4", "pass", "pass", "pass")
    assert p.asked == "red move"


@rule("P-5.8")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_after_the_last_turn_nobody_has_won(limit: int) -> None:
    """The game ends with the turn that reaches the limit, and not before."""
    p = position("red g4, gold c4", led="red gold", turn_limit=limit)
    for n in range(limit):
        assert not p.over
        p.play(p.legal()[0])
        assert p.state.turns == n + 1
    assert p.won == ("turn-limit", [])


@rule("P-5.8")
def test_a_pass_is_a_turn() -> None:
    """Two leaders pass and the limit of two turns is reached, before all four have passed."""
    assert stuck(turn_limit=2).play("pass", "pass").won == ("turn-limit", [])


@rule("P-5.8")
def test_the_consequences_belong_to_the_last_turn() -> None:
    """The last turn ends when its Assembly has been carried out."""
    p = position("red f4 g4 g3 i4", turn_limit=1).play("move:i4:h4")
    assert p.asked == "red pillar"
    assert p.play("pillar:d12:f12", "outer:h4").won == ("turn-limit", [])


@rule("P-5.8")
def test_a_win_on_the_last_turn_is_a_win() -> None:
    """The limit comes after it."""
    p = position(f"red {FOUR} j4, gold h4 h5", ON, turn_limit=1).play("move:j4:i4")
    assert p.won == ("surrounded", ["red"])


@rule("P-5.8")
def test_by_default_there_is_no_limit() -> None:
    """Forty turns to and fro end nothing."""
    p = position("red g4, gold c4", led="red gold")
    for _ in range(10):
        p.play("move:g4:f4", "move:c4:d4", "move:f4:g4", "move:d4:c4")
    assert (p.asked, p.state.turns) == ("red move", 40)
