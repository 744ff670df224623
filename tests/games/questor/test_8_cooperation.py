"""Chapter 8: playing together and alone."""

import pytest

from questable.engine import Value
from questable.games.questor.actions import HEROES
from tests.games.questor.position import DARK, OPEN, Position, begin, dealt, position
from tests.rule import rule

CORRIDOR = "..... ..... .++.. ..... ....."
WALLED = "..... ..... .n+.. ..... ....."
ONE_DARK = "+++++ +++++ +++++ +++++ ++++."
PICKS = ("pick:healer:west", "pick:mage:south", "pick:rogue:east", "pick:warrior:north")
IN = ("move:s", "move:w", "move:n", "move:e")
"""What the four do in a round without a reveal, when all is open."""


def together(
    tiles: str,
    heroes: str = "warrior",
    *,
    players: int = 4,
    monsters: str = "",
    met: str = "",
    done: str = "",
    holder: str = "",
    prisoner: Value = "auto",
    compass: bool = False,
) -> Position:
    """A position of a cooperative game."""
    return position(tiles, heroes, players=players, monsters=monsters, met=met, done=done,
                    holder=holder, mode="cooperation", prisoner=prisoner,
                    compass=compass)  # fmt: skip


def last_tile(done: str) -> Position:
    """The Warrior reveals the last tile, e5, with some goals complete this round."""
    return together(ONE_DARK, "warrior@d5", done=done).play("move:e", "roll:1")


@rule("Q-8.1")
def test_the_team_wins_when_the_last_goal_is_completed() -> None:
    """At that moment, all seats, in the middle of the round."""
    p = last_tile("warrior rogue healer")
    assert p.ending == ("together", [0, 1, 2, 3])


@rule("Q-8.1", "Q-2.5")
def test_five_win_together() -> None:
    """All five seats win, the Prisoner's too."""
    p = together(ONE_DARK, "warrior@d5", done="warrior rogue healer prisoner", players=5)
    p.state.left = p.state.done & 0b10010
    assert p.play("move:e", "roll:1").ending == ("together", [0, 1, 2, 3, 4])


@rule("Q-8.1")
def test_a_first_goal_ends_nothing() -> None:
    """The others may still complete theirs in this round."""
    p = together(OPEN, "warrior@b3", monsters="c3=8").play("move:e")
    assert (p.over, p.done, p.hero) == (False, ["warrior"], "rogue")


@rule("Q-8.1")
@pytest.mark.parametrize("done", ["warrior", "warrior rogue", "warrior rogue healer"])
def test_a_round_with_some_goals_complete_is_lost(done: str) -> None:
    """Nobody wins, though a tile was revealed."""
    p = together(CORRIDOR, "healer@c3", done=done)
    assert p.play("move:e", "roll:1").ending == ("apart", [])


@rule("Q-8.1")
def test_goals_are_counted_when_the_round_ends() -> None:
    """With some complete the game goes on until the last hero of the round has played."""
    p = together(CORRIDOR, "mage@c3", done="warrior").play("move:e", "roll:1")
    assert (p.over, p.hero) == (False, "healer")


@rule("Q-8.1")
def test_a_round_is_one_turn_of_every_hero() -> None:
    """With the Prisoner five turns are one round."""
    p = together(OPEN, players=1, prisoner=True)
    p.state.round_reveals = 1
    turns = []
    for action in (*IN, "move:n"):
        turns.append((p.state.round, p.hero))
        p.play(action)
    assert [hero for _, hero in turns] == ["warrior", "rogue", "mage", "healer", "prisoner"]
    assert ({number for number, _ in turns}, p.state.round) == ({1}, 2)


@rule("Q-8.1")
def test_all_heroes_in_play_must_complete_their_goals() -> None:
    """With the Prisoner four goals are not enough."""
    done = "warrior rogue healer"
    p = together(ONE_DARK, "mage@d5", done=done, prisoner=True).play("move:e", "roll:1")
    assert (p.over, p.done) == (False, ["warrior", "rogue", "mage", "healer"])


@rule("Q-8.1")
def test_the_goals_are_the_same() -> None:
    """Eight monsters, both gems and out, three meetings."""
    p = together(OPEN, "healer@b3 rogue@c3", met="warrior mage")
    assert p.play("move:e").done == ["healer"]
    p = together(OPEN, "rogue@c1")
    p.state.taken = 2
    assert p.play("move:n").done == ["rogue"]
    assert together(OPEN, "warrior@b3", monsters="c3=8").play("move:e").done == ["warrior"]


@rule("Q-8.2")
def test_a_round_without_a_reveal_loses() -> None:
    """Four turns on face-up tiles lose the game."""
    p = together(OPEN).play(*IN)
    assert p.ending == ("no-reveal", [])


@rule("Q-8.2")
@pytest.mark.parametrize("revealing", range(4))
def test_one_reveal_in_a_round_is_enough(revealing: int) -> None:
    """One reveal by any of the heroes keeps the game going."""
    p = together("+++++ +++++ +++++ +++++ .+++.", f"warrior {HEROES[revealing]}@d5")
    for hero, move in enumerate(IN):
        p.play(*(["move:e", "roll:1"] if hero == revealing else [move]))
    assert (p.over, p.state.round) == (False, 2)


@rule("Q-8.2")
def test_every_round_needs_its_own_reveal() -> None:
    """The reveals of the round before do not count."""
    p = together("....+ ....+ ....+ ....+ +++++", "healer@d5 warrior@e1 rogue@e2 mage@e3")
    p.state.round_reveals = 3
    p.play("pass")
    assert (p.over, p.state.round) == (False, 2)
    assert p.play("move:s", "move:s", "move:s", "pass").ending == ("no-reveal", [])


@rule("Q-8.2")
def test_a_round_is_counted_from_the_first_hero() -> None:
    """Three turns without a reveal lose nothing before the last hero has played."""
    p = together(OPEN).play(*IN[:3])
    assert (p.over, p.hero) == (False, "healer")


@rule("Q-8.2")
def test_competition_needs_no_reveals() -> None:
    """In competition a round without a reveal loses nothing."""
    assert not position(OPEN).play(*IN).over


@rule("Q-8.3")
def test_solo_one_player_moves_all_heroes() -> None:
    """Nobody rolls for the first turn, and seat 0 picks and moves all four."""
    p = dealt(1)
    assert (p.phase, p.state.actor) == ("picking", 0)
    p.play(*PICKS, "roll:1")
    seats = []
    for action in IN:
        seats.append(p.state.actor)
        p.play(action, "roll:1")
    assert (seats, p.state.round) == ([0, 0, 0, 0], 2)


@rule("Q-8.3")
@pytest.mark.parametrize("rounds", [1, 17])
def test_the_score_is_the_number_of_rounds(rounds: int) -> None:
    """The round in which the team wins counts."""
    p = together(ONE_DARK, "warrior@d5", players=1, done="warrior rogue healer")
    p.state.round = rounds
    p.play("move:e", "roll:1")
    assert p.state.result().scores == [rounds]


@rule("Q-8.3")
def test_a_lost_game_scores_nothing() -> None:
    """A lost game scores nothing, however many rounds it took."""
    p = together(OPEN, players=2)
    p.state.round = 9
    assert p.play(*IN).state.result().scores == [0, 0]


@rule("Q-8.3")
@pytest.mark.parametrize(
    ("players", "seats"),
    [(1, [0, 0, 0, 0]), (2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])],
)
def test_cooperation_always_uses_the_four_heroes(players: int, seats: list[int]) -> None:
    """Slot i belongs to person i modulo their number."""
    p = dealt(players, mode="cooperation")
    if players > 1:
        p.play("roll:6", *["roll:1"] * (players - 1))
    p.play(*PICKS)
    assert (p.state.slot_hero, p.state.slot_seat) == ([0, 1, 2, 3], seats)


@rule("Q-8.3")
def test_persons_are_counted_from_the_first() -> None:
    """When seat 1 begins, slot 0 is hers."""
    p = dealt(3, mode="cooperation").play("roll:1", "roll:6", "roll:1")
    assert p.state.slot_seat == [1, 2, 0, 1]


@rule("Q-8.3")
def test_cooperation_has_five_heroes_with_the_prisoner() -> None:
    """With the option the Prisoner is always played in cooperation."""
    assert dealt(1, prisoner=True).state.slot_seat == [0] * 5


@rule("Q-8.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_cooperation_needs_all_tiles(players: int) -> None:
    """Cooperation needs 25 tiles with any number of players."""
    assert dealt(players, mode="cooperation").state.mage_need == 25


@rule("Q-8.4")
def test_the_compass_lies_with_who_last_revealed() -> None:
    """Nobody has it at first, and it goes from hand to hand."""
    p = together(DARK)
    assert p.compass == ""
    assert p.play("move:s", "roll:1").compass == "warrior"
    assert p.play("move:w", "roll:1").compass == "rogue"


@rule("Q-8.4")
def test_the_compass_stays_when_nothing_is_revealed() -> None:
    """A move onto a face-up tile leaves the compass where it is."""
    assert together(OPEN, "warrior@b3", holder="mage").play("move:e").compass == "mage"


@rule("Q-8.4")
def test_the_compass_is_an_aid_by_default() -> None:
    """Without the option the compass's holder may fail to reveal."""
    assert not together(OPEN, "warrior@b3", holder="warrior").play("move:e").over


@rule("Q-8.4")
@pytest.mark.parametrize(("tiles", "action"), [(OPEN, "move:e"), (WALLED, "dig:here")])
def test_with_the_option_its_holder_must_reveal(tiles: str, action: str) -> None:
    """Or the game is lost for all, at the end of that turn."""
    p = together(tiles, "warrior@b3", holder="warrior", compass=True)
    assert p.play(action).ending == ("compass", [])


@rule("Q-8.4")
def test_with_the_option_a_reveal_saves_the_holder() -> None:
    """With the option the game goes on when the compass's holder reveals."""
    p = together(CORRIDOR, "warrior@c3", holder="warrior", compass=True)
    assert not p.play("move:e", "roll:1").over


@rule("Q-8.4")
def test_with_the_option_others_need_not_reveal() -> None:
    """Only who begins the turn with the compass must."""
    p = together(OPEN, "warrior@b3", holder="rogue", compass=True)
    assert not p.play("move:e").over


@rule("Q-8.4")
def test_who_takes_the_compass_must_reveal_in_the_next_turn_only() -> None:
    """In the turn of the reveal nothing more is asked; a round later it is."""
    p = together(CORRIDOR, "warrior@c3 healer@b3", compass=True)
    p.play("move:e", "roll:1")
    begin(p, "healer").play("pass")
    assert (p.over, p.hero, p.compass) == (False, "warrior", "warrior")
    assert p.play("move:w").ending == ("compass", [])


@rule("Q-8.4")
def test_a_reveal_of_an_earlier_turn_does_not_save_the_holder() -> None:
    """The Warrior reveals; a round later he still has the compass, digs, and all is lost."""
    p = together("..... ..... +++.. ..... +++++", "warrior@c3 rogue@a5 mage@b5 healer@a3",
                 compass=True)  # fmt: skip
    p.play("move:e", "roll:1", "move:e", "move:e", "pass")
    assert (p.hero, p.compass, p.over) == ("warrior", "warrior", False)
    assert p.play("dig:here").ending == ("compass", [])


@rule("Q-8.4")
def test_who_follows_the_holder_need_not_reveal() -> None:
    """The Warrior begins with the compass and reveals; the Rogue after him does not."""
    p = together("..... ..... +++.. ..... +++++", "warrior@c3 rogue@a5", holder="warrior",
                 compass=True)  # fmt: skip
    p.play("move:e", "roll:1", "move:e")
    assert (p.over, p.hero) == (False, "mage")


@rule("Q-8.4")
@pytest.mark.parametrize("compass", [True, False])
def test_the_compass_rule_is_an_option(compass: bool) -> None:
    """The compass rule is off by default and on when asked for."""
    assert dealt(1, compass=compass).state.compass_rule == int(compass)
    assert dealt(1).state.compass_rule == 0


@rule("Q-8.5")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "mage", "healer"])
def test_the_mages_goal_completes_with_the_last_tile(hero: str) -> None:
    """In the round in which it is revealed, whoever does."""
    p = together(ONE_DARK, f"{hero}@d5").play("move:e", "roll:1")
    assert p.done == ["mage"]


@rule("Q-8.5")
def test_the_round_of_the_last_tile_is_the_last() -> None:
    """It ends won or lost; the Mage's goal is not waited for."""
    p = last_tile("")
    assert not p.over
    assert p.play(*IN[1:]).ending == ("apart", [])


@rule("Q-8.1", "Q-8.2")
def test_goals_apart_come_before_a_missing_reveal() -> None:
    """A round that breaks both rules is lost because the goals were completed apart."""
    p = together(OPEN, "healer@c3", done="warrior")
    assert p.play("pass").ending == ("apart", [])


@rule("Q-8.1", "Q-8.4")
def test_the_compass_comes_before_the_end_of_the_round() -> None:
    """It is asked at the end of the turn, the goals and reveals at the end of the round."""
    p = together(OPEN, "healer@c3", done="warrior", holder="healer", compass=True)
    assert p.play("pass").ending == ("compass", [])


@rule("Q-8.2", "Q-8.4", "Q-7.3")
def test_a_reveal_that_puts_the_prisoner_back_counts() -> None:
    """The tile is revealed all the same, for the compass and for the round."""
    p = together("..... ..... ..+.. ..... .....", "prisoner@c3", prisoner=True, compass=True,
                 holder="prisoner")  # fmt: skip
    p.play("move:n", "roll:1")
    assert (p.at("prisoner"), p.over, p.compass) == ("c3", False, "prisoner")
