"""Every game to its end by clients over a real socket, its record true in every die and card."""

import asyncio

import pytest

from questable import client
from questable.engine import OVER, Match, read_record
from questable.registry import KEYS, Registry, game
from questable.table import Settings, verify
from tests.web.served import play_out, served, table


@pytest.mark.parametrize("key", KEYS)
async def test_a_game_is_played_to_its_end_and_its_record_verifies(key: str) -> None:
    """With as many people as the game takes."""
    opened_at_once = Settings(pause=0)
    async with (
        served() as here,
        table(here.url, key, game(key).most, settings=opened_at_once) as (seats, link),
    ):
        await asyncio.wait_for(play_out(seats, f"web {key}"), 240)
        text = await client.record(here.url, link)
        outcome = seats[0].play.outcome if seats[0].play else None
    record = read_record(Registry(), text)
    match = Match(game(key), record)
    assert match.state.actor == OVER
    assert outcome is not None
    assert outcome.winners == list(match.state.result().winners)
    assert "person" in {entry.by for entry in record.entries}
    assert verify(game(key), record) == []
    assert "Ann" not in text
