"""A record that people play on from."""

from random import Random

import pytest

from questable.desk.records import looked_at
from questable.engine import CHANCE, Match, Record, Value, read_record
from questable.engine.position_file import Position
from questable.engine.sampling import random_action, random_seat
from questable.registry import Registry, game
from questable.table import elsewhere, messages, verify
from tests.positions.walks import after, changed
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
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


def written(key: str, options: dict[str, Value], by: str) -> Record:
    """A deal that somebody made up: one case after the other."""
    played = game(key)
    record = Record(key, played.rules_version, played.setup(2, options))
    match = Match(played, record)
    while match.state.actor == CHANCE and not match.state.pause():
        match.play(CHANCE, match.state.outcome(match.seq % match.state.weight()).text, by)
    return record


@rule("D-2.3")
async def test_a_table_that_goes_on_from_a_record_says_so_before_anybody_is_ready() -> None:
    """How many entries, how many of them luck, and whether scores came with it."""
    async with Bench() as bench:
        people = await bench.table(game="rae")
        assert people[1].table.brought is None
        record = written("rae", {}, "dealer")
        ask = messages.Choose(game="", players=0, record=record.text())
        await people[0].must(ask)
        n = len(record.entries)
        due = messages.BroughtNow(entries=n, drawn=n, carried=False, position=False)
        assert people[0].table.brought == people[1].table.brought == due
        assert not any(person.ready for person in people[1].table.people)
        await people[0].must(messages.Choose(game="rae", players=2))
        assert people[1].table.brought is None


@rule("D-2.3")
async def test_what_earlier_games_handed_on_is_told() -> None:
    """Whoever wrote the record wrote that too."""
    async with Bench() as bench:
        people = await bench.table(game="rae")
        record = written("rae", {}, "dealer")
        record.setup.carried, record.entries = {"first": [1]}, []
        await people[0].must(messages.Choose(game="", players=0, record=record.text()))
        due = messages.BroughtNow(entries=0, drawn=0, carried=True, position=False)
        assert people[1].table.brought == due


@rule("D-2.3")
@pytest.mark.parametrize(
    ("key", "hidden"), [("rae", True), ("saint-cards", True), ("questor", False)]
)
async def test_hidden_draws_of_a_brought_record_are_never_called_verified(
    key: str, hidden: bool
) -> None:
    """What all could see is counted; what they could not leaves the luck open."""
    async with Bench() as bench:
        people = await bench.table(game=key)
        record = written(key, {}, "dealer")
        await people[0].must(messages.Choose(game="", players=0, record=record.text()))
        for person in people:
            await person.must(messages.Ready())
        await bench.deal(people)
        await people[0].must(messages.Abandon())
        text = await bench.hall.record(people[0].passed)
        found = elsewhere(game(key), read_record(bench.finder, text))
        assert (found.count, found.hidden) == (len(record.entries), hidden)
        info = looked_at(text)
        assert info.luck == ("brought" if hidden else "verified")
        assert info.elsewhere == found.count


@rule("D-2.3")
async def test_a_game_dealt_here_has_nothing_from_elsewhere() -> None:
    """Every die and draw is the dealer's."""
    async with Bench() as bench:
        people = await bench.dealt(game="rae")
        await people[0].must(messages.Abandon())
        text = await bench.hall.record(people[0].passed)
        found = elsewhere(game("rae"), read_record(bench.finder, text))
        assert (found.count, found.hidden) == (0, False)
        assert looked_at(text).luck == "verified"


@rule("D-2.3")
@pytest.mark.parametrize("key", ["questor", "rae", "run-the-race"])
async def test_a_game_from_a_position_says_so_to_everybody(key: str) -> None:
    """Before anybody is ready, as long as it is played, in its record; the next one is dealt."""
    rules = game(key)
    setup = rules.setup(2, {"pace": "calm"} if key == "run-the-race" else {})
    state = after(rules, setup, 30, key)
    async with Bench() as bench:
        people = await bench.table(game=key)
        text = Position(rules, setup, state).record().text()
        await people[0].must(messages.Choose(game="", players=0, record=text))
        due = messages.BroughtNow(entries=0, drawn=0, carried=False, position=True)
        assert people[0].table.brought == people[1].table.brought == due
        for person in people:
            await person.must(messages.Ready())
        await bench.deal(people)
        play = bench.room().play
        assert play is not None
        if state.actor >= 0:
            assert play.state.dump() == state.dump()
        assert people[1].table.brought == due
        await bench.restart()
        host = await Player(bench, people[0].passed).join()
        assert host.table.brought == due
        await host.must(messages.Abandon())
        record = read_record(bench.finder, await bench.hall.record(people[0].passed))
        assert record.setup.start == state.dump()
        assert looked_at(record.text()).position
        await host.must(messages.Next())
        assert host.table.brought is None


async def test_a_position_that_could_not_stand_is_refused_at_the_table() -> None:
    """With its reason, before anybody sits down to it."""
    rae = game("rae")
    setup = rae.setup(2)
    record = Position(rae, setup, after(rae, setup, 40)).record()
    record.setup.start = changed(record.setup.start, "played", "9")
    async with Bench() as bench:
        people = await bench.table(game="rae")
        ask = messages.Choose(game="", players=0, record=record.text())
        assert await people[0].refused(ask) == "record"
        assert people[1].table.brought is None


def long_record(entries: int) -> Record:
    """A game of Pillars at random, so long."""
    pillars = game("pillars")
    match = Match(pillars, Record("pillars", pillars.rules_version, pillars.setup(2)))
    rng = Random(2)
    while match.seq < entries:
        seat = random_seat(match.state, rng)
        match.play(seat, random_action(match.state, seat, rng).text, "person")
    return match.record


@rule("D-6.2")
async def test_what_was_brought_is_not_played_again_at_the_table() -> None:
    """A long record begins with one row, wakes with it, and ends in a record of all its entries."""
    old = long_record(600)
    async with Bench() as bench:
        people = await bench.table(game="pillars")
        await people[0].must(messages.Choose(game="", players=0, record=old.text()))
        for person in people:
            await person.must(messages.Ready())
        before = len(await bench.log())
        await bench.deal(people)
        assert len(await bench.log()) < before + 20
        play = bench.room().play
        assert play is not None
        assert play.state.dump() == Match(game("pillars"), old).state.dump()
        assert await people[0].refused(messages.Undo()) == "T-2.2"
        actor = people[play.state.actor]
        await actor.act(actor.legal[0])
        await actor.must(messages.Undo())
        assert play.state.dump() == Match(game("pillars"), old).state.dump()
        await bench.restart()
        host = await Player(bench, people[0].passed).join()
        await host.must(messages.Abandon())
        record = read_record(Registry(), await bench.hall.record(people[0].passed))
        assert [e.action for e in record.entries[:600]] == [e.action for e in old.entries]
        assert record.entries[601].action == "/undo:1"
        assert verify(game("pillars"), record) == []
