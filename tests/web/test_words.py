"""Words over the socket: for those who ask, from their own eyes, with people's own names."""

import json
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from questable import client
from questable.client import open_room
from questable.registry import KEYS, game
from questable.table import messages
from questable.text import Words
from tests.rule import rule
from tests.telling.test_reader import read, reader
from tests.web.raw import Raw, Table
from tests.web.served import play_out, served, table
from tests.web.test_rest import browser


async def test_no_words_unless_asked_for() -> None:
    """Bots and the bench get the bytes they always got."""
    async with served() as here:
        silent = Table(here)
        await silent.sit(messages.Choose(game="questor", players=2))
        await go_on(silent, 6)
        for raw in silent.seats:
            assert not any('"words"' in text or '"lines"' in text for text in raw.raw)
        await silent.close()


async def test_words_with_every_update() -> None:
    """The question, all choices in order, the log, and the names as they were given."""
    async with served() as here:
        told = Table(here, "en")
        await told.sit(messages.Choose(game="questor", players=2))
        await go_on(told, 12)
        lines = []
        for raw, link in zip((*told.seats, told.watcher), (*told.links, told.watch), strict=True):
            async with Raw(here.url, link) as silent:
                assert [choice.action for choice in raw.page.choices] == silent.legal
            assert raw.page.prompt
            for update in raw.updates:
                if update.play is None:
                    continue
                assert update.play.words is not None
                for row in update.told:
                    if isinstance(row.fact, messages.Acted):
                        lines += row.fact.lines
        assert any(line.startswith("Ann ") for line in lines)
        assert any("Guest 1" in line for line in lines)
        assert not any("Player 1" in text for raw in told.seats for text in raw.raw)
        waiting = told.seats[1].updates[-1].play
        assert waiting is not None
        await told.close()


async def go_on(table: Table, count: int) -> None:
    """Some actions, whoever's they are."""
    rng = Random("words")
    for _ in range(count):
        able = [n for n, seat in enumerate(table.seats) if seat.legal]
        if not able:
            return
        legal = table.seats[able[0]].legal
        await table.must(able[0], messages.Act(action=legal[rng.randrange(len(legal))]))


@rule("T-5.1")
@pytest.mark.parametrize("key", KEYS)
async def test_words_follow_from_what_is_told_without_them(key: str) -> None:
    """Two lines of the same eyes: what one is told, read aloud, is what the other gets.

    So where twins get the same bytes without words, they get the same with them.
    """
    async with served() as here:
        at = Table(here)
        await at.sit(messages.Choose(game=key, players=min(3, game(key).most)))
        links = [*at.links, at.watch]
        silent = [await Raw(here.url, link).__aenter__() for link in links]
        told = [await Raw(here.url, link, lang="fr").__aenter__() for link in links]
        await go_on(at, 20)
        await at.close()
        for one, other in zip(silent, told, strict=True):
            await other.seen(one.updates[-1].seq)
            alone = reader("fr")
            for without, words in zip(one.updates, other.raw[1:], strict=True):
                assert messages.write(read(alone, without)).decode() == words
        for each in (*silent, *told):
            await each.__aexit__()


async def test_who_waits_is_told_for_whom() -> None:
    """In French too, where a name that begins with a vowel takes an apostrophe."""
    async with served() as here:
        told = Table(here, "fr")
        await told.sit(messages.Choose(game="pillars", players=2))
        asked = [raw for raw in told.seats if raw.legal]
        [waits] = [raw for raw in told.seats if not raw.legal]
        name = "Ann" if asked[0] is told.seats[0] else "Guest 1"
        assert waits.page.prompt == Words("fr").say("table-turn-of", seat=name)
        await told.close()


async def test_the_briefing_comes_once_and_not_to_those_who_come_back() -> None:
    """When play begins, on each line; who knows the rows had it."""
    async with served() as here:
        told = Table(here, "en")
        await told.sit(messages.Choose(game="run-the-race", players=2, options={"pace": "calm"}))
        await go_on(told, 3)
        given = [u.play.words.briefing for u in told.seats[0].updates if u.play and u.play.words]
        assert [bool(each) for each in given].count(True) == 1
        seq = told.seats[0].updates[-1].seq
        async with Raw(here.url, told.links[0], seq, "en") as back:
            play = back.updates[0].play
            assert play is not None
            assert play.words is not None
            assert play.words.briefing == []
        await told.close()


async def test_a_page_gets_the_plain_table_or_the_picture_and_can_change() -> None:
    """`sections` or `places`, never both; what was asked for comes in full over the open line."""
    async with served() as here:
        at = Table(here)
        await at.sit(messages.Choose(game="questor", players=2))
        async with Raw(here.url, at.links[0], lang="en", show="picture") as raw:
            await go_on(at, 4)
            await raw.seen(at.seats[0].updates[-1].seq)
            assert raw.page.sections is None
            assert len(raw.page.places or {}) > 25
            await raw.must(messages.Show(show="plain"))
            plain = raw.updates[-1].play
            assert plain is not None
            assert plain.words is not None
            assert plain.words.sections
            assert plain.words.places is plain.words.changed is None
            await go_on(at, 3)
            await raw.must(messages.Show(show="picture"))
            picture = raw.updates[-1].play
            assert picture is not None
            assert picture.words is not None
            assert picture.words.sections is None
            assert len(picture.words.places or {}) > 25
        await at.close()


async def test_a_page_shows_nothing_else() -> None:
    """What is neither is refused before the socket is open."""
    async with served() as here:
        opened = await open_room(here.url, "Ann")
        with pytest.raises(InvalidStatus) as refused:
            await Raw(here.url, opened.link, lang="en", show="film").__aenter__()  # type: ignore[arg-type]
        assert json.loads(refused.value.response.body or b"")["code"] == "malformed"


async def test_a_shared_seat_is_called_by_both_names() -> None:
    """And whose turn it is by the one who acts (T-3.1)."""
    async with served() as here:
        opened = await open_room(here.url, "Éva")
        came = await client.enter(here.url, opened.door, "Bob")
        async with (
            Raw(here.url, opened.link, lang="fr", show="picture") as eva,
            Raw(here.url, came.link, lang="fr") as bob,
        ):
            await eva.must(messages.Choose(game="questor", players=1))
            await eva.must(messages.ShareSeat(seat=0))
            for raw in (eva, bob):
                await raw.must(messages.Sit(seat=0))
                await raw.must(messages.Ready())
            await eva.must(messages.Start())
            await eva.must(messages.SeedShare(share="00" * 16))
            for _ in range(8):
                acts = eva if eva.legal else bob
                seq = await acts.must(messages.Act(action=acts.legal[0]))
                await eva.seen(seq)
                await bob.seen(seq)
            text = "".join(eva.raw)
        assert "d’Éva / Bob" in text
        assert "de Éva" not in text


async def test_an_unknown_language_is_refused() -> None:
    """Before the socket is open, by a code."""
    async with served() as here:
        opened = await open_room(here.url, "Ann")
        with pytest.raises(InvalidStatus) as refused:
            await Raw(here.url, opened.link, lang="la").__aenter__()
        assert refused.value.response.status_code == 404
        problem = json.loads(refused.value.response.body or b"")
        assert problem["code"] == "unknown-language"
        assert problem["facts"] == {"language": "la", "known": "en, fr"}


async def test_replay_in_words() -> None:
    """Boards with words and lines, by the names that were given."""
    async with browser() as (asking, here):
        async with table(here.url, "questor", 2) as (seats, link):
            await play_out(seats, "words")
            own = {"Authorization": f"Bearer {link}"}
            text = (await asking.get("/api/room/records/0", headers=own)).text
        wish = {"record": text, "first": 0, "count": 40, "lang": "fr", "names": ["Ann", "Bob"]}
        frames = (await asking.post("/api/records/replay", json=wish)).json()["frames"]
        assert all(frame["words"]["sections"] for frame in frames)
        lines = [line for frame in frames for line in frame.get("lines", [])]
        assert any("Bob" in line for line in lines)
        silent = (await asking.post("/api/records/replay", json={"record": text})).json()
        assert "words" not in silent["frames"][0]
        wish["lang"] = "la"
        bad = await asking.post("/api/records/replay", json=wish)
        assert (bad.status_code, bad.json()["code"]) == (404, "unknown-language")


@rule("T-1.1")
async def test_a_hint_is_legal_and_in_words_and_not_for_those_who_wait() -> None:
    """One at a time, and not too often."""
    async with served() as here:
        told = Table(here, "en")
        await told.sit(messages.Choose(game="pillars", players=2))
        [asked] = [raw for raw in told.seats if raw.legal]
        [waits] = [raw for raw in told.seats if not raw.legal]
        hint = await asked.ask(messages.Hint())
        assert isinstance(hint, messages.Hinted)
        assert hint.action in asked.legal
        assert hint.words
        again = await asked.ask(messages.Hint())
        assert isinstance(again, messages.Refusal)
        assert again.code == "too-fast"
        refused = await waits.ask(messages.Hint())
        assert isinstance(refused, messages.Refusal)
        assert (refused.code, refused.rule) == ("rule", "T-1.1")
        watching = await told.watcher.ask(messages.Hint())
        assert isinstance(watching, messages.Refusal)
        assert watching.code == "no-seat"
        await told.close()
