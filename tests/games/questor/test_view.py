"""What the view, the clock and the refusals make of the rules."""

import pytest

from questable.games.questor import GAME
from questable.games.questor.view import HeroView, QuestorView
from tests.games.questor.position import OPEN, Position, dealt, position
from tests.rule import rule


def seen(p: Position, hero: str) -> HeroView:
    """A hero as every seat sees it."""
    view = GAME.view(p.state, 0)
    assert isinstance(view, QuestorView)
    [found] = [each for each in view.heroes if each.hero == hero]
    return found


def progress(p: Position, hero: str) -> tuple[int, int, bool]:
    """How far a hero's goal is, how far it must be, and whether it is reached."""
    found = seen(p, hero)
    return found.progress, found.need, found.complete


@rule("Q-5.2")
def test_the_rogues_goal_has_three_steps() -> None:
    """Two gems and the way out: with both gems it is two of three, and not complete."""
    p = position(OPEN, "rogue@b1", gems="a1 -", players=2)
    p.state.taken = 1
    assert progress(p, "rogue") == (1, 3, False)
    p.play("move:w")
    assert progress(p, "rogue") == (2, 3, False)
    p = position(OPEN, "rogue@c1", gems="- -", players=2)
    p.state.taken = 2
    p.play("move:n")
    assert progress(p, "rogue") == (3, 3, True)


@rule("Q-5.1")
def test_the_warriors_goal_counts_monsters() -> None:
    """Three slain of eight."""
    p = position(OPEN, "warrior@b3", monsters="c3=3").play("move:e")
    assert progress(p, "warrior") == (3, 8, False)


@rule("Q-5.3", "Q-2.3")
@pytest.mark.parametrize(("players", "need"), [(3, 20), (4, 25)])
def test_the_mages_goal_counts_tiles(players: int, need: int) -> None:
    """Six tiles are face up, of 20 with three players and of 25 with four."""
    p = position("+++++ ..... ..... ..... .....", "warrior@a1", players=players)
    assert progress(p.play("move:s", "roll:1"), "mage") == (6, need, False)


@rule("Q-5.4", "Q-2.5")
def test_the_healers_goal_counts_the_others_in_play() -> None:
    """Two players without the Rogue: Warrior, Mage and Prisoner; one of them was met."""
    p = position(
        OPEN, "healer@b3 warrior@c3 prisoner@a5", without="rogue", players=2, prisoner=True
    )
    assert progress(p.play("move:e"), "healer") == (1, 3, False)
    assert [seen(p, hero).met for hero in ("warrior", "mage")] == [True, False]


@rule("Q-5.5")
def test_the_prisoners_goal_is_one_step() -> None:
    """Inside it is none of one, outside it is complete."""
    p = position(OPEN, "prisoner@c1", players=2, prisoner=True, without="healer")
    assert progress(p, "prisoner") == (0, 1, False)
    p.play("move:n")
    assert progress(p, "prisoner") == (1, 1, True)
    assert seen(p, "prisoner").left


@rule("Q-8.1", "T-3.1")
@pytest.mark.parametrize(
    ("players", "without"), [(1, ""), (2, "healer"), (3, "rogue"), (4, "mage"), (5, "")]
)
def test_every_turn_of_every_hero_has_a_number_of_its_own(players: int, without: str) -> None:
    """Through three rounds no two turns share a number, and each is of its hero's seat."""
    heroes = "warrior@b2 rogue@b3 mage@b4 healer@d4 prisoner@d2"
    p = position(OPEN, heroes, players=players, without=without, prisoner=True)
    numbers = []
    for _ in range(3 * len(p.state.slot_hero)):
        seat, number = GAME.turn(p.state)
        assert seat == p.state.actor
        numbers.append(number)
        p.state.round_reveals = 1  # so that a round alone is not lost
        p.play(p.legal("move")[0])
    assert numbers == sorted(set(numbers))


@rule("Q-8.1", "T-4.2")
def test_while_the_die_is_rolled_it_is_still_the_same_turn() -> None:
    """Seat 2 walks onto a face-down tile: the turn and its number stay until the tile is known."""
    p = position(heroes="mage@south")
    before = GAME.turn(p.state)
    assert before[0] == 2
    assert GAME.turn(p.play("move:n").state) == before
    assert GAME.turn(p.play("roll:1").state)[0] == 3


@rule("Q-2.1", "Q-2.4")
def test_a_view_says_whose_heroes_they_are() -> None:
    """Seat 1 began: the first hero in order of play is seat 1's, the second seat 0's."""
    p = dealt(2).play("roll:1", "roll:6")
    p.play("pick:warrior:north", "pick:rogue:east", "pick:mage:south", "pick:healer:west")
    view = GAME.view(p.state, -1)
    assert isinstance(view, QuestorView)
    assert [(each.hero, each.seat) for each in view.heroes] == [
        ("healer", 1), ("mage", 0), ("rogue", 1), ("warrior", 0),
    ]  # fmt: skip
    assert view.hero == ""


@rule("Q-6.1", "Q-6.5")
def test_a_spent_gift_is_not_shown() -> None:
    """The Mage was met and has used her gift; the Warrior still has his."""
    p = position(OPEN, "mage@c3", met="warrior mage", gift="warrior mage", gifts=True)
    p.play("blink:a1")
    assert [(seen(p, hero).met, seen(p, hero).gift) for hero in ("warrior", "mage", "rogue")] == [
        (True, True), (True, False), (False, False),
    ]  # fmt: skip


@rule("Q-2.4")
def test_a_reached_goal_is_not_shown_as_leaving() -> None:
    """The Warrior of two players has slain eight and is still there."""
    p = position(OPEN, "warrior@b3", monsters="c3=8", players=2).play("move:e")
    assert (seen(p, "warrior").complete, seen(p, "warrior").left) == (True, False)


@rule("Q-5.6")
def test_the_winner_scores_one_and_nobody_else_does() -> None:
    """In competition there are no rounds to count: one point, in round four as well."""
    p = position(OPEN, "warrior@b3", monsters="c3=8")
    p.state.round = 4
    assert p.play("move:e").state.result().scores == [1, 0, 0, 0]


@rule("T-1.4", "Q-2.3")
def test_three_in_competition_chase_nothing() -> None:
    """The Healer stays at home, so what only she does does not exist."""
    p = position(OPEN, "mage@b3", monsters="c3=1", players=3).play("move:e")
    assert p.refusal("chase:n") == "T-1.4"


@rule("Q-4.3", "Q-4.4", "Q-4.5")
def test_each_deals_with_monsters_in_its_own_way() -> None:
    """The Mage does not chase, the Healer does not teleport, and nobody does either before."""
    p = position(OPEN, "mage@b3", monsters="c3=1")
    assert [p.refusal(each) for each in ("chase:n", "teleport:a1")] == ["Q-4.5", "Q-4.5"]
    assert p.play("move:e").refusal("chase:n") == "Q-4.4"
    p = position(OPEN, "healer@b3", monsters="c3=1").play("move:e")
    assert p.refusal("teleport:a1") == "Q-4.3"


@rule("Q-3.1")
def test_gifts_of_others_help_nobody_who_is_stuck() -> None:
    """The Prisoner among monsters and crosses loses the turn, though the Mage has a gift."""
    p = position("..... ..+.. .+++. ..+.. .....", "prisoner@c3", met="mage", gift="mage",
                 monsters="c2=1 b3=1 d3=1 c4=1", players=5, gifts=True)  # fmt: skip
    assert p.legal() == ["stuck"]


@rule("Q-3.2", "Q-7.3")
def test_a_wall_is_named_before_a_monster_behind_it() -> None:
    """The Prisoner before a wall with a monster beyond hears of the wall."""
    p = position("..... ..+.. ..n.. ..... .....", "prisoner@c3", monsters="c2=1", players=5)
    assert p.refusal("move:n") == "Q-3.2"


@rule("Q-6.5", "Q-3.2", "Q-3.6")
@pytest.mark.parametrize("action", ["move:w", "dig:here", "dig:w"])
def test_a_part_that_is_done_is_named_before_what_else_is_wrong(action: str) -> None:
    """The Prisoner who has moved hears of that, not of walls or crosses."""
    p = position("n.... ..... ..n.. ..+.. .....", "prisoner@c3", met="prisoner", gift="prisoner",
                 players=5, gifts=True)  # fmt: skip
    assert p.play("move:s").refusal(action) == "Q-6.5"


@rule("Q-6.5", "Q-7.4")
@pytest.mark.parametrize("place", ["c4", "b5"])
def test_a_second_rotation_is_named_before_what_cannot_be_rotated(place: str) -> None:
    """Neither the cross c4 nor the face-down b5 is what is wrong."""
    p = position("n.... ..... ..n.. ..+.. .....", "prisoner@c3", met="prisoner", gift="prisoner",
                 players=5, gifts=True)  # fmt: skip
    assert p.play("rotate:a1:cw").refusal(f"rotate:{place}:cw") == "Q-6.5"


@rule("Q-1.4", "Q-6.1")
@pytest.mark.parametrize("action", ["charge:w", "water:w"])
def test_the_edge_is_named_before_a_missing_gift(action: str) -> None:
    """Beyond the edge there is nowhere to go, gift or none."""
    assert position(OPEN, "warrior@a2", gifts=True).refusal(action) == "Q-1.4"


@rule("Q-3.6", "Q-3.5")
@pytest.mark.parametrize("tile", ["+", "."])
def test_with_facing_a_tile_without_a_wall_is_named_first(tile: str) -> None:
    """A cross or a face-down tile has no wall that could face the hero."""
    p = position(f"..... ..{tile}.. ..+.. ..... .....", "warrior@c3", dig="facing")
    assert p.refusal("dig:n") == "Q-3.6"


@rule("T-1.4", "T-1.3")
@pytest.mark.parametrize("action", ["charge:n", "rotate:a1:cw", "end", "turn:n"])
def test_what_does_not_exist_is_named_before_what_comes_later(action: str) -> None:
    """While the Mage has monsters to send, gifts that nobody plays with are not for later."""
    p = position(OPEN, "mage@b3", monsters="c3=1").play("move:e")
    assert (p.phase, p.refusal(action)) == ("monsters", "T-1.4")


@rule("Q-7.1", "T-1.3")
def test_the_centre_tile_is_not_turned_again() -> None:
    """Where somebody plays the Prisoner, that was for the beginning."""
    assert position(OPEN, "warrior@c1", players=5).refusal("turn:n") == "T-1.3"


@rule("Q-2.4")
def test_of_two_players_both_heroes_of_the_winner_have_won() -> None:
    """The other one's Rogue has reached his goal too, and has not."""
    p = position("+++++ +++++ +++++ +++++ ++++.", "healer@d5", players=2, done="warrior rogue")
    p.play("move:e", "roll:1")
    assert p.ending == ("both-goals", [0])
    assert GAME.winning_tags(p.state) == ["warrior", "mage"]
