"""Chapter 4: what each hero does with monsters."""

import pytest

from questable.games.questor.actions import TABLE
from tests.games.questor.position import OPEN, begin, position
from tests.rule import rule

CORRIDOR = "..... ..... .++.. ..... ....."


@rule("Q-4.1")
def test_the_warrior_slays_all_of_them() -> None:
    """Three monsters are gone after one step."""
    p = position(OPEN, "warrior@b3", monsters="c3=3").play("move:e")
    assert (p.monsters("c3"), p.state.slain) == (0, 3)


@rule("Q-4.1")
def test_the_warrior_keeps_the_tokens() -> None:
    """They do not go back into the supply, and trophies add up."""
    p = position(OPEN, "warrior@b3", monsters="c3=2")
    p.state.slain = 4
    p.play("move:e")
    assert (p.state.slain, p.state.tokens) == (6, 13)


@rule("Q-4.2")
def test_the_rogue_ignores_them() -> None:
    """They stay, nothing is asked, and the turn is over."""
    p = position(OPEN, "rogue@b3", monsters="c3=2").play("move:e")
    assert (p.at("rogue"), p.monsters("c3"), p.hero) == ("c3", 2, "mage")


@rule("Q-4.3")
def test_the_mage_must_teleport() -> None:
    """A Mage who meets a monster can do nothing but teleport it."""
    p = position(OPEN, "mage@b3", monsters="c3=1").play("move:e")
    assert {text.split(":")[0] for text in p.legal()} == {"teleport"}


@rule("Q-4.3", "T-1.3")
@pytest.mark.parametrize("action", ["move:n", "dig:here", "pass", "stuck"])
def test_a_turn_goes_on_only_after_the_monsters(action: str) -> None:
    """Other actions wait for this decision."""
    p = position(OPEN, "mage@b3", monsters="c3=1").play("move:e")
    assert p.refusal(action) == "T-1.3"


@rule("Q-4.3")
def test_the_mage_teleports_one_by_one() -> None:
    """Two monsters are two decisions and may go to two tiles."""
    p = position(OPEN, "mage@b3", monsters="c3=2").play("move:e", "teleport:a1")
    assert (p.hero, p.monsters("c3"), p.monsters("a1")) == ("mage", 1, 1)
    p.play("teleport:e5")
    assert (p.hero, p.monsters("c3"), p.monsters("e5")) == ("healer", 0, 1)


@rule("Q-4.3")
def test_the_mage_may_choose_any_other_tile() -> None:
    """Face up or down, with heroes or monsters or without: 24 tiles."""
    p = position(CORRIDOR, "mage@b3 warrior@b3", monsters="c3=1 d4=2").play("move:e")
    every = {f"teleport:{column}{row}" for column in "abcde" for row in "12345"}
    assert set(p.legal()) == every - {"teleport:c3"}


@rule("Q-4.3")
def test_a_monster_cannot_be_teleported_where_it_is() -> None:
    """A monster must go to another tile."""
    p = position(OPEN, "mage@b3", monsters="c3=1").play("move:e")
    assert p.refusal("teleport:c3") == "Q-4.3"


@rule("Q-4.3", "Q-7.3")
def test_a_monster_cannot_be_teleported_onto_the_prisoner() -> None:
    """The Mage cannot send a monster to the Prisoner's tile."""
    p = position(OPEN, "mage@b3 prisoner@d4", monsters="c3=1", players=5).play("move:e")
    assert p.refusal("teleport:d4") == "Q-4.3"


@rule("Q-4.3")
def test_no_monster_goes_outside() -> None:
    """The 25 tiles are all that a teleport can name."""
    p = position(OPEN, "mage@b3", monsters="c3=1").play("move:e")
    outside = {"teleport:north", "teleport:east", "teleport:south", "teleport:west"}
    assert not outside & {action.text for action in TABLE.actions}
    assert len(p.legal()) == 24


@rule("Q-4.3")
def test_the_healer_cannot_teleport() -> None:
    """Teleporting monsters is the Mage's way alone."""
    p = position(OPEN, "healer@b3", monsters="c3=1").play("move:e")
    assert p.refusal("teleport:a1") == "Q-4.3"


@rule("Q-4.4")
def test_the_mage_cannot_chase() -> None:
    """Chasing monsters is the Healer's way alone."""
    p = position(OPEN, "mage@b3", monsters="c3=1").play("move:e")
    assert p.refusal("chase:n") == "Q-4.4"


@rule("Q-4.4")
def test_the_healer_must_chase() -> None:
    """A Healer who meets a monster on a cross can chase it down four paths and do nothing else."""
    p = position(OPEN, "healer@b3", monsters="c3=1").play("move:e")
    assert p.legal() == ["chase:n", "chase:e", "chase:s", "chase:w"]


@rule("Q-4.4", "T-1.3")
def test_the_healer_cannot_pass_before_she_has_chased() -> None:
    """The monsters come first."""
    p = position(OPEN, "healer@b3", monsters="c3=1").play("move:e")
    assert p.refusal("pass") == "T-1.3"


@rule("Q-4.4")
def test_the_healer_chases_each_separately() -> None:
    """Two monsters may go two ways."""
    p = position(OPEN, "healer@b3", monsters="c3=2").play("move:e", "chase:n")
    assert (p.hero, p.monsters("c2")) == ("healer", 1)
    p.play("chase:s")
    assert (p.hero, p.monsters("c3"), p.monsters("c4")) == ("warrior", 0, 1)


@rule("Q-4.4")
def test_the_healer_chases_onto_face_down_tiles() -> None:
    """A monster may be chased onto a face-down tile, which stays face down."""
    p = position(CORRIDOR, "healer@b3", monsters="c3=1").play("move:e", "chase:n")
    assert (p.monsters("c2"), p.tile("c2")) == (1, ".")


@rule("Q-4.4")
def test_the_way_must_be_open_on_her_tile() -> None:
    """No monster goes through her own wall."""
    p = position("..... ..... .+n.. ..... .....", "healer@b3", monsters="c3=1").play("move:e")
    assert p.refusal("chase:n") == "Q-4.4"


@rule("Q-4.4")
def test_the_way_must_be_open_on_the_next_tile() -> None:
    """No monster goes through the wall of a face-up neighbour."""
    p = position("..... ..s.. .++.. ..... .....", "healer@b3", monsters="c3=1").play("move:e")
    assert p.refusal("chase:n") == "Q-4.4"


@rule("Q-4.4")
def test_the_healer_never_chases_outside() -> None:
    """An entrance is no way for a monster."""
    p = position(OPEN, "healer@b1", monsters="c1=1").play("move:e")
    assert p.refusal("chase:n") == "Q-4.4"


@rule("Q-4.4")
def test_the_healer_chases_nothing_off_the_board() -> None:
    """An arm over the edge is no way for a monster."""
    p = position(OPEN, "healer@a1", monsters="b1=1").play("move:e")
    assert p.refusal("chase:n") == "Q-4.4"


@rule("Q-4.4", "Q-7.3")
def test_the_healer_never_chases_onto_the_prisoner() -> None:
    """The Healer cannot send a monster to the Prisoner's tile."""
    p = position(OPEN, "healer@b3 prisoner@d3", monsters="c3=1", players=5).play("move:e")
    assert p.refusal("chase:e") == "Q-4.4"


@rule("Q-4.4")
def test_a_monster_stays_when_every_way_is_shut() -> None:
    """Coming from outside into a tile with shut neighbours, she leaves it and her turn is over."""
    p = position(".esw. ..... ..... ..... .....", "healer@north warrior@west", monsters="c1=1")
    p.play("move:s")
    assert (p.at("healer"), p.monsters("c1"), p.hero) == ("c1", 1, "warrior")


@rule("Q-4.4")
def test_a_monster_stays_when_the_only_way_leads_to_the_prisoner() -> None:
    """The tile she comes from is open, but he stands there."""
    tiles = "..... ..... .+nw. ..n.. ....."
    p = position(tiles, "healer@b3 prisoner@b3", monsters="c3=2", players=5).play("move:e")
    assert (p.at("healer"), p.monsters("c3"), p.hero) == ("c3", 2, "prisoner")


@rule("Q-4.5")
def test_a_standing_warrior_slays_nothing() -> None:
    """A monster sent to his tile stays while he stands and digs there."""
    p = position("..... ..... .++.. ..... n....", "mage@b3 warrior@a5", monsters="c3=1")
    p.play("move:e", "teleport:a5")
    assert (p.monsters("a5"), p.state.slain) == (1, 0)
    begin(p, "warrior").play("dig:here")
    assert (p.monsters("a5"), p.state.slain) == (1, 0)


@rule("Q-4.5")
@pytest.mark.parametrize(("hero", "action"), [("mage", "teleport:a1"), ("healer", "chase:n")])
def test_standing_heroes_send_nothing_away(hero: str, action: str) -> None:
    """A turn on a tile with a monster offers no way to move it."""
    p = position(OPEN, f"{hero}@c3", monsters="c3=1")
    assert p.refusal(action) == "Q-4.5"


@rule("Q-4.6")
def test_monsters_are_dealt_with_after_the_reveal() -> None:
    """A 6 brings a monster and the Mage sends it away in the same turn."""
    p = position(CORRIDOR, "mage@c3").play("move:e", "roll:6")
    assert (p.hero, p.phase, p.tile("d3"), p.monsters("d3")) == ("mage", "monsters", "s", 1)
    p.play("teleport:a1")
    assert (p.hero, p.monsters("d3")) == ("healer", 0)


@rule("Q-4.6")
def test_the_warrior_slays_what_he_has_just_revealed() -> None:
    """In one turn the Warrior steps, reveals and slays."""
    p = position(CORRIDOR, "warrior@c3").play("move:e", "roll:4")
    assert (p.state.slain, p.monsters("d3"), p.hero) == (1, 0, "rogue")


@rule("Q-4.6")
def test_the_healer_chases_what_she_has_just_revealed() -> None:
    """In one turn the Healer steps, reveals and chases."""
    p = position(CORRIDOR, "healer@c3").play("move:e", "roll:5", "chase:w")
    assert (p.monsters("c3"), p.hero) == (1, "warrior")
