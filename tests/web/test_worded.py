"""Spectators of one room and language have their words made once, and hear what one alone would."""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from questable.engine import View
from questable.registry import KEYS, game
from questable.table import messages
from questable.telling import Narrator
from questable.telling.narrator import Said
from tests.rule import rule
from tests.telling.test_reader import read, reader
from tests.web.raw import Raw, Table
from tests.web.served import served
from tests.web.test_words import go_on


@contextlib.asynccontextmanager
async def watching(url: str, links: list[str], lang: str) -> AsyncIterator[list[Raw]]:
    """A line for each of these links."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Raw(url, link, lang=lang)) for link in links]


@rule("T-5.1")
@pytest.mark.parametrize("key", KEYS)
async def test_who_shares_words_hears_what_one_alone_would(key: str) -> None:
    """Seats and spectators, early and late: each line is as if it were the only one."""
    async with served() as here:
        at = Table(here)
        await at.sit(messages.Choose(game=key, players=min(3, game(key).most)))
        links = [*at.links, at.watch, at.watch]
        async with watching(here.url, links, "") as bare, watching(here.url, links, "en") as told:
            await go_on(at, 6)
            late_links = [at.watch, at.links[0], at.watch]
            async with (
                watching(here.url, late_links, "") as late_bare,
                watching(here.url, late_links, "en") as late_told,
            ):
                await go_on(at, 8)
                # A secret reply is told to one seat only; a word is told to all.
                await at.must(0, messages.Phrase(phrase="wow"))
                pairs = zip([*bare, *late_bare], [*told, *late_told], strict=True)
                for one, other in pairs:
                    await _same(key, one, other, at.seats[0].updates[-1].seq)
        await at.close()


async def _same(key: str, bare: Raw, told: Raw, seq: int) -> None:
    await bare.seen(seq)
    await told.seen(seq)
    alone = reader("en")
    for without, words in zip(bare.updates, told.raw[1:], strict=True):
        assert messages.write(read(alone, without)).decode() == words


async def test_many_spectators_cost_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of another language and the seats have words of their own."""
    made: Counter[str] = Counter()
    said = Narrator.said

    def counted(self: Narrator, view: View, play: messages.PlayNow, show: messages.Shows) -> Said:
        made[f"{self.voice.words.lang} {view.seat}"] += 1
        return said(self, view, play, show)

    async with served() as here:
        at = Table(here)
        await at.sit(messages.Choose(game="questor", players=2))
        async with (
            watching(here.url, [at.watch] * 8, "en") as english,
            watching(here.url, [at.watch] * 8, "fr") as french,
            watching(here.url, at.links, "en") as seats,
        ):
            await go_on(at, 2)
            late = await Raw(here.url, at.watch, lang="en").__aenter__()
            await go_on(at, 1)
            heard = len(english[0].updates)
            monkeypatch.setattr(Narrator, "said", counted)
            await go_on(at, 5)
            for each in (*english, *french, *seats, late):
                await each.seen(at.seats[0].updates[-1].seq)
            updates = len(english[0].updates) - heard
            assert late.raw[-updates:] == english[0].raw[-updates:]
            await late.__aexit__()
        await at.close()
    assert updates >= 5
    assert made == Counter(dict.fromkeys(("en -1", "fr -1", "en 0", "en 1"), updates))


async def test_words_that_fail_are_said_in_full_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The message itself comes, with what may be done, rather than nothing."""

    def broken(_self: Narrator, _view: View, _play: object, _show: object) -> Said:
        raise RuntimeError("no words")

    async with served() as here:
        at = Table(here, "en")
        await at.sit(messages.Choose(game="questor", players=2))
        await go_on(at, 4)
        with monkeypatch.context() as patch:
            patch.setattr(Narrator, "said", broken)
            asked = next(seat for seat in at.seats if seat.legal)
            await at.must(at.seats.index(asked), messages.Act(action=asked.legal[0]))
            bare = at.seats[0].updates[-1].play
            assert bare is not None
            assert bare.words is None
            assert any(seat.updates[-1].play.legal for seat in at.seats)  # type: ignore[union-attr]
        await go_on(at, 1)
        play = at.seats[0].updates[-1].play
        assert play is not None
        assert play.words is not None
        assert play.words.prompt
        assert play.words.sections
        assert not any(isinstance(each, int) for each in play.words.sections)
        assert here.hall.metrics()["faults"] > 0
        await at.close()
