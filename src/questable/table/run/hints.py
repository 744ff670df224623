"""Hints: what a search would do in somebody's seat and why, from its view alone (T-5.1)."""

from collections.abc import Awaitable, Callable

from questable.bots import USUAL
from questable.table.judge import moves
from questable.table.judge.verdict import No
from questable.table.log.room import Room
from questable.table.ports import Lost
from questable.table.run.bot_turn import BotTurn
from questable.table.run.line import Line
from questable.table.run.world import World
from questable.table.told import messages

PAUSE = 1_000_000
"""Microseconds from one hint to the next on a line."""
NEVER = 1 << 62
Peek = Callable[[], Awaitable[Room]]
"""The room as it stands, once everything before is done."""


async def hint(world: World, peek: Peek, line: Line, ask: messages.Hint) -> None:
    """Think and answer; one hint at a time."""
    clock = world.clock
    if clock.micros() < line.rests:
        line.answer(messages.Refusal(nonce=ask.nonce, code="too-fast"))
        return
    line.rests = NEVER
    try:
        turn = _turn(await peek(), line.person, world)
        action, why, facts = await turn.advice()
        await world.lease.held()
        line.answer(messages.Hinted(nonce=ask.nonce, action=action.text, why=why, facts=facts))
    except Lost:
        return
    except No as no:
        line.answer(messages.Refusal(nonce=ask.nonce, code=no.code, rule=no.rule, facts=no.facts))
    finally:
        line.rests = clock.micros() + PAUSE


def _turn(room: Room, person: int, world: World) -> BotTurn:
    play = moves.playing(room)
    seat = moves.own_seat(room, person)
    if seat in play.sealed:
        raise No("answered")
    if rule := play.state.table_refusal(seat):
        raise No("rule", rule)
    turn = BotTurn(room, seat, USUAL, world)
    if not turn.legal:
        raise No("rule", "T-1.3")
    if turn.game.tests_knowledge(turn.setup, turn.view):
        raise No("no-hint")
    return turn
