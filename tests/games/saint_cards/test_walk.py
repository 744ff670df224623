"""All laws on walks through made-up packs, small enough to run dry, and with every option."""

import pytest

from questable.engine import Value
from questable.games.saint_cards.options import EXPANSION_OPTIONS
from questable.lab.laws import Walk
from tests.games.saint_cards.made_up import MadeUpGame, made_up

ALL: dict[str, Value] = dict.fromkeys(EXPANSION_OPTIONS, True)
SETUPS: list[tuple[int, int, dict[str, Value]]] = [
    (2, 40, {}),
    (2, 90, {"beginner": True}),
    (3, 60, {"learning": True, "dealer": 0}),
    (4, 60, {"gathered": True, "doctors": True}),
    (5, 60, ALL),
    (6, 90, ALL | {"learning": True, "dealer": 3}),
]


@pytest.mark.parametrize(("players", "saints", "options"), SETUPS)
def test_no_law_is_broken(players: int, saints: int, options: dict[str, Value]) -> None:
    """Replay, texts, refusals, views, twins, clones, odds, undo."""
    game = MadeUpGame(made_up(saints))
    walk = Walk(game, game.setup(players, options), "walk")
    assert walk.go(600) >= 600
    assert walk.truncated == 0


@pytest.mark.parametrize("players", [2, 4, 6])
def test_an_embedded_pack_plays_again(players: int) -> None:
    """A record of a foreign pack carries its facts, and its table has the same texts."""
    pack = made_up(70)
    again = MadeUpGame(pack).pack_of(pack.name, pack.facts)
    one, two = MadeUpGame(pack).table(pack), MadeUpGame(pack).table(again)
    assert [a.text for a in one.actions] == [a.text for a in two.actions]
    assert again.hash == pack.hash
