"""Hints: what the usual bot would do in somebody's seat, from that seat's view alone (T-5.1)."""

from questable.bots import USUAL
from questable.table.judge import moves
from questable.table.judge.verdict import No
from questable.table.log.room import Room
from questable.table.run import bot_seats
from questable.table.run.line import Line
from questable.table.run.mailbox import Mailbox
from questable.table.told import messages

PAUSE = 1_000_000
"""Microseconds from one hint to the next on a line."""
NEVER = 1 << 62


async def hint(box: Mailbox, line: Line, ask: messages.Hint) -> None:
    """Think and answer; one hint at a time."""
    clock = box.world.clock
    if clock.micros() < line.rests:
        line.answer(messages.Refusal(nonce=ask.nonce, code="too-fast"))
        return
    line.rests = NEVER
    try:
        question = _question(await box.peek(), line.person, box)
        action = await box.world.thinking.think(question.answer)
        line.answer(messages.Hinted(nonce=ask.nonce, action=action.text))
    except No as no:
        line.answer(messages.Refusal(nonce=ask.nonce, code=no.code, rule=no.rule, facts=no.facts))
    finally:
        line.rests = clock.micros() + PAUSE


def _question(room: Room, person: int, box: Mailbox) -> bot_seats.Question:
    play = moves.playing(room)
    seat = moves.own_seat(room, person)
    if seat in play.sealed:
        raise No("answered")
    if rule := play.state.table_refusal(seat):
        raise No("rule", rule)
    question = bot_seats.Question(room, seat, USUAL, box.world.dice)
    if not question.legal:
        raise No("rule", "T-1.3")
    if question.game.tests_knowledge(question.setup, question.view):
        raise No("no-hint")
    return question
