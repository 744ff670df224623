"""What could go on for ever: a bot has enough of it."""

from random import Random

import pytest

from questable.bots import bot
from questable.games.pillars import GAME
from questable.games.pillars.state import MACHINE
from tests.games.pillars.position import Position, position

SETUP = GAME.setup(4)


def machine() -> Position:
    """Red has completed a Machine, of seven followers, and moved a pillar for it."""
    return position("red f4 g4 g3 i4 e4 h5 h3", turn="red").play("move:i4:h4")


@pytest.mark.parametrize("level", ["novice", "club", "expert@20"])
def test_no_bot_keeps_a_machine_going_for_ever(level: str) -> None:
    """P-4.8 lets it: whoever is losing could put the end off for as long as it likes."""
    start = machine().play("pillar:d12:f12").state
    rng = Random(level)
    for _ in range(10):
        state, moves = start.clone(), 0
        while state.phases[-1] == MACHINE:
            seat = state.actor
            chosen = bot(level).answer(GAME, SETUP, state, seat, state.legal(seat), rng)
            state.apply(seat, chosen)
            moves += 1
            assert moves < 100


def test_a_bot_has_enough_of_nothing_but_machines() -> None:
    """One of eight choices of a Machine's leader is to stop; all else is thought about."""
    p = machine()
    lots = range(800)
    assert not any(
        GAME.enough(GAME.view(p.state, p.state.actor), Random(number)) for number in lots
    )
    p.play("pillar:d12:f12")
    found = [GAME.enough(GAME.view(p.state, p.state.actor), Random(number)) for number in lots]
    assert {action.text for action in found if action} == {"stop"}
    assert 60 < len([action for action in found if action]) < 140
