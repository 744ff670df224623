"""A room may be long and heavy: what it costs others does not grow with it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import SupportsIndex

import pytest

from questable.registry import Registry
from questable.storage import MemoryStore
from questable.table import Limits, No, messages
from questable.table.log import rows
from questable.table.log.fold import fold
from questable.table.log.room import Happened, Room
from questable.table.ports import ROW_BYTES, StoredRow, T
from questable.table.run import hall
from questable.table.run.inline import InlineThinking
from questable.table.run.loading import row_of
from questable.table.told import eyes
from tests.rule import rule
from tests.table.bench import Bench, play_on
from tests.table.test_coming_back import Counting
from tests.tiny import TINY


class Touched(list[Happened]):
    """A history that counts how much of it is looked at."""

    touched = 0

    def __getitem__(self, at: SupportsIndex | slice) -> Happened | list[Happened]:  # type: ignore[override]
        """One item, or as many as a slice copies."""
        found = super().__getitem__(at)
        self.touched += len(found) if isinstance(found, list) else 1
        return found

    def __iter__(self) -> Iterator[Happened]:
        self.touched += len(self)
        return super().__iter__()


def talkative(count: int) -> Room:
    """A room in which nothing but talk has happened."""
    room = Room("room", TINY)
    fold(room, rows.Row(0, 0, rows.OpenRow(name="Eve")))
    for seq in range(1, count + 1):
        fold(room, rows.Row(seq, 0, rows.PhraseRow(person=0, phrase="hello")))
    return room


@rule("D-5.4")
@pytest.mark.parametrize("first", [True, False])
def test_a_part_of_a_history_costs_what_the_part_is(first: bool) -> None:
    """Else whoever talks for a while and asks for all of it again holds up every table."""
    touched = []
    for count in (5_000, 20_000):
        room = talkative(count)
        room.history = history = Touched(room.history)
        told, until = eyes.part(room, eyes.Eyes(-1, False), 1_000, first)
        assert told.part == "now"
        assert 1_000 < until < 2_000
        touched.append(history.touched)
    assert touched[0] == touched[1] < 2_000


@rule("D-5.4")
async def test_what_was_chosen_before_is_not_kept_in_memory() -> None:
    """The last choice is; of those before only what is told of them, to who comes later too."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].act("flip", "take")
        await people[0].must(messages.Abandon())
        old = await bench.hall.record(people[0].passed)
        host = await bench.host()
        for ply in (3, 5):
            await host.must(messages.Choose(game="", players=0, record=old, ply=ply))
        room = bench.room()
        kept = [h.row.fact for h in room.history if isinstance(h.row.fact, rows.ChooseRow)]
        assert [len(fact.entries) for fact in kept] == [0, 0]
        assert not any(fact.facts or fact.words or fact.position for fact in kept)
        assert room.chosen is not None
        assert len(room.chosen.entries) == 5
        for again in (False, True):
            if again:
                await bench.restart()
            await host.join(since=0)
            told = [fact.plies for fact in host.facts() if isinstance(fact, messages.Chosen)]
            assert told[-2:] == [3, 5]


class Aside(InlineThinking):
    """Says whether somebody thinks where no table waits."""

    inside = False

    async def think(self, thought: Callable[[], T], room: str, size: int = 0) -> T:
        """On the spot, but noted."""
        self.inside = True
        try:
            return thought()
        finally:
            self.inside = False


@rule("T-5.1", "D-5.4")
async def test_a_record_that_cannot_be_had_costs_nothing() -> None:
    """Neither before a game nor in one, nor one that never was: no row is read for a no."""
    store = Counting()
    async with Bench(store, finder=TINY) as bench:
        people = await bench.table(game="lantern")
        passed, codes = people[0].passed, []

        async def refused(game: int) -> None:
            with pytest.raises(No) as no:
                await bench.hall.record(passed, game)
            codes.append(no.value.rule or no.value.code)

        store.read = 0
        await refused(0)
        await refused(-1)
        await bench.deal(people)
        for game in (0, -1, 1):
            await refused(game)
        assert codes == ["no-game", "no-game", "T-5.1", "T-5.1", "no-game"]
        await people[0].must(messages.Abandon())
        await refused(1)
        assert store.read == 0
        assert await bench.hall.record(passed, 0) == await bench.hall.record(passed, -1)
        assert store.read > 0


@rule("D-5.4")
async def test_all_rows_of_a_room_are_read_where_no_table_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For a record, and for what a race was."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random("aside"))
        aside = Aside(Registry())
        bench.hall.world.thinking = aside
        where: list[bool] = []

        def read(row: StoredRow) -> rows.Row:
            where.append(aside.inside)
            return row_of(row)

        monkeypatch.setattr(hall, "row_of", read)
        await bench.hall.record(people[0].passed)
        await bench.hall.report(people[0].passed)
        assert len(where) > 20
        assert all(where)


@rule("D-5.4")
async def test_many_short_rows_fill_a_room_too() -> None:
    """Each takes more than its letters, wherever it lies."""
    limits = Limits(room_bytes=100 * ROW_BYTES)
    async with Bench(MemoryStore(), finder=TINY, limits=limits) as bench:
        ann = await bench.host()
        said = 0
        while isinstance(told := await ann.ask(messages.Phrase(phrase="bye")), messages.Done):
            said += 1
        assert isinstance(told, messages.Refusal)
        assert told.code == "room-full"
        assert 30 < said < 99
