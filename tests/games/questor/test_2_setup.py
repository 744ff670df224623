"""Chapter 2: who begins, heroes and entrances, gems, numbers of players."""

import pytest

from questable.engine import Value
from tests.games.questor.position import OPEN, Position, dealt, position
from tests.rule import rule

ALL_PICKS = ("pick:warrior:north", "pick:rogue:east", "pick:mage:south", "pick:healer:west")
ONE_DARK = "+++++ +++++ +++++ +++++ ++++."


def picked(players: int = 4, mode: Value = "auto", prisoner: Value = "auto") -> Position:
    """A table where seat 0 rolled highest."""
    p = dealt(players, mode=mode, prisoner=prisoner)
    return p.play("roll:6", *["roll:1"] * (players - 1))


@rule("Q-2.1")
@pytest.mark.parametrize("first", range(4))
def test_the_highest_roll_moves_first(first: int) -> None:
    """The seat that rolled highest has the first turn."""
    p = dealt(4).play(*[f"roll:{5 if seat == first else 2}" for seat in range(4)])
    p.play(*ALL_PICKS, "roll:1")
    assert (p.state.actor, p.state.turn) == (first, 0)


@rule("Q-2.1")
def test_the_tied_roll_again() -> None:
    """After a tie of 1 and 3 only those two roll, and a lower roll than the first may win."""
    p = dealt(4).play("roll:2", "roll:5", "roll:4", "roll:5")
    assert (p.chance, p.state.rolling) == (True, [1, 3])
    p.play("roll:1", "roll:3")
    assert (p.phase, p.state.first) == ("picking", 3)


@rule("Q-2.1")
def test_a_tie_may_come_again() -> None:
    """The tied go on rolling until one is highest."""
    p = dealt(2).play("roll:3", "roll:3", "roll:2", "roll:2")
    assert (p.chance, p.state.rolling) == (True, [0, 1])


@rule("Q-2.1")
def test_play_goes_clockwise() -> None:
    """After seat 2 comes 3, then 0, then 1, then 2 again."""
    p = dealt(4).play("roll:1", "roll:1", "roll:6", "roll:1", *ALL_PICKS, "roll:1")
    seats = []
    for _ in range(5):
        seats.append(p.state.actor)
        p.play(p.legal("move")[0])
        p.play("roll:1" if p.chance else p.legal()[0])
    assert seats == [2, 3, 0, 1, 2]


@rule("Q-2.1")
def test_heroes_are_chosen_in_reverse_order_of_play() -> None:
    """The last to move chooses first, the first to move last."""
    p = picked()
    seats = []
    for pick in ALL_PICKS:
        seats.append(p.state.actor)
        p.play(pick)
    assert seats == [3, 2, 1, 0]


@rule("Q-2.1")
def test_slots_are_filled_from_last_to_first() -> None:
    """Who picks last moves first, with the hero picked."""
    assert picked().play(*ALL_PICKS, "roll:1").hero == "healer"


@rule("Q-2.1", "Q-2.4")
def test_two_players_choose_alternately() -> None:
    """Slots A1 B1 A2 B2 are filled B, A, B, A."""
    p = picked(2)
    seats = []
    for pick in ALL_PICKS:
        seats.append(p.state.actor)
        p.play(pick)
    assert seats == [1, 0, 1, 0]


@rule("Q-2.1")
def test_a_pick_names_a_free_hero() -> None:
    """A hero that was picked cannot be picked again."""
    assert picked().play("pick:mage:south").refusal("pick:mage:north") == "Q-2.1"


@rule("Q-2.1")
def test_a_pick_names_a_free_entrance() -> None:
    """An entrance that was picked cannot be picked again."""
    assert picked().play("pick:mage:south").refusal("pick:rogue:south") == "Q-2.1"


@rule("Q-2.1")
def test_every_free_hero_may_take_every_free_entrance() -> None:
    """Three heroes and three entrances are left after the first pick."""
    assert len(picked().play("pick:mage:south").legal("pick")) == 9


@rule("Q-2.1")
def test_the_prisoner_takes_no_entrance() -> None:
    """After his pick all four entrances are still free."""
    assert len(picked(5).play("pick:prisoner").legal("pick")) == 16


@rule("Q-2.2")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_die_says_where_the_gems_lie(number: int) -> None:
    """Even: north-west and south-east; odd: north-east and south-west."""
    p = picked().play(*ALL_PICKS, f"roll:{number}")
    assert p.gems() == (["e1", "a5"] if number % 2 else ["a1", "e5"])


@rule("Q-2.3")
def test_four_players_use_the_four_heroes() -> None:
    """Four seats have one of the four heroes each."""
    p = picked().play(*ALL_PICKS)
    assert (sorted(p.state.slot_hero), p.state.slot_seat) == ([0, 1, 2, 3], [0, 1, 2, 3])


@rule("Q-2.3")
def test_three_players_leave_out_the_healer() -> None:
    """Nobody of three can pick the Healer, and the other three heroes are free."""
    p = picked(3)
    assert not [pick for pick in p.legal() if "healer" in pick]
    assert len(p.legal()) == 12


@rule("Q-2.3", "T-1.4")
def test_the_healer_does_not_exist_for_three() -> None:
    """Picking her is refused as an action that is not in play."""
    assert picked(3).refusal("pick:healer:north") == "T-1.4"


@rule("Q-2.3")
@pytest.mark.parametrize(("face_up", "over"), [(19, True), (18, False)])
def test_with_three_the_mage_needs_twenty(face_up: int, over: bool) -> None:
    """The 20th revealed tile wins, the 19th does not."""
    tiles = "+" * face_up + "." * (25 - face_up)
    p = position(tiles, "warrior@a4", players=3).play("move:s")
    assert p.play("roll:1").over == over


@rule("Q-2.3")
@pytest.mark.parametrize("players", [2, 4])
def test_otherwise_the_mage_needs_all_tiles(players: int) -> None:
    """With two and four players the Mage needs 25 tiles."""
    assert dealt(players).state.mage_need == 25


@rule("Q-2.3")
def test_three_in_cooperation_need_all_tiles() -> None:
    """Three who cooperate need 25 tiles, not 20."""
    assert dealt(3, mode="cooperation").state.mage_need == 25


@rule("Q-2.3")
def test_mage_tiles_is_an_option() -> None:
    """A house rule may ask for 12 tiles."""
    p = position("+++++ +++++ +.... ..... .....", "warrior@a3", mage_tiles=12)
    assert p.play("move:s", "roll:1").ending == ("goal", [2])


@rule("Q-2.4")
def test_two_players_take_two_heroes_each() -> None:
    """The four slots belong to the two players in turn."""
    assert picked(2).play(*ALL_PICKS).state.slot_seat == [0, 1, 0, 1]


@rule("Q-2.4")
def test_two_players_take_turns_alternately() -> None:
    """Turns go A1, B1, A2, B2, and A1 again."""
    p = position(OPEN, "warrior@b2 rogue@b3 mage@b4", players=2)
    turns = []
    for action in ("move:e", "move:e", "move:e", "pass", "move:e"):
        turns.append((p.state.actor, p.hero))
        p.play(action)
    assert turns == [(0, "warrior"), (1, "rogue"), (0, "mage"), (1, "healer"), (0, "warrior")]


@rule("Q-2.4")
def test_one_goal_of_two_does_not_win() -> None:
    """The Warrior's goal alone ends nothing while his partner's is open."""
    p = position(OPEN, "warrior@b2", monsters="b3=1", players=2)
    p.state.slain = 7
    assert p.play("move:s").done == ["warrior"]
    assert not p.over


@rule("Q-2.4")
def test_both_goals_win() -> None:
    """The second goal of the same player ends the game."""
    p = position(ONE_DARK, "healer@d5", done="warrior", players=2)
    assert p.play("move:e", "roll:1").ending == ("both-goals", [0])


@rule("Q-2.4")
def test_goals_of_different_players_do_not_add_up() -> None:
    """One goal each is no win for either."""
    p = position(ONE_DARK, "healer@d5", done="rogue", players=2).play("move:e", "roll:1")
    assert (p.over, p.done) == (False, ["rogue", "mage"])


@rule("Q-2.4")
def test_a_complete_goal_stays_complete_and_its_hero_plays_on() -> None:
    """The Warrior whose goal is complete is asked again a round later, the goal still complete."""
    p = position(OPEN, "warrior@b2 rogue@b3 mage@b4", done="warrior", players=2)
    p.play("move:e", "move:e", "move:e", "pass")
    assert (p.hero, p.done) == ("warrior", ["warrior"])


@rule("Q-2.4")
def test_a_rogue_who_left_stays_outside_and_takes_no_turns() -> None:
    """After leaving with both gems the Rogue is passed over."""
    p = position(OPEN, "rogue@c1 warrior@b2 mage@b4", gems="- -", players=2)
    p.state.taken = 2
    p.play("move:n")
    assert (p.left, p.at("rogue")) == (["rogue"], "north")
    p.play("move:e", "pass", "move:e")
    assert (p.hero, p.at("rogue")) == ("mage", "north")


@rule("Q-2.4")
def test_a_rogue_who_left_can_still_be_met() -> None:
    """The Healer who steps onto that outside space meets the Rogue."""
    p = position(OPEN, "healer@c1 rogue@north warrior@b2", done="rogue", gems="- -", players=2)
    p.state.left = p.state.done
    assert p.play("move:n").met == ["rogue"]


@rule("Q-2.4")
def test_a_prisoner_who_left_can_still_be_met() -> None:
    """The Healer who steps onto that outside space meets the Prisoner."""
    heroes = "healer@c1 prisoner@north warrior@b2"
    p = position(OPEN, heroes, done="prisoner", mode="cooperation", prisoner=True)
    p.state.left = p.state.done
    assert p.play("move:n").met == ["prisoner"]


@rule("Q-2.4")
def test_a_rogue_without_both_gems_has_not_left() -> None:
    """Stepping out with one gem, the Rogue has a turn in the next round."""
    p = position(OPEN, "rogue@c1 warrior@b2 mage@b4", gems="- e5", players=2)
    p.state.taken = 1
    p.play("move:n", "move:e", "pass", "move:e")
    assert (p.hero, p.left, p.done) == ("rogue", [], [])


@rule("Q-2.5")
def test_four_players_may_choose_among_five_heroes() -> None:
    """With the option all five are offered to four seats."""
    p = picked(4, prisoner=True)
    assert len(p.legal("pick")) == 17
    p.play("pick:prisoner", *ALL_PICKS[:3])
    assert p.at("healer") == ""


@rule("Q-2.5")
def test_two_players_may_choose_among_five_heroes() -> None:
    """With the option two seats take four of the five; here nobody takes the Healer."""
    p = picked(2, prisoner=True)
    assert len(p.legal("pick")) == 17
    p.play("pick:prisoner", *ALL_PICKS[:3], "roll:1", "turn:n")
    assert (p.at("healer"), p.at("prisoner"), p.state.slot_seat) == ("", "c3", [0, 1, 0, 1])


@rule("Q-2.5", "Q-2.3")
def test_three_players_choose_among_warrior_rogue_mage_and_prisoner() -> None:
    """With the option three seats take three of four; the Healer is not among them."""
    p = picked(3, prisoner=True)
    heroes = {pick.split(":")[1] for pick in p.legal("pick")}
    assert heroes == {"warrior", "rogue", "mage", "prisoner"}
    p.play("pick:prisoner", "pick:rogue:east", "pick:warrior:north", "roll:1", "turn:n")
    assert (p.at("mage"), p.state.slot_seat, p.state.mage_need) == ("", [0, 1, 2], 20)


@rule("Q-2.5", "Q-2.4")
def test_of_two_players_the_prisoners_needs_both_goals() -> None:
    """He leaves, stays outside and takes no turns; his partner's goal then wins."""
    p = position(OPEN, "prisoner@c1 warrior@b2 rogue@b4 mage@d4", monsters="b3=8", gems="- -",
                 without="healer", players=2, prisoner=True)  # fmt: skip
    p.play("move:n")
    assert (p.over, p.done, p.left) == (False, ["prisoner"], ["prisoner"])
    p.play("move:e", "move:e", "move:n")
    assert (p.hero, p.at("prisoner")) == ("warrior", "north")
    p = position(OPEN, "prisoner@c1", done="rogue", without="healer", players=2, prisoner=True)
    assert p.play("move:n").ending == ("both-goals", [1])


@rule("Q-2.5")
def test_five_players_have_the_prisoner() -> None:
    """He is in play with five, without being asked for."""
    assert "pick:prisoner" in picked(5).legal()


@rule("Q-2.5")
def test_cooperation_offers_the_prisoner() -> None:
    """Two who cooperate may play with the Prisoner."""
    assert "pick:prisoner" in picked(2, mode="cooperation", prisoner=True).legal()


@rule("Q-2.5", "T-1.4")
def test_the_prisoner_does_not_exist_without_the_option() -> None:
    """Picking him is refused as an action that is not in play."""
    assert picked(4).refusal("pick:prisoner") == "T-1.4"


@rule("Q-2.5")
def test_the_centre_is_turned_up_after_the_heroes_are_chosen() -> None:
    """It is face down while heroes are picked and up before the first turn."""
    p = picked(5).play("pick:prisoner", *ALL_PICKS, "roll:1")
    assert (p.phase, p.tile("c3")) == ("centre", ".")
    assert p.play("turn:e").tile("c3") == "e"


@rule("Q-2.5")
def test_the_centre_stays_face_down_when_nobody_plays_the_prisoner() -> None:
    """Four players who leave him out begin with 25 face-down tiles."""
    p = picked(4, prisoner=True).play(*ALL_PICKS, "roll:1")
    assert (p.phase, p.tile("c3"), p.state.revealed) == ("turn", ".", 0)


def mage_first(tiles: int) -> Position:
    """Seat 0's Mage is first in order of play, seat 2's Warrior last; so many tiles are needed."""
    p = dealt(3, mage_tiles=tiles).play("roll:6", "roll:1", "roll:1")
    return p.play("pick:warrior:north", "pick:rogue:east", "pick:mage:south", "roll:2")


@rule("Q-2.1", "Q-4.3")
def test_after_a_reveal_the_same_player_goes_on() -> None:
    """Whichever hero somebody plays: the Mage's player says where the monster goes."""
    p = mage_first(20).play("move:n", "roll:6")
    assert (p.phase, p.state.actor) == ("monsters", 0)


@rule("Q-2.1", "Q-5.6")
def test_a_goal_wins_for_who_chose_the_hero() -> None:
    """Seat 0 plays the Mage, though she comes after the Warrior in every list."""
    p = mage_first(5)
    p.state.revealed = 4
    assert p.play("move:n", "roll:1").ending == ("goal", [0])


@rule("Q-2.4")
def test_two_heroes_may_have_left() -> None:
    """The Prisoner goes after the Rogue: neither has turns any more."""
    p = position(OPEN, "prisoner@c1 mage@b2 healer@d4", players=2, prisoner=True,
                 without="warrior", done="rogue")  # fmt: skip
    p.state.left = 1 << 1
    assert p.play("move:n").left == ["rogue", "prisoner"]
    heroes = [p.hero, p.play("move:n").hero, p.play("pass").hero]
    assert heroes == ["mage", "healer", "mage"]


@rule("Q-2.1", "T-2.1")
def test_what_the_die_decided_is_not_undone() -> None:
    """Every roll is a barrier; a pick is none."""
    p = dealt(2).play("roll:1", "roll:6")
    assert p.state.barrier == 2
    assert p.play("pick:warrior:north").state.barrier == 2
