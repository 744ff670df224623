"""A table whose rooms are kept in PostgreSQL."""

import asyncio
from random import Random

from questable.engine import read_record
from questable.storage.postgres import PostgresStore
from questable.table import messages, verify
from tests import databases
from tests.rule import rule
from tests.table.bench import Bench, play_on
from tests.tiny import TINY


@rule("D-1.1", "D-1.6")
async def test_a_database_that_comes_back_makes_no_second_history() -> None:
    """A clear message while it is away, then the game goes on; the record is whole and checks."""
    with databases.of_its_own() as cluster:
        store = PostgresStore(cluster.address())
        await store.begin()
        async with Bench(store, finder=TINY) as bench:
            people = await bench.dealt(game="lantern")
            await asyncio.to_thread(cluster.stop)
            answer = await people[0].ask(messages.Act(action="take", nonce="x"))
            refusal = messages.Refusal(nonce="x", code="storage", facts={"why": "broken"})
            assert answer == refusal
            await asyncio.to_thread(cluster.start)
            await people[0].must(messages.Act(action="take", nonce="x"))
            await play_on(people, Random("goes on"))
            record = read_record(TINY, await bench.hall.record(people[0].passed))
            assert verify(TINY, record) == []
            told = [told.seq for update in people[1].updates for told in update.told]
            assert told == sorted(set(told))
        await store.close()
