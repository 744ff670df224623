"""The house's pack of a game: rooms follow it from one deal to the next."""

import importlib
from pathlib import Path
from random import Random

import pytest

from questable.engine import Game, Pack, read_record
from questable.games import rae
from questable.games.holy_quest import HolyQuestGame
from questable.games.holy_quest.box import Box
from questable.registry import Registry
from questable.registry import game as find_game
from questable.table import Limits, No, Settings, messages
from questable.table.judge.house_pack import HousePack, need_playable
from questable.table.log import rows
from questable.telling import Interpreter, Reader
from questable.text import Words
from tests.table.bench import Bench, Player, play_on

QUESTOR = """
name = "ours"
[die]
walls = ["ahead", "left", "right", "ahead", "left", "right"]
monsters = [4, 5, 6]
[supply]
monsters = 15
[goals]
trophies = 2
tiles = {tiles}
tiles_three = 20
"""
FAULT = No("pack", facts={"line": 4, "why": "die-walls", "key": "walls", "n": 6})


def questor(tiles: int, name: str = "ours") -> Pack:
    """A pack of Questor in which the Mage needs so many tiles."""
    text = QUESTOR.format(tiles=tiles).replace("ours", name)
    return find_game("questor").read_pack("ours.toml", text)


def saints(title: str, count: int = 60) -> Pack:
    """A pack of so many saints, the first with this name."""
    cards = [
        f'[saint-{n}]\nname = {{ en = "{f"Saint {n}" if n else title}", fr = "Saint {n}" }}\n'
        f'birth = {n % 20 + 1}\npassing = {n % 20 + 1}\nmain = "brown"\nmonth = {n % 12 + 1}\n'
        'ribbons = ["teal"]\ngeography = ["western-europe"]\n'
        for n in range(count)
    ]
    return find_game("saint-cards").read_pack("ours.toml", 'name = "ours"\n' + "".join(cards))


async def renew(bench: Bench, game: str, pack: Pack, fault: No | None = None) -> None:
    """The file was written anew."""
    bench.hall.play_with(game, HousePack(pack, fault))
    await bench.settle()


async def end(bench: Bench, people: list[Player]) -> None:
    """The game is broken off."""
    await people[0].must(messages.Abandon())


async def deal_again(bench: Bench, people: list[Player]) -> None:
    """The next game, from its end to its deal."""
    await people[0].must(messages.Next())
    for person in people:
        await person.must(messages.Ready())
    await bench.deal(people)


def kinds(player: Player) -> list[str]:
    """What rows said, by their kind."""
    return [str(type(fact).__struct_config__.tag) for fact in player.facts()]  # type: ignore[attr-defined]


def tiles(bench: Bench) -> int:
    """What the game that was dealt last asks of the Mage."""
    return bench.room().record().setup.number("mage_tiles")


async def test_a_game_is_chosen_with_the_pack_of_the_house() -> None:
    """Which everybody sees, and the record carries."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        people = await bench.dealt()
        assert people[1].table.pack == "ours"
        assert tiles(bench) == 7
        await end(bench, people)
        text = await bench.hall.record(people[0].passed)
        record = read_record(Registry(), text)
        assert record.foreign
        assert record.setup.pack.facts == questor(7).facts


async def test_other_games_and_what_a_host_brings_are_not_touched() -> None:
    """Nor do such rooms follow the file."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        host = await bench.host()
        await host.must(messages.Choose(game="pillars", players=2))
        assert host.table.pack == ""
        text = QUESTOR.format(tiles=9).replace("ours", "mine")
        await host.must(messages.Choose(game="questor", players=2, pack=text))
        assert host.table.pack == "mine"
        await renew(bench, "questor", questor(8))
        assert (host.table.pack, host.table.edition) == ("mine", 0)
        assert "pack" not in kinds(host)


async def test_a_change_in_the_lobby_is_told_and_takes_every_ready_back() -> None:
    """So that nobody begins a game that they have not seen."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        ann, bob = await bench.table()
        assert bob.table.people[1].ready
        await renew(bench, "questor", questor(8, "newer"))
        assert (bob.table.pack, bob.table.edition, bob.table.renewed) == ("newer", 1, False)
        assert bob.table.options["mage_tiles"] == 8
        assert not any(person.ready for person in bob.table.people)
        assert kinds(bob)[-1] == "pack"
        assert await ann.refused(messages.Start()) == "not-ready"


async def test_a_game_that_runs_is_played_to_its_end_as_it_began() -> None:
    """The next one has the new pack; a restart in between changes nothing of that."""
    async with Bench(limits=Limits(snapshot_rows=4)) as bench:
        await renew(bench, "questor", questor(7))
        people = await bench.dealt()
        await renew(bench, "questor", questor(8))
        assert (people[0].table.renewed, people[0].table.edition) == (True, 1)
        assert tiles(bench) == 7
        await renew(bench, "questor", questor(8), FAULT)
        await play_on(people, Random("on"), 20)
        await bench.restart()
        people = [await player.join() for player in people]
        assert bench.hall.metrics()["snapshots_used"] == 1
        assert (people[0].table.renewed, people[0].table.edition, tiles(bench)) == (True, 1, 7)
        assert people[0].table.pack_fault is not None
        await renew(bench, "questor", questor(8))
        assert people[0].table.pack_fault is None
        await end(bench, people)
        assert people[0].table.renewed
        await deal_again(bench, people)
        assert (people[0].table.renewed, tiles(bench)) == (False, 8)
        await end(bench, people)
        texts = [await bench.hall.record(people[0].passed, n) for n in (0, 1)]
        found = [read_record(Registry(), text).setup.number("mage_tiles") for text in texts]
        assert found == [7, 8]


async def test_only_the_last_of_several_changes_counts() -> None:
    """Each of them is told."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        people = await bench.dealt()
        for count in (8, 9):
            await renew(bench, "questor", questor(count))
        await end(bench, people)
        await deal_again(bench, people)
        assert (tiles(bench), people[0].table.edition) == (9, 2)
        assert kinds(people[1]).count("pack") == 2
        await renew(bench, "questor", questor(9), FAULT)
        await renew(bench, "questor", questor(10))
        assert people[0].table.pack_fault is None
        await end(bench, people)
        await deal_again(bench, people)
        assert tiles(bench) == 10


async def test_a_fault_is_told_once_and_changes_nothing() -> None:
    """Until the file can be used again."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        ann, bob = await bench.table()
        for _ in range(2):
            await renew(bench, "questor", questor(7), FAULT)
        fault = bob.table.pack_fault
        assert fault is not None
        assert (fault.code, fault.facts) == ("pack", FAULT.facts)
        assert kinds(bob).count("pack-fault") == 1
        assert bob.table.people[1].ready
        await bench.deal([ann, bob])
        assert tiles(bench) == 7
        await renew(bench, "questor", questor(7))
        assert bob.table.pack_fault is None
        assert (bob.table.edition, bob.table.renewed) == (0, False)


async def test_a_table_that_is_opened_while_the_file_is_wrong_hears_of_it() -> None:
    """It plays with the last pack that could be read."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7), FAULT)
        people = await bench.dealt()
        assert people[0].table.pack_fault is not None
        assert tiles(bench) == 7


async def test_a_room_that_finds_no_room_to_think_looks_again_a_moment_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Many rooms follow one file, and each has its turn."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        ann, _ = await bench.table()
        think = bench.hall.world.thinking.think

        async def busy(*_: object) -> None:
            raise No("busy")

        monkeypatch.setattr(bench.hall.world.thinking, "think", busy)
        await renew(bench, "questor", questor(8))
        assert ann.table.edition == 0
        monkeypatch.setattr(bench.hall.world.thinking, "think", think)
        await bench.advance(2)
        assert ann.table.edition == 1


async def test_what_was_asked_for_stays_and_what_follows_from_the_pack_is_settled_anew() -> None:
    """Also where a page sends all options back as they were settled."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        host = await bench.host()
        await host.must(messages.Choose(game="questor", players=2, options={"dig": "facing"}))
        settled = {**host.table.options, "gifts": True}
        await host.must(messages.Choose(game="questor", players=2, options=settled))
        await renew(bench, "questor", questor(8))
        assert host.table.options == {**settled, "mage_tiles": 8}
        own = {**host.table.options, "mage_tiles": 11}
        await host.must(messages.Choose(game="questor", players=2, options=own))
        await renew(bench, "questor", questor(9))
        assert host.table.options["mage_tiles"] == 11


async def test_a_pack_that_this_table_cannot_play_is_refused_here_and_taken_elsewhere() -> None:
    """Too few cards for four players are enough for two."""
    async with Bench() as bench:
        await renew(bench, "saint-cards", saints("Saint 0"))
        two = await bench.host()
        await two.must(messages.Choose(game="saint-cards", players=2))
        most = find_game("saint-cards").most
        many = await bench.host("Bea")
        await many.must(messages.Choose(game="saint-cards", players=most))
        await renew(bench, "saint-cards", saints("Saint 0", 24))
        assert (two.table.edition, two.table.pack_fault) == (1, None)
        fault = many.table.pack_fault
        assert fault is not None
        assert (many.table.edition, fault.code, fault.rule) == (0, "too-few-cards", "S-1.6")


async def test_in_a_series_sums_and_the_dealer_go_on() -> None:
    """Only the cards are others."""
    async with Bench() as bench:
        await renew(bench, "saint-cards", saints("Saint 0"))
        settings = Settings(games=3, pause=0)
        people = await bench.dealt(game="saint-cards", settings=settings)
        first = bench.room().record().setup
        await play_on(people, Random("series"))
        await renew(bench, "saint-cards", saints("Saint Anew"))
        await people[0].must(messages.Next())
        assert people[0].table.options["dealer"] == (first.number("dealer") + 1) % 2
        await renew(bench, "saint-cards", saints("Saint Newest"))
        assert people[0].table.options["dealer"] == (first.number("dealer") + 1) % 2
        for person in people:
            await person.must(messages.Ready())
        await bench.deal(people)
        second = bench.room().record().setup
        assert second.pack.words != first.pack.words
        series = bench.room().series
        assert series is not None
        assert len(series.played) == 1
        assert series.following.setup.pack is second.pack


async def test_words_alone_are_a_change_and_are_read_at_the_next_deal() -> None:
    """The facts have the same hash then, and nobody is told the old names."""
    async with Bench() as bench:
        await renew(bench, "saint-cards", saints("Saint Old"))
        people = await bench.dealt(game="saint-cards")
        interpreter = Interpreter(Words("en"), Registry())

        def names() -> str:
            narrator = interpreter.narrator(people[0].table, people[0].line.pack())
            assert narrator is not None
            return str(narrator.teller.pack.words)

        assert "Saint Old" in names()
        await renew(bench, "saint-cards", saints("Saint New"))
        assert "Saint Old" in names()
        await end(bench, people)
        await deal_again(bench, people)
        assert "Saint Old" not in names()
        assert "Saint New" in names()


async def test_who_comes_later_reads_each_game_in_the_words_of_its_own_pack() -> None:
    """The entries of a game that is over are not told in the names of another pack."""
    async with Bench() as bench:
        await renew(bench, "saint-cards", saints("Saint Old"))
        people = await bench.dealt(game="saint-cards")
        await play_on(people, Random("later"), 6)
        await renew(bench, "saint-cards", saints("Saint New"))
        await play_on(people, Random("later"), 4)
        await end(bench, people)
        await deal_again(bench, people)
        await play_on(people, Random("later"), 3)
        heard: list[messages.Tell] = []
        line = await bench.hall.join(people[0].passed, heard.append, since=0)
        reader = Reader(Interpreter(Words("en"), Registry()), line.pack, True)
        updates = [each for each in heard if isinstance(each, messages.Update)]
        told = [each for update in updates for each in reader.read(update, "picture").told]
        deals = [n for n, each in enumerate(told) if isinstance(each.fact, messages.Dealt)]
        said = [
            (n > deals[1], bool(each.fact.lines))
            for n, each in enumerate(told)
            if isinstance(each.fact, messages.Acted) and each.fact.events
        ]
        assert (False, True) not in said
        assert (True, True) in said


def test_saints_that_were_read_keep_their_place_by_name() -> None:
    """The Holy Quest hands them on by number, and a pack may have them in another order."""
    game = find_game("holy-quest")
    assert isinstance(game, HolyQuestGame)
    now = game.pack()
    keys = list(game._opened(now)[1].saints)
    before = Pack("before", {})
    box = Box()
    box.saints = ["gone", keys[5], keys[2]]
    before.made = (game._opened(now)[0], box)
    carried = {"scores": [3, 4], "read": [0, 1, 2]}
    assert game.recarried(carried, before, now) == {"scores": [3, 4], "read": [2, 5]}
    assert game.recarried({}, before, now) == {}


@pytest.mark.parametrize("key", ["questor", "pillars", "holy-quest", "rae"])
def test_what_a_game_ships_can_be_copied_and_named(key: str) -> None:
    """As a designer begins; SaintCards' own file is wild cards alone."""
    game: Game = find_game(key)
    module = importlib.import_module(type(game).__module__)
    folder = Path(str(module.__file__)).parent / "pack"
    pack = game.read_pack("mine.toml", (folder / "base.toml").read_text(encoding="utf-8"))
    need_playable(game, pack)
    assert pack.facts == game.pack().facts


def test_rows_of_the_pack_are_read_again_as_written() -> None:
    """As every row of a room."""
    pack = questor(7)
    new = rows.PackRow(pack="ours", facts=pack.facts, words={}, options={"dig": "any"})
    for row in (new, rows.PackFaultRow(code="pack", facts={"line": 3})):
        assert rows.decoded(rows.encoded(row)) == row


async def test_what_a_game_hands_on_is_handed_on_under_another_pack() -> None:
    """In Ràe the start moves on."""
    file = Path(rae.__file__).parent / "pack" / "base.toml"
    text = file.read_text(encoding="utf-8")
    packs = [find_game("rae").read_pack("", text.replace('"base"', f'"{n}"', 1)) for n in "ab"]
    async with Bench() as bench:
        await renew(bench, "rae", packs[0])
        people = await bench.dealt(game="rae", settings=Settings(games=2, pause=0))
        await play_on(people, Random("handed"))
        await renew(bench, "rae", packs[1])
        await people[0].must(messages.Next())
        room = bench.room()
        assert room.chosen is not None
        assert (room.chosen.pack, list(room.chosen.carried)) == ("b", ["first"])
        assert room.setup().carried == room.chosen.carried
