"""Chapter 1: tiles, tokens, the die, the entrances."""

import pytest

from questable.engine.sampling import odds
from questable.games.questor import GAME
from questable.games.questor.view import QuestorView
from tests.games.questor.position import DARK, OPEN, begin, dealt, position
from tests.rule import rule

ENTRANCES = [("north", "s", "c1"), ("east", "w", "e3"), ("south", "n", "c5"), ("west", "e", "a3")]
AHEAD = "nesw"
LEFT = "wnes"
RIGHT = "eswn"


@rule("Q-1.1")
def test_all_tiles_lie_face_down() -> None:
    """A new table shows 25 face-down tiles."""
    assert dealt(4).tiles() == DARK


@rule("Q-1.1")
@pytest.mark.parametrize(("side", "place"), [("n", "c2"), ("e", "d3"), ("s", "c4"), ("w", "b3")])
def test_tiles_form_a_grid(side: str, place: str) -> None:
    """A tile's neighbours are those north, east, south and west of it."""
    assert position(OPEN, "rogue@c3").play(f"move:{side}").at("rogue") == place


@rule("Q-1.1")
@pytest.mark.parametrize("corner", ["a1", "e1", "a5", "e5"])
def test_the_grid_does_not_wrap(corner: str) -> None:
    """A corner tile has two neighbours."""
    assert len(position(OPEN, f"rogue@{corner}").legal("move")) == 2


@rule("Q-1.1")
@pytest.mark.parametrize("number", range(1, 7))
def test_every_tile_is_a_t(number: int) -> None:
    """Whatever the die says, a revealed tile has three arms."""
    assert position().play("move:s", f"roll:{number}").tile("c1") in "nesw"


@rule("Q-1.1")
def test_a_path_piece_makes_a_cross() -> None:
    """A T with a path piece has four arms."""
    assert position("..... ..... ..n.. ..... .....", "rogue@c3").play("dig:here").tile("c3") == "+"


@rule("Q-1.1")
def test_path_pieces_do_not_run_out() -> None:
    """The 25th tile can be dug like the first."""
    p = position("n++++ +++++ +++++ +++++ +++++", "warrior@a1")
    assert p.play("dig:here").tiles() == OPEN


@rule("Q-1.2")
def test_there_are_fifteen_monsters() -> None:
    """The supply begins with 15 tokens."""
    assert dealt(4).state.tokens == 15


@rule("Q-1.2")
def test_there_are_two_gemstones() -> None:
    """None lies there before the set-up is done, then two do."""
    p = dealt(1)
    assert p.gems() == []
    p.play("pick:warrior:north", "pick:rogue:east", "pick:mage:south", "pick:healer:west", "roll:1")
    assert len(p.gems()) == 2


@rule("Q-1.2")
def test_the_die_has_six_sides() -> None:
    """The die shows 1 to 6, each with the same chance."""
    p = position().play("move:s")
    assert [(a.text, n) for a, n in odds(p.state)] == [(f"roll:{n}", 1) for n in range(1, 7)]


@rule("Q-1.2")
def test_there_are_four_heroes() -> None:
    """Without the option the Prisoner is not among the heroes."""
    heroes = [text.split(":")[1] for text in dealt(1).legal("pick")]
    assert list(dict.fromkeys(heroes)) == ["warrior", "rogue", "mage", "healer"]


@rule("Q-1.2")
def test_the_prisoner_is_an_option() -> None:
    """With the option the Prisoner can be picked."""
    assert "pick:prisoner" in dealt(1, prisoner=True).legal("pick")


@rule("Q-1.2")
@pytest.mark.parametrize(("prisoner", "counters"), [(False, 3), (True, 4)])
def test_the_healer_has_a_counter_for_each_other_hero(prisoner: bool, counters: int) -> None:
    """Three counters, and a fourth with the Prisoner."""
    p = position(heroes="healer", players=5 if prisoner else 4, prisoner=prisoner)
    view = GAME.view(p.state, 0)
    assert isinstance(view, QuestorView)
    assert [hero.need for hero in view.heroes if hero.hero == "healer"] == [counters]


@rule("Q-1.3")
@pytest.mark.parametrize("heading", range(4))
@pytest.mark.parametrize(
    ("number", "walls"), [(1, AHEAD), (4, AHEAD), (2, LEFT), (5, LEFT), (3, RIGHT), (6, RIGHT)]
)
def test_the_number_says_where_the_wall_is(number: int, walls: str, heading: int) -> None:
    """Seen by the walking hero: 1 or 4 ahead, 2 or 5 left, 3 or 6 right."""
    p = position("..... ..... ..+.. ..... .....", "rogue@c3")
    p.play(f"move:{'nesw'[heading]}", f"roll:{number}")
    assert p.tile(p.at("rogue")) == walls[heading]


@rule("Q-1.3")
def test_wall_and_monster_are_independent() -> None:
    """Each wall comes with a monster once and without one once."""
    seen = []
    for number in range(1, 7):
        p = position("..... ..... ..+.. ..... .....", "rogue@c3").play("move:n", f"roll:{number}")
        seen.append((p.tile("c2"), p.monsters("c2")))
    assert sorted(seen) == [(wall, count) for wall in "enw" for count in (0, 1)]


@rule("Q-1.3")
def test_the_pairing_is_data() -> None:
    """A pack may say that a 1 puts the wall to the right."""
    text = """
        name = "mine"
        [die]
        walls = ["right", "left", "ahead", "ahead", "left", "right"]
        monsters = [1]
        [supply]
        monsters = 15
        [goals]
        trophies = 8
        tiles = 25
        tiles_three = 20
    """
    p = position(heroes="rogue@north warrior@east", pack=GAME.read_pack("mine.toml", text))
    p.play("move:s", "roll:1")
    assert (p.tile("c1"), p.monsters("c1")) == ("w", 1)


@rule("Q-1.4")
@pytest.mark.parametrize(("entrance", "side", "tile"), ENTRANCES)
def test_entrances_are_in_the_middle_of_the_sides(entrance: str, side: str, tile: str) -> None:
    """From each outside space one walks onto the middle tile of that side."""
    p = position(OPEN, f"rogue@{entrance} warrior@c3").play(f"move:{side}")
    assert p.at("rogue") == tile


@rule("Q-1.4")
@pytest.mark.parametrize(("entrance", "side", "tile"), ENTRANCES)
def test_heroes_start_outside(entrance: str, side: str, tile: str) -> None:
    """A hero who picks an entrance stands on its outside space."""
    assert dealt(1).play(f"pick:mage:{entrance}").at("mage") == entrance


@rule("Q-1.4")
@pytest.mark.parametrize(("entrance", "side", "tile"), ENTRANCES)
def test_a_hero_may_step_out_and_in_again(entrance: str, side: str, tile: str) -> None:
    """The outside space is a location like any tile."""
    out = {"s": "n", "w": "e", "n": "s", "e": "w"}[side]
    p = position(OPEN, f"mage@{tile}").play(f"move:{out}")
    assert p.at("mage") == entrance
    assert begin(p, "mage").play(f"move:{side}").at("mage") == tile


@rule("Q-1.4")
@pytest.mark.parametrize(("entrance", "side", "tile"), ENTRANCES)
def test_outside_touches_its_entrance_tile_only(entrance: str, side: str, tile: str) -> None:
    """Every other way from outside is refused."""
    p = position(OPEN, f"rogue@{entrance} warrior@c3")
    refusals = {each: p.refusal(f"move:{each}") for each in "nesw"}
    assert refusals == {each: "" if each == side else "Q-1.4" for each in "nesw"}


@rule("Q-1.4")
@pytest.mark.parametrize(("letter", "refused"), [(".", ""), ("e", ""), ("+", ""), ("n", "Q-3.2")])
def test_an_entrance_is_open_unless_the_wall_is_there(letter: str, refused: str) -> None:
    """Face down, or with its wall elsewhere, the entrance tile lets heroes in."""
    p = position(f"..{letter}.. ..... ..... ..... .....", "warrior@north")
    assert p.refusal("move:s") == refused


@rule("Q-1.4")
@pytest.mark.parametrize(
    ("place", "side"), [("b1", "n"), ("e2", "e"), ("d5", "s"), ("a4", "w"), ("a1", "w")]
)
def test_other_arms_off_the_board_lead_nowhere(place: str, side: str) -> None:
    """An arm that points off the board is no way, except at an entrance."""
    assert position(OPEN, f"warrior@{place}").refusal(f"move:{side}") == "Q-1.4"
