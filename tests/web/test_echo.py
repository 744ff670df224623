"""Spectators of one room and language have their words made once, and hear what one alone would."""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from questable.engine import CHANCE, View
from questable.registry import KEYS, Registry, game
from questable.table import messages
from questable.table.told.words import Words
from questable.telling import Narrator, Reader
from questable.web.echo import MOST, Echo
from tests.rule import rule
from tests.telling.test_reader import Game, table, update
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
    alone = Reader("en", Registry(), game(key).pack, fresh=True)
    for without, words in zip(bare.updates, told.raw[1:], strict=True):
        assert messages.write(alone.read(without)).decode() == words


async def test_many_spectators_cost_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of another language and the seats have words of their own."""
    made: Counter[str] = Counter()
    words = Narrator.words

    def counted(self: Narrator, view: View, play: messages.PlayNow) -> Words:
        made[f"{self.voice.words.lang} {view.seat}"] += 1
        return words(self, view, play)

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
            monkeypatch.setattr(Narrator, "words", counted)
            await go_on(at, 5)
            for each in (*english, *french, *seats, late):
                await each.seen(at.seats[0].updates[-1].seq)
            updates = len(english[0].updates) - heard
            assert late.raw[-updates:] == english[0].raw[-updates:]
            await late.__aexit__()
        await at.close()
    assert updates >= 5
    assert made == Counter(dict.fromkeys(("en -1", "fr -1", "en 0", "en 1"), updates))


def test_who_knows_other_names_is_told_other_words() -> None:
    """Though the message is the same; and what was said is soon forgotten."""
    echo, going = Echo(), Game("questor")
    readers = {name: Reader("en", Registry(), lambda: None, fresh=True) for name in ("Ann", "Cleo")}
    said = dict.fromkeys(readers, "")
    for name, reader in readers.items():
        first = update(table=table("questor", name, "Bob"), play=going.play())
        said[name] += echo.read_aloud("r", reader, messages.write(first)).decode()
    for _ in range(MOST):
        later = messages.write(update(going.go_on(), play=going.play()))
        for name, reader in readers.items():
            said[name] += echo.read_aloud("r", reader, later).decode()
    assert "Ann" in said["Ann"]
    assert "Ann" not in said["Cleo"]
    assert len(echo._said) == MOST


TURNWISE = [key for key in KEYS if key not in ("run-the-race", "saint-cards")]
"""Games whose next entry does not depend on who is quickest."""


@pytest.mark.parametrize("key", TURNWISE)
def test_who_missed_something_is_told_what_follows_for_them(key: str) -> None:
    """All, only every third message, or briefed before: each is told as if it were alone."""
    echo, going = Echo(), Game(key)
    fresh = (True, True, False)
    sharing = [Reader("en", Registry(), lambda: None, each) for each in fresh]
    alone = [Reader("en", Registry(), lambda: None, each) for each in fresh]
    for step in range(40):
        if going.match.state.actor < CHANCE:
            break
        now = table(key, "Ann", "Bob") if step % 9 == 0 else None
        told = update(going.go_on(), table=now, play=going.play())
        for n, (one, other) in enumerate(zip(sharing, alone, strict=True)):
            if n != 1 or step % 3 == 0:
                said = echo.read_aloud("r", one, messages.write(told))
                assert said == messages.write(other.read(told)), (step, n)
