"""Chapter 3: moving, revealing, digging, passing, leaving."""

import pytest

from tests.games.questor.position import DARK, OPEN, position
from tests.rule import rule

CENTRE_CROSS = "..... ..... ..+.. ..... ....."
FACING = "..... ..s.. ..n.. ..... ....."
"""Two walls face each other between c2 and c3."""
CAGE = "..... ..+.. .+++. ..+.. ....."
CAGE_MONSTERS = "c2=1 d3=1 c4=1 b3=1"


@rule("Q-3.1")
def test_a_move_is_one_space_and_ends_the_turn() -> None:
    """The Warrior goes one tile south and it is the Rogue's turn."""
    p = position(OPEN, "warrior@c1").play("move:s")
    assert (p.at("warrior"), p.hero) == ("c2", "rogue")


@rule("Q-3.1")
def test_a_dig_ends_the_turn() -> None:
    """Who digs does not move as well."""
    p = position("..... ..... ..n.. ..... .....", "mage@c3").play("dig:here")
    assert (p.at("mage"), p.hero) == ("c3", "healer")


@rule("Q-3.1")
def test_the_healer_may_pass() -> None:
    """Her pass changes nothing but whose turn it is."""
    p = position(OPEN, "healer@c3").play("pass")
    assert (p.at("healer"), p.tiles(), p.hero) == ("c3", OPEN, "warrior")


@rule("Q-3.1")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "mage", "prisoner"])
def test_only_the_healer_may_pass(hero: str) -> None:
    """No hero but the Healer may pass."""
    assert position(OPEN, f"{hero}@b2", players=5).refusal("pass") == "Q-3.1"


@rule("Q-3.1")
def test_a_hero_with_neither_loses_the_turn() -> None:
    """The Prisoner between four monsters, all tiles crosses, can only lose his turn."""
    p = position(CAGE, "prisoner@c3", monsters=CAGE_MONSTERS, players=5)
    assert p.legal() == ["stuck"]
    assert p.play("stuck").hero == "warrior"
    assert p.at("prisoner") == "c3"


@rule("Q-3.1")
@pytest.mark.parametrize("monsters", ["c2=1 d3=1 c4=1", ""])
def test_who_can_move_does_not_lose_the_turn(monsters: str) -> None:
    """A Prisoner with one free tile beside him must do something."""
    assert position(CAGE, "prisoner@c3", monsters=monsters, players=5).refusal("stuck") == "Q-3.1"


@rule("Q-3.1")
def test_who_can_rotate_does_not_lose_the_turn() -> None:
    """A T anywhere lets the Prisoner do something."""
    tiles = "n.... ..+.. .+++. ..+.. ....."
    p = position(tiles, "prisoner@c3", monsters=CAGE_MONSTERS, players=5)
    assert p.refusal("stuck") == "Q-3.1"


@rule("Q-3.1")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "mage", "healer"])
def test_other_heroes_do_not_lose_turns(hero: str) -> None:
    """They always have a move or a dig."""
    assert position(OPEN, f"{hero}@b2").refusal("stuck") == "Q-3.1"


@rule("Q-3.2")
@pytest.mark.parametrize("side", "nesw")
def test_the_tile_left_must_have_an_open_arm(side: str) -> None:
    """A wall of the hero's own tile stops the move, and no other side is stopped."""
    p = position(f"+++++ +++++ ++{side}++ +++++ +++++", "warrior@c3")
    assert {each: p.refusal(f"move:{each}") for each in "nesw"} == {
        each: "Q-3.2" if each == side else "" for each in "nesw"
    }


@rule("Q-3.2")
@pytest.mark.parametrize(
    ("side", "tiles"),
    [
        ("n", "+++++ ++s++ +++++ +++++ +++++"),
        ("e", "+++++ +++++ +++w+ +++++ +++++"),
        ("s", "+++++ +++++ +++++ ++n++ +++++"),
        ("w", "+++++ +++++ +e+++ +++++ +++++"),
    ],
)
def test_a_face_up_tile_entered_must_have_an_open_arm(side: str, tiles: str) -> None:
    """A wall of the next tile stops the move."""
    assert position(tiles, "warrior@c3").refusal(f"move:{side}") == "Q-3.2"


@rule("Q-3.2")
def test_walls_elsewhere_stop_nobody() -> None:
    """Open arms on both sides of the border are a way."""
    p = position("..... ..n.. ..s.. ..... .....", "warrior@c3")
    assert p.play("move:n").at("warrior") == "c2"


@rule("Q-3.2")
@pytest.mark.parametrize("side", "nesw")
def test_a_face_down_tile_can_be_entered_from_an_open_arm(side: str) -> None:
    """An open arm leads onto a face-down tile on every side."""
    assert position(CENTRE_CROSS, "warrior@c3").refusal(f"move:{side}") == ""


@rule("Q-3.2")
def test_a_face_down_tile_cannot_be_entered_through_a_wall() -> None:
    """The hero's own wall stops that too."""
    assert position("..... ..... ..e.. ..... .....", "warrior@c3").refusal("move:e") == "Q-3.2"


@rule("Q-3.3")
def test_entering_a_face_down_tile_asks_for_the_die() -> None:
    """Nobody acts until it is rolled."""
    p = position(CENTRE_CROSS, "warrior@c3").play("move:n")
    assert (p.chance, p.legal()) == (True, [f"roll:{n}" for n in range(1, 7)])


@rule("Q-3.3")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("side", "nesw")
def test_the_rolled_arm_faces_where_the_hero_came_from(side: str, number: int) -> None:
    """A revealed tile is never walled towards the hero's last space."""
    p = position(CENTRE_CROSS, "rogue@c3").play(f"move:{side}", f"roll:{number}")
    back = {"n": "s", "e": "w", "s": "n", "w": "e"}[side]
    assert p.tile(p.at("rogue")) in set("nesw") - {back}


@rule("Q-3.3")
def test_example_the_healer_reveals_with_a_six() -> None:
    """Walking right on a 6: the 6 faces her, the wall is on her right, and a monster is there."""
    p = position("..... ..... +.... ..... .....", "healer@a3").play("move:e", "roll:6")
    assert (p.at("healer"), p.tile("b3"), p.monsters("b3")) == ("b3", "s", 1)


@rule("Q-3.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_four_five_and_six_bring_a_monster(number: int) -> None:
    """A roll of 4, 5 or 6 places one monster, and 1, 2 or 3 none."""
    p = position(CENTRE_CROSS, "rogue@c3").play("move:n", f"roll:{number}")
    assert p.monsters("c2") == (1 if number >= 4 else 0)


@rule("Q-3.3")
@pytest.mark.parametrize(("number", "count"), [(3, 1), (6, 2)])
def test_a_monster_is_added_to_those_moved_there(number: int, count: int) -> None:
    """The Mage sends one onto a face-down tile; the Rogue's reveal adds to it."""
    p = position("..... ..... .++.. ..... .....", "mage@b3 rogue@c3", monsters="c3=1")
    p.play("move:e", "teleport:c2", "pass", "move:s", "roll:1", "move:n", f"roll:{number}")
    assert (p.at("rogue"), p.monsters("c2")) == ("c2", count)


@rule("Q-3.3")
def test_a_tile_is_revealed_once() -> None:
    """Coming back to it needs no die."""
    p = position("..... ..n.. ..+.. ..... .....", "warrior@c3").play("move:n")
    assert (p.chance, p.tile("c2")) == (False, "n")


@rule("Q-3.3")
def test_a_placed_monster_comes_from_the_supply() -> None:
    """A placed monster leaves one token fewer in the supply."""
    p = position(CENTRE_CROSS, "rogue@c3").play("move:n", "roll:5")
    assert p.state.tokens == 14


@rule("Q-3.3")
@pytest.mark.parametrize(("tokens", "count"), [(0, 0), (1, 1)])
def test_without_a_token_no_monster_is_placed(tokens: int, count: int) -> None:
    """The last token is used, and then none comes."""
    p = position(CENTRE_CROSS, "rogue@c3")
    p.state.tokens = tokens
    p.play("move:n", "roll:6")
    assert (p.monsters("c2"), p.state.tokens) == (count, 0)


@rule("Q-3.4")
def test_a_tile_may_hold_several_monsters() -> None:
    """A monster sent to another joins it."""
    p = position(OPEN, "mage@b3", monsters="c3=1 a1=2").play("move:e", "teleport:a1")
    assert p.monsters("a1") == 3


@rule("Q-3.4")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "mage", "healer"])
def test_monsters_stop_none_of_the_four(hero: str) -> None:
    """The four heroes may enter a tile that holds monsters."""
    p = position(OPEN, f"{hero}@b3", monsters="c3=2").play("move:e")
    assert p.at(hero) == "c3"


@rule("Q-3.4")
def test_monsters_do_not_keep_anyone_from_leaving_their_tile() -> None:
    """The Rogue walks on from among three of them."""
    p = position(OPEN, "rogue@b3", monsters="b3=3").play("move:e")
    assert p.at("rogue") == "c3"


@rule("Q-3.4")
def test_monsters_stop_the_prisoner() -> None:
    """The Prisoner may not enter a tile that holds a monster."""
    assert position(OPEN, "prisoner@b3", monsters="a3=1", players=5).refusal("move:w") == "Q-7.3"


@rule("Q-3.4")
def test_heroes_share_tiles_freely() -> None:
    """Three heroes may stand on one tile."""
    p = position(OPEN, "warrior@b3 rogue@c3 mage@c3").play("move:e")
    assert [p.at(hero) for hero in ("warrior", "rogue", "mage")] == ["c3"] * 3


@rule("Q-3.5")
def test_example_the_healer_digs_her_own_tile() -> None:
    """The T under her becomes a cross."""
    p = position("..... ..... ..n.. ..... .....", "healer@c3").play("dig:here")
    assert p.tiles() == CENTRE_CROSS


@rule("Q-3.5")
@pytest.mark.parametrize(
    ("side", "tiles"),
    [
        ("n", "..... ..s.. ..+.. ..... ....."),
        ("e", "..... ..... ..+w. ..... ....."),
        ("s", "..... ..... ..+.. ..n.. ....."),
        ("w", "..... ..... .e+.. ..... ....."),
    ],
)
@pytest.mark.parametrize("dig", ["any", "facing"])
def test_a_neighbour_with_its_wall_towards_the_hero_can_be_dug(
    side: str, tiles: str, dig: str
) -> None:
    """A neighbour's wall towards the hero can be dug on each of the four sides."""
    p = position(tiles, "rogue@c3", dig=dig)
    assert p.legal("dig") == [f"dig:{side}"]
    assert p.play(f"dig:{side}").tiles() == "".join("+" if t in "nesw" else t for t in tiles)


@rule("Q-3.5")
def test_example_the_warrior_digs_twice() -> None:
    """Where two walls face each other one dig opens one of them, and the way needs both."""
    p = position(FACING, "warrior@c3").play("dig:here")
    assert (p.tile("c3"), p.tile("c2")) == ("+", "s")
    p = position(p.tiles(), "warrior@c3")
    assert p.refusal("move:n") == "Q-3.2"
    p.play("dig:n")
    assert position(p.tiles(), "warrior@c3").refusal("move:n") == ""


@rule("Q-3.5")
def test_the_far_wall_may_be_dug_first() -> None:
    """The hero's own wall does not hide the neighbour's."""
    p = position(FACING, "warrior@c3").play("dig:n")
    assert (p.tile("c3"), p.tile("c2")) == ("n", "+")


@rule("Q-3.5")
@pytest.mark.parametrize("wall", "nesw")
@pytest.mark.parametrize(("side", "place"), [("n", "c2"), ("e", "d3"), ("s", "c4"), ("w", "b3")])
def test_a_neighbour_can_be_dug_wherever_its_wall_lies(side: str, place: str, wall: str) -> None:
    """A neighbour that is a T becomes a cross, and nothing else changes."""
    rows = [list(row) for row in CENTRE_CROSS.split()]
    rows[int(place[1]) - 1]["abcde".index(place[0])] = wall
    tiles = " ".join("".join(row) for row in rows)
    p = position(tiles, "warrior@c3")
    assert p.legal("dig") == [f"dig:{side}"]
    assert p.play(f"dig:{side}").tiles() == tiles.replace(wall, "+")


@rule("Q-3.5")
@pytest.mark.parametrize("wall", "nesw")
def test_a_neighbour_at_the_edge_can_be_dug_wherever_its_wall_lies(wall: str) -> None:
    """From a2 the corner a1 can be dug, its wall at the edge of the board or not."""
    p = position(f"{wall}.... +.... ..... ..... .....", "warrior@a2")
    assert p.play("dig:n").tile("a1") == "+"


@rule("Q-3.5")
def test_the_own_wall_does_not_keep_a_hero_from_digging_beyond_it() -> None:
    """With a wall to the north the tile in the north can be dug, its own wall elsewhere."""
    p = position("..... ..e.. ..n.. ..... .....", "warrior@c3")
    assert p.play("dig:n").tile("c2") == "+"


@rule("Q-3.5")
def test_a_tile_that_could_be_entered_may_be_dug_as_well() -> None:
    """Where the way is open a hero may dig all the same, once."""
    p = position("..... ..n.. ..+.. ..... .....", "warrior@c3")
    assert (p.refusal("move:n"), p.refusal("dig:n")) == ("", "")
    assert position(p.play("dig:n").tiles(), "warrior@c3").refusal("dig:n") == "Q-3.6"


@rule("Q-3.5")
@pytest.mark.parametrize("wall", "nesw")
def test_from_outside_the_entrance_tile_can_be_dug(wall: str) -> None:
    """From outside an entrance tile can be dug wherever its wall lies."""
    p = position(f"..{wall}.. ..... ..... ..... .....", "warrior@north")
    assert p.legal() == (["dig:s"] if wall == "n" else ["move:s", "dig:s"])
    assert p.play("dig:s").tile("c1") == "+"


@rule("Q-3.5")
def test_only_orthogonal_neighbours_can_be_dug() -> None:
    """Tiles across a corner or two steps away are out of reach."""
    p = position("..n.. .n.n. n.+.n .n.n. ..n..", "warrior@c3")
    assert p.legal("dig") == []


@rule("Q-3.5")
@pytest.mark.parametrize("wall", "new")
def test_with_facing_a_neighbour_with_its_wall_elsewhere_cannot_be_dug(wall: str) -> None:
    """By the option `facing` only a wall towards the hero can be dug."""
    p = position(f"..... ..{wall}.. ..+.. ..... .....", "warrior@c3", dig="facing")
    assert (p.refusal("dig:n"), p.legal("dig")) == ("Q-3.5", [])


@rule("Q-3.5")
def test_with_facing_the_entrance_tile_can_be_dug_from_outside() -> None:
    """By the option `facing` its wall must face outwards."""
    p = position("..n.. ..... ..... ..... .....", "warrior@north", dig="facing")
    assert p.legal() == ["dig:s"]
    assert p.play("dig:s").tile("c1") == "+"


@rule("Q-3.5")
@pytest.mark.parametrize("wall", "esw")
def test_with_facing_a_wall_elsewhere_cannot_be_dug_from_outside(wall: str) -> None:
    """By the option `facing` a wall that does not face outwards stays."""
    p = position(f"..{wall}.. ..... ..... ..... .....", "warrior@north", dig="facing")
    assert (p.refusal("dig:s"), p.legal("dig")) == ("Q-3.5", [])


@rule("Q-3.5")
@pytest.mark.parametrize("dig", ["any", "facing"])
@pytest.mark.parametrize("wall", "nesw")
def test_the_own_wall_may_lie_anywhere(wall: str, dig: str) -> None:
    """The own tile can be dug wherever its wall lies, the edge of the board included."""
    p = position(f"{wall}.... ..... ..... ..... .....", "warrior@a1", dig=dig)
    assert p.play("dig:here").tile("a1") == "+"


@rule("Q-3.5")
def test_outside_there_is_no_own_tile_to_dig() -> None:
    """On an outside space there is no own tile to dig."""
    assert position(heroes="warrior@north").refusal("dig:here") == "Q-3.5"


@rule("Q-3.5")
@pytest.mark.parametrize("place", ["b1", "c1"])
def test_nothing_can_be_dug_off_the_board(place: str) -> None:
    """Neither at the edge nor from an entrance tile outwards is there anything to dig."""
    assert position(OPEN, f"warrior@{place}").refusal("dig:n") == "Q-3.5"


@rule("Q-3.6")
def test_a_cross_under_the_hero_cannot_be_dug() -> None:
    """The own tile cannot be dug when no wall is left."""
    assert position(OPEN, "warrior@c3").refusal("dig:here") == "Q-3.6"


@rule("Q-3.6")
@pytest.mark.parametrize("side", "nesw")
def test_a_cross_beside_the_hero_cannot_be_dug(side: str) -> None:
    """A neighbour cannot be dug when no wall is left."""
    assert position(OPEN, "warrior@c3").refusal(f"dig:{side}") == "Q-3.6"


@rule("Q-3.6")
@pytest.mark.parametrize("side", "nesw")
def test_a_face_down_tile_cannot_be_dug(side: str) -> None:
    """A neighbour cannot be dug while it is face down."""
    assert position(CENTRE_CROSS, "warrior@c3").refusal(f"dig:{side}") == "Q-3.6"


@rule("Q-3.6")
def test_nothing_can_be_dug_from_outside_on_the_first_turn() -> None:
    """Before anything is revealed a hero can only walk in."""
    p = position(DARK, "warrior@north")
    assert (p.legal(), p.refusal("dig:s")) == (["move:s"], "Q-3.6")


@rule("Q-3.7")
@pytest.mark.parametrize(
    ("tile", "side", "entrance"),
    [("c1", "n", "north"), ("e3", "e", "east"), ("c5", "s", "south"), ("a3", "w", "west")],
)
def test_leaving_is_a_move_through_an_open_arm(tile: str, side: str, entrance: str) -> None:
    """Each entrance leads to its own outside space and takes a turn."""
    p = position(OPEN, f"warrior@{tile}").play(f"move:{side}")
    assert (p.at("warrior"), p.hero) == (entrance, "rogue")


@rule("Q-3.7")
def test_a_wall_at_the_entrance_keeps_heroes_in() -> None:
    """A hero cannot leave through an entrance tile's wall."""
    p = position("++n++ +++++ +++++ +++++ +++++", "warrior@c1")
    assert p.refusal("move:n") == "Q-3.2"
