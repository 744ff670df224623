"""Chapter 7: the Psionic Prisoner."""

import pytest

from questable.engine.sampling import odds
from tests.games.questor.position import OPEN, Position, begin, dealt, position
from tests.rule import rule

START = "..... ..... ..n.. ..... ....."
ROUND = [("c2", "n"), ("d3", "e"), ("c4", "s"), ("b3", "w")]
"""The tiles around the centre, and the way to them from there."""


def chosen() -> Position:
    """Five players who have chosen and wait for the centre tile."""
    picks = ("pick:warrior:north", "pick:rogue:east", "pick:mage:south", "pick:healer:west")
    return dealt(5).play("roll:6", *["roll:1"] * 4, "pick:prisoner", *picks, "roll:2")


@rule("Q-7.1")
def test_the_prisoner_starts_on_the_centre_tile() -> None:
    """The Prisoner is placed on c3 and at no entrance."""
    assert dealt(5).play("roll:6", *["roll:1"] * 4, "pick:prisoner").at("prisoner") == "c3"


@rule("Q-7.1")
def test_the_centre_tile_is_turned_at_random() -> None:
    """Each way has one chance in four."""
    p = chosen()
    assert p.chance
    assert [(a.text, n) for a, n in odds(p.state)] == [(f"turn:{side}", 1) for side in "nesw"]


@rule("Q-7.1")
@pytest.mark.parametrize("side", "nesw")
def test_the_centre_tile_is_face_up_from_the_start(side: str) -> None:
    """The first turn begins with the centre tile up, its wall where chance put it."""
    p = chosen().play(f"turn:{side}")
    assert (p.tiles(), p.phase) == (f"..... ..... ..{side}.. ..... .....", "turn")


@rule("Q-7.1")
def test_the_centre_tile_counts_as_revealed() -> None:
    """24 more reveals are enough for the Mage."""
    assert chosen().play("turn:n").state.revealed == 1


@rule("Q-7.2")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize(("tile", "side"), ROUND)
def test_tiles_around_the_centre_get_exactly_one(tile: str, side: str, number: int) -> None:
    """Each of the four tiles gets one monster, whatever was rolled."""
    p = position("..... ..... ..+.. ..... .....", "rogue@c3", players=5)
    assert p.play(f"move:{side}", f"roll:{number}").monsters(tile) == 1


@rule("Q-7.2")
def test_whoever_reveals_them() -> None:
    """A tile beside the centre gets its monster from whatever side it is revealed."""
    p = position("..... .+... ..n.. ..... .....", "rogue@b2", players=5).play("move:s", "roll:1")
    assert p.monsters("b3") == 1


@rule("Q-7.2")
@pytest.mark.parametrize("number", [1, 6])
def test_monsters_moved_there_before_stay(number: int) -> None:
    """The one monster is added to those that were moved there."""
    p = position("..... ..... ..+.. ..... .....", "rogue@c3", monsters="c2=2", players=5)
    assert p.play("move:n", f"roll:{number}").monsters("c2") == 3


@rule("Q-7.2")
def test_other_tiles_go_by_the_die() -> None:
    """A 1 brings none elsewhere, nor a 1 around the centre when nobody plays the Prisoner."""
    p = position("..... ..... ..... ..... +....", "rogue@a5", players=5).play("move:e", "roll:1")
    assert p.monsters("b5") == 0
    p = position(START, "rogue@c3", without="prisoner", prisoner=True).play("move:s", "roll:1")
    assert p.monsters("c4") == 0


@rule("Q-7.2")
@pytest.mark.parametrize(("tokens", "count"), [(5, 1), (4, 0), (3, 0)])
def test_tokens_are_kept_for_the_tiles_still_face_down(tokens: int, count: int) -> None:
    """With four of them face down another reveal takes the fifth token, never the fourth."""
    p = position("..... ..... ..n.. ..... +....", "rogue@a5", players=5)
    p.state.tokens = tokens
    assert p.play("move:e", "roll:6").monsters("b5") == count


@rule("Q-7.2")
@pytest.mark.parametrize(("tokens", "count"), [(3, 1), (2, 0)])
def test_a_revealed_one_needs_no_token_any_more(tokens: int, count: int) -> None:
    """With two of them face down two tokens are kept."""
    p = position("..... ..+.. .+n.. ..... +....", "rogue@a5", players=5)
    p.state.tokens = tokens
    assert p.play("move:e", "roll:6").monsters("b5") == count


@rule("Q-7.2")
def test_a_kept_token_is_used_around_the_centre() -> None:
    """The last four tokens are used for the tiles around the centre."""
    p = position(START, "rogue@c3", players=5)
    p.state.tokens = 4
    p.play("move:e", "roll:1")
    assert (p.monsters("d3"), p.state.tokens) == (1, 3)


@rule("Q-7.2", "Q-2.4")
@pytest.mark.parametrize("number", [1, 6])
def test_after_he_has_left_the_tiles_around_the_centre_get_theirs(number: int) -> None:
    """The Prisoner is outside for good; b3, revealed by the Rogue, gets one all the same."""
    p = position("..... .+... ..n.. ..... .....", "rogue@b2 prisoner@north", done="prisoner",
                 mode="cooperation", prisoner=True)  # fmt: skip
    p.state.left = p.state.done
    assert p.play("move:s", f"roll:{number}").monsters("b3") == 1


@rule("Q-7.2", "Q-2.4")
def test_after_he_has_left_tokens_are_kept_all_the_same() -> None:
    """Four tokens for the four tiles still face down: another reveal gets none."""
    p = position("..... ..... ..n.. ..... +....", "rogue@a5 prisoner@north", done="prisoner",
                 mode="cooperation", prisoner=True)  # fmt: skip
    p.state.left, p.state.tokens = p.state.done, 4
    assert p.play("move:e", "roll:6").monsters("b5") == 0


@rule("Q-7.3")
def test_the_prisoner_cannot_enter_a_face_up_tile_with_a_monster() -> None:
    """He must wait until it is gone."""
    p = position(OPEN, "prisoner@c3", monsters="c2=1", players=5)
    assert (p.refusal("move:n"), p.refusal("move:s")) == ("Q-7.3", "")


@rule("Q-7.3")
def test_a_prisoner_who_reveals_a_monster_is_put_back() -> None:
    """His turn is over, and the tile stays revealed."""
    p = position(START, "prisoner@c3", players=5).play("move:e", "roll:1")
    assert (p.at("prisoner"), p.tile("d3"), p.monsters("d3")) == ("c3", "e", 1)
    assert (p.hero, p.state.revealed) == ("warrior", 2)


@rule("Q-7.3")
def test_a_rolled_monster_puts_him_back_elsewhere_too() -> None:
    """A monster rolled far from the centre puts the Prisoner back, too."""
    p = position("..... ..... ..... ..... +....", "prisoner@a5", players=5).play("move:e", "roll:5")
    assert (p.at("prisoner"), p.tile("b5")) == ("a5", "n")


@rule("Q-7.3")
def test_a_prisoner_who_reveals_an_empty_tile_stays_there() -> None:
    """A 1 far from the centre lets him go on."""
    p = position("..... ..... ..... ..... +....", "prisoner@a5", players=5).play("move:e", "roll:1")
    assert p.at("prisoner") == "b5"


@rule("Q-7.3")
def test_monsters_on_a_face_down_tile_put_him_back() -> None:
    """He may try to enter it, and a 1 does not help."""
    tiles = "..... ..... ..... ..... +...."
    p = position(tiles, "prisoner@a5", monsters="b5=1", players=5).play("move:e", "roll:1")
    assert (p.at("prisoner"), p.tile("b5"), p.monsters("b5")) == ("a5", "e", 1)


@rule("Q-7.3")
def test_nobody_moves_a_monster_onto_him() -> None:
    """Neither the Mage nor the Healer is offered his tile."""
    p = position(OPEN, "mage@b2 healer@b3 prisoner@d3", monsters="c2=1 c3=1", players=5)
    assert "teleport:d3" not in p.play("move:e").legal()
    begin(p, "healer").play("move:e")
    assert p.legal() == ["chase:n", "chase:s", "chase:w"]


@rule("Q-7.4")
@pytest.mark.parametrize("wall", "nesw")
def test_the_prisoner_rotates_a_tile_either_way(wall: str) -> None:
    """A rotation turns the wall by 90 degrees clockwise or counterclockwise."""
    tiles = f"{wall}.... ..... ..+.. ..... ....."
    clockwise = position(tiles, "prisoner@c3", players=5).play("rotate:a1:cw")
    assert clockwise.tile("a1") == "nesw"["nesw".index(wall) - 3]
    back = position(tiles, "prisoner@c3", players=5).play("rotate:a1:ccw")
    assert back.tile("a1") == "nesw"["nesw".index(wall) - 1]


@rule("Q-7.4")
def test_a_rotation_takes_the_turn() -> None:
    """It is done in place of a move or dig, and he stays where he is."""
    p = position(START, "prisoner@c3", players=5).play("rotate:c3:cw")
    assert (p.hero, p.at("prisoner"), p.tile("c3")) == ("warrior", "c3", "e")


@rule("Q-7.4")
def test_any_face_up_t_may_be_rotated() -> None:
    """Far away, with heroes or monsters on it, or under himself."""
    tiles = "n.... ..... ..e.. ..... ....w"
    p = position(tiles, "prisoner@c3 warrior@a1", monsters="e5=2", players=5)
    assert p.legal("rotate") == [
        f"rotate:{t}:{w}" for t in ("a1", "c3", "e5") for w in ("cw", "ccw")
    ]


@rule("Q-7.4")
@pytest.mark.parametrize("way", ["cw", "ccw"])
@pytest.mark.parametrize("place", ["c3", "a1"])
def test_no_cross_and_no_face_down_tile_is_rotated(place: str, way: str) -> None:
    """Neither a cross nor a face-down tile can be rotated."""
    p = position("..... ..... ..+.. ..... .....", "prisoner@c3", players=5)
    assert p.refusal(f"rotate:{place}:{way}") == "Q-7.4"


@rule("Q-7.4")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "mage", "healer"])
def test_nobody_else_rotates(hero: str) -> None:
    """No other hero may rotate a tile."""
    assert position(START, hero, players=5).refusal("rotate:c3:cw") == "Q-7.4"
