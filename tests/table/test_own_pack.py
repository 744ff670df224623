"""A pack that a host brings: seen by all before they are ready, kept when rules change."""

import json

from questable.games.holy_quest import GAME
from questable.table import messages
from questable.table.log import rows
from tests.table.bench import Bench, Player
from tests.table.test_house_pack import QUESTOR, questor, renew

MINE = QUESTOR.format(tiles=9).replace("ours", "mine")
CLASS = (
    'game = "holy-quest"\nname = "class"\nextends = "base"\n[[question]]\n'
    'text = "Who?"\nanswers = ["SECRET", "b", "c"]\n'
)


async def test_everybody_is_told_who_brought_it_and_is_asked_anew() -> None:
    """Who comes in later sits down and is not ready for what they have not seen."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        assert (bob.table.pack_by, bob.table.people[1].ready) == (-1, True)
        await ann.must(messages.Choose(game="questor", players=3, pack=MINE))
        assert (bob.table.pack, bob.table.pack_by) == ("mine", 0)
        assert not bob.table.people[1].ready
        await bench.hall.enter(bench.opened.door, "Eve", sits=True)
        await bench.settle()
        assert [(each.seat, each.ready) for each in bob.table.people] == [
            (0, False),
            (1, False),
            (2, False),
        ]
        await ann.must(messages.Choose(game="questor", players=2))
        assert (bob.table.pack, bob.table.pack_by) == ("", -1)


async def test_other_rules_leave_it_where_it_is() -> None:
    """If they say so, and if it is this game's; whoever brought it is still told."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        await ann.must(messages.Choose(game="questor", players=2, pack=MINE))
        ask = messages.Choose(game="questor", players=4, options={"dig": "any"}, same_pack=True)
        await ann.must(ask)
        table = bob.table
        assert (table.pack, table.pack_by, table.players, table.options["dig"]) == (
            "mine",
            0,
            4,
            "any",
        )
        assert table.options["mage_tiles"] == 9
        assert await bob.refused(ask) == "not-host"
        odd = messages.Choose(game="questor", players=9, same_pack=True)
        assert await ann.refused(odd) == "T-1.4"
        await ann.must(messages.Choose(game="pillars", players=2, same_pack=True))
        assert (bob.table.game, bob.table.pack, bob.table.pack_by) == ("pillars", "", -1)


async def test_without_one_the_houses_is_taken() -> None:
    """As without saying so."""
    async with Bench() as bench:
        await renew(bench, "questor", questor(7))
        ann, bob = await bench.table()
        await ann.must(messages.Choose(game="questor", players=2, same_pack=True))
        assert (bob.table.pack, bob.table.pack_by) == ("ours", -1)
        await renew(bench, "questor", questor(8))
        assert bob.table.options["mage_tiles"] == 8


async def test_a_game_after_it_has_the_same_and_says_whose_it_is() -> None:
    """A rematch is played with what was brought."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        await ann.must(messages.Choose(game="questor", players=2, pack=MINE))
        for each in (ann, bob):
            await each.must(messages.Ready())
        await bench.deal([ann, bob])
        await ann.must(messages.Abandon())
        await ann.must(messages.Next())
        assert (bob.table.pack, bob.table.pack_by) == ("mine", 0)


async def test_no_line_is_told_a_right_answer_before_the_end() -> None:
    """Neither now nor to who comes back; the store and the record know."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        await ann.must(messages.Choose(game="holy-quest", players=2, pack=CLASS))
        for each in (ann, bob):
            await each.must(messages.Ready())
        await bench.deal([ann, bob])
        late = await Player(bench, bob.passed).join(since=0)
        for each in (ann, bob, late):
            heads = [
                json.loads(bytes(told.fact.header))
                for update in each.told
                if isinstance(update, messages.Update)
                for told in update.told
                if isinstance(told.fact, messages.Dealt)
            ]
            assert heads
            for head in heads:
                assert head["pack"]["facts"]["questions"][""] == [[":own:1", 2, 0, 3]]
        await ann.must(messages.Abandon())
        record = await bench.hall.record(ann.passed)
        own = GAME.read_pack("pack", CLASS).facts["questions"]
        assert isinstance(own, dict)
        assert json.loads(record.split("\n")[0])["pack"]["facts"]["questions"][""] == own[""]


def test_a_row_from_before_knows_nobody() -> None:
    """What was stored without it is read."""
    row = rows.ChooseRow(game="questor", players=2, options={})
    assert row.by == -1
