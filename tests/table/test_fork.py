"""A record that people play on from."""

from random import Random

from questable.engine import CHANCE, read_record
from questable.table import messages, verify
from tests.table.bench import Bench, play_on
from tests.tiny import TINY


async def test_a_fork_goes_on_where_the_record_was_left() -> None:
    """With a seed of its own; what another dealer drew is no promise of this one."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].act("flip", "take")
        await people[0].must(messages.Abandon())
        old = await bench.hall.record(people[0].passed)
        people = await bench.table(game="lantern")
        await people[0].must(messages.Choose(game="", players=0, record=old, ply=6))
        for person in people:
            await person.must(messages.Ready())
        await bench.deal(people)
        assert people[0].legal == []
        await play_on(people, Random("fork"))
        record = read_record(TINY, await bench.hall.record(people[0].passed))
        before = read_record(TINY, old)
        assert [e.action for e in record.entries[:6]] == [e.action for e in before.entries[:6]]
        assert {e.by for e in record.entries[:4]} == {"companion"}
        assert record.seed != before.seed
        assert [e.by for e in record.entries[6:] if e.seat == CHANCE].count("companion") == 0
        assert verify(TINY, record) == []


async def test_a_game_that_is_over_cannot_be_played_on() -> None:
    """T-1.2, unless fewer entries are asked for."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random("whole"))
        old = await bench.hall.record(people[0].passed)
        host = await bench.host()
        ask = messages.Choose(game="", players=0, record=old)
        assert await host.refused(ask) == "T-1.2"
        await host.must(messages.Choose(game="", players=0, record=old, ply=5))
