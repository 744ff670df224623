"""Chapter 4, second half: Assemblies, Machines, and who chooses."""

from random import Random
from typing import cast

import pytest

from questable.games.pillars import GAME
from questable.games.pillars.actions import BLUE, GOLD, RED
from questable.games.pillars.board import station_named
from questable.games.pillars.pieces import turn_follower
from questable.games.pillars.referee import Pillars
from tests.games.pillars.position import Position, position
from tests.rule import rule

SIDES = "a45 m45 d78 j78"
"""Pillars that leave the upper rim alone."""
TWO = "red f4 g3 g4 h5 g5 i5 i4"
"""When i4 moves to h4, Red has Assemblies around g4 and h5."""
CONVERTED = "red i4 c4, gold f4 g3 g4 h5"
"""When Red's i4 moves to h4, it becomes Gold's and completes Gold's Assembly around g4."""
UNHOLY = "apostate e5 f5 g5"
"""With an Apostate on f4 too, an Unholy Assembly around f5."""


def assembly(more: str = "", religion: str = "red", **given: str) -> Position:
    """A leader has just completed an Assembly around g4; its outer followers are g3 f4 h4."""
    p = position(f"{religion} f4 g4 g3 i4{more}", turn=religion, **given)
    return p.play("move:i4:h4")


def machine(more: str = "", religion: str = "red", **given: str) -> Position:
    """The same with a follower behind each outer one: seven in all."""
    return assembly(f" e4 h5 h3{more}", religion, **given)


@rule("P-4.5", "P-4.10")
@pytest.mark.parametrize("religion", ["red", "gold", "blue"])
def test_an_assembly_asks_its_leader_for_a_pillar(religion: str) -> None:
    """A follower between three of its own religion: its leader is asked, and must move one."""
    p = assembly(religion=religion)
    assert p.asked == f"{religion} pillar"
    assert {text.split(":")[0] for text in p.legal()} == {"pillar"}


@rule("P-4.5")
def test_two_neighbours_alike_are_no_assembly() -> None:
    """The third station around g4 is empty, or another's."""
    assert position("red f4 g4 i4").play("move:i4:h4").asked == "gold move"
    assert position("red f4 g4 i4, gold g3").play("move:i4:h4").asked == "gold move"


@rule("P-4.5")
def test_the_centre_must_be_of_their_religion() -> None:
    """Three around nobody are no Assembly."""
    assert position("red f4 g3 i4").play("move:i4:h4").asked == "gold move"


@rule("P-4.5", "P-1.3")
def test_any_pillar_may_be_moved_to_any_site_beside_it() -> None:
    """Three ways from each corner for the four of them; one takes its pillar there."""
    p = assembly()
    assert p.legal() == [
        "pillar:d12:f12", "pillar:d12:c23", "pillar:d12:e23",
        "pillar:j12:h12", "pillar:j12:i23", "pillar:j12:k23",
        "pillar:d78:c67", "pillar:d78:e67", "pillar:d78:f78",
        "pillar:j78:i67", "pillar:j78:k67", "pillar:j78:h78",
    ]  # fmt: skip
    assert p.play("pillar:j12:i23").pillars == {"d12", "i23", "d78", "j78"}


@rule("P-4.5")
@pytest.mark.parametrize("to", ["c45", "e45", "b56", "f56", "c67", "e67"])
def test_a_pillar_may_move_among_followers(to: str) -> None:
    """Away from the rim all six ways are open, whoever stands around."""
    p = assembly(", apostate d5 e6, gold c5", pillars="d56 d12 j12 j78")
    assert p.play(f"pillar:d56:{to}").pillars == {to, "d12", "j12", "j78"}


@rule("P-1.3")
def test_one_pillar_to_a_site() -> None:
    """A pillar does not move to where another one stands, nor one that is none."""
    p = assembly(pillars="d12 f12 d78 j78")
    assert p.refusals("pillar:d12:f12", "pillar:f12:d12", "pillar:e23:d12") == ["P-1.3"] * 3


@rule("P-4.5")
def test_some_pillar_can_always_move() -> None:
    """The one on the corner d12 is shut in by the three others, and those can move."""
    p = assembly(pillars="d12 f12 c23 e23")
    starts = {text.split(":")[1] for text in p.legal()}
    assert starts == {"f12", "c23", "e23"}


@rule("P-4.5")
def test_what_is_moved_is_a_pillar() -> None:
    """From an empty site nothing is moved."""
    assert assembly().refusal("pillar:g45:f34") == "P-4.5"


@rule("P-4.5", "T-1.3")
@pytest.mark.parametrize(
    "action", ["pass", "move:f4:e4", "outer:f4", "to:gold", "assembly:g4", "convert:g4"]
)
def test_the_pillar_comes_first(action: str) -> None:
    """Nothing else is done before a pillar has moved."""
    assert assembly().refusal(action) == "T-1.3"


@rule("P-4.5")
def test_then_one_of_the_three_outer_followers_is_chosen() -> None:
    """Any of the three, and nothing else."""
    p = assembly().play("pillar:d12:f12")
    assert (p.asked, p.legal()) == ("red outer", ["outer:g3", "outer:f4", "outer:h4"])


@rule("P-4.5")
@pytest.mark.parametrize("outer", ["g3", "f4", "h4"])
def test_the_outer_follower_is_corrupted(outer: str) -> None:
    """It becomes Apostate, the other three stay, and the turn is over."""
    p = assembly().play("pillar:d12:f12", f"outer:{outer}")
    assert p.turned == [f"{outer} red apostate"]
    assert p.at(outer) == "apostate"
    assert p.at("g3 f4 g4 h4").split().count("red") == 3
    assert p.asked == "gold move"


@rule("P-4.5", "P-4.8")
def test_bots_count_what_an_assembly_will_cost() -> None:
    """One follower, from when it stands until it is given up; a Machine costs none."""

    def counted(p: Position) -> int:
        return GAME.features(p.state, 0)["followers"] - p.state.board.count(RED)

    p = assembly()
    assert counted(p) == -1
    assert counted(p.play("pillar:d12:f12")) == -1
    assert counted(p.play("outer:f4")) == 0
    assert counted(machine()) == 0
    assert counted(position("red f4 g4 g3 i4", turn="red")) == 0


@rule("P-4.5")
def test_an_apostate_from_off_the_board_replaces_it() -> None:
    """One Apostate less and one Red more lie off the board."""
    p = assembly()
    before = (p.off("apostate"), p.off("red"))
    p.play("pillar:d12:f12", "outer:h4")
    assert (before, p.off("apostate"), p.off("red")) == ((20, 15), 19, 16)


@rule("P-4.5")
@pytest.mark.parametrize("station", ["c4", "e4", "f5", "h3"])
def test_only_an_outer_follower_can_be_chosen(station: str) -> None:
    """No other Red follower, no empty station, and no other's follower."""
    p = assembly(" c4, gold f5, blue h3").play("pillar:d12:f12")
    assert p.refusal(f"outer:{station}") == "P-4.5"


@rule("P-4.5", "T-1.3")
@pytest.mark.parametrize("action", ["pillar:d12:c23", "pillar:f12:g23", "to:gold", "pass", "stop"])
def test_exactly_one_pillar_is_moved(action: str) -> None:
    """After it the outer follower is all there is to choose."""
    assert assembly().play("pillar:d12:f12").refusal(action) == "T-1.3"


def without_apostates() -> Position:
    """An Assembly, a pillar and an outer follower while all Apostates are on the board."""
    p = assembly(", apostate c5 k5", idle="gold blue", fill="apostate 20")
    return p.play("pillar:d12:f12", "outer:h4")


@rule("P-4.5")
def test_without_apostates_its_leader_chooses_another_faith() -> None:
    """No Apostate lies off the board: Red chooses Gold or Blue for the outer follower."""
    p = without_apostates()
    assert (p.asked, p.legal(), p.turned) == ("red target", ["to:gold", "to:blue"], [])


@rule("P-4.5")
@pytest.mark.parametrize("faith", ["gold", "blue"])
def test_without_apostates_it_is_converted(faith: str) -> None:
    """The outer follower becomes what Red has chosen, taken from off the board."""
    p = without_apostates()
    before = p.off(faith)
    p.play(f"to:{faith}")
    assert (p.at("h4"), p.off(faith), p.asked) == (faith, before - 1, "gold move")


@rule("P-4.5", "T-1.3")
def test_it_is_not_converted_to_its_own_faith() -> None:
    """The new religion is another one, and choosing it comes before anything else."""
    p = without_apostates()
    assert p.refusals("to:red", "outer:f4", "pass") == ["P-4.5", "T-1.3", "T-1.3"]


@rule("P-4.5")
def test_it_is_converted_to_a_faith_with_a_follower_left() -> None:
    """With no Gold one off the board only Blue can be chosen."""
    p = without_apostates()
    p.state.off[GOLD] = 0  # with 30 followers on the board it cannot come to this
    assert (p.legal(), p.refusal("to:gold")) == (["to:blue"], "P-4.5")


@rule("P-4.5")
def test_with_an_apostate_left_there_is_no_choice_of_faith() -> None:
    """The last Apostate off the board is used."""
    p = assembly(", apostate c5 k5", fill="apostate 19").play("pillar:d12:f12", "outer:h4")
    assert (p.at("h4"), p.off("apostate"), p.asked) == ("apostate", 0, "gold move")


@rule("P-4.6", "P-4.10")
def test_an_unholy_assembly_moves_a_pillar_too() -> None:
    """Four Apostates: their leader moves a pillar and chooses an outer follower."""
    p = assembly(religion="apostate")
    assert p.asked == "apostate pillar"
    p.play("pillar:j12:i23")
    assert (p.asked, p.legal()) == ("apostate outer", ["outer:g3", "outer:f4", "outer:h4"])


@rule("P-4.6")
@pytest.mark.parametrize("faith", ["red", "gold", "blue"])
def test_the_apostate_leader_chooses_a_faith(faith: str) -> None:
    """The outer follower is converted to any of the three."""
    p = assembly(religion="apostate").play("pillar:d12:f12", "outer:h4")
    assert (p.asked, p.legal()) == ("apostate target", ["to:red", "to:gold", "to:blue"])
    p.play(f"to:{faith}")
    assert p.turned == [f"h4 apostate {faith}"]
    assert (p.off("apostate"), p.off(faith), p.asked) == (17, 18, "red move")


@rule("P-4.6")
def test_it_must_be_a_faith_with_a_follower_left() -> None:
    """All 20 Red ones are on the board: Gold or Blue."""
    p = assembly(", red c5 k5", "apostate", fill="red 20").play("pillar:d12:f12", "outer:h4")
    assert (p.legal(), p.refusal("to:red")) == (["to:gold", "to:blue"], "P-4.6")


@rule("P-4.6")
def test_only_an_outer_apostate_can_be_chosen() -> None:
    """Another Apostate or a Faithful follower is not."""
    p = assembly(" c4, red k4", "apostate").play("pillar:d12:f12")
    assert p.refusals("outer:c4", "outer:k4", "outer:e4") == ["P-4.6"] * 3


@rule("P-4.7")
def test_who_would_be_turned_back_is_not_chosen() -> None:
    """With Red on e4 beside it, f4 would stand between two of Red's: one of the others."""
    p = assembly(" e4").play("pillar:d12:f12")
    assert (p.legal(), p.refusal("outer:f4")) == (["outer:g3", "outer:h4"], "P-4.7")


@rule("P-4.7")
def test_two_may_be_turned_back() -> None:
    """Then the third is chosen: six followers make no Machine."""
    p = assembly(" e4 h5").play("pillar:d12:f12")
    assert (p.asked, p.legal()) == ("red outer", ["outer:g3"])


@rule("P-4.7")
def test_other_religions_turn_nobody_back() -> None:
    """Gold on e4 and Blue on f5 beside f4: it can be chosen."""
    p = assembly(", gold e4, blue f5").play("pillar:d12:f12")
    assert p.refusal("outer:f4") == ""


@rule("P-4.7")
def test_apostates_are_turned_back_too() -> None:
    """In an Unholy Assembly, an Apostate between two others."""
    p = assembly(" e4", "apostate").play("pillar:d12:f12")
    assert (p.legal(), p.refusal("outer:f4")) == (["outer:g3", "outer:h4"], "P-4.7")


@rule("P-4.7")
def test_exhausted_wings_turn_an_apostate_back() -> None:
    """Red has none left, so its Wings around f4 would corrupt whatever f4 becomes."""
    p = assembly(", red e4 f5", "apostate", fill="red 20").play("pillar:d12:f12")
    assert (p.legal(), p.refusal("outer:f4")) == (["outer:g3", "outer:h4"], "P-4.7")


@rule("P-4.7")
def test_a_machine_kept_up_by_exhausted_wings_may_have_fewer() -> None:
    """Four Apostates, each outer one between two of Red's, who has none left: a Machine."""
    p = position("apostate f4 g4 h4 g3, red d4 f5 i4 h5 f3 h3", idle="gold blue", fill="red 20")
    p.play("move:d4:e4", "pillar:d12:f12")
    assert p.asked == "apostate machine"


@rule("P-4.7")
def test_exhausted_apostate_wings_turn_no_faithful_follower_back() -> None:
    """No Apostate is left: whatever f4 becomes, the two beside it leave it so."""
    p = assembly(", apostate e4 f5", idle="gold blue", fill="apostate 20").play("pillar:d12:f12")
    assert p.legal() == ["outer:g3", "outer:f4", "outer:h4"]
    p.play("outer:f4", "to:gold")
    assert (p.turned, p.asked) == (["f4 red gold"], "gold move")


@rule("P-4.7")
def test_wings_with_a_stone_left_do_not_turn_an_apostate_back() -> None:
    """One Red stone is left, so Red's Wings would convert f4 before anything is chosen."""
    p = assembly(", red e4 f5", "apostate", fill="red 19")
    assert (p.turned, p.asked) == (["f4 apostate red"], "red move")


@rule("P-4.7")
@pytest.mark.parametrize("religion", ["red", "apostate"])
def test_seven_followers_make_a_machine(religion: str) -> None:
    """All three would be turned back: a pillar moves and nobody is converted."""
    p = machine(religion=religion)
    before = list(p.state.board)
    p.play("pillar:d12:f12")
    assert p.asked == f"{religion} machine"
    p.play("stop")
    assert (p.state.board, p.turned, p.pillars) == (before, [], {"f12", "j12", "d78", "j78"})


@rule("P-4.7")
def test_nobody_can_be_chosen_in_a_machine() -> None:
    """No outer follower of a Machine may be turned."""
    p = machine().play("pillar:d12:f12")
    assert p.refusals("outer:f4", "outer:h4", "outer:g3") == ["P-4.7"] * 3


@rule("P-4.7")
def test_a_follower_in_a_pocket_is_never_turned_back() -> None:
    """Around e2 with Red behind all three; e1 is in a pocket and can be chosen: no Machine."""
    p = position("red e2 e1 g2 d2 d3 f3 g1", SIDES, idle="gold blue").play("move:g2:f2")
    p.play("pillar:d78:c67")
    assert (p.asked, p.legal()) == ("red outer", ["outer:e1"])


@rule("P-4.7")
def test_it_is_judged_as_the_board_stands() -> None:
    """Corrupted, f4 could help to corrupt f5 before f5 turns it back: it is refused anyway."""
    p = assembly(" f5, apostate e4 e5").play("pillar:d12:f12")
    assert p.refusal("outer:f4") == "P-4.7"


@rule("P-4.8")
def test_the_first_pillar_move_of_a_machine_is_forced() -> None:
    """There is no stopping before it."""
    p = machine()
    assert (p.asked, p.refusal("stop")) == ("red pillar", "P-4.8")


@rule("P-4.8")
def test_after_each_move_its_leader_goes_on_or_stops() -> None:
    """Any pillar again, or stop; as often as Red likes."""
    p = machine()
    for move in ("pillar:d12:e23", "pillar:e23:f34", "pillar:j12:i23", "pillar:f34:e23"):
        p.play(move)
        assert p.asked == "red machine"
        assert p.legal()[-1] == "stop"
        assert len(p.legal("pillar")) > 10
    assert p.pillars == {"e23", "i23", "d78", "j78"}


@rule("P-4.8", "P-1.3")
def test_a_machine_moves_pillars_as_an_assembly_does() -> None:
    """To free sites only."""
    p = machine(pillars="d12 h12 d78 j78").play("pillar:d12:f12")
    assert p.refusals("pillar:f12:h12", "pillar:g45:f34") == ["P-1.3", "P-4.5"]


@rule("P-4.8")
def test_a_stop_ends_the_turn_when_nothing_else_stands() -> None:
    """Red stops and Gold is to move, with the Machine still there."""
    p = machine().play("pillar:d12:f12", "stop")
    assert (p.asked, p.state.turns) == ("gold move", 1)


@rule("P-4.8")
def test_only_a_machine_can_be_stopped() -> None:
    """An Assembly's pillar move cannot be refused."""
    assert assembly().refusal("stop") == "P-4.8"


@rule("P-4.8")
def test_a_machine_is_found_again_next_turn() -> None:
    """Whoever moved, and wherever: after Gold's move Red must move a pillar again."""
    p = machine(", gold c5").play("pillar:d12:f12", "stop", "move:c5:b5")
    assert (p.asked, p.refusal("stop")) == ("red pillar", "P-4.8")
    p.play("pillar:f12:d12", "stop")
    assert p.asked == "blue move"


@rule("P-4.8")
def test_a_machine_may_fall_apart() -> None:
    """Its leader moves one of the seven away: what is left is an Assembly like others."""
    p = position("red f4 g4 h4 g3 e4 h5 h3").play("move:e4:d4", "pillar:d12:f12")
    assert (p.asked, p.legal()) == ("red outer", ["outer:f4"])


CHANGING = "red f4 g4 g3 i4 e4 h5 h3, gold d5 c5 e5 d4, apostate e3"
"""Red's Machine around g4 lacks h4; of Gold's Assembly around d5, d4 is beside Red's e4."""


def stopped_machine() -> Position:
    """Red has run a Machine around g4 and stopped; Gold's Assembly around d5 is next."""
    p = position(CHANGING).play("move:i4:h4", "assembly:g4")
    return p.play("pillar:d12:f12", "stop")


@rule("P-4.8")
def test_after_a_stop_other_assemblies_are_carried_out() -> None:
    """Gold's Assembly is all that is left, so nobody is asked which is next."""
    assert stopped_machine().asked == "gold pillar"


@rule("P-4.8")
def test_a_stopped_machine_is_left_out_for_the_turn() -> None:
    """After Gold's Assembly the turn is over, though Red's Machine still stands."""
    p = stopped_machine().play("pillar:j12:i23", "outer:c5")
    assert (p.asked, p.at("f4 g4 h4 g3")) == ("gold move", "red red red red")


@rule("P-4.8", "P-4.5")
def test_when_an_outer_follower_may_be_turned_it_is_an_assembly() -> None:
    """Apostate Wings take e4 from behind f4: in the same turn a pillar moves and f4 is turned."""
    p = stopped_machine().play("pillar:j12:i23", "outer:d4")
    assert p.turned == ["d4 gold apostate", "e4 red apostate"]
    assert (p.asked, p.state.turns, p.refusal("stop")) == ("red pillar", 0, "P-4.8")
    p.play("pillar:d78:e67")
    assert (p.asked, p.legal()) == ("red outer", ["outer:f4"])
    assert p.play("outer:f4").at("f4") == "apostate"


@rule("P-4.8", "P-4.11")
def test_once_it_is_an_assembly_it_can_be_next() -> None:
    """With Blue's Assembly standing too, Red says which of the two comes first."""
    p = position(CHANGING + ", blue k5 j5 l5 k6")
    p.play("move:i4:h4", "assembly:g4", "pillar:d12:f12", "stop", "assembly:d5")
    p.play("pillar:j12:i23", "outer:d4")
    assert (p.asked, p.legal()) == ("red assemblies", ["assembly:g4", "assembly:k5"])


@rule("P-4.8")
@pytest.mark.parametrize(
    ("blue", "then"),
    [("f4 g4 h4 g3", "blue outer"), ("f4 g4 h4 g3 e4 h5 h3", "blue machine")],
    ids=["assembly", "machine"],
)
def test_when_its_centre_changes_religion_it_is_another_formation(blue: str, then: str) -> None:
    """Blue's followers put there by hand are Blue's Assembly, or Blue's own Machine."""
    p = stopped_machine().play("pillar:j12:i23")
    for name in blue.split():
        turn_follower(p.state, station_named(name), BLUE)
    p.play("outer:c5")
    assert (p.asked, p.refusal("stop")) == ("blue pillar", "P-4.8")
    assert p.play("pillar:d78:e67").asked == then


@rule("P-4.8")
def test_another_religion_next_to_it_does_not_bring_a_machine_back() -> None:
    """Gold's Assembly turns c5, far from the Machine: it still is one, and is left out."""
    p = stopped_machine().play("pillar:j12:i23", "outer:c5")
    assert (p.turned, p.asked) == (["c5 gold apostate"], "gold move")


MACHINES = "red f4 g4 g3 i4 e4 h5 h3, gold d6 c6 e6 d7 c5 e5 e7"
"""Red's Machine around g4 lacks h4; Gold's around d6 stands."""


@rule("P-4.8")
@pytest.mark.parametrize("order", [("g4", "d6"), ("d6", "g4")])
def test_several_machines_may_be_stopped_in_one_turn(order: tuple[str, str]) -> None:
    """Each moves a pillar once and is stopped by its own leader; then the turn is over."""
    p = position(MACHINES, idle="red blue").play("move:i4:h4", f"assembly:{order[0]}")
    leaders = {"g4": "red", "d6": "gold"}
    assert p.play("pillar:d12:f12").asked == f"{leaders[order[0]]} machine"
    assert p.play("stop", "pillar:j12:i23").asked == f"{leaders[order[1]]} machine"
    assert (p.play("stop").asked, p.state.turns, p.turned) == ("gold move", 1, [])


@rule("P-4.8")
def test_what_is_stopped_outlives_a_copy_and_a_text() -> None:
    """A clone, a position from its text and one from its view leave the same Machine out."""
    s = stopped_machine().state
    loaded = GAME.load(GAME.setup(4, {}), s.dump())
    seen = GAME.imagine(GAME.setup(4, {}), GAME.view(s, 1), Random(0))
    for copy in (s.clone(), loaded, seen):
        p = Position(cast(Pillars, copy)).play("pillar:j12:i23", "outer:c5")
        assert p.asked == "gold move"


@rule("P-4.8")
def test_a_stopped_machine_cannot_be_next() -> None:
    """Where the order of others is to be chosen, its centre is refused."""
    p = position(CHANGING + ", blue k5 j5 l5 k6")
    p.play("move:i4:h4", "assembly:g4", "pillar:d12:f12", "stop")
    assert (p.asked, p.refusal("assembly:g4")) == ("red assemblies", "P-4.8")
    assert p.legal() == ["assembly:d5", "assembly:k5"]


@rule("P-4.9")
def test_the_centre_is_never_chosen() -> None:
    """Not in an Assembly, nor in an Unholy one."""
    assert assembly().play("pillar:d12:f12").refusal("outer:g4") == "P-4.9"
    assert assembly(religion="apostate").play("pillar:d12:f12").refusal("outer:g4") == "P-4.9"


@rule("P-4.9")
def test_a_pocket_is_never_the_centre() -> None:
    """Red on the pocket e1 and on all three stations beside it: no Assembly."""
    p = position("red e1 c2 e2 i1", SIDES).play("move:i1:g1")
    assert (p.at("e1 c2 e2 g1"), p.asked) == ("red red red red", "gold move")


@rule("P-4.9")
def test_a_pocket_cannot_be_next() -> None:
    """While the order of Assemblies is chosen, a pocket between its like is refused."""
    p = position(f"{TWO} e1 c2 e2 g1", SIDES).play("move:i4:h4")
    assert (p.asked, p.refusal("assembly:e1")) == ("red assemblies", "P-4.9")


@rule("P-4.9", "P-4.5")
def test_a_follower_in_a_pocket_can_be_an_outer_one() -> None:
    """Around e2 one of the three is in the pocket e1, and it can be corrupted."""
    p = position("red e2 e1 d2 g2", SIDES, idle="gold blue").play("move:g2:f2", "pillar:d78:c67")
    assert p.play("outer:e1").at("e1") == "apostate"


@rule("P-4.10", "T-1.1")
def test_choices_belong_to_the_leader_of_the_formation() -> None:
    """Red's move gives Gold an Assembly: Gold chooses on Red's turn, and then Gold moves."""
    p = position(CONVERTED).play("move:i4:h4")
    assert (p.asked, p.refusal_of("red", "pillar:d12:f12")) == ("gold pillar", "T-1.1")
    p.play("pillar:d12:f12")
    assert (p.asked, p.refusal_of("red", "outer:f4")) == ("gold outer", "T-1.1")
    assert p.play("outer:f4").asked == "gold move"


@rule("P-4.10")
def test_a_machine_belongs_to_its_leader() -> None:
    """On Red's turn Gold's Machine is Gold's to move and to stop."""
    p = position("red c4, gold f4 g4 h4 g3 e4 h5 h3").play("move:c4:b4", "pillar:d12:f12")
    assert (p.asked, p.refusal_of("red", "stop")) == ("gold machine", "T-1.1")


@rule("P-4.10")
@pytest.mark.parametrize("turn", ["red", "gold"])
def test_neutral_formations_belong_to_the_mover(turn: str) -> None:
    """Red and Gold lead; whoever completes a Neutral Assembly chooses pillar and follower."""
    p = position("blue f4 g4 g3 i4", led="red gold", turn=turn).play("move:i4:h4")
    assert p.asked == f"{turn} pillar"
    assert p.play("pillar:d12:f12").asked == f"{turn} outer"


@rule("P-4.10", "P-4.6")
def test_a_neutral_unholy_assembly_belongs_to_the_mover() -> None:
    """Gold completes a Neutral Unholy Assembly and chooses the new religion too."""
    p = position("apostate f4 g4 g3 i4", led="red gold", turn="gold").play("move:i4:h4")
    p.play("pillar:d12:f12", "outer:h4")
    assert p.asked == "gold target"
    assert p.play("to:red").asked == "red move"


@rule("P-4.10")
@pytest.mark.parametrize(
    ("led", "chooser"), [("red gold", "gold"), ("red gold apostate", "apostate")]
)
def test_who_chose_the_last_outer_follower_acts(led: str, chooser: str) -> None:
    """On Red's turn Gold corrupts f4, which completes an Unholy Assembly: Gold's if Neutral."""
    p = position(f"{CONVERTED}, {UNHOLY}", led=led)
    p.play("move:i4:h4", "pillar:d12:f12", "outer:f4")
    assert p.asked == f"{chooser} pillar"


@rule("P-4.10")
def test_a_pillar_move_alone_makes_nobody_the_acting_leader() -> None:
    """Gold stops a Machine on Red's turn; the Neutral Assembly then is still Red's."""
    p = position("red c4, gold f4 g4 h4 g3 e4 h5 h3, blue k5 j5 l5 k6", led="red gold")
    p.play("move:c4:b4", "assembly:g4", "pillar:d12:f12", "stop")
    assert p.asked == "red pillar"


@rule("P-4.10")
def test_on_the_next_turn_the_mover_acts_again() -> None:
    """Gold chose an outer follower on Red's first turn; on Red's second Red acts for Blue."""
    p = position(f"{CONVERTED}, blue k5 l5 k6 i5", led="red gold")
    p.play("move:i4:h4", "pillar:d12:f12", "outer:f4", "move:g3:h3", "move:i5:j5")
    assert p.asked == "red pillar"


LOOP = f"red f4 g4 g3 i4, {UNHOLY}"
"""Red's Assembly around g4 and the Apostates' around f5 share f4."""


def round_the_loop(p: Position, times: int) -> Position:
    """Red corrupts f4 and it is converted back to Red, each time with two pillar moves."""
    for n in range(times):
        away, back = ("pillar:d12:e23", "pillar:e23:f34") if n % 2 == 0 else (
            "pillar:f34:e23", "pillar:e23:d12")  # fmt: skip
        p.play(away, "outer:f4", back, "outer:f4", "to:red")
    return p


@rule("P-4.10")
def test_two_leaders_may_go_round_a_loop() -> None:
    """Red and Apostate turn the same follower back and forth and move pillars with it."""
    p = round_the_loop(position(LOOP).play("move:i4:h4"), 5)
    assert (p.asked, p.state.pillar_moves, p.state.turns) == ("red pillar", 10, 0)
    assert p.pillars == {"f34", "j12", "d78", "j78"}


@rule("P-4.10")
def test_red_may_end_the_loop() -> None:
    """Red corrupts another follower and the turn is over."""
    p = round_the_loop(position(LOOP).play("move:i4:h4"), 2)
    assert p.play("pillar:j12:i23", "outer:h4").asked == "gold move"


@rule("P-4.10")
@pytest.mark.parametrize("choice", [("outer:e5", "to:red"), ("outer:f4", "to:blue")])
def test_apostate_may_end_the_loop(choice: tuple[str, str]) -> None:
    """By converting another follower, or the same one to another religion."""
    p = round_the_loop(position(LOOP).play("move:i4:h4"), 2)
    p.play("pillar:j12:i23", "outer:f4", "pillar:j78:i67", *choice)
    assert p.asked == "gold move"


@rule("P-4.11")
def test_after_an_assembly_wings_come_again() -> None:
    """The corrupted h4 and i5 are Wings around Gold h5 before Red's other Assembly is next."""
    p = position("red f4 g4 g3 i4 k5 j5 l5 k6, gold h5, apostate i5")
    p.play("move:i4:h4", "assembly:g4", "pillar:d12:f12", "outer:h4")
    assert (p.turned, p.asked) == (["h4 red apostate", "h5 gold apostate"], "red pillar")


@rule("P-4.11")
def test_wings_may_undo_the_next_assembly() -> None:
    """The corrupted f4 and e3 are Wings around e4, which Gold's Assembly around d4 needs."""
    p = position("red f4 g4 g3 i4, gold d4 c4 d5 e4, apostate e3")
    p.play("move:i4:h4", "assembly:g4", "pillar:d12:f12", "outer:f4")
    assert (p.turned, p.asked) == (["f4 red apostate", "e4 gold apostate"], "gold move")


@rule("P-4.11")
def test_several_assemblies_are_ordered_by_the_leader_at_turn() -> None:
    """Red's move makes two; Red says which is first, and then the other follows."""
    p = position(TWO).play("move:i4:h4")
    assert (p.asked, p.legal()) == ("red assemblies", ["assembly:g4", "assembly:h5"])
    p.play("assembly:h5", "pillar:d12:f12")
    assert p.legal() == ["outer:g5", "outer:i5"]
    p.play("outer:i5")
    assert (p.asked, p.legal("assembly")) == ("red pillar", [])
    assert p.play("pillar:f12:d12").legal() == ["outer:g3", "outer:f4"]


@rule("P-4.11")
def test_the_order_is_not_their_leaders_choice() -> None:
    """Two Assemblies of Red's on Gold's turn: Gold orders, Red carries them out."""
    p = position("red f4 g4 g3 h4 k5 j5 l5 k6, gold c4", turn="gold").play("move:c4:b4")
    assert (p.asked, p.legal()) == ("gold assemblies", ["assembly:g4", "assembly:k5"])
    p.play("assembly:k5")
    assert p.asked == "red pillar"
    assert p.play("pillar:d12:f12").legal() == ["outer:j5", "outer:l5", "outer:k6"]


@rule("P-4.11")
def test_one_assembly_needs_no_order() -> None:
    """Nobody is asked which is next."""
    assert assembly().asked == "red pillar"


@rule("P-4.11", "P-4.5", "T-1.3")
def test_only_an_assembly_can_be_next() -> None:
    """Neither another follower nor an empty station; and no pillar moves before."""
    p = position(TWO).play("move:i4:h4")
    assert p.refusals("assembly:h4", "assembly:c4") == ["P-4.5", "P-4.5"]
    assert p.refusals("pillar:d12:f12", "pass", "stop", "outer:g3") == ["T-1.3"] * 4


@rule("P-4.1", "P-4.5")
@pytest.mark.parametrize(
    ("more", "move", "asked", "turned"),
    [
        ("blue g4, red f4 i4", "move:i4:h4", "gold move", ["g4 blue red"]),
        ("blue f4 h4, red g3", "move:g3:g4", "gold move", ["g4 red blue"]),
        ("red f4 g4 g3 i4", "move:i4:h4", "red pillar", []),
        ("red c4", "move:c4:b4", "gold move", []),
    ],
    ids=["wings", "middle", "assembly", "nothing"],
)
def test_consequences_are_looked_for_on_every_turn(
    more: str, move: str, asked: str, turned: list[str]
) -> None:
    """Also after turns on which nothing stood."""
    p = position(f"{more}, gold k4, apostate k6", led="red gold").play("move:k6:k5")
    assert p.play("move:k4:l4", move).asked == asked
    assert p.turned == turned
