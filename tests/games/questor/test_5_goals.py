"""Chapter 5: the five goals and the end of the game."""

import pytest

from tests.games.questor.position import OPEN, position
from tests.rule import rule

ONE_DARK = "+++++ +++++ +++++ +++++ ++++."
"""All but e5 face up."""
TWO_DARK = "+++++ +++++ +++++ +++++ +++.."
WAYS_OUT = [("c1", "n"), ("e3", "e"), ("c5", "s"), ("a3", "w")]


@rule("Q-5.1")
@pytest.mark.parametrize(("before", "there", "over"), [(7, 1, True), (6, 1, False), (6, 3, True)])
def test_the_warrior_needs_eight_trophies(before: int, there: int, over: bool) -> None:
    """The eighth wins, the seventh does not, and nine are enough."""
    p = position(OPEN, "warrior@b3", monsters=f"c3={there}")
    p.state.slain = before
    assert p.play("move:e").over == over


@rule("Q-5.1")
def test_eight_slain_monsters_win_for_the_warrior() -> None:
    """Eight slain monsters win for the Warrior's seat alone."""
    p = position(OPEN, "warrior@b3", monsters="c3=8").play("move:e")
    assert (p.ending, p.done) == (("goal", [0]), ["warrior"])


@rule("Q-5.2")
def test_the_rogue_takes_a_gem_on_entering_its_tile() -> None:
    """The Rogue has the gem at once, and nothing is asked."""
    p = position(OPEN, "rogue@b1").play("move:w")
    assert (p.gems(), p.state.taken, p.hero) == (["e5"], 1, "mage")


@rule("Q-5.2")
def test_the_rogue_takes_a_gem_on_a_tile_just_revealed() -> None:
    """The Rogue has the gem on a tile that was face down, too."""
    p = position("..... ..... ..... ..... ...+.", "rogue@d5").play("move:e", "roll:4")
    assert (p.gems(), p.state.taken) == (["a1"], 1)


@rule("Q-5.2")
@pytest.mark.parametrize("hero", ["warrior", "mage", "healer", "prisoner"])
def test_no_other_hero_takes_a_gem(hero: str) -> None:
    """Other heroes may enter a gem's tile, and the gem stays."""
    p = position(OPEN, f"{hero}@b1", players=5).play("move:w")
    assert (p.at(hero), p.gems(), p.state.taken) == ("a1", ["a1", "e5"], 0)


@rule("Q-5.2")
@pytest.mark.parametrize(("tile", "side"), WAYS_OUT)
def test_the_rogue_wins_by_leaving_with_both_gems(tile: str, side: str) -> None:
    """The Rogue with both gems wins by any of the four entrances."""
    p = position(OPEN, f"rogue@{tile}", gems="- -")
    p.state.taken = 2
    assert p.play(f"move:{side}").ending == ("goal", [1])


@rule("Q-5.2")
@pytest.mark.parametrize(("gems", "taken"), [("a1 e5", 0), ("- e5", 1)])
def test_the_rogue_does_not_win_by_leaving_too_early(gems: str, taken: int) -> None:
    """Leaving with one gem or none is no win."""
    p = position(OPEN, "rogue@c1", gems=gems)
    p.state.taken = taken
    p.play("move:n")
    assert (p.over, p.done) == (False, [])


@rule("Q-5.2")
def test_both_gems_alone_do_not_win() -> None:
    """The Rogue with both gems has not won before leaving."""
    p = position(OPEN, "rogue@b1", gems="a1 -")
    p.state.taken = 1
    p.play("move:w")
    assert (p.state.taken, p.over) == (2, False)


@rule("Q-5.3")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "mage", "healer"])
def test_the_last_tile_wins_for_the_mage(hero: str) -> None:
    """The 25th tile wins for the Mage, whoever revealed it."""
    p = position(ONE_DARK, f"{hero}@d5").play("move:e", "roll:1")
    assert p.ending == ("goal", [2])


@rule("Q-5.3")
def test_the_last_but_one_does_not() -> None:
    """The 24th tile does not win for the Mage."""
    assert not position(TWO_DARK, "mage@c5").play("move:e", "roll:1").over


@rule("Q-5.3", "Q-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_mage_the_last_tile_wins_for_nobody(players: int) -> None:
    """Nobody plays the Mage; all tiles face up mean nothing."""
    p = position(ONE_DARK, "rogue@d5", without="mage", prisoner=True, players=players)
    p.play("move:e", "roll:1")
    assert (p.over, p.done) == (False, [])


@rule("Q-5.4")
def test_the_healer_meets_whom_she_comes_to() -> None:
    """A Healer who steps onto the Warrior's tile has met him."""
    assert position(OPEN, "healer@b3 warrior@c3").play("move:e").met == ["warrior"]


@rule("Q-5.4")
def test_the_healer_meets_who_comes_to_her() -> None:
    """A Mage who steps onto the Healer's tile has been met."""
    assert position(OPEN, "mage@b3 healer@c3").play("move:e").met == ["mage"]


@rule("Q-5.4")
def test_the_healer_may_meet_several_at_once() -> None:
    """The Healer meets all heroes at the location."""
    p = position(OPEN, "healer@b3 warrior@c3 rogue@c3").play("move:e")
    assert p.met == ["warrior", "rogue"]


@rule("Q-5.4")
def test_meetings_happen_outside_too() -> None:
    """The Healer meets a hero on an outside space."""
    assert position(OPEN, "healer@c1 warrior@north").play("move:n").met == ["warrior"]


@rule("Q-5.4")
def test_heroes_next_to_her_are_not_met() -> None:
    """Nor are heroes that meet each other elsewhere."""
    p = position(OPEN, "warrior@b3 rogue@c3 healer@c4").play("move:e")
    assert p.met == []


@rule("Q-5.4")
def test_a_meeting_is_remembered() -> None:
    """After both have gone on, the counter stays handed over."""
    p = position(OPEN, "healer@b3 warrior@c3").play("move:e", "move:e")
    assert (p.at("warrior"), p.met) == ("d3", ["warrior"])


@rule("Q-5.4")
def test_a_first_meeting_happens_once() -> None:
    """Meeting the same hero again is not another counter."""
    p = position(OPEN, "healer@b3 warrior@c3", met="warrior mage").play("move:e")
    assert (p.met, p.over) == (["warrior", "mage"], False)


@rule("Q-5.4")
def test_the_healer_wins_when_all_are_met() -> None:
    """The third meeting of three, and whoever moved."""
    p = position(OPEN, "rogue@b3 healer@c3", met="warrior mage").play("move:e")
    assert p.ending == ("goal", [3])


@rule("Q-5.4")
def test_two_meetings_do_not_win() -> None:
    """Every other hero must be met."""
    assert not position(OPEN, "rogue@b3 healer@c3", met="warrior").play("move:e").over


@rule("Q-5.4")
def test_the_prisoner_must_be_met_too() -> None:
    """With the Prisoner in play there are four heroes to meet."""
    p = position(OPEN, "rogue@b3 healer@c3 prisoner@a1", met="warrior mage", players=5)
    assert not p.play("move:e").over
    p = position(OPEN, "healer@b3 prisoner@c3", met="warrior rogue mage", players=5)
    assert p.play("move:e").ending == ("goal", [3])


@rule("Q-5.4")
def test_only_heroes_in_play_must_be_met() -> None:
    """Four players without the Rogue: Warrior, Mage and Prisoner."""
    p = position(OPEN, "healer@b3 warrior@c3", met="mage prisoner", without="rogue", prisoner=True)
    assert p.play("move:e").ending == ("goal", [2])


@rule("Q-5.4")
def test_the_partner_hero_must_be_met_too() -> None:
    """With two players the Healer's goal is open until she has met the Rogue beside her."""
    p = position(OPEN, "healer@b3 warrior@c3", met="mage", players=2).play("move:e")
    assert p.done == []
    p = position(OPEN, "healer@b3 rogue@c3", met="warrior mage", players=2).play("move:e")
    assert p.done == ["healer"]


@rule("Q-5.5")
@pytest.mark.parametrize(("tile", "side"), WAYS_OUT)
def test_the_prisoner_wins_by_leaving(tile: str, side: str) -> None:
    """The Prisoner wins by leaving through any entrance."""
    p = position(OPEN, f"prisoner@{tile}", players=5).play(f"move:{side}")
    assert p.ending == ("goal", [4])


@rule("Q-5.5")
@pytest.mark.parametrize("hero", ["warrior", "mage", "healer"])
def test_nobody_else_wins_by_leaving(hero: str) -> None:
    """Leaving is the goal of the Prisoner, and of a Rogue with both gems."""
    assert not position(OPEN, f"{hero}@e3 rogue@a1", players=5).play("move:e").over


@rule("Q-5.6")
def test_the_game_ends_at_once() -> None:
    """When a goal is complete nobody has anything left to do."""
    p = position(OPEN, "warrior@b3", monsters="c3=8").play("move:e")
    assert p.over
    assert [p.state.legal(seat) for seat in range(-1, 4)] == [[]] * 5


@rule("Q-5.6")
def test_the_monster_is_placed_before_the_mages_goal() -> None:
    """The last tile of the game still gets its monster."""
    p = position(ONE_DARK, "rogue@d5").play("move:e", "roll:6")
    assert (p.over, p.monsters("e5")) == (True, 1)


@rule("Q-5.6")
def test_the_mages_goal_comes_before_slaying() -> None:
    """A last tile whose monster would be the eighth trophy wins for the Mage."""
    p = position(ONE_DARK, "warrior@d5")
    p.state.slain = 7
    assert p.play("move:e", "roll:6").ending == ("goal", [2])


@rule("Q-5.6")
def test_the_mages_goal_comes_before_the_prisoner_is_put_back() -> None:
    """A game that is over puts nobody back."""
    p = position(ONE_DARK, "prisoner@d5", players=5).play("move:e", "roll:6")
    assert (p.ending, p.at("prisoner")) == (("goal", [2]), "e5")


@rule("Q-5.6")
def test_the_mages_goal_comes_before_gems() -> None:
    """The gem under the last tile is not taken any more."""
    p = position(ONE_DARK, "rogue@d5").play("move:e", "roll:1")
    assert (p.ending, p.gems()) == (("goal", [2]), ["a1", "e5"])


@rule("Q-5.6")
def test_leaving_comes_before_meetings() -> None:
    """A Rogue who leaves to where the Healer waits wins before she does."""
    p = position(OPEN, "rogue@c1 healer@north", gems="- -", met="warrior mage")
    p.state.taken = 2
    p.play("move:n")
    assert (p.ending, p.met) == (("goal", [1]), ["warrior", "mage"])


@rule("Q-5.6")
def test_meetings_come_before_monsters() -> None:
    """A Warrior who comes to the Healer's tile for his eighth monster lets her win."""
    p = position(OPEN, "warrior@b3 healer@c3", monsters="c3=1", met="rogue mage")
    p.state.slain = 7
    assert p.play("move:e").ending == ("goal", [3])


@rule("Q-5.6")
def test_with_two_players_goals_are_noted_in_the_same_order() -> None:
    """Both could be complete with this step, and the Mage's side is asked first."""
    p = position(ONE_DARK, "warrior@d5", done="rogue healer", players=2)
    p.state.slain = 7
    p.state.slot_seat = [1, 1, 0, 0]
    assert p.play("move:e", "roll:6").ending == ("both-goals", [0])


@rule("Q-5.6")
def test_one_step_may_complete_two_goals() -> None:
    """The last tile, then the eighth monster on it, by the same player."""
    p = position(ONE_DARK, "warrior@d5", players=2)
    p.state.slain = 7
    assert p.play("move:e", "roll:6").ending == ("both-goals", [0])
