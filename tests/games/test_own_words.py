"""What people read on the cards of someone's own pack goes with it: records, rooms, replays."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import questable
from questable.desk.records import looked_at
from questable.desk.replays import Wish, shown
from questable.engine import OVER, Game, Match, Pack, Record, RecordError, read_record
from questable.engine.pack import Facts
from questable.engine.sampling import random_action, random_seat
from questable.games.rae.pack import cards
from questable.games.run_the_race.pack import named
from questable.games.saint_cards.pack import own
from questable.registry import Registry, game
from questable.saints import shipped
from questable.table import messages
from tests.table.bench import Bench
from tests.web.served import GENEROUS

RAE = Path(questable.__file__).parent / "games" / "rae" / "pack" / "base.toml"


def rae_text() -> str:
    """Ràe's cards with titles of one's own."""
    text = RAE.read_text(encoding="utf-8").replace('name = "base"', 'name = "parish"')
    return re.sub('title_en = ".*"', 'title_en = "Our Own Card"', text)


def saints_text(count: int) -> str:
    """Saints, the first of whom is nobody else's."""
    lines = ['name = "parish"']
    for n in range(count):
        key = f"a-b-{chr(97 + n // 26)}{chr(97 + n % 26)}"
        lines += [f"[{key}]", f'name = {{ en = "Our Saint {n}", fr = "Notre saint {n}" }}']
        lines += ["birth = 4", "passing = 5", 'main = "red"', "month = 6"]
    return "\n".join(lines)


def word(pack: Pack) -> str:
    """What the first card is called in English."""
    match pack.name, len(pack.facts):
        case _, 1:
            return named(pack).saint("a-b-aa", "en")
        case _ if "saints" in pack.facts:
            return own(pack).names["a-b-aa"]["en"]
    return cards(pack)[0].title["en"]


PACKS = {
    "rae": (rae_text(), "Our Own Card"),
    "saint-cards": (saints_text(60), "Our Saint 0"),
    "run-the-race": (saints_text(60), "Our Saint 0"),
}


def foreign(found: Game, key: str) -> Record:
    """A record with the pack."""
    pack = found.read_pack("own.toml", PACKS[key][0])
    return Record(found.key, found.rules_version, found.setup(2, {}, pack), foreign=True)


@pytest.mark.parametrize("key", PACKS)
def test_a_record_carries_them(key: str) -> None:
    """Read where nobody has the file, the cards are called as there; without them, as by us."""
    record = foreign(game(key), key)
    again = read_record(Registry(), record.text())
    assert word(again.setup.pack) == PACKS[key][1]
    assert again.text() == record.text()
    head = msgspec.json.decode(record.header())
    del head["pack"]["words"]
    bare = read_record(Registry(), msgspec.json.encode(head).decode() + "\n")
    assert bare.setup.pack.hash == record.setup.pack.hash
    assert word(bare.setup.pack) != PACKS[key][1]


@pytest.mark.parametrize("key", PACKS)
async def test_a_room_carries_them(key: str) -> None:
    """In what it plays with, in the header that all are told, and after a restart."""
    async with Bench() as bench:
        people = await bench.table(game=key)
        host = people[0]
        await host.must(messages.Choose(game=key, players=2, pack=PACKS[key][0]))
        assert word(bench.room().setup().pack) == PACKS[key][1]
        for person in people:
            await person.must(messages.Ready())
        await bench.deal(people)
        assert PACKS[key][1].encode() in b"".join(people[1].raw)
        await bench.restart()
        await bench.hall.room(bench.opened.room)
        assert word(bench.room().record().setup.pack) == PACKS[key][1]


def test_a_replay_shows_them() -> None:
    """In the words of its boards."""
    match, rng = Match(game("rae"), foreign(game("rae"), "rae")), Random(1)
    while match.state.actor != OVER:
        seat = random_seat(match.state, rng)
        match.play(seat, random_action(match.state, seat, rng).text, "bot")
    text = match.record.text()
    assert looked_at(text).open
    frames = shown(Wish(record=text, lang="en", boards=False, count=300), GENEROUS.told()).frames
    assert "Our Own Card" in " ".join(line for frame in frames for line in frame.lines)


ODD: list[tuple[str, Facts, str]] = [
    ("rae", {"red-sword": {}}, "cards-missing key=words"),
    ("saint-cards", {"nobody": {"en": "A", "fr": "B"}}, "no-such-card card=nobody"),
    ("saint-cards", {"a-b-aa": {"en": "A"}}, "languages key=a-b-aa languages=en, fr"),
    (
        "run-the-race",
        {"a-b-aa": {"en": "A" * 61, "fr": "B"}},
        "words-too-long key=a-b-aa.en most=60",
    ),
    ("run-the-race", {"nobody": {"en": "A", "fr": "B"}}, "no-such-card card=nobody"),
]


@pytest.mark.parametrize(("key", "words", "why"), ODD)
def test_odd_words_are_refused(key: str, words: Facts, why: str) -> None:
    """With the header's line."""
    head = msgspec.json.decode(foreign(game(key), key).header())
    head["pack"]["words"] = words
    with pytest.raises(RecordError, match=why):
        read_record(Registry(), msgspec.json.encode(head).decode() + "\n")


def test_what_we_call_saints_needs_no_words() -> None:
    """A pack that calls ours as we do carries none."""
    saint = shipped().saints[0]
    pack = game("saint-cards").pack()
    assert pack.words == {}
    assert own(game("saint-cards").pack_of("x", pack.facts)).names[saint.key] == saint.name
