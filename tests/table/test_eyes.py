"""What each seat is told: its own view and nothing else (T-5.1)."""

from random import Random

import msgspec
import pytest

from questable import registry
from questable.engine import OVER, SPECTATOR, Entry, Game, Match, State, read_record
from questable.engine.sampling import random_action, random_seat
from questable.engine.view import view_text
from questable.table import messages
from questable.table.log.rows import ActRow, SealedRow, UndoRow
from questable.table.told.eyes import Eyes, part
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY

GAMES = ["questor", "rae", "lantern"]


def bench_of(key: str) -> Bench:
    """A hall that has this game."""
    return Bench(finder=TINY if key == "lantern" else None)


async def whole_game(bench: Bench, key: str) -> list[Player]:
    """Three people and a spectator, to the end."""
    people = await bench.table("Ann Bob Cid", game=key)
    people.append(await bench.watcher())
    await bench.deal(people[:3])
    await play_on(people[:3], Random(key))
    return people


@rule("T-5.1")
@pytest.mark.parametrize("key", GAMES)
async def test_everyone_is_told_what_the_replay_shows_their_seat(key: str) -> None:
    """View, legal actions and events of a whole game, message by message, for all eyes."""
    async with bench_of(key) as bench:
        people = await whole_game(bench, key)
        record = read_record(bench.finder, await bench.hall.record(people[0].passed))
        for seat, person in zip((0, 1, 2, -1), people, strict=True):
            match = Match(bench.room().game, read_record(bench.finder, record.header() + "\n"))
            for told in person.updates:
                _check(match, record.entries, told, seat)
            assert len(match.record.entries) == len(record.entries)


def _check(match: Match, entries: list[Entry], told: messages.Update, seat: int) -> None:
    """One message against the replay, which goes on as far as the message does."""
    for each in told.told:
        if isinstance(each.fact, messages.Acted):
            entry = entries[len(match.record.entries)]
            events = match.play(entry.seat, entry.action, entry.by)
            heard = [(e.kind, e.facts) for e in events if e.heard_by(seat)]
            assert [(e.event, e.facts) for e in each.fact.events] == heard
            mine = entry.action if entry.seat == seat >= 0 else ""
            assert each.fact.action == mine
    if told.play is None:
        return
    assert told.play.view == msgspec.json.decode(view_text(match.game.view(match.state, seat)))
    legal = match.state.legal(seat) if seat >= 0 and match.state.may_act(seat) else []
    if told.play.answered:
        legal = []
    assert told.play.legal == [action.text for action in legal]


@rule("T-5.1")
@pytest.mark.parametrize("key", GAMES)
async def test_nothing_secret_is_in_anything_that_others_receive(key: str) -> None:
    """Draws, replies, seeds, links: searched for in every byte of a whole game."""
    async with bench_of(key) as bench:
        people = await whole_game(bench, key)
        links = [p.link for p in people[:3]] + [bench.opened.door, bench.opened.watch]
        log = await bench.log()
        (seed,) = (await bench.store.seeds(bench.opened.room)).values()
        for seat, person in zip((0, 1, 2, -1), people, strict=True):
            told = b"\n".join(person.raw).decode()
            assert not any(link in told for link in links)
            assert '"sealed","seat"' not in told
            # Until the last message, which has the seed because the game is over.
            last = next(i for i, raw in enumerate(person.raw) if seed.hex().encode() in raw)
            assert b'"kind":"end"' in person.raw[last]
            texts = _own_texts(person.updates)
            acts = [f for f in log if isinstance(f, ActRow)]
            assert texts == [f.action if f.seat == seat >= 0 else "" for f in acts]


def _own_texts(updates: list[messages.Update]) -> list[str]:
    facts = [told.fact for each in updates for told in each.told]
    return [fact.action for fact in facts if isinstance(fact, messages.Acted)]


@rule("T-5.1")
@pytest.mark.parametrize("key", ["rae", "lantern"])
async def test_twins_are_told_the_same_byte_for_byte(key: str) -> None:
    """At every decision of a game, a position that this seat cannot tell apart."""
    async with bench_of(key) as bench:
        people = await bench.dealt("Ann Bob Cid", game=key)
        rng, different = Random(key), 0
        while people[0].table.phase != "over":
            await play_on(people, rng, 1)
            room = bench.room()
            assert room.play is not None
            if room.phase != "playing":
                break
            match, game = room.play.match, room.game
            real = match.state
            for seat in range(-1, 3):
                if seat < 0 and key == "lantern":
                    continue  # Lantern imagines for seats only
                twin = game.imagine(match.record.setup, game.view(real, seat), rng)
                different += twin.dump() != real.dump()
                for acts in (False, True):
                    told = part(room, Eyes(seat, acts), room.row(room.told - 1), first=True)[0]
                    match.state = twin
                    same = part(room, Eyes(seat, acts), room.row(room.told - 1), first=True)[0]
                    match.state = real
                    assert messages.write(told) == messages.write(same)
        assert different > 20


@rule("T-5.1")
async def test_a_reply_and_a_refusal_to_reply_look_the_same() -> None:
    """Two tables, the same but for Bob's secret answer: nobody else can tell until it is open."""
    told = []
    for answer in ("yes", "no"):
        async with Bench(finder=TINY) as bench:
            people = await bench.dealt("Ann Bob Cid", game="lantern")
            watcher = await bench.watcher()
            await people[0].act("dare")
            await people[1].act(answer)
            await bench.advance(30)
            await people[2].must(messages.Phrase(phrase="think"))
            told.append([p.raw for p in (people[0], people[2], watcher)])
            assert not people[2].play.answered
            assert people[1].play.answered
            sealed = [fact for fact in await bench.log() if isinstance(fact, SealedRow)]
            assert [fact.action for fact in sealed] == [answer]
    assert told[0] == told[1]


@rule("T-5.1")
async def test_the_number_of_messages_is_the_same_for_all_eyes() -> None:
    """One for every group, whatever it drew and whoever may know; secret replies aside."""
    async with Bench() as bench:
        people = await whole_game(bench, "rae")
        counts = []
        for person in people:
            dealt = next(
                i
                for i, each in enumerate(person.updates)
                if any(isinstance(told.fact, messages.Dealt) for told in each.told)
            )
            own = sum(bool(each.play and each.play.answered) for each in person.updates)
            counts.append(len(person.updates) - dealt - own)
        assert len(set(counts)) == 1


@rule("T-5.1")
async def test_everyone_may_see_the_table_and_the_hash_of_the_seed() -> None:
    """Seats, settings, options and promise are the same for all, spectators included."""
    async with Bench() as bench:
        people = await bench.table("Ann Bob", game="rae")
        people.append(await bench.watcher())
        await bench.deal(people[:2])
        tables = [person.table for person in people]
        assert tables[0] == tables[1] == tables[2]
        assert len(tables[2].commitment) == 64
        assert tables[2].options == {"teams": False, "fair_start": False}
        view = people[2].play.view
        assert view["hand"] == []
        assert view["sizes"] == people[0].play.view["sizes"]


@rule("T-5.1")
async def test_a_running_game_is_not_downloaded() -> None:
    """Its record would tell all hands."""
    async with Bench() as bench:
        people = await bench.dealt(game="rae")
        with pytest.raises(Exception, match=r"T-5\.1"):
            await bench.hall.record(people[0].passed)
        with pytest.raises(Exception, match="no-game"):
            await bench.hall.record(people[0].passed, 3)


async def test_an_undone_entry_stays_told() -> None:
    """The log tells what was public, and that it was taken back."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("flip")
        await ann.must(messages.Undo())
        facts = bob.facts()[-2:]
        assert isinstance(facts[0], messages.Acted)
        assert facts[0].events[0].event == "flipped"
        assert facts[1] == UndoRow(seat=0, n=1, by="person", person=0)


def test_a_twin_is_a_twin() -> None:
    """The comparison above can fail: another hand gives another message to its own seat."""
    setup = TINY.setup(2)
    states: list[State] = []
    for first in ("draw:0", "draw:3"):
        state = TINY.deal(setup)
        for card in (first, "draw:1", "draw:2", "draw:1"):
            state.apply(-1, TINY.table(setup.pack).parse(card))
        states.append(state)
    views = [[view_text(TINY.view(state, seat)) for state in states] for seat in (0, 1)]
    same = [one == other for one, other in views]
    assert same.count(True) == 1


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_where_all_see_the_same_they_do(game: Game) -> None:
    """So that one view can be shown to all, but for whose eyes they are."""
    players = min(3, game.most)
    state = game.deal(game.setup(players))
    rng = Random(game.key)
    same = True
    for _ in range(60):
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
        one = game.view(state, -1)
        for eyes in range(players):
            same = same and game.view(state, eyes) == msgspec.structs.replace(one, seat=eyes)
    assert same == game.one_view
    assert game.open or not game.one_view


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.key)
def test_a_view_made_of_what_everyone_sees_is_the_seats_own(game: Game) -> None:
    """And what everyone sees is as it was, since others are told of it too."""
    players = min(4, game.most)
    state = game.deal(game.setup(players))
    rng = Random(game.key)
    for _ in range(300):
        if state.actor == OVER:
            break
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
        shown = game.view(state, SPECTATOR)
        before = view_text(shown)
        for eyes in range(players):
            assert game.view_from(shown, state, eyes) == game.view(state, eyes)
        assert view_text(shown) == before
