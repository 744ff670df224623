"""A message that comes twice is done once, and answered the same."""

import msgspec

from questable.table import messages
from questable.table.log.rows import PhraseRow
from tests.rule import rule
from tests.table.bench import Bench
from tests.tiny import TINY


@rule("D-1.3")
async def test_the_same_nonce_gets_the_same_answer_and_does_nothing() -> None:
    """Also when the message would now be against the rules."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        first = await ann.ask(messages.Act(action="take", nonce="once"))
        log = await bench.log()
        again = await ann.ask(messages.Act(action="take", nonce="once"))
        assert again == first
        assert await bench.log() == log


@rule("D-1.3")
async def test_a_nonce_outlives_the_process() -> None:
    """The client sends again what it got no answer to."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        first = await ann.ask(messages.Act(action="flip", nonce="once"))
        await bench.restart()
        await ann.join()
        await bob.join()
        log = await bench.log()
        assert await ann.ask(messages.Act(action="flip", nonce="once")) == first
        assert await bench.log() == log


@rule("D-1.3")
async def test_nonces_are_everybodys_own() -> None:
    """Two people may choose the same."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        await ann.must(messages.Phrase(phrase="hello", nonce="x"))
        await bob.must(messages.Phrase(phrase="hello", nonce="x"))
        said = [fact.person for fact in await bench.log() if isinstance(fact, PhraseRow)]
        assert said == [0, 1]


@rule("D-1.3")
async def test_a_repeated_message_that_is_still_legal_is_not_done_again() -> None:
    """The store finds the nonce, and what was folded is forgotten."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        await ann.must(messages.Phrase(phrase="hello", nonce="x"))
        rows, told = len(await bench.log()), len(bob.raw)
        await ann.must(messages.Phrase(phrase="hello", nonce="x"))
        assert len(await bench.log()) == rows
        assert len(bob.raw) == told
        await bob.must(messages.Phrase(phrase="bye"))
        assert ann.updates[-1].seq == rows + 1


async def test_without_a_nonce_every_message_counts() -> None:
    """Whoever sends none wants no such thing."""
    async with Bench() as bench:
        ann, _ = await bench.table()
        before = len(await bench.log())
        for _ in range(2):
            ann.line.hear(msgspec.json.encode(messages.Phrase(phrase="hello")))
            await bench.settle()
        assert len(await bench.log()) == before + 2
