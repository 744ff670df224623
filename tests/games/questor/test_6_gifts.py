"""Chapter 6, the advanced rule: gifts of the Healer."""

import pytest

from questable.engine import Refused
from tests.games.questor.position import OPEN, Position, begin, dealt, position
from tests.rule import rule

EVERY = "warrior rogue mage"
ROW = "..... ..... ++++n ..... ....."
"""The third row is open from a3 to e3, which leads out."""


def gifted(tiles: str, heroes: str, monsters: str = "", gems: str = "a1 e5") -> Position:
    """Everybody has met the Healer but the Prisoner, and has the gift."""
    return position(tiles, heroes, monsters=monsters, gems=gems, met=EVERY, gift=EVERY,
                    players=5, gifts=True)  # fmt: skip


def psionic(tiles: str, place: str, monsters: str = "") -> Position:
    """The Prisoner at turn with his gift."""
    return position(tiles, f"prisoner@{place}", monsters=monsters, met="prisoner", gift="prisoner",
                    players=5, gifts=True)  # fmt: skip


@rule("Q-6.1")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "mage", "prisoner"])
def test_the_first_meeting_gives_a_gift(hero: str) -> None:
    """Each hero gets a gift when the Healer comes for the first time."""
    p = position(OPEN, f"healer@b2 {hero}@c2", players=5, gifts=True).play("move:e")
    assert p.gifts == [hero]


@rule("Q-6.1")
def test_who_comes_to_the_healer_gets_a_gift() -> None:
    """A hero who comes to the Healer for the first time gets a gift."""
    p = position(OPEN, "mage@b3 healer@c3", gifts=True).play("move:e")
    assert p.gifts == ["mage"]


@rule("Q-6.1")
def test_gifts_are_an_option() -> None:
    """Without the option a meeting gives nothing."""
    assert position(OPEN, "healer@b3 mage@c3").play("move:e").gifts == []


@rule("Q-6.1")
def test_a_later_meeting_gives_no_gift() -> None:
    """A hero who was met before gets no gift."""
    p = position(OPEN, "healer@b3 mage@c3", met="mage", gifts=True).play("move:e")
    assert p.gifts == []


@rule("Q-6.1")
@pytest.mark.parametrize(
    ("hero", "action"), [("warrior", "charge:e"), ("rogue", "water:e"), ("mage", "blink:a1")]
)
def test_a_power_needs_a_meeting(hero: str, action: str) -> None:
    """A hero who has not met the Healer has no power."""
    assert position(OPEN, f"{hero}@b3", gifts=True).refusal(action) == "Q-6.1"


@rule("Q-6.1")
def test_a_power_can_be_used_once() -> None:
    """After the charge there is none left."""
    p = gifted(OPEN, "warrior@a1").play("charge:e")
    assert p.gifts == ["rogue", "mage"]
    assert begin(p, "warrior").refusal("charge:s") == "Q-6.1"


@rule("Q-6.1")
def test_a_power_is_used_in_place_of_the_move() -> None:
    """The turn is over after a power was used."""
    assert gifted(OPEN, "mage@c3").play("blink:a1").hero == "healer"


@rule("Q-6.1", "T-1.1")
def test_a_power_is_used_on_the_own_turn() -> None:
    """The Mage cannot use her gift on the Warrior's turn."""
    assert gifted(OPEN, "warrior@a1").refusal("blink:a1", seat=2) == "T-1.1"


@rule("Q-6.1")
def test_three_in_competition_have_no_gifts() -> None:
    """Gifts are refused to three who compete."""
    with pytest.raises(Refused) as refused:
        dealt(3, gifts=True)
    assert refused.value.rule == "Q-6.1"


@rule("Q-6.1")
def test_three_in_cooperation_may_have_gifts() -> None:
    """Gifts are allowed to three who cooperate."""
    assert dealt(3, gifts=True, mode="cooperation").state.gifts == 1


@rule("Q-6.2")
def test_the_warrior_charges_until_a_wall() -> None:
    """Four tiles in one turn, a wall behind the last."""
    p = gifted("..... ..... +++e+ ..... .....", "warrior@a3").play("charge:e")
    assert (p.at("warrior"), p.hero) == ("d3", "rogue")


@rule("Q-6.2")
def test_the_far_walls_stop_a_charge_too() -> None:
    """The next tile's wall stops a charge."""
    p = gifted("..... ..... +++w+ ..... .....", "warrior@a3").play("charge:e")
    assert p.at("warrior") == "c3"


@rule("Q-6.2")
def test_the_edge_of_the_board_stops_a_charge() -> None:
    """A charge ends in the last tile of the row."""
    assert gifted(OPEN, "warrior@a1").play("charge:e").at("warrior") == "e1"


@rule("Q-6.2")
def test_the_warrior_charges_until_a_monster() -> None:
    """He slays all of them on that tile and stops there."""
    p = gifted(OPEN, "warrior@a1", monsters="c1=2 d1=1").play("charge:e")
    assert (p.at("warrior"), p.state.slain, p.monsters("c1"), p.monsters("d1")) == ("c1", 2, 0, 1)
    assert p.hero == "rogue"


@rule("Q-6.2")
def test_a_charge_reveals_tile_by_tile() -> None:
    """Each face-down tile takes a roll, and he goes on if the way does."""
    p = gifted("..... ..... ..... ..... +....", "warrior@a5").play("charge:e", "roll:2")
    assert (p.at("warrior"), p.chance) == ("c5", True)
    p.play("roll:1")
    assert (p.at("warrior"), p.tiles()) == ("c5", "..... ..... ..... ..... +ne..")
    assert p.hero == "rogue"


@rule("Q-6.2")
def test_a_revealed_monster_ends_a_charge() -> None:
    """He slays it and stops although the way is open."""
    p = gifted("..... ..... ..... ..... +....", "warrior@a5").play("charge:e", "roll:5")
    assert (p.at("warrior"), p.state.slain, p.hero) == ("b5", 1, "rogue")


@rule("Q-6.2")
def test_a_charge_may_begin_outside() -> None:
    """In at the west entrance and all along the row."""
    p = gifted(OPEN, "warrior@west healer@a1").play("charge:e")
    assert p.at("warrior") == "e3"


@rule("Q-6.2")
def test_a_charge_never_leaves_the_dungeon() -> None:
    """At the entrance tile he stops, and from there he cannot charge out."""
    p = gifted(ROW, "warrior@c3").play("charge:e")
    assert (p.at("warrior"), p.hero) == ("e3", "rogue")
    assert gifted(ROW, "warrior@e3").refusal("charge:e") == "Q-6.2"


@rule("Q-6.2")
@pytest.mark.parametrize(
    "tiles", ["..... ..... ..e+. ..... .....", "..... ..... ..+w. ..... ....."]
)
def test_the_first_side_must_be_open(tiles: str) -> None:
    """A charge cannot begin through a wall."""
    assert gifted(tiles, "warrior@c3").refusal("charge:e") == "Q-6.2"


@rule("Q-6.2")
def test_a_charge_of_one_tile_spends_the_gift() -> None:
    """A charge that was one tile long spends the gift."""
    p = gifted("..... ..... ..+e. ..... .....", "warrior@c3").play("charge:e")
    assert (p.at("warrior"), p.gifts) == ("d3", ["rogue", "mage"])


@rule("Q-6.2")
def test_a_charge_keeps_its_direction() -> None:
    """A charge turns no corner."""
    p = gifted("..... ..... ++e.. ..+.. .....", "warrior@a3").play("charge:e")
    assert p.at("warrior") == "c3"


@rule("Q-6.2")
@pytest.mark.parametrize("hero", ["rogue", "mage", "healer", "prisoner"])
def test_only_the_warrior_charges(hero: str) -> None:
    """No other hero may charge, whatever gift it has."""
    p = gifted(OPEN, f"{hero}@b3")
    p.state.gift = 31
    assert p.refusal("charge:w") == "Q-6.2"


@rule("Q-6.3")
@pytest.mark.parametrize("row", ["..e+.", "..+w.", "..ew."])
def test_the_rogue_flows_through_a_wall(row: str) -> None:
    """A wall of the own tile, of the next, or of both; the walls stay."""
    tiles = f"..... ..... {row} ..... ....."
    p = gifted(tiles, "rogue@c3").play("water:e")
    assert (p.at("rogue"), p.tiles(), p.hero, p.gifts) == ("d3", tiles, "mage", ["warrior", "mage"])


@rule("Q-6.3")
@pytest.mark.parametrize(("place", "side", "to"), [("c1", "n", "north"), ("north", "s", "c1")])
def test_water_flows_through_entrances(place: str, side: str, to: str) -> None:
    """Water goes through an entrance's wall, out of the dungeon and into it."""
    p = gifted("..n.. ..... ..... ..... .....", f"rogue@{place} warrior@a5")
    assert p.play(f"water:{side}").at("rogue") == to


@rule("Q-6.3")
def test_the_rogue_may_win_by_water() -> None:
    """Leaving as water with both gems wins."""
    p = gifted("..n.. ..... ..... ..... .....", "rogue@c1", gems="- -")
    p.state.taken = 2
    assert p.play("water:n").ending == ("goal", [1])


@rule("Q-6.3")
@pytest.mark.parametrize("row", ["..++.", "..+.."])
def test_water_needs_a_wall(row: str) -> None:
    """An open way is no use of the gift, be the next tile face up or down."""
    p = gifted(f"..... ..... {row} ..... .....", "rogue@c3")
    assert p.refusal("water:e") == "Q-6.3"


@rule("Q-6.3")
def test_water_reveals_a_face_down_tile() -> None:
    """With a roll, the rolled arm towards the Rogue."""
    p = gifted("..... ..... ..e.. ..... .....", "rogue@c3").play("water:e")
    assert p.chance
    p.play("roll:1")
    assert (p.at("rogue"), p.tile("d3")) == ("d3", "e")


@rule("Q-6.3", "Q-1.4")
def test_water_does_not_leave_the_board() -> None:
    """Where there is no place beyond there is none for water."""
    p = gifted("n.... ..... ..... ..... .....", "rogue@a1")
    assert p.refusal("water:n") == "Q-1.4"


@rule("Q-6.3")
@pytest.mark.parametrize("hero", ["warrior", "mage", "healer", "prisoner"])
def test_only_the_rogue_becomes_water(hero: str) -> None:
    """No other hero may be water, whatever gift it has."""
    p = gifted("..... ..... ..e+. ..... .....", f"{hero}@c3")
    p.state.gift = 31
    assert p.refusal("water:e") == "Q-6.3"


@rule("Q-6.4")
def test_the_mage_may_blink_to_every_other_face_up_tile() -> None:
    """The Mage may go to every face-up tile but her own, and to no face-down one."""
    p = gifted("n.... ..... ..+.. ..... ....e", "mage@c3")
    assert p.legal("blink") == ["blink:a1", "blink:e5"]
    assert p.play("blink:e5").at("mage") == "e5"


@rule("Q-6.4")
@pytest.mark.parametrize("place", ["c3", "b2"])
def test_the_mage_blinks_to_no_other_tile(place: str) -> None:
    """Her own tile and a face-down one are refused."""
    p = gifted("n.... ..... ..+.. ..... ....e", "mage@c3")
    assert p.refusal(f"blink:{place}") == "Q-6.4"


@rule("Q-6.4")
def test_the_mage_may_blink_from_outside() -> None:
    """The Mage may go from outside into the middle of the dungeon."""
    p = gifted("..... ..... ..+.. ..... .....", "mage@south prisoner@a1").play("blink:c3")
    assert p.at("mage") == "c3"


@rule("Q-6.4")
def test_monsters_are_dealt_with_where_the_mage_arrives() -> None:
    """The Mage must teleport the monsters of the tile that she goes to."""
    p = gifted("n.... ..... ..+.. ..... .....", "mage@c3", monsters="a1=1").play("blink:a1")
    assert (p.hero, p.phase) == ("mage", "monsters")
    assert p.play("teleport:b5").hero == "healer"


@rule("Q-6.4")
def test_a_blink_spends_the_gift() -> None:
    """After her teleport the Mage has no gift."""
    assert gifted(OPEN, "mage@c3").play("blink:a1").gifts == ["warrior", "rogue"]


@rule("Q-6.4")
@pytest.mark.parametrize("hero", ["warrior", "rogue", "healer", "prisoner"])
def test_only_the_mage_blinks(hero: str) -> None:
    """No other hero may teleport, whatever gift it has."""
    p = gifted(OPEN, f"{hero}@c3")
    p.state.gift = 31
    assert p.refusal("blink:a1") == "Q-6.4"


@rule("Q-6.5")
@pytest.mark.parametrize(
    "actions",
    [
        ("move:s", "rotate:a1:cw"),
        ("rotate:a1:cw", "move:s"),
        ("dig:here", "rotate:a1:cw"),
        ("rotate:a1:cw", "dig:here"),
    ],
)
def test_the_prisoner_does_both_in_either_order(actions: tuple[str, str]) -> None:
    """Move or dig, and rotate, in one turn; then the gift is spent."""
    p = psionic("n.... ..... ..n.. ..+.. .....", "c3").play(actions[0])
    assert (p.hero, p.gifts) == ("prisoner", ["prisoner"])
    p.play(actions[1])
    assert (p.hero, p.gifts, p.tile("a1")) == ("warrior", [], "e")


@rule("Q-6.5")
@pytest.mark.parametrize("action", ["move:s", "dig:here", "rotate:a1:cw"])
def test_the_prisoner_may_end_after_either_part(action: str) -> None:
    """The Prisoner may end the turn after one part and keeps the gift."""
    p = psionic("n.... ..... ..n.. ..+.. .....", "c3").play(action, "end")
    assert (p.hero, p.gifts) == ("warrior", ["prisoner"])


@rule("Q-6.5")
@pytest.mark.parametrize("second", ["move:n", "dig:here"])
def test_the_prisoner_does_not_move_or_dig_twice(second: str) -> None:
    """After the move only the rotation is left."""
    p = psionic("n.... ..... ..n.. ..e.. .....", "c3").play("move:s")
    assert p.refusal(second) == "Q-6.5"


@rule("Q-6.5")
def test_the_prisoner_does_not_rotate_twice() -> None:
    """After the rotation only the move or dig is left."""
    p = psionic("n.... ..... ..n.. ..+.. .....", "c3").play("rotate:a1:cw")
    assert p.refusal("rotate:c3:cw") == "Q-6.5"


@rule("Q-6.5")
def test_the_turn_does_not_end_before_a_part_is_done() -> None:
    """The Prisoner cannot end a turn in which he has done nothing."""
    assert psionic(OPEN, "c3").refusal("end") == "Q-6.5"


@rule("Q-6.5")
@pytest.mark.parametrize("action", ["move:s", "dig:here", "rotate:a1:cw"])
def test_without_the_gift_one_thing_ends_the_turn(action: str) -> None:
    """The Prisoner without a gift does one thing a turn."""
    p = psionic("n.... ..... ..n.. ..+.. .....", "c3")
    p.state.gift = 0
    assert p.play(action).hero == "warrior"


@rule("Q-6.5")
def test_a_prisoner_put_back_may_still_rotate() -> None:
    """A Prisoner with the gift who was put back has moved and may rotate."""
    p = psionic("n.... ..... ..n.. ..... .....", "c3").play("move:s", "roll:1")
    assert (p.at("prisoner"), p.hero) == ("c3", "prisoner")
    assert p.play("rotate:a1:cw").hero == "warrior"


@rule("Q-6.5", "Q-2.4")
def test_a_prisoner_who_has_left_rotates_no_more() -> None:
    """In cooperation his turn, here the last of the round, is over when he has left."""
    p = position("n++++ +++++ +++++ +++++ +++++", "prisoner@a3", met="prisoner", gift="prisoner",
                 mode="cooperation", prisoner=True, gifts=True)  # fmt: skip
    p.play("move:w")
    assert (p.left, p.over) == (["prisoner"], True)


@rule("Q-6.5")
@pytest.mark.parametrize(
    ("first", "gifts"), [("rotate:a1:cw", []), ("", ["prisoner"])], ids=["second", "first"]
)
@pytest.mark.parametrize("together", [True, False])
def test_leaving_spends_the_gift_as_the_second_part_only(
    first: str, gifts: list[str], together: bool
) -> None:
    """Who rotates and then leaves has done both; who leaves at once has done one."""
    p = position("n++++ +++++ +++++ +++++ +++++", "prisoner@a3", met="prisoner", gift="prisoner",
                 players=5, mode="cooperation" if together else "auto", gifts=True)  # fmt: skip
    p.play(*([first] if first else []), "move:w")
    assert (p.left, p.gifts) == (["prisoner"], gifts)


@rule("Q-6.5")
def test_the_gift_is_spent_with_the_second_part_although_it_is_put_back() -> None:
    """He rotates, walks into a monster and is put back: both parts are done."""
    p = psionic("n.... ..... ..n.. ..... .....", "c3").play("rotate:a1:cw", "move:s", "roll:1")
    assert (p.at("prisoner"), p.hero, p.gifts) == ("c3", "warrior", [])


@rule("Q-6.1")
@pytest.mark.parametrize("action", ["charge:w", "water:w", "blink:c3"])
def test_without_a_gift_none_is_used(action: str) -> None:
    """Who has met nobody hears of the missing gift first, whoever the gift is for."""
    p = gifted(OPEN, "healer@b3")
    assert p.refusal(action) == "Q-6.1"


@rule("Q-1.4")
@pytest.mark.parametrize(("hero", "action"), [("warrior", "charge:w"), ("rogue", "water:w")])
def test_no_gift_leads_off_the_board(hero: str, action: str) -> None:
    """Beyond an edge without an entrance there is nowhere to go."""
    assert gifted(OPEN, f"{hero}@a2").refusal(action) == "Q-1.4"


@rule("Q-6.1", "Q-6.5")
def test_a_gift_got_by_the_own_move_serves_at_once() -> None:
    """The Prisoner who comes to the Healer may rotate in that very turn."""
    p = position("n.... ..... ..++. ..... .....", "prisoner@c3 healer@d3", players=5, gifts=True)
    p.play("move:e")
    assert (p.gifts, p.hero) == (["prisoner"], "prisoner")
    p.play("rotate:a1:cw")
    assert (p.gifts, p.hero) == ([], "warrior")


@rule("Q-6.1", "Q-2.5")
def test_without_the_healer_nobody_gets_a_gift() -> None:
    """Four players who chose the Prisoner and left out the Healer play without gifts."""
    p = position(OPEN, "warrior@b2 rogue@c2", without="healer", prisoner=True, gifts=True)
    p.play("move:e")
    assert (p.gifts, p.met, p.refusal("water:e")) == ([], [], "Q-6.1")


@rule("Q-6.2", "Q-5.4")
def test_a_charge_meets_the_healer_on_its_way() -> None:
    """Each tile he runs through is a place they share; the last meeting wins for her."""
    p = position(ROW, "warrior@a3 healer@c3", met="rogue mage", gift="warrior", gifts=True)
    assert p.play("charge:e").ending == ("goal", [3])


@rule("Q-6.1")
def test_a_second_meeting_takes_no_gift_away() -> None:
    """The Warrior keeps his when the Healer meets the Mage."""
    p = position(OPEN, "healer@b3 mage@c3", met="warrior", gift="warrior", gifts=True)
    assert p.play("move:e").gifts == ["warrior", "mage"]


@rule("Q-6.5")
@pytest.mark.parametrize("first", ["move:e", "rotate:a1:cw"])
def test_what_the_prisoner_did_binds_nobody_else(first: str) -> None:
    """He does one part and ends his turn; the Warrior after him moves as always."""
    p = position("n.... ..... ..n+. ..... .....", "prisoner@c3", met="prisoner",
                 gift="prisoner", players=5, gifts=True).play(first, "end")  # fmt: skip
    assert (p.hero, p.legal("move")) == ("warrior", ["move:s"])
