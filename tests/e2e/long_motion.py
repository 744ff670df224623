"""Every board with everything moving: by transform and opacity alone, and nothing jumps."""

from random import Random

import pytest

from questable.registry import KEYS
from tests.e2e.at_boards import MOVES, acted, at_board, watching
from tests.e2e.visitor import DESKTOP, PHONE, Visitors

ENOUGH = 25
"""Things done; by then much has moved."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", KEYS)
def test_everything_moves_by_transform_and_opacity(
    visitors: Visitors, game: str, size: dict[str, int]
) -> None:
    """From the page's first moment through play; what people do themselves may change more."""
    visitor = visitors.come(viewport=size, reduced_motion="no-preference")
    visitor.context.add_init_script(watching())
    acted(at_board(visitor, game), Random(game), ENOUGH)
    watched = visitor.page.evaluate("watched")
    assert watched["moved"], "nothing moved"
    assert {name: at for name, at in watched["moved"].items() if name not in MOVES} == {}
    assert not watched["shifted"], "\n".join(watched["shifted"])
