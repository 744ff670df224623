"""Hints help with choices, never with what somebody is asked to know (T-5.1, H-4.5)."""

import msgspec

from questable.table import messages
from tests.rule import rule
from tests.table.bench import Bench, Player

QUIZ = {"read": "all", "board": "short", "first": "seat-1"}
MOST = 400
"""Actions until a question must have come."""


def asked(player: Player) -> bool:
    """Whether this person must answer a question now."""
    return any(text.startswith("answer:") for text in player.legal)


@rule("H-4.5", "T-5.1")
async def test_nobody_is_told_the_answer_to_a_question() -> None:
    """A hint before it is an action; at the question there is none, however often one asks."""
    async with Bench(seed="quiz") as bench:
        people = await bench.dealt("Ann Bob", "holy-quest", options=QUIZ)
        hinted = False
        for _ in range(MOST):
            await bench.advance(2)
            actor = next(person for person in people if person.legal)
            if asked(actor):
                break
            if not hinted:
                hinted = isinstance(await actor.ask(messages.Hint()), messages.Hinted)
                await bench.advance(2)
            await actor.act(actor.legal[0])
        assert hinted
        assert asked(actor)
        for _ in range(3):
            assert await actor.refused(messages.Hint()) == "no-hint"
            await bench.advance(2)
        for person in people:
            assert b"right_answer" not in msgspec.json.encode(person.play.view)
