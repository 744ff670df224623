"""With five players nobody opens the Prisoner's cell without need."""

from random import Random

import pytest

from questable.bots import Budget, Search, bot, usual_style
from questable.bots.node import SCALE
from questable.games.questor import GAME
from questable.games.questor.heuristics import CELL, is_locked
from tests.games.questor.position import Position, position

GUARDED = "..+.. ..+.. ..+.. ..... ....."
"""The guard stands on c2, between the entrance c1 and the cell c3."""


def before_the_cell(
    hero: str, *, tiles: str = GUARDED, met: str = "", players: int = 5
) -> Position:
    """A hero on c1."""
    away = "mage" if hero != "mage" else "warrior"
    return position(tiles, f"{hero}@c1 {away}@south", met=met, players=players, prisoner=True,
                    without="" if players == 5 else "rogue",
                    monsters="c2=1" if tiles[8] != "." else "")  # fmt: skip


def worth(p: Position, seat: int) -> int:
    """What a position is worth to a seat."""
    return GAME.evaluate(p.state, seat)


@pytest.mark.parametrize(("hero", "seat"), [("warrior", 0), ("mage", 2), ("healer", 3)])
def test_who_deals_with_the_guard_opens_the_cell(hero: str, seat: int) -> None:
    """Also while the guard is still to be sent away."""
    p = before_the_cell(hero)
    shut = worth(p, seat)
    assert is_locked(p.state)
    p.play("move:s")
    assert not is_locked(p.state)
    assert worth(p, seat) < shut - CELL // 2
    assert GAME.worths(p.state)[seat] == worth(p, seat)


def test_the_rogue_lets_the_guard_be() -> None:
    """He ignores monsters, and reveals the tile without opening anything."""
    assert is_locked(before_the_cell("rogue").play("move:s").state)
    p = before_the_cell("rogue", tiles="..+.. ..... ..+.. ..... .....").play("move:s")
    assert is_locked(p.state)
    assert is_locked(p.play("roll:1").state)


def test_who_reveals_a_tile_beside_the_cell_opens_it() -> None:
    """There is always a guard (Q-7.2), and the Warrior slays it."""
    p = before_the_cell("warrior", tiles="..+.. ..... ..+.. ..... .....").play("move:s")
    assert not is_locked(p.state)
    assert not is_locked(p.play("roll:1").state)


def test_whoever_is_out_is_not_locked_up() -> None:
    """The Prisoner stands elsewhere."""
    assert not is_locked(position(GUARDED, "warrior prisoner@c1", players=5, monsters="c2=1").state)


@pytest.mark.parametrize("level", ["club", "expert@60"])
@pytest.mark.parametrize(("hero", "seat"), [("warrior", 0), ("mage", 2), ("healer", 3)])
def test_nobody_opens_it_without_need(level: str, hero: str, seat: int) -> None:
    """There is much else to do."""
    for number in range(4):
        p = before_the_cell(hero)
        legal = p.state.legal(seat)
        setup = GAME.setup(5)
        chosen = bot(level).answer(GAME, setup, p.state, seat, legal, Random(f"cell {number}"))
        assert chosen.text != "move:s"


def test_the_healer_opens_it_for_her_last_visit() -> None:
    """She has met everybody else."""
    p = before_the_cell("healer", met="warrior rogue mage")
    shut = worth(p, 3)
    assert worth(p.play("move:s"), 3) > shut


def test_the_mage_opens_it_for_the_last_tiles() -> None:
    """He has seen everything else."""
    few = "+++++ ++.++ +++++ +++++ +++++"
    p = before_the_cell("mage", tiles=few)
    p.state.monsters[2] = 0
    shut = worth(p, 2)
    p.play("move:s")
    assert worth(p, 2) > shut - CELL // 2


def test_with_four_players_nothing_is_said_of_it() -> None:
    """There the Prisoner is one of five to choose from."""
    p = before_the_cell("warrior", players=4)
    shut = worth(p, 0)
    assert worth(p.play("move:s"), 0) > shut - CELL // 2


@pytest.mark.parametrize(
    ("hero", "seat", "more", "rash"),
    [
        ("warrior", 0, {}, True),
        ("rogue", 1, {}, False),  # he lets the guard be
        ("mage", 2, {}, True),
        ("healer", 3, {}, True),
        ("healer", 3, {"met": "warrior rogue mage"}, False),
        ("warrior", 0, {"players": 4}, False),
    ],
)
def test_to_open_it_is_rash(hero: str, seat: int, more: dict[str, object], rash: bool) -> None:
    """For who may do without; nothing else that can be done there is."""
    p = before_the_cell(hero, **more)  # type: ignore[arg-type]
    found = {a.text for a in p.state.legal(seat) if GAME.rash(p.state, seat, a)}
    assert found == ({"move:s"} if rash else set())


@pytest.mark.parametrize(("better", "opens"), [(0.05, False), (0.3, True)])
def test_a_search_opens_it_where_much_depends_on_it(better: float, opens: bool) -> None:
    """Whatever it tried most often."""
    p = before_the_cell("warrior")
    setup = GAME.setup(5)
    legal = p.state.legal(0)
    search = Search(GAME, setup, GAME.view(p.state, 0), legal, Random(1), usual_style(GAME))
    search.begin(Budget(1))
    node = search.root
    for action, key in zip(legal, search.keys, strict=True):
        slot = node.slots[key]
        chance = 0.4 + (better if action.text == "move:s" else 0.0)
        node.count[slot] = 900 if action.text == "move:s" else 800
        node.total[slot] = int(node.count[slot] * chance * SCALE)
    assert (search.most().text == "move:s") is opens
